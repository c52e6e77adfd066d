/// Writes JSON into one buffer of bytes.
///
/// By hand, since it was measured to matter: `JSONEncoder` takes about 0.7 ms for a page of fifty entries, and a page is to be
/// answered four thousand times a second. The bytes are those of `JSONEncoder` with sorted keys and plain slashes; a test holds both together.
package struct JSONWriter {
  /// What was written so far.
  package internal(set) var bytes: [UInt8] = []

  /// An empty buffer with room for `capacity` bytes.
  package init(capacity: Int = 1024) { bytes.reserveCapacity(capacity) }

  /// Empties the buffer and keeps its room.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Writes a piece of JSON as it is: brackets, commas, names.
  package mutating func literal(_ json: StaticString) {
    json.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes JSON that was made elsewhere.
  package mutating func encoded(_ json: some Sequence<UInt8>) { bytes.append(contentsOf: json) }

  /// Ends a line.
  package mutating func newline() { bytes.append(0x0A) }

  /// Writes a text, nil as null.
  package mutating func string(_ text: String?) {
    guard var text else { return literal("null") }
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices where utf8[index] < 0x20 || utf8[index] == 0x22 || utf8[index] == 0x5C {
        bytes.append(contentsOf: utf8[start..<index])
        escape(utf8[index])
        start = index + 1
      }
      bytes.append(contentsOf: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0x22: literal(#"\""#)
    case 0x5C: literal(#"\\"#)
    case 0x08: literal(#"\b"#)
    case 0x0C: literal(#"\f"#)
    case 0x0A: literal(#"\n"#)
    case 0x0D: literal(#"\r"#)
    case 0x09: literal(#"\t"#)
    default:
      literal(#"\u00"#)
      bytes.append(UInt8(ascii: "0") + byte >> 4)
      bytes.append(byte & 0xF < 10 ? UInt8(ascii: "0") + byte & 0xF : UInt8(ascii: "a") + byte & 0xF - 10)
    }
  }

  /// Writes a whole number.
  package mutating func number(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

  /// Writes a finite number in its shortest exact form, whole ones without a fraction; anything else as null.
  package mutating func number(_ number: Double) {
    guard number.isFinite else { return literal("null") }
    let text = number.description
    bytes.append(contentsOf: text.hasSuffix(".0") ? text.utf8.dropLast(2) : text.utf8[...])
  }

  /// Writes true or false.
  package mutating func bool(_ value: Bool) {
    if value { literal("true") } else { literal("false") }
  }

  /// Writes an array, each element by `write`.
  package mutating func array<Element>(_ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void) {
    bytes.append(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      write(&self, element)
    }
    bytes.append(UInt8(ascii: "]"))
  }
}
