import SentenceKit
import Testing

@Suite struct TimeValueTests {
  @Test(arguments: [
    "2026-12-01", "2026-12-01T14:00", "2026-12-01T14:00:05", "2026-12-01TMO", "2026-12-01TNO", "2026-12-01TAF", "2026-12-01TEV",
    "2026-12-01TNI", "2026-12-01TDN", "2026-12", "2026", "2026-12-05/2026-12-07", "2026-12-01T09:00/2026-12-01T10:30",
    "2026-12/2027-02", "2026/2028", "R/PT3H", "R/PT30M", "R/P1D", "R/P1DTMO", "R/P1DT08:00", "R/P1W-1", "R/P1W-1,3,5",
    "R/P1W-3TAF", "R/P1M-5", "R/P1M-5T09:30", "R/P6M", "R/P1Y", "PT30M", "PT1H30M", "P3D", "P1W", "P1Y2M", "P1DT12H", "PT45S",
  ])
  func `a legal value is written as it was read`(text: String) throws {
    #expect(try #require(TimeValue(text)).text == text)
  }

  @Test(arguments: [
    "", "P", "PT", "P0D", "P1H", "PT1D", "P01D", "R", "R/", "R/P0D", "R/P1W-8", "R/P1W-0", "R/P1M-32", "R/P1D-1", "R/P1DT24:00",
    "R/P1DTXX", "2026-13", "2026-02-30", "0000", "26", "2026-12-01T14", "2026-12-01T14:00:00", "2026-12-01TXX",
    "2026-12-07/2026-12-05", "2026-12-05/2026-12-05", "2026-12-05/2026-12", "2026-12-01TMO/2026-12-01TEV", "2026-12-01 ", " 2026",
    "R/P1D/2026", "PT30M30H", "P9999999D", "明天",
  ])
  func `anything else is no value`(text: String) {
    #expect(TimeValue(text) == nil)
  }

  @Test func `a value can be taken apart`() throws {
    let value = try #require(TimeValue("R/P1W-1,3T08:00"))

    #expect(value == .repetition(Repetition(every: 1, .week, on: [1, 3], at: .clock(hour: 8, minute: 0))))
    #expect(try #require(TimeValue("PT1H30M")) == .duration(TimeDuration(hours: 1, minutes: 30)))
  }
}
