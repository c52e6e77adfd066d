/// Writes compact JSON in UTF-8, the same bytes on every platform.
struct JSONWriter {
  private var writer = TextWriter()
  /// Whether a comma has to stand before the next member or element.
  private var needsComma = false

  /// What was written.
  var bytes: [UInt8] { writer.bytes }

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    writer.write("{")
    needsComma = false
    members(&self)
    writer.write("}")
    needsComma = true
  }

  mutating func member(_ name: String, _ value: (inout JSONWriter) -> Void) {
    separate()
    string(name)
    writer.write(":")
    value(&self)
    needsComma = true
  }

  mutating func array<Element>(_ elements: [Element], _ write: (inout JSONWriter, Element) -> Void) {
    writer.write("[")
    needsComma = false
    for element in elements {
      separate()
      needsComma = false
      write(&self, element)
      needsComma = true
    }
    writer.write("]")
    needsComma = true
  }

  /// A string, or null.
  mutating func string(_ text: String?) {
    guard let text else {
      writer.write("null")
      return
    }
    writer.write("\"")
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C:
        writer.write(byte: 0x5C)
        writer.write(byte: byte)
      case 0x0A: writer.write("\\n")
      case 0x0D: writer.write("\\r")
      case 0x09: writer.write("\\t")
      case ..<0x20:
        writer.write("\\u00")
        writer.write(byte: 48 + byte >> 4)
        writer.write(byte: byte & 15 < 10 ? 48 + byte & 15 : 87 + byte & 15)
      default: writer.write(byte: byte)
      }
    }
    writer.write("\"")
  }

  mutating func number(_ number: Int) {
    writer.write(number)
  }

  /// A number with at most three decimals, rounded half up; beyond ±10⁶ (and for no number at all) 0 is written.
  mutating func number(_ number: Double) {
    guard number.magnitude < 1e6 else {
      writer.write("0")
      return
    }
    let thousandths = Int(number.magnitude * 1000 + 0.5)
    if number < 0, thousandths > 0 { writer.write("-") }
    writer.write(thousandths / 1000)
    var rest = thousandths % 1000
    guard rest > 0 else { return }
    writer.write(".")
    var place = 100
    while rest > 0 {
      writer.write(rest / place)
      rest %= place
      place /= 10
    }
  }

  private mutating func separate() {
    if needsComma { writer.write(",") }
  }
}
