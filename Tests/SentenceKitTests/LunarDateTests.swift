import Foundation
import SentenceKit
import Testing

@Suite struct LunarDateTests {
  @Test(arguments: [
    ("1912-02-18", 1912), ("1950-02-17", 1950), ("1985-02-20", 1985), ("2000-02-05", 2000), ("2020-01-25", 2020), ("2023-01-22", 2023),
    ("2024-02-10", 2024), ("2025-01-29", 2025), ("2026-02-17", 2026), ("2027-02-06", 2027), ("2033-01-31", 2033), ("2034-02-19", 2034),
  ])
  func `a new year lies on its known day`(date: String, year: Int) throws {
    #expect(LunarDate(try #require(CivilDate(date))) == LunarDate(year: year, month: 1, day: 1))
  }

  @Test(arguments: [
    ("2020-05-23", 2020, 4, true, 1), ("2023-03-22", 2023, 2, true, 1), ("2025-07-25", 2025, 6, true, 1), ("2033-12-22", 2033, 11, true, 1),
    ("2026-09-25", 2026, 8, false, 15), ("2026-06-19", 2026, 5, false, 5), ("2027-02-05", 2026, 12, false, 29),
  ])
  func `a day has its lunar date`(date: String, year: Int, month: Int, isLeap: Bool, day: Int) throws {
    let lunar = try #require(LunarDate(year: year, month: month, isLeapMonth: isLeap, day: day))

    #expect(lunar.civil == CivilDate(date))
    #expect(CivilDate(date).flatMap { LunarDate($0) } == lunar)
  }

  @Test func `every day of the table is read as it is written`() throws {
    let first = try #require(CivilDate("1900-01-31"))
    let last = try #require(CivilDate("2101-01-28"))
    var wrong: [String] = []
    var before: LunarDate?
    for number in first.dayNumber...last.dayNumber {
      let date = CivilDate(dayNumber: number)
      guard let lunar = LunarDate(date), lunar.civil == date else {
        wrong.append(date.text)
        continue
      }
      // A day of the lunar calendar follows the day before, or begins a month.
      if let before, lunar.day != before.day + 1, lunar.day != 1 || before.day < 29 { wrong.append(date.text) }
      before = lunar
    }

    #expect(wrong == [])
    #expect(LunarDate(first.adding(days: -1)) == nil)
    #expect(LunarDate(last.adding(days: 1)) == nil)
  }

  /// Foundation's calendar computes the moon by itself. Two new moons of these years fall so near to midnight that sources differ
  /// about their day.
  @Test func `the months agree with the calendar of Foundation`() throws {
    var calendar = Calendar(identifier: .chinese)
    calendar.timeZone = try #require(TimeZone(identifier: "Asia/Shanghai"))
    let first = try #require(CivilDate("1950-02-17")).dayNumber
    let last = try #require(CivilDate("2100-02-08")).dayNumber
    var different: [String] = []
    for number in first...last {
      let date = CivilDate(dayNumber: number)
      // Noon in Shanghai.
      let parts = calendar.dateComponents([.month, .day], from: Date(timeIntervalSince1970: Double(number) * 86400 + 14400))
      let lunar = try #require(LunarDate(date))
      guard lunar.day == 1, parts.month != lunar.month || parts.day != 1 || parts.isLeapMonth != lunar.isLeapMonth else { continue }
      different.append(date.text)
    }

    #expect(different == ["2057-09-28", "2097-08-07"])
  }

  @Test(arguments: [
    (1899, 1, false, 1), (2101, 1, false, 1), (2026, 13, false, 1), (2026, 0, false, 1), (2026, 1, true, 1), (2026, 1, false, 31),
  ])
  func `a day that does not exist is refused`(year: Int, month: Int, isLeap: Bool, day: Int) {
    #expect(LunarDate(year: year, month: month, isLeapMonth: isLeap, day: day) == nil)
  }
}
