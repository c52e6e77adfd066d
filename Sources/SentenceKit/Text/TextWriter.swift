/// Collects UTF-8; the one way in which this module makes text out of numbers and scalars.
///
/// Interpolation would work natively, but brings far more code into the WebAssembly binary.
struct TextWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// What was written, as a string.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  /// Writes a number in decimal, filled with zeros to at least `width` digits.
  mutating func write(_ number: Int, width: Int = 1) {
    var digits: [UInt8] = []
    var rest = number.magnitude
    while rest > 0 || digits.count < width {
      digits.append(48 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    if number < 0 { bytes.append(45) }
    bytes.append(contentsOf: digits.reversed())
  }

  mutating func write(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    func tail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x80 | (value >> shift & 0x3F)) }
    switch value {
    case ..<0x80:
      bytes.append(UInt8(truncatingIfNeeded: value))
    case ..<0x800:
      bytes.append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
      bytes.append(tail(0))
    case ..<0x10000:
      bytes.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      bytes.append(tail(6))
      bytes.append(tail(0))
    default:
      bytes.append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
      bytes.append(tail(12))
      bytes.append(tail(6))
      bytes.append(tail(0))
    }
  }
}

/// Whether two texts have the same bytes; `==` would compare by canonical equivalence and needs Unicode tables.
func isSame(_ one: String, _ other: String) -> Bool {
  one.utf8.elementsEqual(other.utf8)
}
