/// Finds days and longer periods of the calendar, seen from a day.
struct DayResolver {
  let today: CivilDate

  private var monday: CivilDate { today.adding(days: 1 - today.weekday) }

  /// What the words name; nil for a day that does not exist, and for what lies outside the calendar.
  func period(_ reading: DayReading, tense: Tense) -> Period? {
    switch reading {
    case .week(let week):
      let start = monday.adding(days: week * 7)
      return Period(start, start.adding(days: 7), .week)
    case .weekend(let week):
      let offset = week ?? (tense == .past && today.weekday < 6 ? -1 : 0)
      let start = monday.adding(days: offset * 7 + 5)
      return Period(start, start.adding(days: 2), .day)
    case .month(let reading): return month(reading, tense: tense).flatMap { Period(month: $0) }
    case .oldMonth(let reading): return oldMonth(reading, tense: tense)
    case .partOfMonth(let reading, let part): return partOfMonth(reading, part, tense: tense)
    case .quarter(let year, let quarter): return months(of: year, from: quarter * 3 - 2, count: 3, tense: tense)
    case .relativeQuarter(let offset):
      let first = CivilMonth(containing: today).adding(offset * 3 - (today.month - 1) % 3)
      return Period(month: first, count: 3)
    case .halfYear(let year, let half): return months(of: year, from: half * 6 + 1, count: 6, tense: tense)
    case .nth(let period, let count, let unit): return container(period, tense: tense)?.nth(count, unit)
    case .edge(let period, let count, let unit): return container(period, tense: tense)?.edge(count, unit)
    case .year(let reading): return years(reading, around: 0).first.flatMap { Period(year: $0) }
    // Far from now four digits are an amount.
    case .bareYear(let year): return (today.year - 1...today.year + 1).contains(year) ? Period(year: year) : nil
    default: return date(reading, tense: tense).flatMap { Period($0, $0.adding(days: 1), .day) }
    }
  }

  /// The day that the words name; nil for a day that does not exist and for a longer period.
  private func date(_ reading: DayReading, tense: Tense) -> CivilDate? {
    switch reading {
    case .relative(let days): return today.adding(days: days)
    case .same: return today
    case .following: return today.adding(days: 1)
    case .monthsAway(let months): return today.adding(months: months)
    case .weekday(let weekday, week: let week?): return monday.adding(days: week * 7 + weekday - 1)
    case .weekday(let weekday, week: nil):
      // Alone it is the next one to come, or the latest one gone; never today, which has a shorter name.
      let ahead = (weekday - today.weekday + 6) % 7 + 1
      return today.adding(days: tense == .past ? (ahead == 7 ? -7 : ahead - 7) : ahead)
    case .dayOfMonth(.unsaid, let day):
      let month = CivilMonth(containing: today)
      return likeliest(-2...2, tense: tense) { month.adding($0).day(day) }
    case .dayOfMonth(.relative(let months), let day): return CivilMonth(containing: today).adding(months).day(day)
    case .dayOfMonth(.named(let year, let month), let day):
      // Eight years hold a leap day even around a century.
      let distance = month == 2 && day == 29 ? 8 : 1
      return likeliest(years(year, around: distance), tense: tense) { CivilDate(year: $0, month: month, day: day) }
    case .nthWeekday(let month, let count, let weekday): return nthWeekday(month, count, weekday, tense: tense)
    case .holiday(let year, let holiday):
      return likeliest(years(year, around: 1), tense: tense) { holiday.date(inYear: $0) }
    case .oldDay(let month, let day): return oldDay(month, day, tense: tense)
    default: return nil
    }
  }

  /// The date without a year that falls on a weekday; nil where none near does.
  func date(_ reading: DayReading, on weekday: Int) -> CivilDate? {
    guard case .dayOfMonth(.named(.unsaid, let month), let day) = reading else { return nil }
    return likeliest(years(.unsaid, around: 1), tense: .unknown) { year in
      CivilDate(year: year, month: month, day: day).flatMap { $0.weekday == weekday ? $0 : nil }
    }
  }

  /// The years that may be meant: one where it is said.
  private func years(_ reading: YearReading, around distance: Int) -> ClosedRange<Int> {
    switch reading {
    case .unsaid: today.year - distance...today.year + distance
    case .absolute(let year): year...year
    case .relative(let years): today.year + years...today.year + years
    }
  }

