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

  /// A number with at most three decimals, rounded half up. From ±10¹⁵ on (and for no number at all) null is written: thousandths
  /// are no longer exact there.
  mutating func number(_ number: Double) {
    guard number.magnitude < 1e15 else {
      writer.write("null")
      return
    }
    // In two parts, since `Int` has 32 bits in WebAssembly.
    var millions = Int(number.magnitude / 1e6)
    var thousandths = Int((number.magnitude - Double(millions) * 1e6) * 1000 + 0.5)
    if thousandths == 1_000_000_000 {
      millions += 1
      thousandths = 0
    }
    if number < 0, millions > 0 || thousandths > 0 { writer.write("-") }
    if millions > 0 {
      writer.write(millions)
      digits(of: thousandths / 1000, from: 100_000)
    } else {
      writer.write(thousandths / 1000)
    }
    guard thousandths % 1000 > 0 else { return }
    writer.write(".")
    digits(of: thousandths % 1000, from: 100, droppingZeros: true)
  }

  /// The digits of `number` beginning at the place `place`, leading zeros included.
  private mutating func digits(of number: Int, from place: Int, droppingZeros: Bool = false) {
    var rest = number
    var place = place
    while place > 0, rest > 0 || !droppingZeros {
      writer.write(rest / place)
      rest %= place
      place /= 10
    }
  }

  private mutating func separate() {
    if needsComma { writer.write(",") }
  }
}
