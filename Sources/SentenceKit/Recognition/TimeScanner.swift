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
    guard mayBegin(at: start) else { return nil }
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
    lexicon.mayBegin(sentence[start]) || isNumeric(at: start) || sentence.isOne(of: "每再过半民", at: start)
  }

  private func isNumeric(at offset: Int) -> Bool {
    sentence.isDigit(at: offset) || Self.digit(sentence[offset]) != nil || Self.multiplier(sentence[offset]) != nil
  }

  /// The offset at which to look on when nothing begins at `start`: behind a whole run of digits or numerals, since the rest of
  /// a number is no number (三十五點 holds no 五點).
  func skip(from start: Int) -> Int {
    var end = start + 1
    if isNumeric(at: start) {
      // 4月31日 holds no 31日 either.
      while isNumeric(at: end) || sentence.isOne(of: "月", at: end) && isNumeric(at: end + 1) { end += 1 }
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
    // One blank may part a day from its clock.
    func next() -> Int { end > start && sentence[end] == 0x20 ? end + 1 : end }
    if point.part == nil, let word = word(at: next()), case .part(let part) = word.value {
      point.part = part
      end = word.end
    }
    if let clock = clock(at: next(), isInContext: end > start) {
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

  /// The second point of a range (三點到五點半), when it is of the same sort as the first.
  private func rangeEnd(after first: PointReading, at end: Int) -> Read<PointReading>? {
    // A blank may stand on each side of the sign.
    let sign = sentence[end] == 0x20 ? end + 1 : end
    guard sentence.isOne(of: "到至~-–—", at: sign) else { return nil }
    guard let second = point(at: sentence[sign + 1] == 0x20 ? sign + 2 : sign + 1) else { return nil }
    if first.clock != nil, second.value.clock != nil { return second }
    guard first.clock == nil, second.value.clock == nil, first.part == nil, second.value.part == nil,
      let from = first.day, let to = second.value.day, from.isSingleDay, to.isSingleDay
    else { return nil }
    return second
  }

  /// Behind a marker that sets a bound and stands directly at an expression (月底前, 7/1起, 零點以後).
  private func boundEnd(at end: Int) -> Int? {
    if sentence.isOne(of: "以之", at: end), sentence.isOne(of: "前后", at: end + 1) { return end + 2 }
    if sentence.isOne(of: "前", at: end), !sentence.isOne(of: "面往天后进", at: end + 1),
      number(at: end + 1) == nil
    {
      return end + 1
    }
    if sentence.isOne(of: "后", at: end), !sentence.isOne(of: "来面天续悔", at: end + 1) { return end + 1 }
    if sentence.isOne(of: "起", at: end), !sentence.isOne(of: "床来身疹飞司码", at: end + 1) { return end + 1 }
    return nil
  }
}
