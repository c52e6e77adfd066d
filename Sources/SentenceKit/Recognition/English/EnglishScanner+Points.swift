/// A point, and the last day where its date named several (August 10 - 22).
struct EnglishPoint {
  var point = PointReading()
  var until: DayReading?
}

extension EnglishScanner {
  /// A day, part of the day and clock, in any order, as far as they stand together. `isExpected` says that the words before let
  /// expect a time, so that a bare number may be an hour.
  func point(at start: Int, isExpected: Bool = false) -> Read<EnglishPoint>? {
    var point = EnglishPoint()
    var end = start
    var next = start
    var isExpected = isExpected || isLed(start)
    // A day, a more exact date, a part, a clock and the week of a weekday are all there can be.
    for _ in 0..<5 {
      guard let read = component(at: next, of: &point, isExpected: isExpected) else { break }
      end = read
      if point.point.isNow { break }
      let connector = self.connector(at: end)
      next = connector.end
      // A range of hours may follow a day (Monday 9-11).
      isExpected = connector.isExpected || point.point.day != nil
      if next == end, !sentence.isLetter(at: next) { break }
    }
    // Oct 26 11:00 2023.
    if point.point.clock != nil, let day = point.point.day, day.hasYearToSay, let year = fourDigits(at: blanks(at: end)) {
      point.point.day = day.inYear(year.value)
      point.until = point.until?.inYear(year.value)
      end = year.end
    }
    return end > start ? (point, end) : nil
  }

  /// One part of a point that has none like it yet; gives the offset behind it.
  private func component(at start: Int, of point: inout EnglishPoint, isExpected: Bool) -> Int? {
    let word = word(at: start)
    switch word?.value {
    case .now where point.point.day == nil && point.point.clock == nil:
      point.point.isNow = true
      return word?.end
    case .partOfDay(let part, let days) where point.point.day == nil && point.point.part == nil:
      point.point.day = .relative(days)
      point.point.part = part
      return word?.end
    case .part(let part, let isPhrase) where point.point.part == nil:
      guard isPhrase || point.point.day?.isSingleDay ?? false else { return nil }
      // 1 at night is no hour of the evening.
      point.point.part = isPhrase && part == .evening && (1...5).contains(point.point.clock?.hour ?? 0) ? .night : part
      return word?.end
    case .text, .vague: return nil
    default: break
    }
    if point.point.clock == nil, let clock = clock(at: start, isExpected: isExpected) {
      point.point.clock = clock.value
      return clock.end
    }
    return day(at: start, of: &point, isExpected: isExpected)
  }

  private func day(at start: Int, of point: inout EnglishPoint, isExpected: Bool) -> Int? {
    // Friday next week.
    if case .weekday(let weekday, week: nil) = point.point.day, case .which(let offset) = word(at: start)?.value,
      let unit = behind(start).flatMap({ self.word(at: $0) }), case .unit(.week) = unit.value
    {
      point.point.day = .weekday(weekday, week: offset)
      return unit.end
    }
    let isRefined: Bool
    switch point.point.day {
    case nil: isRefined = false
    // Tuesday, January 10: the date says the same day more exactly.
    case .weekday(_, week: nil): isRefined = true
    default: return nil
    }
    guard let day = date(at: start, isExpected: isExpected || isRefined) else { return nil }
    if isRefined {
      guard case .dayOfMonth = day.value.day else { return nil }
    }
    // 2 bottles today and 8pm is not of one point with a month.
    if point.point.clock != nil || point.point.part != nil, !day.value.day.isSingleDay { return nil }
    point.point.day = day.value.day
    point.until = day.value.until
    return day.end
  }

  /// Behind what may stand between two parts of a point, and whether it lets expect an hour.
  private func connector(at end: Int) -> (end: Int, isExpected: Bool) {
    var at = end
    // 05/31/2024-14:15, 2015-07-31T12:00.
    if sentence.isOne(of: "t.:-", at: at), sentence.isDigit(at: at + 1), isColonClock(at: at + 1) { return (at + 1, true) }
    if sentence.isOne(of: ",", at: at) { at += 1 }
    at = blanks(at: at)
    if sentence.isOne(of: "@∙·", at: at) { return (blanks(at: at + 1), true) }
    guard let word = word(at: at), let next = next(word.end) else { return (at, false) }
    switch word.value {
    case .lead, .on, .bound, .before, .after, .from, .between: return (next, true)
    case .of: return (next, false)
    default: return (at, false)
    }
  }
}

extension DayReading {
  /// The ends of a range of days of which only one has a year; nil where nothing is to be shared.
  static func sharedYear(_ first: DayReading?, _ second: DayReading?) -> (DayReading, DayReading)? {
    guard let first, let second, let (fromYear, fromMonth) = first.namedMonth, let (toYear, toMonth) = second.namedMonth else { return nil }
    switch (fromYear, toYear) {
    // December to May 2022 begins in 2021.
    case (.unsaid, .absolute(let year)): return (first.inYear(fromMonth <= toMonth ? year : year - 1), second)
    case (.absolute(let year), .unsaid): return (first, second.inYear(fromMonth <= toMonth ? year : year + 1))
    default: return nil
    }
  }

  private var namedMonth: (YearReading, Int)? {
    switch self {
    case .month(.named(let year, let month)), .dayOfMonth(.named(let year, let month), _): (year, month)
    default: nil
    }
  }

  /// Whether it is a date without its year.
  fileprivate var hasYearToSay: Bool {
    if case .dayOfMonth(.named(.unsaid, _), _) = self { true } else { false }
  }

  fileprivate func inYear(_ year: Int) -> DayReading {
    switch self {
    case .month(.named(_, let month)): .month(.named(.absolute(year), month))
    case .dayOfMonth(.named(_, let month), let day): .dayOfMonth(.named(.absolute(year), month), day)
    default: self
    }
  }
}
