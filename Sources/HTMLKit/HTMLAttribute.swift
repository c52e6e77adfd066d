/// One attribute of an element. Its name comes from the members of this type, its value is escaped; one whose value is nil or false
/// is left out.
package struct HTMLAttribute: Sendable {
  enum Value: Sendable {
    case leftOut
    case flag
    case text(String)
    case state(Bool)
    /// Words with a space between them; nil ones are left out.
    case words([String?])
    /// The name goes on with a checked text. Indirect, so that the other attributes stay small.
    indirect case suffixed(DataAttribute, String?)
  }

  let name: StaticString
  let value: Value

  /// An attribute with a text; nil leaves it out.
  init(_ name: StaticString, _ text: String?) {
    self.init(name, value: text.map(Value.text) ?? .leftOut)
  }

  /// An attribute that is there or is not.
  init(_ name: StaticString, _ isPresent: Bool) {
    self.init(name, value: isPresent ? .flag : .leftOut)
  }

  /// A number; nil leaves it out.
  init(_ name: StaticString, _ number: Int?) {
    self.init(name, number.map { String($0) })
  }

  init(_ name: StaticString, value: Value) {
    self.name = name
    self.value = value
  }

  func write(to writer: inout ByteWriter) {
    switch value {
    case .leftOut:
      break
    case .flag:
      writer.append(UInt8(ascii: " "))
      writer.append(name)
    case .text(let text):
      open(in: &writer)
      writer.appendEscaped(text)
      writer.append(UInt8(ascii: "\""))
    case .state(let isOn):
      open(in: &writer)
      writer.append(isOn ? "true" : "false")
      writer.append(UInt8(ascii: "\""))
    case .words(let words):
      write(words, to: &writer)
    case .suffixed(let suffix, let text):
      writer.append(UInt8(ascii: " "))
      writer.append(name)
      writer.appendEscaped(suffix.name)
      guard let text else { return }
      writer.append("=\"")
      writer.appendEscaped(text)
      writer.append(UInt8(ascii: "\""))
    }
  }

  private func open(in writer: inout ByteWriter) {
    writer.append(UInt8(ascii: " "), name, UInt8(ascii: "="), UInt8(ascii: "\""))
  }

  private func write(_ words: [String?], to writer: inout ByteWriter) {
    var isFirst = true
    for case let word? in words {
      if isFirst { open(in: &writer) } else { writer.append(UInt8(ascii: " ")) }
      isFirst = false
      writer.appendEscaped(word)
    }
    if !isFirst { writer.append(UInt8(ascii: "\"")) }
  }
}
