/// How fine the value of a time expression is.
public enum Grain: Sendable, CaseIterable {
  case minute, hour, daypart, day, week, month, year, repetition

  /// The word in the evaluation format; a repetition is called `repeat` there.
  public var text: String {
    switch self {
    case .minute: "minute"
    case .hour: "hour"
    case .daypart: "daypart"
    case .day: "day"
    case .week: "week"
    case .month: "month"
    case .year: "year"
    case .repetition: "repeat"
    }
  }
}
