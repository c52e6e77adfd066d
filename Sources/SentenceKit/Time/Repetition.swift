/// Something that comes again: `R/PT3H`, `R/P1D`, `R/P1W-1,3,5`, `R/P1M-5`, with `T08:00` or `TMO` appended.
public struct Repetition: Sendable, Hashable {
  /// What is counted from one time to the next.
  public enum Unit: Sendable, CaseIterable {
    case year, month, week, day, hour, minute
  }

  /// When on such a day.
  public enum Time: Sendable, Hashable {
    /// Hour 0...23, minute 0...59.
    case clock(hour: Int, minute: Int)
    case part(Daypart)
  }

  /// Every how many units, 1...999999.
  public var interval: Int
  public var unit: Unit
  /// ISO weekdays (1...7) of a weekly repetition or days (1...31) of a monthly one; empty where none is named.
  public var days: [Int]
  public var time: Time?

  public init(every interval: Int, _ unit: Unit, on days: [Int] = [], at time: Time? = nil) {
    self.interval = interval
    self.unit = unit
    self.days = days
    self.time = time
  }

  /// The greatest legal entry of `days`; 0 where the unit allows none.
  private var greatestDay: Int {
    switch unit {
    case .week: 7
    case .month: 31
    default: 0
    }
  }

  /// Whether the guidelines know such a repetition.
  var isLegal: Bool {
    if interval < 1 || interval > 999_999 { return false }
    for day in days where day < 1 || day > greatestDay { return false }
    if case .clock(let hour, let minute) = time, !(0...23).contains(hour) || !(0...59).contains(minute) { return false }
    return true
  }

  func write(to writer: inout TextWriter) {
    writer.write("R/P")
    let isClock = unit == .hour || unit == .minute
    if isClock { writer.write("T") }
    writer.write(interval)
    switch unit {
    case .year: writer.write("Y")
    case .month, .minute: writer.write("M")
    case .week: writer.write("W")
    case .day: writer.write("D")
    case .hour: writer.write("H")
    }
    for (index, day) in days.enumerated() {
      writer.write(index == 0 ? "-" : ",")
      writer.write(day)
    }
    switch time {
    case .clock(let hour, let minute):
      writer.write("T")
      writer.write(hour, width: 2)
      writer.write(":")
      writer.write(minute, width: 2)
    case .part(let part):
      writer.write("T")
      writer.write(part.code)
    case nil:
      break
    }
  }
}

extension ASCIIReader {
  /// A repetition from its `R/P` on.
  mutating func repetition() -> Repetition? {
    guard accept("R"), accept("/"), accept("P") else { return nil }
    let isClock = accept("T")
    guard let interval = number() else { return nil }
    let unit: Repetition.Unit
    if accept("M") {
      unit = isClock ? .minute : .month
    } else if isClock {
      guard accept("H") else { return nil }
      unit = .hour
    } else if accept("Y") {
      unit = .year
    } else if accept("W") {
      unit = .week
    } else if accept("D") {
      unit = .day
    } else {
      return nil
    }
    var repetition = Repetition(every: interval, unit)
    if accept("-") {
      repeat {
        guard let day = number() else { return nil }
        repetition.days.append(day)
      } while accept(",")
    }
    if accept("T") {
      if let part = daypart() {
        repetition.time = .part(part)
      } else {
        guard let hour = digits(2), accept(":"), let minute = digits(2) else { return nil }
        repetition.time = .clock(hour: hour, minute: minute)
      }
    }
    return isAtEnd && repetition.isLegal ? repetition : nil
  }
}
