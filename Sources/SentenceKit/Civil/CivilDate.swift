/// A day of the proleptic Gregorian calendar, years 1 to 9999, without a time zone.
public struct CivilDate: Sendable, Hashable, Comparable {
  /// 1...9999.
  public let year: Int
  /// 1...12.
  public let month: Int
  /// 1...31, never beyond the month's length.
  public let day: Int

  /// Nil for days that do not exist.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.length(year: year, month: month)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that lies `dayNumber` days after 1970-01-01, clamped to the legal range. O(1).
  public init(dayNumber: Int) {
    // Counted from 0001-01-01, where the leap-year cycles of 400, 100 and 4 years all begin.
    var rest = min(max(dayNumber, Self.first), Self.last) - Self.first
    let cycles = rest / 146_097
    rest %= 146_097
    // The last day of a cycle belongs to its last century and year, hence the upper bounds of 3.
    let centuries = min(rest / 36_524, 3)
    rest -= centuries * 36_524
    let quads = rest / 1461
    rest %= 1461
    let singles = min(rest / 365, 3)
    rest -= singles * 365
    year = cycles * 400 + centuries * 100 + quads * 4 + singles + 1
    var month = 1
    while rest >= Self.length(year: year, month: month) {
      rest -= Self.length(year: year, month: month)
      month += 1
    }
    self.month = month
    day = rest + 1
  }

  /// Reads `YYYY-MM-DD`; nil for anything else and for days that do not exist.
  public init?(_ text: String) {
    var reader = ASCIIReader(text)
    guard let date = reader.date(), reader.isAtEnd else { return nil }
    self = date
  }

  /// Days since 1970-01-01, negative before. O(1).
  public var dayNumber: Int {
    let before = year - 1
    var days = before * 365 + before / 4 - before / 100 + before / 400
    var current = 1
    while current < month {
      days += Self.length(year: year, month: current)
      current += 1
    }
    return Self.first + days + day - 1
  }

  /// ISO 8601: Monday 1 … Sunday 7.
  public var weekday: Int {
    // 0001-01-01 was a Monday.
    (dayNumber - Self.first) % 7 + 1
  }

  /// `YYYY-MM-DD`.
  public var text: String {
    var writer = TextWriter()
    write(to: &writer)
    return writer.text
  }

  /// The day `days` later (earlier when negative), clamped to the legal range.
  public func adding(days: Int) -> CivilDate {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    return CivilDate(dayNumber: overflow ? (days < 0 ? Self.first : Self.last) : sum)
  }

  /// The same day `months` later (earlier when negative), clamped to the month's length and to the legal range.
  public func adding(months: Int) -> CivilDate {
    // No sum beyond the legal range matters, so that clamping first keeps clear of overflow.
    let offset = min(max(months, -120_000), 120_000)
    let target = min(max((year - 1) * 12 + month - 1 + offset, 0), 9999 * 12 - 1)
    let (year, month) = (target / 12 + 1, target % 12 + 1)
    return CivilDate(unchecked: year, month, min(day, Self.length(year: year, month: month)))
  }

  public static func < (one: CivilDate, other: CivilDate) -> Bool {
    one.dayNumber < other.dayNumber
  }

  /// The number of days in a month, 28...31; `month` is 1...12.
  static func length(year: Int, month: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// 0001-01-01 and 9999-12-31 as day numbers.
  static let first = -719_162
  static let last = 2_932_896

  func write(to writer: inout TextWriter) {
    writer.write(year, width: 4)
    writer.write("-")
    writer.write(month, width: 2)
    writer.write("-")
    writer.write(day, width: 2)
  }

  private init(unchecked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}

extension ASCIIReader {
  /// `YYYY-MM-DD` of a day that exists.
  mutating func date() -> CivilDate? {
    guard let year = digits(4), accept("-"), let month = digits(2), accept("-"), let day = digits(2) else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }
}