  private func month(_ reading: MonthReading, tense: Tense) -> CivilMonth? {
    switch reading {
    case .unsaid: return CivilMonth(containing: today)
    case .relative(let months): return CivilMonth(containing: today).adding(months)
    case .named(let year, let month):
      // The current month counts as past and as future.
      let day = { (year: Int) in CivilDate(year: year, month: month, day: month == today.month ? today.day : 1) }
      let date = likeliest(years(year, around: 1), tense: tense) { day($0) ?? CivilDate(year: $0, month: month, day: 1) }
      return date.map { CivilMonth(containing: $0) }
    }
  }

  /// Some months of a year, in the current one where none is said.
  private func months(of year: YearReading, from month: Int, count: Int, tense: Tense) -> Period? {
    years(year, around: 0).first.flatMap { CivilMonth(year: $0, month: month) }.flatMap { Period(month: $0, count: count) }
  }

  private func container(_ reading: PeriodReading, tense: Tense) -> Period? {
    switch reading {
    case .year(let year): period(.year(year), tense: tense)
    case .month(let month): period(.month(month), tense: tense)
    }
  }

  private func nthWeekday(_ reading: MonthReading, _ count: Int, _ weekday: Int, tense: Tense) -> CivilDate? {
    guard let month = month(reading, tense: tense), count == -1 || (1...5).contains(count) else { return nil }
    let date = Holiday.day(count == -1 ? 5 : count, weekday, ofMonth: month.month, inYear: month.year)
    // The fifth is not always the last.
    return count == 5 && (date?.day ?? 0) < 29 ? nil : date
  }

  private func partOfMonth(_ reading: MonthReading, _ part: Int, tense: Tense) -> Period? {
    guard var month = month(reading, tense: tense) else { return nil }
    if case .unsaid = reading {
      let (first, last) = Self.bounds(part, of: month)
      if tense == .future, today.day > last { month = month.adding(1) }
      if tense == .past, today.day < first { month = month.adding(-1) }
    }
    let (first, last) = Self.bounds(part, of: month)
    guard let start = month.day(first), let end = month.day(last) else { return nil }
    return Period(start, end.adding(days: 1), .day)
  }

  /// The days of the parts of a month that `DayReading.partOfMonth` numbers.
  private static func bounds(_ part: Int, of month: CivilMonth) -> (first: Int, last: Int) {
    switch part {
    case 0: (1, 5)
    case 1, 4: (11, 20)
    case 2: (month.length - 2, month.length)
    case 3: (1, 10)
    case 5: (21, month.length)
    case 6: (1, 15)
    default: (16, month.length)
    }
  }

  /// A day of the Chinese calendar; years are counted as that calendar does where they are said.
  private func oldDay(_ reading: OldMonthReading, _ day: Int, tense: Tense) -> CivilDate? {
    let month = reading.month ?? LunarDate(today)?.month ?? 1
    return likeliest(oldYears(reading.year), tense: tense) {
      LunarDate(year: $0, month: month, isLeapMonth: reading.isLeap, day: day)?.civil
    }
  }

  private func oldMonth(_ reading: OldMonthReading, tense: Tense) -> Period? {
    guard let month = reading.month, let start = oldDay(reading, 1, tense: tense), let year = LunarDate(start)?.year,
      let length = LunarCalendar.length(year: year, month: month, isLeap: reading.isLeap)
    else { return nil }
    return Period(start, start.adding(days: length), .day)
  }

  /// A Chinese year may begin in the year before the one in which its last days lie.
  private func oldYears(_ reading: YearReading) -> ClosedRange<Int> {
    if case .unsaid = reading { return years(.unsaid, around: 2) }
    return years(reading, around: 0)
  }

  /// The nearest day in the direction of the tense; today counts for both. Of two equally near ones the later.
  private func likeliest(_ candidates: ClosedRange<Int>, tense: Tense, date: (Int) -> CivilDate?) -> CivilDate? {
    var best: (date: CivilDate, cost: Int)?
    for candidate in candidates {
      guard let date = date(candidate) else { continue }
      let distance = date.dayNumber - today.dayNumber
      var cost = distance < 0 ? -distance : distance
      if tense == .past && distance > 0 || tense == .future && distance < 0 { cost += 10_000_000 }
      if cost <= best?.cost ?? .max { best = (date, cost) }
    }
    return best?.date
  }
}
