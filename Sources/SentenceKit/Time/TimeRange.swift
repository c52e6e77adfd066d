/// A period between two points of the same sort; the end is exclusive for days and clock alike.
public enum TimeRange: Sendable, Hashable {
  case days(CivilDate, CivilDate)
  case moments(CivilDateTime, CivilDateTime)
  case months(CivilMonth, CivilMonth)
  /// Years, 1...9999.
  case years(Int, Int)

  /// Whether the end lies behind the start; no other range has a meaning.
  public var isOrdered: Bool {
    switch self {
    case .days(let start, let end): start < end
    case .moments(let start, let end): start < end
    case .months(let start, let end): start < end
    case .years(let start, let end): start < end
    }
  }

  func write(to writer: inout TextWriter) {
    switch self {
    case .days(let start, let end):
      start.write(to: &writer)
      writer.write("/")
      end.write(to: &writer)
    case .moments(let start, let end):
      start.write(to: &writer)
      writer.write("/")
      end.write(to: &writer)
    case .months(let start, let end):
      start.write(to: &writer)
      writer.write("/")
      end.write(to: &writer)
    case .years(let start, let end):
      writer.write(start, width: 4)
      writer.write("/")
      writer.write(end, width: 4)
    }
  }
}
