/// A unit in which lengths of time are said.
enum TimeUnit: Sendable {
  case second, minute, quarterHour, hour, day, week, month, quarter, year

  /// The unit that a heading of the lexicon names.
  init?(named name: String) {
    for (unit, own) in Self.names where isSame(own, name) {
      self = unit
      return
    }
    return nil
  }

  private static let names: [(TimeUnit, String)] = [
    (.second, "second"), (.minute, "minute"), (.hour, "hour"), (.day, "day"), (.week, "week"), (.month, "month"),
    (.quarter, "quarter"), (.year, "year"),
  ]

  /// How many seconds it is; 0 for units of the calendar.
  var seconds: Int64 {
    switch self {
    case .second: 1
    case .minute: 60
    case .quarterHour: 900
    case .hour: 3600
    case .day, .week, .month, .quarter, .year: 0
    }
  }

  /// Greater for longer units.
  var rank: Int {
    switch self {
    case .second: 0
    case .minute, .quarterHour: 1
    case .hour: 2
    case .day: 3
    case .week: 4
    case .month: 5
    case .quarter: 6
    case .year: 7
    }
  }

  /// What its half is; nil where nobody says it.
  fileprivate var half: (count: Int, unit: TimeUnit)? {
    switch self {
    case .minute: (30, .second)
    case .hour: (30, .minute)
    case .day: (12, .hour)
    case .month: (15, .day)
    case .year: (6, .month)
    case .second, .quarterHour, .week, .quarter: nil
    }
  }
}

/// A length of time as said: what it amounts to, and with its units kept apart.
struct AmountReading: Sendable {
  private(set) var amount = TimeAmount()
  private(set) var duration = TimeDuration()
  /// Whether it was said with two numbers (兩三天).
  var isEstimate = false

  /// Adds so many halves of a unit, at most two million; false where there is no such half, and beyond what a duration may hold.
  mutating func add(halves: Int, of unit: TimeUnit) -> Bool {
    if halves % 2 == 1 {
      guard let half = unit.half, add(halves: half.count * 2, of: half.unit) else { return false }
    }
    let count = halves / 2
    amount.seconds += Int64(count) &* unit.seconds
    let field: Int
    switch unit {
    case .second:
      duration.seconds += count
      field = duration.seconds
    case .minute, .quarterHour:
      duration.minutes += unit == .minute ? count : count * 15
      field = duration.minutes
    case .hour:
      duration.hours += count
      field = duration.hours
    case .day:
      duration.days += count
      amount.days += count
      field = duration.days
    case .week:
      duration.weeks += count
      amount.days += count * 7
      field = duration.weeks
    case .month, .quarter:
      duration.months += unit == .month ? count : count * 3
      amount.months += unit == .month ? count : count * 3
      field = duration.months
    case .year:
      duration.years += count
      amount.months += count * 12
      field = duration.years
    }
    return field <= 999_999
  }
}
