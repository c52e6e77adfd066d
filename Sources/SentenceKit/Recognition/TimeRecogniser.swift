/// Finds the time expressions of a sentence and gives them values.
enum TimeRecogniser {
  /// What the words say, not yet seen from a moment, and where it stands.
  typealias Found = (reading: TimeReading, range: Range<Int>)

  /// In order, never overlapping. O(length).
  static func readings(in sentence: Sentence) -> [Found] {
    let scanner = TimeScanner(sentence: sentence)
    let english = EnglishScanner(sentence)
    var readings: [Found] = []
    var offset = 0
    while offset < sentence.count {
      guard let reading = Self.reading(at: offset, of: sentence, scanner, english) else {
        offset = sentence.language == .chinese ? scanner.skip(from: offset) : english.skip(from: offset)
        continue
      }
      let range = offset..<reading.end
      offset = reading.end
      if case .text = reading.value { continue }
      readings.append((reading.value, range))
    }
    return readings
  }

  /// What begins at an offset. Both scanners know clocks and dates in digits: the language of the sentence decides between them.
  private static func reading(
    at offset: Int, of sentence: Sentence, _ chinese: TimeScanner, _ english: EnglishScanner
  ) -> TimeScanner.Read<TimeReading>? {
    switch sentence.language {
    case .english: return english.reading(at: offset)
    case .chinese:
      if let reading = chinese.reading(at: offset) { return reading }
      // English words stand in Chinese sentences, too.
      guard sentence.isLetter(at: offset), let reading = english.reading(at: offset) else { return nil }
      return withTime(reading, chinese) ?? reading
    case .unknown:
      guard let one = chinese.reading(at: offset) else { return english.reading(at: offset) }
      guard let other = english.reading(at: offset), other.end > one.end else { return one }
      return other
    }
  }

  /// A day in English with the Chinese part of it or clock that stands behind (Friday 早上 9 點); nil without one.
  private static func withTime(
    _ reading: TimeScanner.Read<TimeReading>, _ chinese: TimeScanner
  ) -> TimeScanner.Read<TimeReading>? {
    guard case .point(var point) = reading.value, let day = point.day, day.isSingleDay, point.part == nil, point.clock == nil,
      let time = chinese.point(at: chinese.next(reading.end)), time.value.day == nil, !time.value.isNow
    else { return nil }
    (point.part, point.clock) = (time.value.part, time.value.clock)
    return (.point(point), time.end)
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
