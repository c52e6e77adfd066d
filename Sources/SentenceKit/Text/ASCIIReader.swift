/// Reads numbers and signs out of an ASCII text, byte by byte; what the calendar and value texts are parsed with.
///
/// It works on bytes because comparing strings or characters would pull Unicode tables into WebAssembly.
struct ASCIIReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = [UInt8](text.utf8)
  }

  /// Whether everything was read.
  var isAtEnd: Bool { position == bytes.count }

  /// The next byte, 0 at the end; a NUL in the text is never legal, so the two need no telling apart.
  var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Steps over `byte` when it comes next.
  mutating func accept(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Steps over `sign` when it comes next.
  mutating func accept(_ sign: Unicode.Scalar) -> Bool {
    sign.isASCII && accept(UInt8(truncatingIfNeeded: sign.value))
  }

  /// Exactly `count` digits as a number; nothing is consumed when there are fewer.
  mutating func digits(_ count: Int) -> Int? {
    guard position + count <= bytes.count else { return nil }
    var value = 0
    for index in position..<position + count {
      let digit = bytes[index] &- 48
      guard digit <= 9 else { return nil }
      value = value * 10 + Int(digit)
    }
    position += count
    return value
  }

  /// One to six digits as a number; longer runs are no legal count of anything here, and could overflow.
  mutating func number() -> Int? {
    var length = 0
    while position + length < bytes.count, bytes[position + length] &- 48 <= 9 { length += 1 }
    guard (1...6).contains(length) else { return nil }
    return digits(length)
  }
}
