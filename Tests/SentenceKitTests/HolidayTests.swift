import SentenceKit
import Testing

@Suite struct HolidayTests {
  @Test(arguments: [
    (Holiday.fixed(month: 12, day: 25), 2026, "2026-12-25"), (.weekday(month: 5, nth: 2, weekday: 7), 2026, "2026-05-10"),
    (.weekday(month: 11, nth: 4, weekday: 4), 2026, "2026-11-26"), (.weekday(month: 5, nth: 5, weekday: 1), 2026, "2026-05-25"),
    (.lunar(month: 8, day: 15), 2026, "2026-09-25"), (.lunar(month: 12, day: 16), 2027, "2027-01-23"),
    (.lunar(month: 5, day: 5), 2027, "2027-06-09"), (.lunar(month: 7, day: 7), 2025, "2025-08-29"), (.lunarNewYear(0), 2027, "2027-02-06"),
    (.lunarNewYear(-1), 2027, "2027-02-05"), (.easter(0), 2024, "2024-03-31"), (.easter(0), 2025, "2025-04-20"),
    (.easter(0), 2026, "2026-04-05"), (.easter(-2), 2038, "2038-04-23"), (.easter(0), 1961, "1961-04-02"),
  ])
  func `a holiday has its day in a year`(holiday: Holiday, year: Int, date: String) {
    #expect(holiday.date(inYear: year) == CivilDate(date))
  }

  @Test(arguments: [
    Holiday.fixed(month: 2, day: 29), .lunar(month: 13, day: 1), .weekday(month: 2, nth: 6, weekday: 1), .lunar(month: 1, day: 31),
  ])
  func `a day that does not exist is none`(holiday: Holiday) {
    #expect(holiday.date(inYear: 2027) == nil)
  }

  @Test(arguments: [Int.min, -1, 0, 1, 9999, 10000, Int.max])
  func `no year is too far`(year: Int) {
    let holidays: [Holiday] = [.fixed(month: 1, day: 1), .weekday(month: 1, nth: 5, weekday: 7), .lunarNewYear(0), .easter(0)]
    for holiday in holidays { #expect(holiday.date(inYear: year).map { $0.year == year } ?? true) }
  }
}
