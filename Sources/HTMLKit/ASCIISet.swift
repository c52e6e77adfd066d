/// A set of ASCII characters as two words, so that a look-up is a shift.
struct ASCIISet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The characters of both texts; what is not ASCII is left out.
  init(_ one: StaticString, _ other: StaticString) {
    for text in [one, other] {
      text.withUTF8Buffer { bytes in
        for byte in bytes {
          switch byte {
          case 0..<64: low |= 1 << UInt64(byte)
          case 64..<128: high |= 1 << UInt64(byte - 64)
          default: break
          }
        }
      }
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<64: low >> UInt64(byte) & 1 == 1
    case 64..<128: high >> UInt64(byte - 64) & 1 == 1
    default: false
    }
  }
}
