/// Turns what time expressions say into values, seen from the moment of writing.
///
/// It goes through a sentence in order, because a clock time without a day lies on the day that was named before it.
struct TimeResolver {
  /// A value with its grain, both nil for a vague expression.
  typealias Meaning = (value: TimeValue?, grain: Grain?)

  let sentence: Sentence
  let now: CivilDateTime
  private let clauses: Clauses
  /// What the kind of the sentence says about the tense: what one asks for lies ahead.
  private let usualTense: Tense
  /// The day (and part of it) that was named last.
  private var context: (day: CivilDate, part: Daypart?)?

  init(sentence: Sentence, now: CivilDateTime, kind: SentenceKind) {
    self.sentence = sentence
    self.now = now
    clauses = Clauses(sentence)
    usualTense = kind == .todo || kind == .request ? .future : .unknown
  }

  /// Nil where the words name a day that does not exist.
  mutating func meaning(of reading: TimeReading, in range: Range<Int>) -> Meaning? {
    switch reading {
    case .text: return nil
    case .vague: return (nil, nil)
    case .now: return (.moment(CivilDateTime(minuteNumber: now.minuteNumber)), .minute)
    case .repetition(let repetition): return (.repetition(repetition), .repetition)
    case .within(let days):
      // Nothing lies within no days, nor behind the end of the calendar.
      let range = TimeRange.days(now.date, now.date.adding(days: days))
      return range.isOrdered ? (.range(range), .day) : nil
    case .offset(let count, let unit): return offset(count, unit)
    case .point(let point): return self.point(point, tense: tense(of: range, isBound: point.isBound))
    case .span(let start, let end): return span(start, end, tense: tense(of: range, isBound: false))
    }
  }

  /// The tense that counts for an expression.
  private func tense(of range: Range<Int>, isBound: Bool) -> Tense {
    if isBound || sentence.isOne(of: "快", at: range.lowerBound - 1) { return .future }
    if sentence.isOne(of: "那", at: range.upperBound - 2), sentence.isOne(of: "天", at: range.upperBound - 1) { return .past }
    let own = clauses.tense(at: range.lowerBound)
    if own != .unknown { return own }
    return clauses.overall == .unknown ? usualTense : clauses.overall
  }

  private func offset(_ count: Int, _ unit: OffsetUnit) -> Meaning? {
    switch unit {
    case .minutes: return (.moment(CivilDateTime(minuteNumber: now.minuteNumber + Int64(count))), .minute)
    case .days: return (.day(now.date.adding(days: count)), .day)
    case .months: return (.day(now.date.adding(months: count)), .day)
    case .years:
      let year = now.date.year + count
      return (1...9999).contains(year) ? (.year(year), .year) : nil
    }
  }

  private mutating func point(_ point: PointReading, tense: Tense) -> Meaning? {
    let calendar = DayResolver(today: now.date)
    var day: CivilDate?
    if let reading = point.day {
      guard reading.isSingleDay else { return calendar.period(reading, tense: tense) }
      guard let date = calendar.date(reading, tense: tense) else { return nil }
      day = date
    }
    if let clock = point.clock {
      let moment = self.moment(clock, part: point.part, day: day, tense: tense)
      if let day { context = (day, point.part) } else if point.part != nil { context = (moment.date, point.part) }
      return (.moment(moment), clock.grain)
    }
    if let part = point.part {
      let date = day ?? self.day(of: part, tense: tense)
      context = (date, part)
      return (.daypart(date, part), .daypart)
    }
    guard let day else { return nil }
    context = (day, nil)
    return (.day(day), .day)
  }

  /// The moment of a clock time, on `day` where that is said.
  private func moment(_ clock: ClockReading, part: Daypart?, day: CivilDate?, tense: Tense) -> CivilDateTime {
    let hours = DayClock.hours(clock, in: part)
    if let day = day ?? contextDay(for: part) {
      if hours.count > 1, day != now.date {
        return CivilDateTime(minuteNumber: Self.minute(DayClock.usualHour(clock), clock, on: day))
      }
      return likeliest(hours.map { Self.minute($0, clock, on: day) }, tense: tense)
    }
    var moments: [Int64] = []
    for offset in -1...1 {
      for hour in hours { moments.append(Self.minute(hour + offset * 24, clock, on: now.date)) }
    }
    return likeliest(moments, tense: tense)
  }

