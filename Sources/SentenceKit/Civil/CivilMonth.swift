/// A month of a year of the proleptic Gregorian calendar.
public struct CivilMonth: Sendable, Hashable, Comparable {
  /// 1...9999.
  public let year: Int
  /// 1...12.
  public let month: Int

  /// Nil outside the legal range.
  public init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    self.year = year
    self.month = month
  }

  /// The month in which `date` lies.
  public init(containing date: CivilDate) {
    year = date.year
    month = date.month
  }

  /// `YYYY-MM`.
  public var text: String {
    var writer = TextWriter()
    write(to: &writer)
    return writer.text
  }

  public static func < (one: CivilMonth, other: CivilMonth) -> Bool {
    (one.year, one.month) < (other.year, other.month)
  }

  /// The number of its days, 28...31.
  var length: Int { CivilDate.length(year: year, month: month) }

  /// One of its days; nil beyond its end.
  func day(_ day: Int) -> CivilDate? {
    CivilDate(year: year, month: month, day: day)
  }

  /// The month `months` later (earlier when negative), clamped to the legal range.
  func adding(_ months: Int) -> CivilMonth {
    guard let first = day(1) else { return self }
    return CivilMonth(containing: first.adding(months: months))
  }

  func write(to writer: inout TextWriter) {
    writer.write(year, width: 4)
    writer.write("-")
    writer.write(month, width: 2)
  }
}
