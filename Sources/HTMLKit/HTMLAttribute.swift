/// One attribute of an element. Its name comes from the members below, its value is escaped; one whose value is nil or false is
/// left out.
package struct HTMLAttribute: Sendable {
  enum Value: Sendable {
    case leftOut
    case flag
    case text(String)
    case literal(StaticString)
  }

  let prefix: StaticString
  let name: StaticString
  let suffix: String
  let value: Value

  /// An attribute with a text; nil leaves it out.
  init(_ name: StaticString, _ text: String?) {
    self.init(prefix: "", name, suffix: "", text.map(Value.text) ?? .leftOut)
  }

  /// An attribute that is there or is not.
  init(_ name: StaticString, _ isPresent: Bool) {
    self.init(prefix: "", name, suffix: "", isPresent ? .flag : .leftOut)
  }

  /// A number; nil leaves it out.
  init(_ name: StaticString, _ number: Int?) {
    self.init(name, number.map { String($0) })
  }

  init(prefix: StaticString, _ name: StaticString, suffix: String, _ value: Value) {
    self.prefix = prefix
    self.name = name
    self.suffix = suffix
    self.value = value
  }

  var expectedCount: Int {
    switch value {
    case .leftOut: 0
    case .flag: nameCount + 1
    case .text(let text): nameCount + 4 + text.utf8.count
    case .literal(let text): nameCount + 4 + text.utf8CodeUnitCount
    }
  }

  private var nameCount: Int {
    prefix.utf8CodeUnitCount + name.utf8CodeUnitCount + suffix.utf8.count
  }

  func write(to bytes: inout [UInt8]) {
    if case .leftOut = value { return }
    bytes.append(UInt8(ascii: " "))
    bytes.append(prefix)
    bytes.append(name)
    bytes.append(contentsOf: suffix.utf8)
    switch value {
    case .leftOut, .flag:
      break
    case .text(let text):
      bytes.append("=\"")
      bytes.appendEscaped(text)
      bytes.append(UInt8(ascii: "\""))
    case .literal(let text):
      bytes.append("=\"")
      bytes.append(text)
      bytes.append(UInt8(ascii: "\""))
    }
  }
}
