/// A JSON text as it was read: every name and every digit of it, so that a reader can refuse what it does not know.
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  /// A number as it was written; how large it may be is for its reader to say.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The members of an object; nil for anything else.
  package var object: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// A text; nil for anything else.
  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// A whole number in the range of `Int`; nil for anything else, `1.0` included.
  package var integer: Int? {
    if case .number(let digits) = self { Int(digits) } else { nil }
  }

  /// A finite number; nil for anything else.
  package var double: Double? {
    guard case .number(let digits) = self, let number = Double(digits), number.isFinite else { return nil }
    return number
  }
}
