/// Header fields in their order. Names are compared without regard to case; a name may occur several times.
package struct HTTPHeaders: Sendable, Hashable, ExpressibleByDictionaryLiteral, Sequence {
  /// One field.
  package struct Field: Sendable, Hashable {
    /// As it was written.
    package let name: String
    /// Without line breaks and other control characters.
    package let value: String
  }

  private var fields: [Field] = []

  /// No fields.
  package init() {}

  /// The given fields, with the same checks as `add(_:_:)`.
  package init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { add(name, value) }
  }

  /// The first value of a name; setting replaces all of them, setting nil removes them. Linear in the number of fields.
  package subscript(name: String) -> String? {
    get { fields.first { Self.isSame($0.name, name) }?.value }
    set {
      fields.removeAll { Self.isSame($0.name, name) }
      if let newValue { add(name, newValue) }
    }
  }

  /// All values of a name in their order. Linear in the number of fields.
  package func all(_ name: String) -> [String] {
    fields.filter { Self.isSame($0.name, name) }.map(\.value)
  }

  /// Adds a field after the others. Control characters in the value are taken out, so that it cannot end its line and begin another
  /// header; a name that is not a token (RFC 9110, 5.6.2) is refused.
  /// - Returns: whether the field was added.
  @discardableResult
  package mutating func add(_ name: String, _ value: String) -> Bool {
    guard !name.isEmpty, name.utf8.allSatisfy(ASCII.isTokenCharacter) else { return false }
    fields.append(Field(name: name, value: Self.withoutControls(value)))
    return true
  }

  /// The number of fields.
  package var count: Int { fields.count }

  /// The fields one after the other.
  package func makeIterator() -> IndexingIterator<[Field]> { fields.makeIterator() }

  private static func withoutControls(_ value: String) -> String {
    guard value.utf8.contains(where: isControl) else { return value }
    return String(decoding: value.utf8.filter { !isControl($0) }, as: UTF8.self)
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 || byte == 0x7F
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count
      && one.utf8.elementsEqual(other.utf8) { ASCII.lowercased($0) == ASCII.lowercased($1) }
  }
}
