/// Reads time expressions off a sentence: what the words say, not yet seen from a moment.
///
/// Each attempt looks at a bounded number of scalars and never tries a second reading of the same stretch, so that a whole
/// sentence costs linear time. The parts of the grammar are in extensions, one file each.
struct TimeScanner {
  /// Something read, and the offset behind it.
  typealias Read<Value> = (value: Value, end: Int)

  let sentence: Sentence
  let lexicon = TimeLexicon.shared

  /// The expression that begins at `start`, if one does.
  func reading(at start: Int) -> Read<TimeReading>? {
    let word = word(at: start)
    switch word?.value {
    case .text: return word.map { (.text, $0.end) }
    case .vague: return word.map { (.vague, $0.end) }
    case .now: return word.map { (.now, $0.end) }
    default: break
    }
    if let repetition = repetition(at: start, word: word) { return (.repetition(repetition.value), repetition.end) }
    if let offset = offset(at: start) { return offset }
    guard var first = point(at: start) else { return nil }
    if let second = rangeEnd(after: first.value, at: first.end) { return (.span(first.value, second.value), second.end) }
    if let end = boundEnd(at: first.end) {
      first.value.isBound = true
      first.end = end
    }
    return (.point(first.value), first.end)
  }

  /// The offset at which to look on when nothing begins at `start`: behind a whole run of digits or numerals, since the rest of
  /// a number is no number (三十五點 holds no 五點).
  func skip(from start: Int) -> Int {
    var end = start + 1
    if sentence.isDigit(at: start) {
      while sentence.isDigit(at: end) { end += 1 }
    } else if Self.digit(sentence[start]) != nil || Self.multiplier(sentence[start]) != nil {
      while Self.digit(sentence[end]) != nil || Self.multiplier(sentence[end]) != nil { end += 1 }
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

  /// A day with its part and clock, as far as they stand together.
  func point(at start: Int) -> Read<PointReading>? {
    var point = PointReading()
    var end = start
    switch word(at: start)?.value {
    case .morning(let days):
      point.day = .relative(days)
      point.part = .morning
      end += 2
    case .evening(let days):
      point.day = .relative(days)
      point.part = .evening
      end = word(at: start)?.end ?? start
    default:
      if let day = day(at: start) {
        point.day = day.value
        end = dayEnd(of: day)
        if !day.value.isSingleDay { return (point, end) }
        // 明天2/29: the date says the same day more exactly.
        if case .relative = day.value, sentence.isDigit(at: end), let date = self.day(at: end), date.value.isSingleDay {
          point.day = date.value
          end = dayEnd(of: date)
        }
      }
    }
    if point.part == nil, case .part(let part) = word(at: skippingBlank(end))?.value, let next = word(at: skippingBlank(end)) {
      point.part = part
      end = next.end
    }
    let isInContext = point.day != nil || point.part != nil
    if let clock = clock(at: isInContext ? skippingBlank(end) : end, isInContext: isInContext) {
      point.clock = clock.value
      end = clock.end
    }
    return end > start ? (point, end) : nil
  }

  /// Behind what may follow a day and says nothing new: a weekday in brackets (12/21(一)), 那天.
  private func dayEnd(of day: Read<DayReading>) -> Int {
    let end = day.end
    guard day.value.isSingleDay else { return end }
    if sentence[end] == 40, Self.weekday(sentence[end + 1]) != nil, sentence[end + 2] == 41 { return end + 3 }
    if sentence.isOne(of: "那这当", at: end), sentence.isOne(of: "天", at: end + 1) { return end + 2 }
    return end
  }

  /// One blank may part a day from its clock.
  private func skippingBlank(_ offset: Int) -> Int {
    sentence[offset] == 0x20 && offset > 0 ? offset + 1 : offset
  }

  /// The second point of a range (三點到五點半), when it is of the same sort as the first.
  private func rangeEnd(after first: PointReading, at end: Int) -> Read<PointReading>? {
    guard sentence.isOne(of: "到至~-–—", at: end), let second = point(at: end + 1) else { return nil }
    if first.clock != nil, second.value.clock != nil { return second }
    guard first.clock == nil, second.value.clock == nil, first.part == nil, second.value.part == nil,
      let from = first.day, let to = second.value.day, from.isSingleDay, to.isSingleDay
    else { return nil }
    return second
  }

  /// Behind a marker that sets a bound and stands directly at an expression (月底前, 7/1起, 零點以後).
  private func boundEnd(at end: Int) -> Int? {
    if sentence.isOne(of: "以之", at: end), sentence.isOne(of: "前后", at: end + 1) { return end + 2 }
    if sentence.isOne(of: "前", at: end), !sentence.isOne(of: "面往天后进", at: end + 1) { return end + 1 }
    if sentence.isOne(of: "后", at: end), !sentence.isOne(of: "来面天续悔", at: end + 1) { return end + 1 }
    if sentence.isOne(of: "起", at: end), !sentence.isOne(of: "床来身疹飞司码", at: end + 1) { return end + 1 }
    return nil
  }
}
