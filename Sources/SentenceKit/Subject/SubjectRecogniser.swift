/// Finds whom a sentence is about.
enum SubjectRecogniser {
  private typealias Mention = (name: String, range: Range<Int>)

  /// The one of the people whom the sentence is about, as given; nil when it means none of them.
  ///
  /// That is the first one it names, except that a grown-up who tells of a child or looks after one (奶奶帶豆豆, 媽媽說弟弟) gives
  /// way to the child. Names match in any case, width and script, the longest first.
  /// O(length × total length of the names). Empty names are ignored.
  static func subject(in sentence: Sentence, people: [String]) -> String? {
    var first: Mention?
    var child: Mention?
    for person in people {
      guard let mention = mention(of: person, in: sentence) else { continue }
      if isBefore(mention, first) { first = mention }
      if isBefore(mention, child), !isCarer(mention, in: sentence) { child = mention }
    }
    guard let first, let child, isCarer(first, in: sentence) else { return first?.name }
    return givesWay(first.range.upperBound, to: child.range.lowerBound, in: sentence) ? child.name : first.name
  }

  /// Where the people are named, in order, not overlapping.
  static func names(in sentence: Sentence, people: [String]) -> [Range<Int>] {
    var mentions: [Mention] = []
    for person in people {
      if let mention = mention(of: person, in: sentence) { mentions.append(mention) }
    }
    mentions.sort { isBefore($0, $1) }
    var ranges: [Range<Int>] = []
    for mention in mentions where mention.range.lowerBound >= ranges.last?.upperBound ?? 0 { ranges.append(mention.range) }
    return ranges
  }

  /// Whether a mention stands further ahead; of names that begin together the longer one counts, of equal ones the one given first.
  private static func isBefore(_ mention: Mention, _ other: Mention?) -> Bool {
    guard let other else { return true }
    let (start, best) = (mention.range.lowerBound, other.range.lowerBound)
    // 妹妹 inside 小妹妹 begins later and loses as well.
    return start < best || start == best && mention.range.upperBound > other.range.upperBound
  }

  private static func isCarer(_ mention: Mention, in sentence: Sentence) -> Bool {
    NameLexicon.carers.match(in: sentence, at: mention.range.lowerBound)?.end == mention.range.upperBound
  }

  /// Whether a grown-up before a child is the one who acts, speaks or is spoken to: in one clause, or called first (媽媽，弟弟醒了).
  private static func givesWay(_ end: Int, to child: Int, in sentence: Sentence) -> Bool {
    guard end <= child else { return false }
    if sentence.isOne(of: ",!: ", at: end) || NameLexicon.says.match(in: sentence, at: end) != nil { return true }
    for offset in end..<child where sentence.isOne(of: ",。;!?\n", at: offset) { return false }
    return true
  }

  /// The first place where a name means the person.
  private static func mention(of person: String, in sentence: Sentence) -> Mention? {
    let scalars = person.unicodeScalars
    guard let first = scalars.first else { return nil }
    let length = scalars.count
    guard length <= sentence.count else { return nil }
    let folding = Folding.shared
    let head = folding(first)
    var offset = 0
    while offset <= sentence.count - length {
      if sentence.folded[offset] == head, stands(scalars, at: offset, in: sentence, folding) {
        let range = offset..<offset + length
        let isCapitalised = (65...90).contains(first.value)
        if NameOccurrence(sentence: sentence, range: range, isCapitalised: isCapitalised).isPerson { return (person, range) }
      }
      offset += 1
    }
    return nil
  }

  private static func stands(_ name: String.UnicodeScalarView, at start: Int, in sentence: Sentence, _ folding: Folding) -> Bool {
    var offset = start
    for scalar in name {
      guard sentence.folded[offset] == folding(scalar) else { return false }
      offset += 1
    }
    return true
  }
}
