/// What a time expression says, before it is seen from a moment.
enum TimeReading: Sendable {
  case point(PointReading)
  /// From one point to another.
  case span(PointReading, PointReading)
  /// A moment counted from now; a negative amount lies behind.
  case offset(TimeAmount)
  /// The time before (negative) or after now that is as long as the amount.
  case window(TimeAmount)
  case duration(TimeDuration)
  /// Whether later times of the sentence belong to the repetition is not said by 一天三次.
  case repetition(Repetition, isContext: Bool)
  case vague
  /// No time; what it covers is not looked at again.
  case text
}

/// A length of time: calendar months and days, and the seconds that a clock would show.
struct TimeAmount: Sendable {
  var months = 0
  var days = 0
  /// 64 bits, because those of WebAssembly's `Int` end after 68 years.
  var seconds: Int64 = 0

  var isNegative: Bool { months < 0 || days < 0 || seconds < 0 }
  /// Whether it is counted in days or longer units only.
  var isCalendar: Bool { seconds == 0 }
  /// Whether it is a whole number of years.
  var isYears: Bool { months != 0 && months % 12 == 0 && days == 0 && seconds == 0 }

  static prefix func - (amount: TimeAmount) -> TimeAmount {
    TimeAmount(months: -amount.months, days: -amount.days, seconds: 0 - amount.seconds)
  }
}

/// A day, a part of it, and a clock time, as far as they are named.
struct PointReading: Sendable {
  var day: DayReading?
  var part: Daypart?
  var clock: ClockReading?
  /// The weekday that was said beside a date; it helps to find the year.
  var weekday: Int?
  /// How far from the day it lies (two days after Friday).
  var shift: TimeAmount?
  /// Whether a marker such as 前 or 起 stands at it, which means that it is still to come.
  var isBound = false
  /// 現在, or 這時候 behind a day: the time of the day is that of now.
  var isNow = false
}

/// A time of the day.
struct ClockReading: Sendable {
  /// 0...24 as said.
  var hour: Int
  /// 0...59.
  var minute: Int
  /// 0...59.
  var second = 0
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

/// What parts of a year or month are counted in.
enum PeriodUnit: Sendable {
  case day, week, month, quarter
}

/// A year or month of which a part is named.
enum PeriodReading: Sendable {
  case year(YearReading)
  case month(MonthReading)
}

/// A day or a longer period of the calendar as said.
enum DayReading: Sendable {
  /// Counted from today.
  case relative(Int)
  /// Today's day of the month, counted in months from now (三個月後, 去年的今天).
  case monthsAway(Int)
  /// The day after the one that was named before. Where none was it is every so many days, tomorrow for 0, and nothing for -1.
  case following(orEvery: Int)
  /// The day that was named before; alone today.
  case same
  /// ISO weekday, and the week counted from this one where it is said.
  case weekday(Int, week: Int?)
  case dayOfMonth(MonthReading, Int)
  /// The nth (the last: -1) such weekday of a month.
  case nthWeekday(MonthReading, Int, weekday: Int)
  /// A day of the Chinese calendar.
  case oldDay(OldMonthReading, Int)
  case holiday(YearReading, Holiday)
  case week(Int)
  case weekend(week: Int?)
  case month(MonthReading)
  case oldMonth(OldMonthReading)
  /// Beginning (0), middle (1), end (2); the first (3), middle (4), last (5) third; the first (6) or second (7) half.
  case partOfMonth(MonthReading, Int)
  /// One of the quarters (1...4) of a year, and one counted from this.
  case quarter(YearReading, Int), relativeQuarter(Int)
  /// The first (0) or second (1) half of a year.
  case halfYear(YearReading, Int)
  /// The nth unit of a period; -1 is the last.
  case nth(PeriodReading, Int, PeriodUnit)
  /// The first so many units of a period, or its last ones (negative).
  case edge(PeriodReading, Int, PeriodUnit)
  case year(YearReading)
  /// Four digits without 年, which may as well be an amount.
  case bareYear(Int)

  /// Whether it is one day, at which a part of the day and a clock make sense.
  var isSingleDay: Bool {
    switch self {
    case .relative, .monthsAway, .following, .same, .weekday, .dayOfMonth, .nthWeekday, .oldDay, .holiday, .nth(_, _, .day):
      true
    default: false
    }
  }
}

/// A month of the old calendar as said.
struct OldMonthReading: Sendable {
  var year: YearReading
  /// 1...12; nil for this month.
  var month: Int?
  var isLeap = false
}
