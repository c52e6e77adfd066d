/// Days in a row, with the unit of the calendar in which they were named.
struct Period {
  let start: CivilDate
  /// Exclusive.
  let end: CivilDate
  /// `day`, `week`, `month` or `year`.
  let grain: Grain

  /// Nil where no day lies between, as may happen at the end of the calendar.
  init?(_ start: CivilDate, _ end: CivilDate, _ grain: Grain) {
    guard start < end else { return nil }
    self.start = start
    self.end = end
    self.grain = grain
  }

  /// Months in a row.
  init?(month: CivilMonth, count: Int = 1) {
    guard let start = month.day(1), let end = month.adding(count).day(1) else { return nil }
    self.init(start, end, .month)
  }

  init?(year: Int) {
    guard let start = CivilDate(year: year, month: 1, day: 1) else { return nil }
    self.init(start, start.adding(months: 12), .year)
  }

  /// Whether it is a single day.
  var isDay: Bool { grain == .day && end.dayNumber - start.dayNumber == 1 }

  /// The value in the coarsest form that says the same.
  var value: TimeValue {
    let (first, last) = (CivilMonth(containing: start), CivilMonth(containing: end))
    switch grain {
    case .year where end.year - start.year == 1: return .year(start.year)
    case .year where end.year > start.year: return .range(.years(start.year, end.year))
    case .month where first.adding(1) == last: return .month(first)
    case .month where first < last: return .range(.months(first, last))
    default: return isDay ? .day(start) : .range(.days(start, end))
    }
  }

  /// From its first day to the last of another period; the finer of the two units counts.
  func through(_ other: Period) -> Period? {
    let grain: Grain = grain == .year && other.grain == .year ? .year : isCoarse && other.isCoarse ? .month : .day
    return Period(start, other.end, grain)
  }

  private var isCoarse: Bool { grain == .year || grain == .month }

  /// The nth of its days, weeks, months or quarters; -1 is the last. The first week is the one that holds its first Monday.
  func nth(_ count: Int, _ unit: PeriodUnit) -> Period? {
    guard count != 0 else { return nil }
    if count < 0 { return edge(-1, unit) }
    guard let all = edge(count, unit) else { return nil }
    if count == 1 { return all }
    guard let before = edge(count - 1, unit) else { return nil }
    return Period(before.end, all.end, all.grain)
  }

  /// Its first so many units, or its last ones (negative); nil where it has fewer.
  func edge(_ count: Int, _ unit: PeriodUnit) -> Period? {
    let part: Period?
    switch unit {
    case .day:
      part = count > 0 ? Period(start, start.adding(days: count), .day) : Period(end.adding(days: count), end, .day)
    case .week:
      let first = start.adding(days: (8 - start.weekday) % 7)
      let last = end.adding(days: 1 - end.weekday)
      part =
        count > 0
        ? Period(first, first.adding(days: count * 7), .week) : Period(last.adding(days: count * 7), last, .week)
    case .month, .quarter:
      let months = unit == .month ? count : count * 3
      part = months > 0 ? Period(start, start.adding(months: months), .month) : Period(end.adding(months: months), end, .month)
    }
    guard let part, part.start >= start, part.start < end, part.end <= end.adding(days: 6) else { return nil }
    return part
  }
}
