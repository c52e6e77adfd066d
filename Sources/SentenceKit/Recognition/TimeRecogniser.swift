/// Finds the time expressions of a sentence and gives them values.
enum TimeRecogniser {
  /// What the words say, not yet seen from a moment, and where it stands.
  typealias Found = (reading: TimeReading, range: Range<Int>)

  /// In order, never overlapping. O(length).
  static func readings(in sentence: Sentence) -> [Found] {
    let scanner = TimeScanner(sentence: sentence)
    var readings: [Found] = []
    var offset = 0
    while offset < sentence.count {
      guard let reading = scanner.reading(at: offset) else {
        offset = scanner.skip(from: offset)
        continue
      }
      let range = offset..<reading.end
      offset = reading.end
      if case .text = reading.value { continue }
      readings.append((reading.value, range))
    }
    return readings
  }

  /// The readings seen from a moment; those that name no possible time are left out. O(length).
  static func expressions(_ readings: [Found], in sentence: Sentence, now: CivilDateTime, kind: SentenceKind) -> [TimeExpression] {
    // Most sentences name no time; they need no tenses.
    guard !readings.isEmpty else { return [] }
    var resolver = TimeResolver(sentence: sentence, now: now, kind: kind)
    return readings.compactMap { found in
      resolver.meaning(of: found.reading, in: found.range).map {
        TimeExpression(text: sentence.text(found.range), scalarRange: found.range, value: $0.value, grain: $0.grain)
      }
    }
  }
}
