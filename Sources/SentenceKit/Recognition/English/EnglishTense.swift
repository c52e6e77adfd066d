/// The English words of one clause that show its tense.
struct EnglishTense {
  private enum Mark: Sendable {
    case past, future, order, none
  }

  /// will, need, please: what they go with is still to come, even where something past is told beside it.
  private var isAhead = false
  /// ate, slept, was, picked.
  private var isDone = false
  /// Whether no word has been seen yet; an order stands first.
  private var isFirst = true

  /// Behind the words that were seen last (we've got), inside which no other is looked for.
  private var end = 0

  var tense: Tense { isAhead ? .future : isDone ? .past : .unknown }

  /// Looks at the word that begins at `start`.
  mutating func note(_ sentence: Sentence, at start: Int) {
    guard start >= end, sentence.isLetter(at: start), !sentence.isLetter(at: start - 1), !sentence.isOne(of: "'", at: start - 1) else {
      return
    }
    defer { isFirst = false }
    if let match = Self.marks.match(in: sentence, at: start), !sentence.isLetter(at: match.end) {
      end = match.end
      switch match.sense {
      case .future: isAhead = true
      case .past: isDone = true
      case .order: isAhead = isAhead || isFirst
      case .none: break
      }
      return
    }
    end = start
    // No verb is longer than that.
    while end - start < 16, sentence.isLetter(at: end) { end += 1 }
    if end - start > 3, sentence.isOne(of: "d", at: end - 1), sentence.isOne(of: "e", at: end - 2) { isDone = true }
  }

  /// Punctuation that parts clauses, and the words "and" and "but".
  static func isSeparator(_ sentence: Sentence, at offset: Int) -> Bool {
    let value = sentence[offset]
    if value == 0x20 { return conjunctions.contains { sentence.has($0, at: offset) } }
    // A full stop and not the point of 38.5 or a.m.
    if value == 0x2E { return Sentence.isBlank(sentence[offset + 1]) }
    return Clauses.isSeparator(value)
  }

  private static let conjunctions: [[UInt32]] = [" and ", " but "].map { Folding.shared($0) }

  private static let marks = Lexicon<Mark>(LexiconText.english) { heading in
    if heading.isNamed("was") { return .past }
    if heading.isNamed("will") { return .future }
    if heading.isNamed("order") { return .order }
    return heading.isNamed("no-past") ? Mark.none : nil
  }
}
