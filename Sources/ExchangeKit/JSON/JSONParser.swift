/// Reads JSON (RFC 8259) strictly and in linear time.
///
/// Foundation's decoder says neither which names it did not use nor which stood twice, and both would lose what somebody wrote.
/// Texts keep every scalar as written: nothing is normalised.
package struct JSONParser {
  /// How many arrays and objects may lie inside each other; no format of ours has more than four.
  package static let greatestDepth = 64

  /// How many members an entry of an export has, so that its table is made once.
  private static let usualMembers = 18

  private let bytes: ArraySlice<UInt8>
  private var position: Int

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The one value that `bytes` holds, with nothing but white space around it.
  package static func parse(_ bytes: ArraySlice<UInt8>) throws(JSONSyntaxError) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value(depth: 0)
    parser.skipWhiteSpace()
    guard parser.position == bytes.endIndex else { throw .malformed }
    return value
  }

  private var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func skipWhiteSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    guard depth <= Self.greatestDepth else { throw .tooDeep }
    skipWhiteSpace()
    switch next {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.endIndex, word.withUTF8Buffer({ $0.elementsEqual(bytes[position..<end]) }) else { throw .malformed }
    position = end
    return value
  }

  private mutating func object(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    position += 1
    var members: [String: JSONValue] = [:]
    skipWhiteSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    members.reserveCapacity(Self.usualMembers)
    repeat {
      skipWhiteSpace()
      guard next == UInt8(ascii: "\"") else { throw .malformed }
      let name = try string()
      skipWhiteSpace()
      guard take(UInt8(ascii: ":")) else { throw .malformed }
      guard members.updateValue(try value(depth: depth + 1), forKey: name) == nil else { throw .duplicateName }
      skipWhiteSpace()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw .malformed }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    position += 1
    var elements: [JSONValue] = []
    skipWhiteSpace()
    if take(UInt8(ascii: "]")) { return .array(elements) }
    repeat {
      elements.append(try value(depth: depth + 1))
      skipWhiteSpace()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw .malformed }
    return .array(elements)
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func number() throws(JSONSyntaxError) -> String {
    let start = position
    _ = take(UInt8(ascii: "-"))
    let startsWithZero = next == UInt8(ascii: "0")
    let whole = digits()
    guard whole == 1 || whole > 1 && !startsWithZero else { throw .malformed }
    if take(UInt8(ascii: ".")), digits() == 0 { throw .malformed }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      if digits() == 0 { throw .malformed }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads from the opening to the closing quotation mark.
  private mutating func string() throws(JSONSyntaxError) -> String {
    position += 1
    let start = position
    var isASCII = true
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        let text = try Self.text(bytes[start..<position], isASCII: isASCII)
        position += 1
        return text
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case ..<0x20: throw .malformed
      default:
        if byte >= 0x80 { isASCII = false }
        position += 1
      }
    }
    throw .malformed
  }

  /// Goes on where the first escape stands, `start` being the first byte of the string.
  private mutating func escapedString(from start: Int) throws(JSONSyntaxError) -> String {
    var unescaped = Array(bytes[start..<position])
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return try Self.text(unescaped[...], isASCII: false)
      case UInt8(ascii: "\\"): try appendEscape(to: &unescaped)
      case ..<0x20: throw .malformed
      default: unescaped.append(byte)
      }
    }
    throw .malformed
  }

  private mutating func appendEscape(to unescaped: inout [UInt8]) throws(JSONSyntaxError) {
    guard let byte = next else { throw .malformed }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(byte)
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "u"):
      var code = try hexadecimal()
      if (0xD800...0xDBFF).contains(code) {
        guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw .loneSurrogate }
        let second = try hexadecimal()
        guard (0xDC00...0xDFFF).contains(second) else { throw .loneSurrogate }
        code = 0x10000 + (code - 0xD800) << 10 + (second - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw .loneSurrogate }
      unescaped.append(contentsOf: String(scalar).utf8)
    default: throw .malformed
    }
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { throw .malformed }
      code = code << 4 | UInt32(digit)
      position += 1
    }
    return code
  }

  /// The text of bytes that must be UTF-8: decoding repairs what is not, so the bytes would come out different.
  private static func text(_ bytes: ArraySlice<UInt8>, isASCII: Bool) throws(JSONSyntaxError) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    if isASCII { return text }
    // Between plain buffers, which compiles to a comparison of memory; through the views it was a large part of an import.
    let isSame = text.withUTF8 { text in bytes.withUnsafeBufferPointer { text.elementsEqual($0) } }
    guard isSame else { throw .notUTF8 }
    return text
  }
}
