import SentenceKit
import Testing

@Suite struct CivilDateTimeTests {
  @Test(arguments: [
    ("2026-11-30T15:00", "2026-11-30T15:00"), ("2026-11-30T15:00:00", "2026-11-30T15:00"),
    ("2026-11-30T15:00:07", "2026-11-30T15:00:07"),
  ])
  func `seconds are written only when they say something`(text: String, written: String) throws {
    #expect(try #require(CivilDateTime(text)).text == written)
  }

  @Test(arguments: [
    "2026-11-30", "2026-11-30T24:00", "2026-11-30T12:60", "2026-11-30T12:00:60", "2026-11-30T1:00", "2026-11-30T12:00Z",
  ])
  func `a time that does not exist is refused`(text: String) {
    #expect(CivilDateTime(text) == nil)
  }

  @Test(arguments: [
    ("2026-11-30T23:59", 1, "2026-12-01T00:00"), ("1970-01-01T00:00", -1, "1969-12-31T23:59"),
    ("2026-11-30T15:00:07", 90, "2026-11-30T16:30:07"), ("9999-12-31T23:59", 1, "9999-12-31T23:59"),
    ("0001-01-01T00:00", -1, "0001-01-01T00:00"), ("2026-11-30T15:00", Int.max, "9999-12-31T23:59"),
    ("2026-11-30T15:00", Int.min, "0001-01-01T00:00"),
  ])
  func `adding minutes crosses days and stays within the calendar`(start: String, minutes: Int, end: String) throws {
    #expect(try #require(CivilDateTime(start)).adding(minutes: minutes).text == end)
  }

  @Test func `moments are ordered down to the second`() throws {
    let earlier = try #require(CivilDateTime("2026-11-30T15:00:01"))
    let later = try #require(CivilDateTime("2026-11-30T15:00:02"))

    #expect(earlier < later)
    #expect(earlier != later)
  }
}
