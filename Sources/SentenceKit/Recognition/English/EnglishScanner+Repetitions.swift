extension EnglishScanner {
  /// Something that comes again: every 8 hours, every morning, each Monday and Friday at 5pm, Mondays, daily, 3 times a day.
  func repetition(at start: Int, word: Read<EnglishWord>?) -> Read<Repetition>? {
    guard let word else { return nil }
    switch word.value {
    case .every: return next(word.end).flatMap { every(at: $0) }
    case .repeated(nil): return withTime(Repetition(every: 1, .day, at: .part(.evening)), at: word.end)
    case .repeated(let unit?): return Self.repetition(every: 1, unit).map { withTime($0, at: word.end) }
    case .weekends: return withTime(Repetition(every: 1, .week, on: [6, 7]), at: word.end)
    case .workdays: return withTime(Repetition(every: 1, .week, on: [1, 2, 3, 4, 5]), at: word.end)
    case .weekdays: return weekdays(at: start).flatMap { withTime(Repetition(every: 1, .week, on: $0.value), at: $0.end) }
    // 3 times a day: what is counted is no time.
    case .a:
      guard case .times = wordBefore(start), let unit = next(word.end).flatMap({ unit(at: $0) }) else { return nil }
      return Self.repetition(every: 1, unit.value).map { ($0, unit.end) }
    // the 1st of every month: the day belongs to it.
    case .the: return next(word.end).flatMap { dayOfEveryMonth(at: $0) }
    default: return nil
    }
  }

  private func dayOfEveryMonth(at start: Int) -> Read<Repetition>? {
    guard let day = dayNumber(at: start), (1...31).contains(day.value), let of = word(behind: day.end), case .of = of.value,
      let every = word(behind: of.end), case .every = every.value, let unit = next(every.end).flatMap({ unit(at: $0) }),
      unit.value == .month
    else { return nil }
    return (Repetition(every: 1, .month, on: [day.value]), unit.end)
  }

  private static func repetition(every count: Int, _ unit: TimeUnit) -> Repetition? {
    var reading = AmountReading()
    guard count <= 999_999, reading.add(halves: count * 2, of: unit) else { return nil }
    return TimeScanner.repetition(every: reading.amount)
  }

  /// What follows every.
  private func every(at begin: Int) -> Read<Repetition>? {
    var start = begin
    var interval = 1
    switch word(at: start)?.value {
    case .other, .second:
      guard let next = behind(start) else { return nil }
      (start, interval) = (next, 2)
    default: break
    }
    if let days = weekdays(at: start) { return withTime(Repetition(every: interval, .week, on: days.value), at: days.end) }
    guard let word = word(at: start) else { return count(every: start) }
    switch word.value {
    case .part(let part, isPhrase: false):
      return withTime(Repetition(every: interval, .day, at: .part(part)), at: word.end)
    case .workday, .workdays: return withTime(Repetition(every: interval, .week, on: [1, 2, 3, 4, 5]), at: word.end)
    case .weekend, .weekends: return withTime(Repetition(every: interval, .week, on: [6, 7]), at: word.end)
    case .clock(let hour): return (Repetition(every: interval, .day, at: .clock(hour: hour, minute: 0)), word.end)
    case .quarter: return Self.repetition(every: interval, .quarter).map { ($0, word.end) }
    case .unit(let unit):
      // A letter alone is no unit.
      guard word.end - start > 1 else { return nil }
      return Self.repetition(every: interval, unit).map { withTime($0, at: word.end) }
    case .half, .number: return count(every: start)
    default: return nil
    }
  }

  /// 8 hours, 4-6 hours (the shorter one counts), half hour.
  private func count(every start: Int) -> Read<Repetition>? {
    if case .half = word(at: start)?.value {
      guard let amount = amount(at: start), amount.value.amount.seconds == 1800 else { return nil }
      return (Repetition(every: 30, .minute), amount.end)
    }
    guard let number = count(at: start) else { return nil }
    var end = number.end
    if let second = rangeSign(at: end, from: start), let upper = count(at: second) { end = upper.end }
    guard let unit = unit(at: sentence[end] == 0x2D ? end + 1 : blanks(at: end)) else { return nil }
    return Self.repetition(every: number.value.value, unit.value).map { withTime($0, at: unit.end) }
  }

  /// Mondays, Monday and Wednesday, Mon/Wed/Fri: each once, in the order of the week.
  private func weekdays(at start: Int) -> Read<[Int]>? {
    var isNamed = Array(repeating: false, count: 8)
    var end: Int?
    var at = start
    for _ in 0..<7 {
      guard let word = word(at: at) else { break }
      switch word.value {
      case .weekdays(let day), .weekday(let day, _): isNamed[day] = true
      default: return end.map { (list(isNamed), $0) }
      }
      end = word.end
      var next = sentence.isOne(of: ",/&", at: word.end) ? blanks(at: word.end + 1) : blanks(at: word.end)
      if sentence.isOne(of: "&", at: next) { next = blanks(at: next + 1) }
      if case .and = self.word(at: next)?.value, let behind = self.behind(next) { next = behind }
      guard next > word.end else { break }
      at = next
    }
    return end.map { (list(isNamed), $0) }
  }

  private func list(_ isNamed: [Bool]) -> [Int] { (1...7).filter { isNamed[$0] } }

  /// A part of the day and a clock behind a repetition.
  private func withTime(_ repetition: Repetition, at end: Int) -> Read<Repetition> {
    guard var start = next(end) else { return (repetition, end) }
    var isExpected = false
    switch word(at: start)?.value {
    case .lead, .on: if let next = behind(start) { (start, isExpected) = (next, true) }
    default: break
    }
    // every month on the 5th.
    if repetition.unit == .month, let day = date(at: start, isExpected: true), case .dayOfMonth(.unsaid, let number) = day.value.day {
      return (Repetition(every: repetition.interval, .month, on: [number]), day.end)
    }
    // Every Monday morning, every day in the morning.
    if repetition.time == nil, case .part(let part, _) = word(at: start)?.value, let word = word(at: start) {
      return withTime(repetition.at(.part(part)), at: word.end)
    }
    guard let clock = clock(at: start, isExpected: isExpected), rangeSign(at: clock.end, from: start) == nil else {
      return (repetition, end)
    }
    var point = PointReading(clock: clock.value)
    if case .part(let part) = repetition.time { point.part = part }
    var behind = clock.end
    if point.part == nil, let next = next(clock.end), case .part(let part, isPhrase: true) = word(at: next)?.value,
      let word = word(at: next)
    {
      point.part = part
      behind = word.end
    }
    return (point.repeatedTime.map { repetition.at($0) } ?? repetition, behind)
  }
}
