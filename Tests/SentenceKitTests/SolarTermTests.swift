import Foundation
import SentenceKit
import Testing

@Suite struct SolarTermTests {
  @Test(arguments: [
    (2024, 7, "2024-04-04"), (2025, 7, "2025-04-04"), (2026, 7, "2026-04-05"), (2027, 7, "2027-04-05"), (2025, 3, "2025-02-03"),
    (2026, 3, "2026-02-04"), (2026, 24, "2026-12-22"), (2025, 24, "2025-12-21"), (1950, 24, "1950-12-22"), (2021, 3, "2021-02-03"),
  ])
  func `a term begins on its known day`(year: Int, number: Int, date: String) throws {
    #expect(try #require(SolarTerm(number: number)).date(inYear: year) == CivilDate(date))
  }

  /// Checked against the longitude of the sun itself, which this series (Meeus, chapter 25) gives to a hundredth of a degree, a
  /// quarter of an hour of its way; terms that begin nearer to midnight than that are left out.
  @Test func `every term of 1912 to 2100 begins when the sun reaches its longitude`() throws {
    var (wrong, checked): ([String], Int) = ([], 0)
    for year in 1912...2100 {
      for number in 1...24 {
        let date = try #require(SolarTerm(number: number)?.date(inYear: year))
        let target = Double((number * 15 + 270) % 360)
        let midnight = Double(date.dayNumber) - 8.0 / 24
        let (morning, evening) = (excess(over: target, at: midnight), excess(over: target, at: midnight + 1))
        guard abs(morning) > 0.012, abs(evening) > 0.012 else { continue }
        checked += 1
        if morning > 0 || evening < 0 { wrong.append("\(number) \(date.text)") }
      }
    }

    #expect(wrong == [])
    #expect(checked > 4400)
  }

  @Test func `there is none outside the 24 and outside the years that were checked`() {
    #expect(SolarTerm(number: 0) == nil)
    #expect(SolarTerm(number: 25) == nil)
    #expect(SolarTerm(number: 1)?.date(inYear: 1911) == nil)
    #expect(SolarTerm(number: 1)?.date(inYear: 2101) == nil)
  }

  /// By how many degrees the sun's apparent longitude exceeds `target`, -180...180; `days` counts from 1970 in universal time.
  private func excess(over target: Double, at days: Double) -> Double {
    // A minute of difference between dynamical and universal time moves the sun by less than a thousandth of a degree.
    let t = (days - 10_957.5 + 65.0 / 86400) / 36525
    let radians = Double.pi / 180
    let mean = 280.46646 + 36000.76983 * t + 0.0003032 * t * t
    let anomaly = (357.52911 + 35999.05029 * t - 0.0001537 * t * t) * radians
    let center =
      (1.914602 - 0.004817 * t) * sin(anomaly) + (0.019993 - 0.000101 * t) * sin(2 * anomaly) + 0.000289 * sin(3 * anomaly)
    let node = (125.04 - 1934.136 * t) * radians
    let longitude = mean + center - 0.00569 - 0.00478 * sin(node)
    return remainder(longitude - target, 360)
  }
}
