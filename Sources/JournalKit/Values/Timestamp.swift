public import Foundation
public import SentenceKit

/// An instant in whole milliseconds since 1970-01-01T00:00:00Z, written as `2026-11-30T07:00:00.000Z`.
///
/// Whole milliseconds survive every file, database and JSON round trip unchanged, which a floating-point `Date` does not.
public struct Timestamp: Sendable, Hashable, Comparable {
  /// Milliseconds since the Unix epoch; negative before it.
  public let milliseconds: Int64

  /// The years that can be written down: 0001-01-01T00:00:00.000Z through 9999-12-31T23:59:59.999Z.
  static let legalRange: ClosedRange<Int64> = -62_135_596_800_000...253_402_300_799_999

  /// Makes a timestamp; values outside the years 1 to 9999 are clamped.
  public init(milliseconds: Int64) {
    self.milliseconds = min(max(milliseconds, Self.legalRange.lowerBound), Self.legalRange.upperBound)
  }

  /// The nearest timestamp not after `date`.
  public init(_ date: Date) {
    let value = (date.timeIntervalSince1970 * 1000).rounded(.down)
    self.init(milliseconds: Int64(exactly: value) ?? (value < 0 ? Int64.min : Int64.max))
  }

  /// Reads `YYYY-MM-DDTHH:MM:SS[.fff]Z`; nil for anything else, for days that do not exist and for leap seconds.
  public init?(_ text: String) {
    guard text.utf8.last == UInt8(ascii: "Z") else { return nil }
    let parts = text.dropLast().split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts[0].utf8.count == 19, let civil = CivilDateTime(String(parts[0])) else { return nil }
    var fraction: Int64 = 0
    if parts.count == 2 {
      let digits = parts[1].utf8
      guard digits.count == 3, digits.allSatisfy({ (48...57).contains($0) }), let value = Int64(parts[1]) else { return nil }
      fraction = value
    }
    self.init(milliseconds: civil.secondsSinceEpoch * 1000 + fraction)
  }

  /// The written form, always with milliseconds.
  public var text: String {
    let (seconds, fraction) = milliseconds.flooringDivision(by: 1000)
    let civil = CivilDateTime(secondsSinceEpoch: seconds)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let padded = fraction < 10 ? "00\(fraction)" : fraction < 100 ? "0\(fraction)" : "\(fraction)"
    return "\(civil.date.text)T\(two(civil.hour)):\(two(civil.minute)):\(two(civil.second)).\(padded)Z"
  }

  /// The instant as Foundation's type.
  public var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

  /// What a clock on the wall shows at this instant in `timeZone`.
  public func civil(in timeZone: TimeZone) -> CivilDateTime {
    let offset = Int64(timeZone.secondsFromGMT(for: date))
    return CivilDateTime(secondsSinceEpoch: milliseconds.flooringDivision(by: 1000).quotient + offset)
  }

  /// The instant `days` times 24 hours later (earlier when negative).
  public func adding(days: Int) -> Timestamp {
    Timestamp(milliseconds: milliseconds + Int64(days) * 86_400_000)
  }

  /// Orders by time.
  public static func < (left: Timestamp, right: Timestamp) -> Bool { left.milliseconds < right.milliseconds }
}

extension Timestamp: Codable {
  /// Reads the written form; throws `DecodingError.dataCorrupted` for any other text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let timestamp = Timestamp(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a UTC timestamp")
    }
    self = timestamp
  }

  /// Writes the written form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension CivilDateTime {
  /// Seconds since 1970-01-01T00:00:00 as if this clock showed UTC.
  var secondsSinceEpoch: Int64 {
    Int64(date.dayNumber) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
  }

  /// What a clock that shows UTC reads `seconds` after the epoch.
  init(secondsSinceEpoch seconds: Int64) {
    let (minute, second) = seconds.flooringDivision(by: 60)
    self.init(minuteNumber: minute, second: Int(second))
  }
}

extension Int64 {
  /// Quotient and remainder with the remainder never negative. `divisor` is positive.
  func flooringDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
