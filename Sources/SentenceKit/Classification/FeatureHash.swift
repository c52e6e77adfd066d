/// Hashes the parts of a feature to one number, the same on every platform (FNV-1a over words, with a final mix).
struct FeatureHash {
  private var value: UInt32

  /// - Parameter template: which sort of feature it is, so that equal parts of different sorts differ.
  init(_ template: UInt32) {
    value = 0x811c_9dc5
    add(template)
  }

  mutating func add(_ part: UInt32) {
    value = (value ^ part) &* 0x0100_0193
    // Words differ in more than their low bits.
    value ^= value >> 15
  }

  /// The hash, well mixed in all bits.
  var mixed: UInt32 {
    var mixed = value
    mixed = (mixed ^ mixed >> 16) &* 0x85eb_ca6b
    mixed = (mixed ^ mixed >> 13) &* 0xc2b2_ae35
    return mixed ^ mixed >> 16
  }

  /// A number that stands for a name.
  static func symbol(of name: String) -> UInt32 {
    var hash = FeatureHash(0x5342)
    for byte in name.utf8 { hash.add(UInt32(byte)) }
    return hash.mixed
  }
}
