/// What a time expression names, seen from the moment at which the sentence was typed.
public enum TimeValue: Sendable, Hashable {
  /// `2026-12-01`.
  case day(CivilDate)
  /// `2026-12-01T14:00`.
  case moment(CivilDateTime)
  /// `2026-12-01TMO`.
  case daypart(CivilDate, Daypart)
  /// `2026-12`.
  case month(CivilMonth)
  /// `2026`; 1...9999.
  case year(Int)
  /// `2026-12-05/2026-12-07`; a week or weekend is a range of days.
  case range(TimeRange)
  /// `R/P1W-1,3,5T08:00`.
  case repetition(Repetition)
  /// `PT30M`.
  case duration(TimeDuration)

  /// Reads what `text` writes, and nothing else: no second spelling of a value is legal, so that stored values compare as text.
  public init?(_ text: String) {
    var reader = ASCIIReader(text)
    let value: TimeValue
    switch reader.next {
    case UInt8(ascii: "R"):
      guard let repetition = reader.repetition() else { return nil }
      value = .repetition(repetition)
    case UInt8(ascii: "P"):
      guard let duration = reader.duration() else { return nil }
      value = .duration(duration)
    default:
      guard let start = reader.point() else { return nil }
      if reader.accept("/") {
        guard let end = reader.point(), let range = Self.range(start, end) else { return nil }
        value = .range(range)
      } else {
        value = start
      }
    }
    guard reader.isAtEnd, isSame(value.text, text) else { return nil }
    self = value
  }

  /// The value as the evaluation guidelines write it; reading it back gives the same value.
  public var text: String {
    var writer = TextWriter()
    switch self {
    case .day(let date):
      date.write(to: &writer)
    case .moment(let moment):
      moment.write(to: &writer)
    case .daypart(let date, let part):
      date.write(to: &writer)
      writer.write("T")
      writer.write(part.code)
    case .month(let month):
      month.write(to: &writer)
    case .year(let year):
      writer.write(year, width: 4)
    case .range(let range):
      range.write(to: &writer)
    case .repetition(let repetition):
      repetition.write(to: &writer)
    case .duration(let duration):
      duration.write(to: &writer)
    }
    return writer.text
  }

  /// Two points of the same sort, in order, as a range.
  private static func range(_ start: TimeValue, _ end: TimeValue) -> TimeRange? {
    let range: TimeRange
    switch (start, end) {
    case (.day(let start), .day(let end)): range = .days(start, end)
    case (.moment(let start), .moment(let end)): range = .moments(start, end)
    case (.month(let start), .month(let end)): range = .months(start, end)
    case (.year(let start), .year(let end)): range = .years(start, end)
    default: return nil
    }
    return range.isOrdered ? range : nil
  }
}

extension ASCIIReader {
  /// The two letters of a part of a day; nothing is consumed when there are none.
  mutating func daypart() -> Daypart? {
    var ahead = self
    let first = ahead.next
    guard ahead.accept(first) else { return nil }
    let second = ahead.next
    guard ahead.accept(second), let part = Daypart(code: (first, second)) else { return nil }
    self = ahead
    return part
  }

  /// A year, month, day, part of a day, or moment.
  mutating func point() -> TimeValue? {
    guard let year = digits(4), (1...9999).contains(year) else { return nil }
    guard accept("-") else { return .year(year) }
    guard let number = digits(2), let month = CivilMonth(year: year, month: number) else { return nil }
    guard accept("-") else { return .month(month) }
    guard let day = digits(2), let date = month.day(day) else { return nil }
    guard accept("T") else { return .day(date) }
    if let part = daypart() { return .daypart(date, part) }
    guard let hour = digits(2), accept(":"), let minute = digits(2) else { return nil }
    var second = 0
    if accept(":") {
      guard let digits = digits(2) else { return nil }
      second = digits
    }
    guard let moment = CivilDateTime(date: date, hour: hour, minute: minute, second: second) else { return nil }
    return .moment(moment)
  }
}
