/// A length of time as ISO 8601 writes it (`PT30M`, `P1Y2M`, `P3D`, `P1DT12H`); units are kept as they were given.
public struct TimeDuration: Sendable, Hashable {
  /// Each is 0...999999, and at least one is not zero in a legal duration.
  public var years = 0
  public var months = 0
  public var weeks = 0
  public var days = 0
  public var hours = 0
  public var minutes = 0
  public var seconds = 0

  public init(
    years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0, hours: Int = 0, minutes: Int = 0, seconds: Int = 0
  ) {
    self.years = years
    self.months = months
    self.weeks = weeks
    self.days = days
    self.hours = hours
    self.minutes = minutes
    self.seconds = seconds
  }

  func write(to writer: inout TextWriter) {
    writer.write("P")
    Self.write(years, "Y", to: &writer)
    Self.write(months, "M", to: &writer)
    Self.write(weeks, "W", to: &writer)
    Self.write(days, "D", to: &writer)
    guard hours != 0 || minutes != 0 || seconds != 0 else { return }
    writer.write("T")
    Self.write(hours, "H", to: &writer)
    Self.write(minutes, "M", to: &writer)
    Self.write(seconds, "S", to: &writer)
  }

  private static func write(_ amount: Int, _ unit: Unicode.Scalar, to writer: inout TextWriter) {
    guard amount != 0 else { return }
    writer.write(amount)
    writer.write(unit)
  }
}

extension ASCIIReader {
  /// A duration from its `P` on, leniently; `TimeValue` refuses what would not be written the same way.
  mutating func duration() -> TimeDuration? {
    guard accept("P") else { return nil }
    var duration = TimeDuration()
    var inClock = false
    while !isAtEnd {
      if accept("T") {
        inClock = true
        continue
      }
      guard let amount = number() else { return nil }
      if !inClock, accept("Y") {
        duration.years = amount
      } else if !inClock, accept("M") {
        duration.months = amount
      } else if !inClock, accept("W") {
        duration.weeks = amount
      } else if !inClock, accept("D") {
        duration.days = amount
      } else if inClock, accept("H") {
        duration.hours = amount
      } else if inClock, accept("M") {
        duration.minutes = amount
      } else if inClock, accept("S") {
        duration.seconds = amount
      } else {
        return nil
      }
    }
    return duration == TimeDuration() ? nil : duration
  }
}

extension TimeDuration {
  /// The finest unit that it has, as far as grains go.
  var grain: Grain {
    if minutes != 0 || seconds != 0 { return .minute }
    if hours != 0 { return .hour }
    if days != 0 { return .day }
    if weeks != 0 { return .week }
    return months != 0 ? .month : .year
  }
}
