/// Percent-encoding as RFC 3986 has it.
enum PercentEncoding {
  private static let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"

  /// What may stand in one segment of a path.
  static let segment = Set((unreserved + "!$&'()*+,;=:@").utf8)
  /// What may stand in a name or a value of a query; `+` is left out because forms read it as a space.
  static let queryPart = Set((unreserved + "!$'()*,:@/?").utf8)
  /// What may stand in a fragment.
  static let fragment = Set((unreserved + "!$&'()*+,;=:@/?").utf8)
  private static let anywhere = Set((unreserved + "!$&'()*+,;=:@/?#[]").utf8)
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Replaces every byte outside `kept`. Linear.
  static func encode(_ text: String, keeping kept: Set<UInt8>) -> String {
    if text.utf8.allSatisfy(kept.contains) { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count * 3)
    for byte in text.utf8 {
      if kept.contains(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 0x0F)])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a text consists only of characters that a URL may hold, with every `%` followed by two hexadecimal digits.
  static func isWellFormed(_ text: String) -> Bool {
    var digitsMissing = 0
    var hashes = 0
    for byte in text.utf8 {
      if digitsMissing > 0 {
        guard isHexDigit(byte) else { return false }
        digitsMissing -= 1
      } else if byte == UInt8(ascii: "%") {
        digitsMissing = 2
      } else {
        guard anywhere.contains(byte) else { return false }
        if byte == UInt8(ascii: "#") { hashes += 1 }
      }
    }
    return digitsMissing == 0 && hashes <= 1
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }
}
