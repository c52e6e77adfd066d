/// A wall-clock moment: a day and a time of that day, without a time zone.
public struct CivilDateTime: Sendable, Hashable, Comparable {
  public let date: CivilDate
  /// 0...23.
  public let hour: Int
  /// 0...59.
  public let minute: Int
  /// 0...59; civil time here knows no leap seconds.
  public let second: Int

  /// Nil for times that do not exist.
  public init?(date: CivilDate, hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    self.date = date
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Reads `YYYY-MM-DDTHH:MM`, with or without `:SS`; nil for anything else.
  public init?(_ text: String) {
    var reader = ASCIIReader(text)
    guard let date = reader.date(), reader.accept("T"), let hour = reader.digits(2), reader.accept(":"),
      let minute = reader.digits(2)
    else { return nil }
    var second = 0
    if reader.accept(":") {
      guard let digits = reader.digits(2) else { return nil }
      second = digits
    }
    guard reader.isAtEnd else { return nil }
    self.init(date: date, hour: hour, minute: minute, second: second)
  }

  /// The moment `minuteNumber` minutes after 1970-01-01T00:00, clamped to the legal range.
  ///
  /// 64 bits, because an `Int` of WebAssembly has 32 and its minutes would end in the year 6053.
  package init(minuteNumber: Int64, second: Int = 0) {
    let clamped = min(max(minuteNumber, Int64(CivilDate.first) * 1440), Int64(CivilDate.last) * 1440 + 1439)
    // Division rounds towards zero; the minute of the day must not turn negative before 1970.
    let minuteOfDay = Int((clamped % 1440 + 1440) % 1440)
    date = CivilDate(dayNumber: Int((clamped - Int64(minuteOfDay)) / 1440))
    hour = minuteOfDay / 60
    minute = minuteOfDay % 60
    self.second = min(max(second, 0), 59)
  }

  /// Noon of a day like any other, for sentences that come without the day on which they were written.
  static let undated = CivilDateTime(minuteNumber: 29_934_000)

  /// Whole minutes since 1970-01-01T00:00, negative before.
  package var minuteNumber: Int64 { date.minuteNumber + Int64(hour * 60 + minute) }

  /// `YYYY-MM-DDTHH:MM`, with `:SS` only when the seconds are not zero.
  public var text: String {
    var writer = TextWriter()
    write(to: &writer)
    return writer.text
  }

  /// The moment `minutes` later (earlier when negative), clamped to the legal range; seconds stay.
  public func adding(minutes: Int) -> CivilDateTime {
    let (sum, overflow) = minuteNumber.addingReportingOverflow(Int64(minutes))
    return CivilDateTime(minuteNumber: overflow ? (minutes < 0 ? .min : .max) : sum, second: second)
  }

  public static func < (one: CivilDateTime, other: CivilDateTime) -> Bool {
    (one.minuteNumber, one.second) < (other.minuteNumber, other.second)
  }

  func write(to writer: inout TextWriter) {
    date.write(to: &writer)
    writer.write("T")
    writer.write(hour, width: 2)
    writer.write(":")
    writer.write(minute, width: 2)
    if second != 0 {
      writer.write(":")
      writer.write(second, width: 2)
    }
  }
}

extension CivilDate {
  /// The whole minutes from 1970-01-01T00:00 to its midnight.
  ///
  /// It cannot overflow; checking 64-bit products would need 128-bit arithmetic, which WebAssembly has none of.
  var minuteNumber: Int64 { Int64(dayNumber) &* 1440 }
}
