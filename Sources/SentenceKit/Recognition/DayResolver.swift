/// Finds days and longer periods of the calendar, seen from a day.
struct DayResolver {
  let today: CivilDate

  private var monday: CivilDate { today.adding(days: 1 - today.weekday) }

  /// The day that the words name; nil for a day that does not exist and for a longer period.
  func date(_ reading: DayReading, tense: Tense) -> CivilDate? {
    switch reading {
    case .relative(let days): return today.adding(days: days)
    case .weekday(let weekday, week: let week?): return monday.adding(days: week * 7 + weekday - 1)
    case .weekday(let weekday, week: nil):
      // Alone it is the next one to come, or the latest one gone; never today, which has a shorter name.
      let ahead = (weekday - today.weekday + 6) % 7 + 1
      return today.adding(days: tense == .past ? (ahead == 7 ? -7 : ahead - 7) : ahead)
    case .dayOfMonth(.unsaid, let day):
      let month = CivilMonth(containing: today)
      return likeliest((-2...2).compactMap { month.adding($0).day(day) }, tense: tense)
    case .dayOfMonth(.relative(let months), let day): return CivilMonth(containing: today).adding(months).day(day)
    case .dayOfMonth(.named(let year, let month), let day):
      // Eight years hold a leap day even around a century.
      return likeliest(years(year, around: 8).compactMap { CivilDate(year: $0, month: month, day: day) }, tense: tense)
    case .week, .weekend, .month, .partOfMonth, .year: return nil
    }
  }

  /// The period of a week, weekend, month, part of a month, or year.
  func period(_ reading: DayReading, tense: Tense) -> TimeResolver.Meaning? {
    switch reading {
    case .week(let week):
      let start = monday.adding(days: week * 7)
      return days(start, start.adding(days: 7), .week)
    case .weekend(let week):
      let offset = week ?? (tense == .past && today.weekday < 6 ? -1 : 0)
      let start = monday.adding(days: offset * 7 + 5)
      return days(start, start.adding(days: 2), .day)
    case .month(let reading):
      return month(reading, tense: tense).map { (.month($0), .month) }
    case .partOfMonth(let reading, let part):
      return partOfMonth(reading, part, tense: tense)
    case .year(let reading):
      guard let year = years(reading, around: 0).first, (1...9999).contains(year) else { return nil }
      return (.year(year), .year)
    case .relative, .weekday, .dayOfMonth: return nil
    }
  }

  private func days(_ start: CivilDate, _ end: CivilDate, _ grain: Grain) -> TimeResolver.Meaning? {
    // At the end of the calendar a period may have no room.
    start < end ? (.range(.days(start, end)), grain) : nil
  }

  /// The years that may be meant: one where it is said.
  private func years(_ reading: YearReading, around distance: Int) -> [Int] {
    switch reading {
    case .unsaid: Array(today.year - distance...today.year + distance)
    case .absolute(let year): [year]
    case .relative(let years): [today.year + years]
    }
  }

  private func month(_ reading: MonthReading, tense: Tense) -> CivilMonth? {
    switch reading {
    case .unsaid: return CivilMonth(containing: today)
    case .relative(let months): return CivilMonth(containing: today).adding(months)
    case .named(let year, let month):
      // The current month counts as past and as future.
      let day = { (year: Int) in CivilDate(year: year, month: month, day: month == today.month ? today.day : 1) }
      let candidates = years(year, around: 1).compactMap { day($0) ?? CivilDate(year: $0, month: month, day: 1) }
      return likeliest(candidates, tense: tense).map { CivilMonth(containing: $0) }
    }
  }

  /// The first five days, the 11th to the 20th, or the last three days of a month.
  private func partOfMonth(_ reading: MonthReading, _ part: Int, tense: Tense) -> TimeResolver.Meaning? {
    guard var month = month(reading, tense: tense) else { return nil }
    if case .unsaid = reading {
      let (first, last) = Self.bounds(part, of: month)
      if tense == .future, today.day > last { month = month.adding(1) }
      if tense == .past, today.day < first { month = month.adding(-1) }
    }
    let (first, last) = Self.bounds(part, of: month)
    guard let start = month.day(first), let end = month.day(last) else { return nil }
    return days(start, end.adding(days: 1), .day)
  }

  private static func bounds(_ part: Int, of month: CivilMonth) -> (first: Int, last: Int) {
    switch part {
    case 0: (1, 5)
    case 1: (11, 20)
    default: (month.length - 2, month.length)
    }
  }

  /// The nearest day in the direction of the tense; today counts for both. Of two equally near ones the later.
  private func likeliest(_ candidates: [CivilDate], tense: Tense) -> CivilDate? {
    var best: (date: CivilDate, cost: Int)?
    for date in candidates {
      let distance = date.dayNumber - today.dayNumber
      var cost = distance < 0 ? -distance : distance
      if tense == .past && distance > 0 || tense == .future && distance < 0 { cost += 10_000_000 }
      if cost <= best?.cost ?? .max { best = (date, cost) }
    }
    return best?.date
  }
}
