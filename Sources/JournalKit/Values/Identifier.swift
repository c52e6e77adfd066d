/// The identifier of one kind of value: a UUID made by the writer, version 7 for everything that this product makes.
///
/// Version 7 begins with the time of its making, so identifiers sort by it. Any well-formed UUID is accepted from outside.
public struct Identifier<Subject>: Sendable, Hashable, Comparable {
  /// The first eight bytes, big-endian.
  public let high: UInt64
  /// The last eight bytes, big-endian.
  public let low: UInt64

  /// Makes an identifier from its sixteen bytes.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads the canonical form (36 characters, either case); nil for anything else.
  public init?(_ text: String) {
    let hyphens = [8, 13, 18, 23]
    var digits = 0
    var halves: (UInt64, UInt64) = (0, 0)
    var position = 0
    for byte in text.utf8 {
      defer { position += 1 }
      if position >= 36 { return nil }
      if hyphens.contains(position) {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      let value: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      if digits < 16 { halves.0 = halves.0 << 4 | UInt64(value) } else { halves.1 = halves.1 << 4 | UInt64(value) }
      digits += 1
    }
    guard position == 36 else { return nil }
    self.init(high: halves.0, low: halves.1)
  }

  /// The canonical form in lower case, 36 characters.
  public var text: String {
    let hex: StaticString = "0123456789abcdef"
    return String(unsafeUninitializedCapacity: 36) { buffer in
      var position = 0
      for digit in 0..<32 {
        if digit == 8 || digit == 12 || digit == 16 || digit == 20 {
          buffer[position] = UInt8(ascii: "-")
          position += 1
        }
        let half = digit < 16 ? high : low
        let nibble = Int(half >> UInt64(60 - (digit % 16) * 4) & 0xF)
        buffer[position] = hex.utf8Start[nibble]
        position += 1
      }
      return 36
    }
  }

  /// Orders by the bytes, which for version 7 is the order of making.
  public static func < (left: Self, right: Self) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}

extension Identifier: Codable {
  /// Reads the canonical form; throws `DecodingError.dataCorrupted` for any other text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let identifier = Identifier(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a UUID")
    }
    self = identifier
  }

  /// Writes the canonical form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
