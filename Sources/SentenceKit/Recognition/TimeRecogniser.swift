/// Finds the time expressions of a sentence and gives them values.
enum TimeRecogniser {
  /// In order, never overlapping. O(length).
  static func expressions(in sentence: Sentence, now: CivilDateTime, kind: SentenceKind) -> [TimeExpression] {
    let scanner = TimeScanner(sentence: sentence)
    var resolver: TimeResolver?
    var expressions: [TimeExpression] = []
    var offset = 0
    while offset < sentence.count {
      guard let reading = scanner.reading(at: offset) else {
        offset = scanner.skip(from: offset)
        continue
      }
      let range = offset..<reading.end
      offset = reading.end
      if case .text = reading.value { continue }
      // Most sentences name no time; they need no tenses.
      if resolver == nil { resolver = TimeResolver(sentence: sentence, now: now, kind: kind) }
      if let meaning = resolver?.meaning(of: reading.value, in: range) {
        expressions.append(
          TimeExpression(text: sentence.text(range), scalarRange: range, value: meaning.value, grain: meaning.grain))
      }
    }
    return expressions
  }
}
