/// Takes the fields of one JSON object, each once, and notes everything that is wrong instead of stopping at the first fault.
package struct FieldReader {
  /// A field that may be left out or emptied.
  package enum Field<Value> {
    case absent
    case null
    case value(Value)

    /// The value; nil when there is none.
    package var value: Value? {
      if case .value(let value) = self { value } else { nil }
    }
  }

  private var members: [String: JSONValue]
  private let prefix: String
  /// What was wrong so far, in the order in which it was found.
  package private(set) var problems: [FieldProblem] = []

  /// Reads `members`, which stand at `prefix` (a JSON Pointer) in the whole text.
  package init(_ members: [String: JSONValue], at prefix: String = "") {
    self.members = members
    self.prefix = prefix
  }

  /// Notes a fault of a field.
  package mutating func note(_ fault: FieldFault, _ name: String) {
    problems.append(FieldProblem(pointer: "\(prefix)/\(name)", fault: fault))
  }

  /// A field that has to be there; nil, with a problem noted, when it is not or `read` refuses it.
  package mutating func required<Value>(_ name: String, _ fault: FieldFault, _ read: (JSONValue) -> Value?) -> Value? {
    guard let member = members.removeValue(forKey: name) else {
      note(.missing, name)
      return nil
    }
    if let value = read(member) { return value }
    note(fault, name)
    return nil
  }

  /// A field that may be left out or null; absent, with a problem noted, when `read` refuses it.
  package mutating func optional<Value>(_ name: String, _ fault: FieldFault, _ read: (JSONValue) -> Value?) -> Field<Value> {
    guard let member = members.removeValue(forKey: name) else { return .absent }
    if member == .null { return .null }
    if let value = read(member) { return .value(value) }
    note(fault, name)
    return .absent
  }

  /// Takes over the problems of an object inside this one.
  package mutating func adopt(_ inner: [FieldProblem]) { problems += inner }

  /// Notes what nobody asked for, and gives all problems.
  package mutating func finish() -> [FieldProblem] {
    for name in members.keys.sorted() {
      // A name outside this alphabet is none of ours, and may be a sentence in the wrong place: it is not repeated.
      let isShown = (1...64).contains(name.utf8.count) && name.utf8.allSatisfy(Self.isNameByte)
      problems.append(FieldProblem(pointer: isShown ? "\(prefix)/\(name)" : prefix, fault: .unknown))
    }
    members = [:]
    return problems
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
