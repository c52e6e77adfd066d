import SentenceKit
import Testing

@Suite struct CivilDateTests {
  @Test func `every day of the calendar agrees with counting day by day`() {
    // Counted independently: one day after the other, with a leap-year table instead of arithmetic on cycles.
    var (year, month, day, weekday) = (1, 1, 1, 1)
    var number = -719_162
    var wrong: [Int] = []
    while year <= 9999 {
      let isLeap = year.isMultiple(of: 400) || year.isMultiple(of: 4) && !year.isMultiple(of: 100)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      let isSampled = number % 29 == 0 || day == 1 && month <= 3 || day >= 28 && (month == 2 || month == 12)
      if isSampled {
        let date = CivilDate(dayNumber: number)
        let isSame = date.year == year && date.month == month && date.day == day && date.weekday == weekday
        if !isSame || date.dayNumber != number || CivilDate(year: year, month: month, day: day) != date { wrong.append(number) }
      }
      number += 1
      weekday = weekday % 7 + 1
      day += 1
      if day > lengths[month - 1] {
        day = 1
        month += 1
      }
      if month > 12 {
        month = 1
        year += 1
      }
    }

    #expect(wrong == [])
    #expect(number == 2_932_897)
  }

  @Test func `the epoch was a Thursday`() throws {
    let epoch = try #require(CivilDate(year: 1970, month: 1, day: 1))

    #expect(epoch.dayNumber == 0)
    #expect(epoch.weekday == 4)
  }

  @Test(arguments: [(2024, true), (2026, false), (2000, true), (1900, false), (2100, false)])
  func `a leap day exists only in a leap year`(year: Int, isLeap: Bool) {
    #expect((CivilDate(year: year, month: 2, day: 29) != nil) == isLeap)
  }

  @Test(arguments: [(0, 1, 1), (10000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 4, 31), (2026, 1, 0), (2026, 1, 32)])
  func `a day that does not exist is refused`(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2028-01-31", 1, "2028-02-29"), ("2028-02-29", 12, "2029-02-28"),
    ("2026-03-31", -1, "2026-02-28"), ("2026-01-15", -13, "2024-12-15"), ("9999-12-31", 1, "9999-12-31"),
    ("0001-01-31", -1, "0001-01-31"), ("2026-11-30", Int.max, "9999-12-30"), ("2026-11-30", Int.min, "0001-01-30"),
  ])
  func `adding months keeps the day where the month has it`(start: String, months: Int, end: String) throws {
    #expect(try #require(CivilDate(start)).adding(months: months).text == end)
  }

  @Test(arguments: [
    ("2026-12-31", 1, "2027-01-01"), ("2028-03-01", -1, "2028-02-29"), ("2026-11-30", Int.max, "9999-12-31"),
    ("2026-11-30", Int.min, "0001-01-01"),
  ])
  func `adding days stays within the calendar`(start: String, days: Int, end: String) throws {
    #expect(try #require(CivilDate(start)).adding(days: days).text == end)
  }

  @Test(arguments: ["2026-11-30", "0001-01-01", "9999-12-31", "2028-02-29"])
  func `a date is written as it is read`(text: String) throws {
    #expect(try #require(CivilDate(text)).text == text)
  }

  @Test(arguments: ["", "2026-1-1", "2026-02-30", "2026-11-30 ", "20261130", "２０２６-11-30", "2026-11-30T00:00", "-026-11-30"])
  func `anything else is no date`(text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test func `dates are ordered as days`() throws {
    let days = try ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].map { try #require(CivilDate($0)) }

    #expect(days.reversed().sorted() == days)
  }
}
