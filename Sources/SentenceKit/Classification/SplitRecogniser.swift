/// Finds the place where a sentence of two intents parts.
enum SplitRecogniser {
  /// How sure both kinds have to be.
  private static let confidence = 0.85

  /// The first place between two clauses whose sides are surely of different kinds, one of which asks for action.
  ///
  /// - Parameter suggestion: reads a stretch of the sentence for itself.
  static func split(_ sentence: Sentence, suggestion: (Range<Int>) -> KindSuggestion) -> SentenceSplit? {
    let whole = sentence.trimmed
    // Longer texts are no single sentence, and each place costs a reading of both sides.
    guard whole.count <= 120 else { return nil }
    var tried = 0
    for offset in whole where isParting(sentence, at: offset) {
      let first = trimmed(sentence, whole.lowerBound..<offset)
      let second = trimmed(sentence, offset + 1..<whole.upperBound)
      guard first.count >= 2, second.count >= 3, tried < 2 else { continue }
      tried += 1
      let firstKind = suggestion(first)
      guard firstKind.confidence >= confidence else { continue }
      let secondKind = suggestion(second)
      guard secondKind.confidence >= confidence, isAction(firstKind.kind) != isAction(secondKind.kind) else { continue }
      return SentenceSplit(first: first, second: second, firstKind: firstKind, secondKind: secondKind)
    }
    return nil
  }

  private static func isAction(_ kind: SentenceKind) -> Bool { kind == .todo || kind == .request }

  /// Full stops, commas and semicolons between words; not inside a number.
  private static func isParting(_ sentence: Sentence, at offset: Int) -> Bool {
    switch sentence[offset] {
    case 0x2C, 0x3B, 0x3002, 0x21, 0x0A: !sentence.isDigit(at: offset + 1)
    default: false
    }
  }

  private static func trimmed(_ sentence: Sentence, _ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    func isEdge(_ offset: Int) -> Bool { Clauses.isSeparator(sentence[offset]) && !sentence.isOne(of: "?!", at: offset) }
    while start < end, isEdge(start) { start += 1 }
    while end > start, isEdge(end - 1) { end -= 1 }
    return start..<end
  }
}
