/// Folds scalars so that one table of words serves Traditional and Simplified text, full width and half width, capitals and small
/// letters, and both apostrophes.
///
/// One scalar always becomes one scalar, so that offsets stay those of the sentence as typed.
struct Folding: Sendable {
  /// Built on first use; the table does not change after that.
  static let shared = Folding()

  /// The folded form of each scalar from U+4E00 on; the CJK block fits 16 bits.
  private let ideographs: [UInt16]

  private init() {
    var table: [UInt16] = []
    table.reserveCapacity(0xA000 - 0x4E00)
    for value in 0x4E00..<0xA000 { table.append(UInt16(truncatingIfNeeded: value)) }
    // Every scalar of that block is three bytes of UTF-8.
    var traditional: Int?
    let bytes = UnsafeBufferPointer(start: Self.pairs.utf8Start, count: Self.pairs.utf8CodeUnitCount)
    var offset = 0
    while offset + 2 < bytes.count {
      guard bytes[offset] >= 0xE0 else {
        offset += 1
        continue
      }
      let value = Int(bytes[offset] & 0x0F) << 12 | Int(bytes[offset + 1] & 0x3F) << 6 | Int(bytes[offset + 2] & 0x3F)
      offset += 3
      if let from = traditional {
        table[from - 0x4E00] = UInt16(truncatingIfNeeded: value)
        traditional = nil
      } else {
        traditional = value
      }
    }
    ideographs = table
  }

  /// The folded form of one scalar. O(1).
  func callAsFunction(_ scalar: Unicode.Scalar) -> UInt32 {
    let value = scalar.value
    switch value {
    case 0x41...0x5A: return value + 0x20
    case 0x3000, 0xA0: return 0x20
    case 0x2019: return 0x27
    case 0xFF21...0xFF3A: return value - 0xFEE0 + 0x20
    case 0xFF01...0xFF5E: return value - 0xFEE0
    case 0x4E00..<0xA000: return UInt32(ideographs[Int(value) - 0x4E00])
    default: return value
    }
  }

  /// The folded form of a word.
  func callAsFunction(_ word: String) -> [UInt32] {
    word.unicodeScalars.map { self($0) }
  }
}
