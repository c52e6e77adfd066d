/// Reads time expressions off a sentence: what the words say, not yet seen from a moment.
///
/// Each attempt looks at a bounded number of scalars and never tries many readings of the same stretch, so that a whole
/// sentence costs linear time. The parts of the grammar are in extensions, one file each.
struct TimeScanner {
  /// Something read, and the offset behind it.
  typealias Read<Value> = (value: Value, end: Int)

  let sentence: Sentence
  /// Without the white space around the sentence; an expression that fills it is said for its own sake.
  let content: Range<Int>
  /// Where the end of a range is looked for: there a number may stand behind a hyphen.
  var rangeEnd = -1
  let lexicon = TimeLexicon.shared

  init(sentence: Sentence) {
    self.sentence = sentence
    content = sentence.trimmed
  }

  /// The expression that begins at `start`, if one does.
  func reading(at start: Int) -> Read<TimeReading>? {
    guard mayBegin(at: start) else { return nil }
    let word = word(at: start)
    switch word?.value {
    case .text: return word.map { (.text, $0.end) }
    case .vague(let direction): return word.flatMap { window(direction, at: $0.end) ?? (.vague, $0.end) }
    default: break
    }
    // 從 belongs to a range, and to nothing else.
    if sentence.isOne(of: "从由自", at: start) { return point(at: start + 1).flatMap { span(from: $0) } }
    if let repetition = repetition(at: start, word: word) { return repetition }
    if let window = windowOrTwoDays(at: start, word: word) { return window }
    if let offset = offset(at: start) ?? duration(at: start) { return offset }
    guard var first = point(at: start, word: word) else { return sharedEnd(at: start) }
    if let span = span(from: first) { return span }
    // 起 after a part of the day belongs to the next word (傍晚起風).
    let isPartOnly = first.value.day == nil && first.value.clock == nil
    if let end = boundEnd(at: first.end), !(isPartOnly && sentence.isOne(of: "起", at: first.end)) {
      first.value.isBound = true
      first.end = end
    }
    return (.point(first.value), first.end)
  }

  /// A cheap look at the first scalar, which is all that most offsets of a sentence need.
  private func mayBegin(at start: Int) -> Bool {
    lexicon.mayBegin(sentence[start]) || Self.beginnings.contains(sentence[start])
  }

  /// What the grammar itself asks for at a beginning.
  private static let beginnings = ScalarSet("0123456789〇零○一二两俩三四五六七八九十百千廿卅每再过半民初闰早晚从由自差昨今明个第隔qap")

  func isNumeric(at offset: Int) -> Bool {
    sentence.isDigit(at: offset) || Self.digit(sentence[offset]) != nil || Self.multiplier(sentence[offset]) != nil
      || Self.tens(sentence[offset]) != nil
  }

  /// The offset at which to look on when nothing begins at `start`: behind a whole run of digits or numerals, since the rest of
  /// a number is no number (三十五點 holds no 五點).
  func skip(from start: Int) -> Int {
    var end = start + 1
    if isNumeric(at: start) {
      // 4月31日 holds no 31日 either, nor 2.5 a 5.
      while isNumeric(at: end) || sentence.isOne(of: "月.", at: end) && isNumeric(at: end + 1) { end += 1 }
    } else if sentence.isLetter(at: start) {
      // Words and names of letters with digits (D3, B12) hold no times.
      while sentence.isLetter(at: end) || sentence.isDigit(at: end) { end += 1 }
    }
    return end
  }

  /// The longest word of time at `start`; a word of letters only where no further letter follows.
  func word(at start: Int) -> Read<TimeWord>? {
    guard let match = lexicon.match(in: sentence, at: start) else { return nil }
    if sentence.isLetter(at: start), sentence.isLetter(at: match.end) { return nil }
    return (match.sense, match.end)
  }

  /// Behind one blank, where one stands at `offset`.
  func next(_ offset: Int) -> Int {
    sentence[offset] == 0x20 ? offset + 1 : offset
  }

  /// Behind 的 and one blank, as far as they stand at `offset`.
  func nextPart(_ offset: Int) -> Int {
    sentence.isOne(of: "的", at: offset) ? offset + 1 : next(offset)
  }

  func isClauseStart(_ offset: Int) -> Bool {
    offset == content.lowerBound || Clauses.isSeparator(sentence[offset - 1])
  }

  /// Whether nothing but `start..<end` stands in the sentence.
  func isWhole(_ start: Int, _ end: Int) -> Bool {
    start == content.lowerBound && end == content.upperBound
  }

  /// Behind a marker that sets a bound and stands directly at an expression (月底前, 7/1起, 零點以後).
  private func boundEnd(at end: Int) -> Int? {
    if sentence.isOne(of: "以之", at: end), sentence.isOne(of: "前后", at: end + 1) { return end + 2 }
    if sentence.isOne(of: "前", at: end), !sentence.isOne(of: "面往天后进", at: end + 1), number(at: end + 1) == nil {
      return end + 1
    }
    if sentence.isOne(of: "后", at: end), !sentence.isOne(of: "来面天续悔", at: end + 1) { return end + 1 }
    if sentence.isOne(of: "起", at: end), !sentence.isOne(of: "床来身疹飞司码", at: end + 1) { return end + 1 }
    return nil
  }
}
