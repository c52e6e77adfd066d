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
  private let content: Range<Int>
  /// The day (and part of it) that was named last.
  private var context: (day: CivilDate, part: Daypart?)?
  /// The clock without a day that was named last.
  private var lastClock: Int64?
  /// What comes again, when that was named last.
  private var repetition: Repetition?

  init(sentence: Sentence, now: CivilDateTime, kind: SentenceKind) {
    self.sentence = sentence
    self.now = now
    clauses = Clauses(sentence)
    content = sentence.trimmed
    usualTense = kind == .todo || kind == .request ? .future : .unknown
  }

  private var calendar: DayResolver { DayResolver(today: now.date) }

  /// Nil where the words name a day that does not exist.
  mutating func meaning(of reading: TimeReading, in range: Range<Int>) -> Meaning? {
    switch reading {
    case .text: return nil
    case .vague: return (nil, nil)
    case .repetition(let repetition, let isContext):
      if isContext { self.repetition = repetition }
      return (.repetition(repetition), .repetition)
    case .duration(let duration): return (.duration(duration), duration.grain)
    case .offset(let amount): return (.moment(moment(amount)), .minute)
    case .window(let amount): return window(amount)
    case .point(let point):
      // Where these words are all that was written, nothing is known of the tense: a day lies ahead, a time of the day is today's.
      if range == content, point.day == nil, !point.isNow { context = (now.date, nil) }
      let tense =
        range == content ? (point.clock == nil || point.day != nil ? .future : .unknown) : self.tense(of: range, isBound: point.isBound)
      return self.point(point, tense: tense, isAlone: range == content)
    case .span(let start, let end):
      if range == content, start.day == nil, !start.isNow { context = (now.date, nil) }
      return span(
        start, end,
        tense: range == content ? (start.clock == nil || start.day != nil ? .future : .unknown) : tense(of: range, isBound: false))
    }
  }

  /// The tense that counts for an expression.
  private func tense(of range: Range<Int>, isBound: Bool) -> Tense {
    if isBound || sentence.isOne(of: "快", at: range.lowerBound - 1) { return .future }
    if sentence.isOne(of: "那", at: range.upperBound - 2), sentence.isOne(of: "天", at: range.upperBound - 1) { return .past }
    let own = clauses.tense(at: range.lowerBound)
    // 五點就起床要聽故事: what came early is told of afterwards, but 五點就要起床 lies ahead.
    if own == .future, sentence.isOne(of: "就", at: range.upperBound), !sentence.isOne(of: "要会可能该去来得", at: range.upperBound + 1) {
      return .unknown
    }
    // 明天就三月了: 了 does not make past what is said of a day to come.
    if own == .past, let context, context.day > now.date { return .future }
    if own != .unknown { return own }
    return clauses.overall == .unknown ? usualTense : clauses.overall
  }

  /// The moment that lies so far from now.
  private func moment(_ amount: TimeAmount) -> CivilDateTime {
    let date = now.date.adding(months: amount.months).adding(days: amount.days)
    var seconds = Int64(now.hour * 3600 + now.minute * 60) + amount.seconds
    if amount.seconds % 60 != 0 { seconds += Int64(now.second) }
    // Division rounds towards zero, but a minute begins before its seconds.
    let second = (seconds % 60 + 60) % 60
    return CivilDateTime(minuteNumber: date.minuteNumber + (seconds - second) / 60, second: Int(second))
  }

  /// Whole days before today or after it, and by the clock up to now or from now on.
  private func window(_ amount: TimeAmount) -> Meaning? {
    let now = CivilDateTime(minuteNumber: now.minuteNumber)
    guard amount.isCalendar else {
      let other = moment(amount)
      let range: TimeRange = other < now ? .moments(other, now) : .moments(now, other)
      return range.isOrdered ? (.range(range), .minute) : nil
    }
    let start = amount.isNegative ? now.date : now.date.adding(days: 1)
    let other = start.adding(months: amount.months).adding(days: amount.days)
    let range: TimeRange = other < start ? .days(other, start) : .days(start, other)
    return range.isOrdered ? (.range(range), .day) : nil
  }

  private mutating func point(_ point: PointReading, tense: Tense, isAlone: Bool) -> Meaning? {
    guard let reading = point.day else { return pointWithoutDay(point, tense: tense) }
    if case .following(let days) = reading, days != 0, context == nil, lastClock == nil {
      // What has happened on the next day of an unnamed one cannot be placed.
      if days < 0 || tense == .past { return (nil, nil) }
      repetition = Repetition(every: days, .day)
      return repeated(point).map { (.repetition($0), .repetition) }
    }
    repetition = nil
    if case .bareYear(let year) = reading, isAlone { return (.year(year), .year) }
    guard let period = period(reading, weekday: point.weekday, tense: tense) else { return nil }
    guard reading.isSingleDay else { return (period.value, period.grain) }
    let day = point.shift.map { period.start.adding(months: $0.months).adding(days: $0.days) } ?? period.start
    context = (day, point.part)
    if point.isNow, case .relative = reading {
      return (.moment(CivilDateTime(minuteNumber: day.minuteNumber + Int64(now.hour * 60 + now.minute))), .minute)
    }
    if let clock = point.clock { return (.moment(moment(clock, part: point.part, day: day, tense: tense)), clock.grain) }
    return point.part.map { (.daypart(day, $0), .daypart) } ?? (.day(day), .day)
  }

  private mutating func pointWithoutDay(_ point: PointReading, tense: Tense) -> Meaning? {
    if point.isNow { return (.moment(CivilDateTime(minuteNumber: now.minuteNumber)), .minute) }
    if tense != .past, let repeated = repeated(point) { return (.repetition(repeated), .repetition) }
    if let clock = point.clock {
      let moment = self.moment(clock, part: point.part, day: nil, tense: tense)
      lastClock = moment.minuteNumber
      if point.part != nil { context = (moment.date, point.part) }
      return (.moment(moment), clock.grain)
    }
    guard let part = point.part else { return nil }
    let date = day(of: part, tense: tense)
    context = (date, part)
    return (.daypart(date, part), .daypart)
  }

  /// A part of the day or a clock behind something that comes again (每天早上八點和晚上八點, 每三小時…，夜裡…).
  private func repeated(_ point: PointReading) -> Repetition? {
    guard var repetition else { return nil }
    if repetition.unit == .hour || repetition.unit == .minute { repetition = Repetition(every: 1, .day) }
    if let clock = point.clock {
      let hour = point.part.map { DayClock.hour(clock, in: $0) } ?? DayClock.usualHour(clock)
      repetition.time = .clock(hour: hour % 24, minute: clock.minute)
    } else if let part = point.part {
      repetition.time = .part(part)
    }
    return repetition
  }

  /// What the words name: 翌日 and days without a month lie at the day that was named before.
  private func period(_ reading: DayReading, weekday: Int?, tense: Tense) -> Period? {
    if let day = context?.day ?? lastClock.map({ CivilDateTime(minuteNumber: $0).date }) {
      let seen = DayResolver(today: day)
      switch reading {
      case .following, .same: return seen.period(reading, tense: tense)
      case .dayOfMonth(.unsaid, _) where context != nil: return seen.period(reading, tense: .unknown)
      default: break
      }
    }
    if let weekday, let day = calendar.date(reading, on: weekday) { return Period(day, day.adding(days: 1), .day) }
    return calendar.period(reading, tense: tense)
  }

  /// The moment of a clock time, on `day` where that is said.
  private func moment(_ clock: ClockReading, part: Daypart?, day: CivilDate?, tense: Tense) -> CivilDateTime {
    let hours = DayClock.hours(clock, in: part)
    if let day = day ?? contextDay(for: part) {
      if hours.count > 1, day != now.date {
        return CivilDateTime(minuteNumber: Self.minute(DayClock.usualHour(clock), clock, on: day), second: clock.second)
      }
      return likeliest(hours.map { Self.minute($0, clock, on: day) }, clock, tense: tense)
    }
    var moments: [Int64] = []
    for offset in -1...1 {
      for hour in hours { moments.append(Self.minute(hour + offset * 24, clock, on: now.date)) }
    }
    // 七點吃飯，八點洗澡，九點睡: what is told in a row happens in a row.
    if tense == .unknown, hours.count > 1, let lastClock {
      let next = moments.filter { $0 >= lastClock && $0 <= lastClock + 720 }
      if !next.isEmpty { return likeliest(next, clock, tense: tense) }
    }
    return likeliest(moments, clock, tense: tense)
  }

  /// The minute number of a clock time whose hour is known; hours below 0 and from 24 on lie on other days.
  private static func minute(_ hour: Int, _ clock: ClockReading, on day: CivilDate) -> Int64 {
    day.minuteNumber + Int64(hour * 60 + clock.minute)
  }

  private func likeliest(_ moments: [Int64], _ clock: ClockReading, tense: Tense) -> CivilDateTime {
    let minute = DayClock.likeliest(of: moments, now: now.minuteNumber, tense: tense)
    return CivilDateTime(minuteNumber: minute ?? now.minuteNumber, second: clock.second)
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
}