  /// The minute number of a clock time whose hour is known; hours below 0 and from 24 on lie on other days.
  private static func minute(_ hour: Int, _ clock: ClockReading, on day: CivilDate) -> Int64 {
    day.minuteNumber + Int64(hour * 60 + clock.minute)
  }

  private func likeliest(_ moments: [Int64], tense: Tense) -> CivilDateTime {
    let minute = DayClock.likeliest(of: moments, now: now.minuteNumber, tense: tense)
    return CivilDateTime(minuteNumber: minute ?? now.minuteNumber)
  }

  /// The day named before; a night that follows its evening belongs to the next one.
  private func contextDay(for part: Daypart?) -> CivilDate? {
    guard let context else { return nil }
    if part == .night, context.part == .evening || context.part == .afternoon { return context.day.adding(days: 1) }
    return context.day
  }

  /// The day of a part of the day that stands alone: today, unless the tense rules that out.
  private func day(of part: Daypart, tense: Tense) -> CivilDate {
    if let day = contextDay(for: part) { return day }
    let today = now.date
    switch tense {
    case .past: return part.hours.lowerBound > now.hour ? today.adding(days: -1) : today
    case .future: return part.hours.upperBound <= now.hour ? today.adding(days: 1) : today
    // Late in the evening the coming night is meant.
    case .unknown: return part == .night && now.hour >= 20 ? today.adding(days: 1) : today
    }
  }

  /// A range between two clock times or two days.
  private mutating func span(_ start: PointReading, _ end: PointReading, tense: Tense) -> Meaning? {
    guard let from = point(start, tense: tense)?.value else { return nil }
    switch from {
    case .moment(let first):
      guard let clock = end.clock, let last = self.end(end, clock, after: first) else { return nil }
      let range = TimeRange.moments(first, last)
      let isFine = clock.grain == .minute || start.clock?.grain == .minute
      return range.isOrdered ? (.range(range), isFine ? .minute : .hour) : nil
    case .day(let first):
      // Seen from the first day, so that 禮拜六到禮拜一 does not run backwards.
      guard let reading = end.day,
        let last = end.isAbsolute
          ? DayResolver(today: now.date).date(reading, tense: tense) : DayResolver(today: first).date(reading, tense: .future)
      else { return nil }
      let range = TimeRange.days(first, last.adding(days: 1))
      return range.isOrdered ? (.range(range), .day) : nil
    default:
      return nil
    }
  }

  /// The end of a range: on its own day where that is said, otherwise the first such moment behind the start.
  private func end(_ end: PointReading, _ clock: ClockReading, after start: CivilDateTime) -> CivilDateTime? {
    if let reading = end.day {
      guard let day = DayResolver(today: now.date).date(reading, tense: .unknown) else { return nil }
      let hour = end.part.map { DayClock.hour(clock, in: $0) } ?? DayClock.usualHour(clock)
      return CivilDateTime(minuteNumber: Self.minute(hour, clock, on: day))
    }
    var first: Int64?
    for hour in DayClock.hours(clock, in: end.part) {
      let onSameDay = Self.minute(hour, clock, on: start.date)
      let moment = onSameDay > start.minuteNumber ? onSameDay : onSameDay + 1440
      if moment < first ?? .max { first = moment }
    }
    return first.map { CivilDateTime(minuteNumber: $0) }
  }
}

extension PointReading {
  /// Whether its day is counted from now, and not from the other end of a range.
  fileprivate var isAbsolute: Bool {
    switch day {
    case .relative, .weekday(_, week: .some), .dayOfMonth(.relative, _), .dayOfMonth(.named(.absolute, _), _): true
    default: false
    }
  }
}
