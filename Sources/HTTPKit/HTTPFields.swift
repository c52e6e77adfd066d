/// Named texts in their order, as a query or a form holds them. A name may occur several times.
package struct HTTPFields: Sendable, Hashable, Sequence, ExpressibleByDictionaryLiteral {
  /// One name with its value.
  package struct Field: Sendable, Hashable {
    /// Decoded; may be empty.
    package let name: String
    /// Decoded; empty where the text had no `=`.
    package let value: String
  }

  private var fields: [Field] = []

  /// No fields.
  package init() {}

  /// The given fields.
  package init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }

  /// Reads `application/x-www-form-urlencoded` text; nil where a part is not well-formed or not UTF-8, or there are too many fields. Linear.
  /// - Parameters:
  ///   - most: the most fields that are read; nothing is decoded beyond them.
  ///   - takesNUL: whether a value may hold a NUL, as what a person wrote may.
  package init?(urlEncoded bytes: some Collection<UInt8>, most: Int = .max, takesNUL: Bool = false) {
    // One more than may be there, so that the rest is seen without being taken apart.
    let parts = bytes.split(separator: UInt8(ascii: "&"), maxSplits: most)
    guard parts.count <= most else { return nil }
    for part in parts {
      let halves = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard
        let name = PercentDecoding.decode(halves[0], plusIsSpace: true),
        let value = halves.count > 1 ? PercentDecoding.decode(halves[1], plusIsSpace: true, takesNUL: takesNUL) : ""
      else { return nil }
      fields.append(Field(name: name, value: value))
    }
  }

  /// The first value of a name. Names are compared byte by byte. Linear in the number of fields.
  package subscript(name: String) -> String? {
    fields.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// All values of a name in their order. Linear in the number of fields.
  package func all(_ name: String) -> [String] {
    fields.filter { $0.name.utf8.elementsEqual(name.utf8) }.map(\.value)
  }

  /// Adds a field after the others.
  package mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// The number of fields.
  package var count: Int { fields.count }

  /// Whether there are none.
  package var isEmpty: Bool { fields.isEmpty }

  /// The fields one after the other.
  package func makeIterator() -> IndexingIterator<[Field]> { fields.makeIterator() }
}
