/// What a time expression says, before it is seen from a moment.
enum TimeReading: Sendable {
  case point(PointReading)
  /// From one point to another.
  case span(PointReading, PointReading)
  /// Counted from now; negative lies behind.
  case offset(Int, OffsetUnit)
  /// From today on, this many days.
  case within(days: Int)
  case repetition(Repetition)
  case now
  case vague
  /// No time; what it covers is not looked at again.
  case text
}

/// What a point from now is counted in.
enum OffsetUnit: Sendable {
  case minutes, days, months, years
}

/// A day, a part of it, and a clock time, as far as they are named.
struct PointReading: Sendable {
  var day: DayReading?
  var part: Daypart?
  var clock: ClockReading?
  /// Whether a marker such as 前 or 起 stands at it, which means that it is still to come.
  var isBound = false
}

/// A time of the day.
struct ClockReading: Sendable {
  /// 0...24 as said.
  var hour: Int
  /// 0...59.
  var minute: Int
  /// Whether three o'clock may be in the afternoon.
  var isTwelveHour: Bool
  /// `hour` or `minute`.
  var grain: Grain
}

/// A year as said.
enum YearReading: Sendable {
  case unsaid
  case absolute(Int)
  /// Counted from this year.
  case relative(Int)
}

/// A month as said.
enum MonthReading: Sendable {
  case unsaid
  /// Counted from this month.
  case relative(Int)
  case named(YearReading, Int)
}

/// A day or a longer period of the calendar as said.
enum DayReading: Sendable {
  /// Counted from today.
  case relative(Int)
  /// ISO weekday, and the week counted from this one where it is said.
  case weekday(Int, week: Int?)
  case dayOfMonth(MonthReading, Int)
  case week(Int)
  case weekend(week: Int?)
  case month(MonthReading)
  /// Beginning (0), middle (1), end (2).
  case partOfMonth(MonthReading, Int)
  case year(YearReading)

  /// Whether it is one day, at which a part of the day and a clock make sense.
  var isSingleDay: Bool {
    switch self {
    case .relative, .weekday, .dayOfMonth: true
    case .week, .weekend, .month, .partOfMonth, .year: false
    }
  }
}
