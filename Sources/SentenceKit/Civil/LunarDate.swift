/// A day of the Chinese calendar, lunar years 1900 to 2100.
package struct LunarDate: Sendable, Hashable {
  /// The year in which its lunar year begins; 臘月 of 2026 lies in early 2027.
  package let year: Int
  /// 1...12.
  package let month: Int
  /// Whether it lies in the month's repetition (閏月).
  package let isLeapMonth: Bool
  /// 1...30.
  package let day: Int

  /// Nil for days that do not exist or lie outside the table.
  package init?(year: Int, month: Int, isLeapMonth: Bool = false, day: Int) {
    guard let length = LunarCalendar.length(year: year, month: month, isLeap: isLeapMonth), (1...length).contains(day) else {
      return nil
    }
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
    self.day = day
  }

  /// The lunar date of a day; nil outside the table.
  package init?(_ date: CivilDate) {
    // A lunar year begins between 21 January and 21 February of its number.
    guard let sameYear = LunarCalendar.newYear(of: date.year) ?? LunarCalendar.newYear(of: date.year - 1) else { return nil }
    let year = sameYear.year == date.year && sameYear <= date ? date.year : date.year - 1
    guard let newYear = LunarCalendar.newYear(of: year) else { return nil }
    var rest = date.dayNumber - newYear.dayNumber
    for month in 1...12 {
      for isLeap in [false, true] {
        guard let length = LunarCalendar.length(year: year, month: month, isLeap: isLeap) else { continue }
        if rest < length {
          self.init(year: year, month: month, isLeapMonth: isLeap, day: rest + 1)
          return
        }
        rest -= length
      }
    }
    return nil
  }

  /// The same day of the civil calendar.
  package var civil: CivilDate? {
    guard let newYear = LunarCalendar.newYear(of: year) else { return nil }
    var days = day - 1
    for earlier in 1..<13 where earlier < month {
      days += LunarCalendar.length(year: year, month: earlier, isLeap: false) ?? 0
      days += LunarCalendar.length(year: year, month: earlier, isLeap: true) ?? 0
    }
    if isLeapMonth { days += LunarCalendar.length(year: year, month: month, isLeap: false) ?? 0 }
    return newYear.adding(days: days)
  }
}
