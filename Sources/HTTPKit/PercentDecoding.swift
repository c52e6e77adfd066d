/// Percent-decoding that refuses what is not well-formed instead of guessing.
enum PercentDecoding {
  /// The text behind an encoded part of a target or a form; nil where a `%` lacks its two digits, the bytes are not UTF-8, or a NUL
  /// comes out where it may not. Linear.
  static func decode(_ bytes: some Collection<UInt8>, plusIsSpace: Bool, takesNUL: Bool = false) -> String? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index != bytes.endIndex {
      var byte = bytes[index]
      bytes.formIndex(after: &index)
      if byte == UInt8(ascii: "%") {
        guard let high = nextDigit(of: bytes, at: &index), let low = nextDigit(of: bytes, at: &index) else { return nil }
        byte = high << 4 | low
      } else if plusIsSpace, byte == UInt8(ascii: "+") {
        byte = 0x20
      }
      guard takesNUL || byte != 0 else { return nil }
      decoded.append(byte)
    }
    return String(validating: decoded, as: UTF8.self)
  }

  private static func nextDigit<Bytes: Collection<UInt8>>(of bytes: Bytes, at index: inout Bytes.Index) -> UInt8? {
    guard index != bytes.endIndex else { return nil }
    defer { bytes.formIndex(after: &index) }
    return ASCII.hexValue(bytes[index])
  }
}
