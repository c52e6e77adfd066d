/// Percent-encoding as RFC 3986 has it.
enum PercentEncoding {
  private static let unreserved: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"

  /// What may stand in one segment of a path.
  static let segment = ASCIISet(unreserved, "!$&'()*+,;=:@")
  /// What may stand in a name or a value of a query; `+` is left out because forms read it as a space.
  static let queryPart = ASCIISet(unreserved, "!$'()*,:@/?")
  /// What may stand in a fragment.
  static let fragment = ASCIISet(unreserved, "!$&'()*+,;=:@/?")
  private static let anywhere = ASCIISet(unreserved, "!$&'()*+,;=:@/?#[]")

  /// Appends a text with every byte outside `kept` replaced. Linear.
  static func append(_ text: String, keeping kept: ASCIISet, to bytes: inout [UInt8]) {
    if text.utf8.allSatisfy(kept.contains) {
      bytes.append(contentsOf: text.utf8)
      return
    }
    for byte in text.utf8 {
      if kept.contains(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 0x0F))
      }
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
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
