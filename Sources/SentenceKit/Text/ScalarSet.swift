/// A set of folded scalars of the basic plane, which answers with one look at a bit.
struct ScalarSet: Sendable {
  private var bits: [UInt64] = Array(repeating: 0, count: 1024)

  init(_ scalars: String = "") {
    for scalar in scalars.unicodeScalars { insert(scalar.value) }
  }

  /// Adds a scalar; one beyond the basic plane is left out.
  mutating func insert(_ scalar: UInt32) {
    guard scalar < 0x10000 else { return }
    bits[Int(scalar >> 6)] |= 1 << UInt64(scalar & 63)
  }

  func contains(_ scalar: UInt32) -> Bool {
    scalar < 0x10000 && bits[Int(scalar >> 6)] >> UInt64(scalar & 63) & 1 == 1
  }
}