extension TimeResolver {
  /// A range between two clock times, parts of a day, or days and longer periods.
  private mutating func span(_ start: PointReading, _ end: PointReading, tense: Tense) -> Meaning? {
    if start.isTimed || end.isTimed { return timedSpan(start, end, tense: tense) }
    guard let from = start.day, let to = end.day, let first = calendar.period(from, tense: tense) else { return nil }
    // Seen from the first day, so that 禮拜六到禮拜一 does not run backwards.
    guard let last = to.isAbsolute ? calendar.period(to, tense: tense) : DayResolver(today: first.start).period(to, tense: .future),
      let period = first.through(last)
    else { return nil }
    repetition = nil
    return (period.value, period.grain)
  }

  private mutating func timedSpan(_ start: PointReading, _ end: PointReading, tense: Tense) -> Meaning? {
    // 早上到現在 ends now, so that it cannot begin later.
    guard let first = self.start(of: start, tense: end.isNow ? .past : tense), let last = self.end(end, of: start, after: first) else {
      return nil
    }
    let range = TimeRange.moments(first, last)
    let isFine = start.clock?.grain != .hour || end.clock?.grain != .hour
    return range.isOrdered ? (.range(range), isFine ? .minute : .hour) : nil
  }

  private mutating func start(of point: PointReading, tense: Tense) -> CivilDateTime? {
    switch self.point(point, tense: tense, isAlone: false)?.value {
    case .moment(let moment): return moment
    case .daypart(let day, let part): return CivilDateTime(minuteNumber: day.minuteNumber + Int64(part.hours.lowerBound * 60))
    case .day(let day): return CivilDateTime(minuteNumber: day.minuteNumber)
    // A repetition has no place in a range.
    default: return nil
    }
  }

