/// A day with a name that comes once a year, and the rule that finds it.
package enum Holiday: Sendable, Hashable {
  /// The same month and day every year.
  case fixed(month: Int, day: Int)
  /// The nth weekday (ISO, 1...7) of a month; the fifth stands for the last.
  case weekday(month: Int, nth: Int, weekday: Int)
  /// A month and day of the Chinese calendar, never in a leap month.
  case lunar(month: Int, day: Int)
  /// Counted in days from the first day of the Chinese year; its eve is -1.
  case lunarNewYear(Int)
  case solarTerm(SolarTerm)
  /// Counted in days from Easter Sunday.
  case easter(Int)

  /// The rule that a heading of `Lexicon/holiday.txt` names; nil for any other heading.
  init?(_ heading: LexiconHeading) {
    guard let number = heading.number else { return nil }
    if heading.isNamed("date") {
      self = .fixed(month: number / 100, day: number % 100)
    } else if heading.isNamed("weekday") {
      self = .weekday(month: number / 100, nth: number / 10 % 10, weekday: number % 10)
    } else if heading.isNamed("lunar") {
      self = .lunar(month: number / 100, day: number % 100)
    } else if heading.isNamed("lunar-new-year") {
      self = .lunarNewYear(number)
    } else if heading.isNamed("solar-term"), let term = SolarTerm(number: number) {
      self = .solarTerm(term)
    } else if heading.isNamed("easter") {
      self = .easter(number)
    } else {
      return nil
    }
  }

  /// Its day in a civil year; nil where that year has none, or lies outside the tables.
  ///
  /// A date late in the Chinese year may come twice in a civil year; then the earlier one counts.
  package func date(inYear year: Int) -> CivilDate? {
    switch self {
    case .fixed(let month, let day): return CivilDate(year: year, month: month, day: day)
    case .weekday(let month, let nth, let weekday): return Self.day(nth, weekday, ofMonth: month, inYear: year)
    case .lunar(let month, let day):
      for lunarYear in [year &- 1, year] {
        if let date = LunarDate(year: lunarYear, month: month, day: day)?.civil, date.year == year { return date }
      }
      return nil
    case .lunarNewYear(let days): return LunarCalendar.newYear(of: year)?.adding(days: days)
    case .solarTerm(let term): return term.date(inYear: year)
    case .easter(let days): return Self.easter(inYear: year)?.adding(days: days)
    }
  }

  /// The nth weekday of a month, 1...4, or with 5 the last one.
  package static func day(_ nth: Int, _ weekday: Int, ofMonth number: Int, inYear year: Int) -> CivilDate? {
    guard (1...5).contains(nth), (1...7).contains(weekday), let month = CivilMonth(year: year, month: number) else { return nil }
    let first = nth == 5 ? month.length - 6 : nth * 7 - 6
    guard let date = month.day(first) else { return nil }
    return date.adding(days: (weekday - date.weekday + 7) % 7)
  }

  /// The Sunday after the first ecclesiastical full moon of spring, by the Gregorian computus in the form that Butcher gave it.
  private static func easter(inYear year: Int) -> CivilDate? {
    guard (1...9999).contains(year) else { return nil }
    let (century, inCentury) = (year / 100, year % 100)
    let golden = year % 19
    let epact = (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30
    let weekday = (32 + 2 * (century % 4) + 2 * (inCentury / 4) - epact - inCentury % 4) % 7
    let correction = (golden + 11 * epact + 22 * weekday) / 451
    let days = epact + weekday - 7 * correction + 114
    return CivilDate(year: year, month: days / 31, day: days % 31 + 1)
  }
}
