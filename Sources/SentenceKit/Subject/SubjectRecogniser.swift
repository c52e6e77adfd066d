/// Finds the people whom a sentence names, and whom it is about.
enum SubjectRecogniser {
  /// How many scalars may stand between two names for the first to be looking after the second (哥哥在幫弟弟).
  private static let careReach = 8

  /// The one whom a sentence is about, as the household writes the name.
  ///
  /// That is the first one it names, except that whoever tells of another or looks after one gives way (媽媽說弟弟, 奶奶帶豆豆,
  /// 哥哥餵弟弟): to a child in any case, else by the words between the names. O(length).
  static func subject(of mentions: [Mention], in sentence: Sentence) -> String? {
    guard var subject = mentions.first else { return nil }
    var isGrownUp = isGrownUp(subject, in: sentence)
    for next in mentions.dropFirst() {
      switch (isGrownUp, self.isGrownUp(next, in: sentence)) {
      case (true, false):
        guard givesWay(subject.range.upperBound, to: next.range.lowerBound, in: sentence) else { return subject.name }
        (subject, isGrownUp) = (next, false)
      case (false, true): break
      default:
        if tellsOrTends(subject.range.upperBound, next.range.lowerBound, in: sentence) { subject = next }
      }
    }
    return subject.name
  }

  /// Whether a name is one that grown-ups have (阿嬤, 王老師).
  private static func isGrownUp(_ mention: Mention, in sentence: Sentence) -> Bool {
    NameLexicon.grownUps.hasWord(in: sentence, within: mention.range.lowerBound, endingAt: mention.range.upperBound)
  }

  /// Whether a grown-up before a child is the one who acts, speaks or is spoken to: in one clause, or called first (媽媽，弟弟醒了).
  private static func givesWay(_ end: Int, to child: Int, in sentence: Sentence) -> Bool {
    if sentence.isOne(of: "的", at: end) || sentence.isOne(of: "'", at: end) { return false }
    if sentence.isOne(of: ",!: ", at: end) || says(at: end, in: sentence) { return true }
    for offset in end..<child where sentence.isOne(of: ",。;!?\n", at: offset) { return false }
    return true
  }

  /// Whether the first of two equals speaks of the second or does something for them.
  private static func tellsOrTends(_ end: Int, _ next: Int, in sentence: Sentence) -> Bool {
    guard end < next else { return false }
    if says(at: end, in: sentence) { return true }
    guard next - end <= careReach else { return false }
    for offset in end..<next where sentence.isOne(of: "的'跟和与,。;!?\n", at: offset) { return false }
    let last = sentence[next - 1] == 0x20 ? next - 1 : next
    return NameLexicon.care.hasWord(in: sentence, within: end, endingAt: last)
  }

  private static func says(at end: Int, in sentence: Sentence) -> Bool {
    NameLexicon.says.match(in: sentence, at: sentence[end] == 0x20 ? end + 1 : end) != nil
  }

  /// The places that mean one of the people, in order, not overlapping; where names begin together the longest.
  ///
  /// Names match in any case, width and script. O(length × total length of the names). Empty names are ignored.
  static func mentions(in sentence: Sentence, people: [String], times: [TimeExpression]) -> [Mention] {
    let names = people.compactMap { Name($0) }
    var mentions: [Mention] = []
    var nextTime = 0
    var offset = 0
    while offset < sentence.count {
      let head = sentence.folded[offset]
      var longest: Name?
      for name in names
      where name.scalars[0] == head && name.scalars.count > longest?.scalars.count ?? 0 && sentence.has(name.scalars, at: offset) {
        longest = name
      }
      guard let longest else {
        offset += 1
        continue
      }
      let range = offset..<offset + longest.scalars.count
      while nextTime < times.count, times[nextTime].scalarRange.upperBound <= offset { nextTime += 1 }
      // 元宵 is a child's name as well, 元宵節 is not.
      let isInTime = nextTime < times.count && times[nextTime].scalarRange.overlaps(range) && times[nextTime].scalarRange != range
      let occurrence = NameOccurrence(
        sentence: sentence, range: range, isCapitalised: longest.isCapitalised, isBehindName: mentions.last?.range.upperBound == offset)
      if !isInTime, occurrence.isPerson {
        mentions.append(Mention(name: longest.text, range: range))
        offset = range.upperBound
      } else {
        offset += 1
      }
    }
    return mentions
  }

  /// A name ready to be compared.
  private struct Name {
    let text: String
    let scalars: [UInt32]
    /// Whether it is written with a capital letter, which sets it apart from the word (May, may).
    let isCapitalised: Bool

    init?(_ text: String) {
      guard let first = text.unicodeScalars.first else { return nil }
      self.text = text
      scalars = Folding.shared(text)
      isCapitalised = (65...90).contains(first.value)
    }
  }
}
