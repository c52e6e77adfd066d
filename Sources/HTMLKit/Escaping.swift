/// What a byte of UTF-8 asks for before it may stand in a page.
private enum ByteClass {
  static let plain: UInt8 = 0
  /// `& < > " '` and carriage return, which a parser would turn into a line feed.
  static let escaped: UInt8 = 1
  /// A control character that HTML does not allow, even as a reference.
  static let dropped: UInt8 = 2
  /// The first byte of a scalar that may be a C1 control or a noncharacter.
  static let suspicious: UInt8 = 3

  /// One class for each byte value.
  static let table: [UInt8] = (0...255).map { (byte: Int) -> UInt8 in
    switch UInt8(byte) {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0x0D: escaped
    case 0x09, 0x0A, 0x0C: plain
    case 0x00...0x1F, 0x7F: dropped
    case 0xC2, 0xEF, 0xF0...0xF4: suspicious
    default: plain
    }
  }
}

extension ByteWriter {
  /// Appends a text so that it is safe between tags and between double quotes alike: one pass over its UTF-8, whole runs
  /// copied at once. Characters that are illegal in HTML (NUL, other controls, noncharacters) are left out.
  mutating func appendEscaped(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      ByteClass.table.withUnsafeBufferPointer { classes in
        var start = 0
        var index = 0
        while index < bytes.count {
          let byte = bytes[index]
          let kind = classes[Int(byte)]
          if kind == ByteClass.plain {
            index += 1
            continue
          }
          if kind == ByteClass.suspicious {
            let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            let scalar = bytes[index..<min(index + length, bytes.count)]
            guard Self.isIllegal(scalar) else {
              index += length
              continue
            }
            append(UnsafeRawBufferPointer(rebasing: bytes[start..<index]))
            index += length
            start = index
            continue
          }
          append(UnsafeRawBufferPointer(rebasing: bytes[start..<index]))
          if kind == ByteClass.escaped { append(Self.reference(for: byte)) }
          index += 1
          start = index
        }
        append(UnsafeRawBufferPointer(rebasing: bytes[start..<bytes.count]))
      }
    }
  }

  private static func reference(for byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: "&#13;"
    }
  }

  /// C1 controls (U+0080–U+009F) and noncharacters (U+FDD0–U+FDEF, U+xxFFFE, U+xxFFFF), told from their UTF-8.
  private static func isIllegal(_ scalar: Slice<UnsafeRawBufferPointer>) -> Bool {
    let bytes = scalar.base
    let first = scalar.startIndex
    switch scalar.count {
    case 2:
      return bytes[first + 1] < 0xA0
    case 3:
      if bytes[first + 1] == 0xB7 { return (0x90...0xAF).contains(bytes[first + 2]) }
      return bytes[first + 1] == 0xBF && bytes[first + 2] >= 0xBE
    case 4:
      return bytes[first + 1] & 0x0F == 0x0F && bytes[first + 2] == 0xBF && bytes[first + 3] >= 0xBE
    default:
      return true
    }
  }
}
