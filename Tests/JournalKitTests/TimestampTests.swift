import Foundation
import JournalKit
import SentenceKit
import Testing

struct TimestampTests {
  @Test(arguments: [
    "2026-11-30T07:00:00.000Z", "1970-01-01T00:00:00.000Z", "1969-12-31T23:59:59.999Z", "0001-01-01T00:00:00.000Z",
    "9999-12-31T23:59:59.999Z", "2028-02-29T12:34:56.789Z",
  ])
  func `a timestamp reads what it writes`(text: String) throws {
    #expect(try #require(Timestamp(text)).text == text)
  }

  @Test func `a timestamp without a fraction is read, and written with one`() throws {
    #expect(try #require(Timestamp("2026-11-30T07:00:00Z")).text == "2026-11-30T07:00:00.000Z")
  }

  @Test(arguments: [
    "", "Z", "2026-11-30", "2026-11-30T07:00:00", "2026-11-30T07:00Z", "2027-02-29T00:00:00Z", "2026-11-30T24:00:00Z",
    "2026-11-30T07:00:00.1Z", "2026-11-30T07:00:00.-12Z", "2026-11-30T07:00:00+08:00", "２026-11-30T07:00:00Z",
  ])
  func `anything else is no timestamp`(text: String) {
    #expect(Timestamp(text) == nil)
  }

  @Test func `it agrees with Foundation over ten thousand instants`() throws {
    var style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    style.timeZone = .gmt
    // From 1600, since Foundation counts by Julius before 1582; whole seconds, since its fractions are floating-point.
    for second in stride(from: -11_600_000_000, to: 250_000_000_000, by: 26_000_003) {
      let timestamp = Timestamp(milliseconds: Int64(second) * 1000)

      #expect(timestamp.text == timestamp.date.formatted(style))
    }
  }

  @Test func `values outside the years 1 to 9999 are clamped`() {
    #expect(Timestamp(milliseconds: .min).text == "0001-01-01T00:00:00.000Z")
    #expect(Timestamp(milliseconds: .max).text == "9999-12-31T23:59:59.999Z")
    #expect(Timestamp(Date(timeIntervalSince1970: .infinity)).text == "9999-12-31T23:59:59.999Z")
  }

  @Test(arguments: [
    ("Asia/Taipei", "2026-11-30T16:30:00.000Z", "2026-12-01T00:30"),
    ("America/New_York", "2026-11-01T05:30:00.000Z", "2026-11-01T01:30"),
    ("America/New_York", "2026-11-01T06:30:00.000Z", "2026-11-01T01:30"),
    ("Australia/Lord_Howe", "2026-10-03T15:30:00.000Z", "2026-10-04T02:30"),
  ])
  func `the wall clock is right on both sides of a clock change`(zone: String, instant: String, wall: String) throws {
    let timeZone = try #require(TimeZone(identifier: zone))

    #expect(try #require(Timestamp(instant)).civil(in: timeZone).text == wall)
  }
}