  /// The end of a range: on its own day where that is said, otherwise the first such moment behind the start.
  private func end(_ end: PointReading, of first: PointReading, after start: CivilDateTime) -> CivilDateTime? {
    if end.isNow { return CivilDateTime(minuteNumber: now.minuteNumber) }
    var day = start.date
    if let reading = end.day {
      let seen = DayResolver(today: reading.isAbsolute ? now.date : day)
      guard let date = seen.period(reading, tense: reading.isAbsolute ? .unknown : .future)?.start else { return nil }
      day = date
    }
    guard let clock = end.clock else {
      guard let part = end.part else { return nil }
      return CivilDateTime(minuteNumber: day.minuteNumber + Int64(part.hours.upperBound * 60))
    }
    if end.day != nil {
      let hour = end.part.map { DayClock.hour(clock, in: $0) } ?? (first.part == nil ? clock.hour : DayClock.usualHour(clock))
      return CivilDateTime(minuteNumber: Self.minute(hour, clock, on: day), second: clock.second)
    }
    // 晚上7:00到8:00: the first part holds for both.
    var open = clock
    open.isTwelveHour = clock.isTwelveHour || (1...12).contains(clock.hour) && first.part != nil && end.part == nil
    var earliest: Int64?
    for hour in DayClock.hours(open, in: end.part) {
      let onSameDay = Self.minute(hour, clock, on: day)
      let isBehind = onSameDay > start.minuteNumber || onSameDay == start.minuteNumber && clock.second > start.second
      let moment = isBehind ? onSameDay : onSameDay + 1440
      if moment < earliest ?? .max { earliest = moment }
    }
    return earliest.map { CivilDateTime(minuteNumber: $0, second: clock.second) }
  }
}

extension PointReading {
  /// Whether it is finer than a day.
  fileprivate var isTimed: Bool { isNow || part != nil || clock != nil }
}

extension DayReading {
  /// Whether it is counted from now, and not from the other end of a range.
  fileprivate var isAbsolute: Bool {
    switch self {
    case .relative, .monthsAway, .weekday(_, week: .some), .week, .weekend(week: .some), .relativeQuarter, .year, .bareYear,
      .dayOfMonth(.relative, _), .dayOfMonth(.named(.absolute, _), _), .dayOfMonth(.named(.relative, _), _), .month(.relative),
      .month(.named(.absolute, _)), .month(.named(.relative, _)), .holiday(.absolute, _), .holiday(.relative, _):
      true
    default: false
    }
  }
}
