/// One preference, declared once: its key, its legal values, and the value that counts when nothing legal is stored.
public struct Preference<Value: Sendable & Equatable>: Sendable {
  /// The key in the suite.
  public let key: String
  /// What counts when nothing, or nothing legal, is stored.
  public let fallback: Value
  /// Every legal value as it is stored, in the order in which they are offered.
  public let legalValues: [String]

  let read: @Sendable (String) -> Value?
  let write: @Sendable (Value) -> String

  /// Declares a preference whose values are the cases of an enumeration.
  public init(key: String, fallback: Value) where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    self.key = key
    self.fallback = fallback
    legalValues = Value.allCases.map(\.rawValue)
    read = { Value(rawValue: $0) }
    write = { $0.rawValue }
  }
}
