/// One of the 24 solar terms (節氣), which the longitude of the sun sets, in the time of Taipei (UTC+8).
package struct SolarTerm: Sendable, Hashable {
  /// In the order of the civil year: 1 小寒, 2 大寒, 3 立春 … 7 清明 … 24 冬至.
  package let number: Int

  /// Nil outside 1...24.
  package init?(number: Int) {
    guard (1...24).contains(number) else { return nil }
    self.number = number
  }

  /// The day on which it begins, for the years 1912 to 2100; nil outside them. O(1).
  ///
  /// A year of the sun goes by evenly enough that a straight line meets the day of every term in all these years. The lines were
  /// fitted to the days of the 寿星天文历 (sxtwl), with the widest margin to both midnights; they are wrong for 立夏 of 1911.
  package func date(inYear year: Int) -> CivilDate? {
    guard (1912...2100).contains(year), Self.lines.indices.contains(number - 1) else { return nil }
    let (start, drift) = Self.lines[number - 1]
    let years = year - 2000
    let fraction = start + drift * years
    // Division rounds towards zero, but days begin before their fraction.
    let days = (fraction - (fraction < 0 ? 99_999 : 0)) / 100_000
    return CivilDate(dayNumber: Self.epoch + 365 * years + days)
  }

  /// 2000-01-01 as a day number.
  private static let epoch = 10_957

  /// When each term began in 2000, and by how much more than 365 days it moves a year, both in hundred thousandths of a day.
  private static let lines: [(start: Int, drift: Int)] = [
    (537_108, 24_264), (2009_287, 24_286), (3485_636, 24_264), (4968_448, 24_272), (6461_372, 24_264), (7964_410, 24_220),
    (9480_910, 24_220), (11009_990, 24_210), (12552_550, 24_204), (14106_824, 24_184), (15670_423, 24_166), (17240_000, 24_160),
    (18813_736, 24_176), (20385_435, 24_166), (21953_743, 24_166), (23514_832, 24_176), (25065_728, 24_184), (26604_740, 24_210),
    (28131_635, 24_218), (29643_943, 24_242), (31143_943, 24_242), (32634_164, 24_264), (34115_048, 24_272), (35589_808, 24_272),
  ]
}
