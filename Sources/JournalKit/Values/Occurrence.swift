public import SentenceKit

/// The moment, period or repeat that a person accepted for an entry, for example `2026-12-01T14:00` or `R/PT3H`.
///
/// Kept as text so that a form which only a newer version can read survives; `timeValue` reads it.
public struct Occurrence: Sendable, Hashable {
  /// The value as the evaluation guidelines write values.
  public let text: String

  /// Wraps a value that is stored already.
  package init(stored text: String) { self.text = text }

  /// Checks a value that comes from outside; nil when the interpreter's grammar of values does not know it.
  public init?(_ text: String) {
    guard let value = TimeValue(text) else { return nil }
    self.init(value)
  }

  /// The interpreter's value.
  public init(_ value: TimeValue) { text = value.text }

  /// The value read; nil when a newer version wrote it.
  public var timeValue: TimeValue? { TimeValue(text) }
}

extension Occurrence: Codable {
  /// Takes any text: what this version cannot read is kept as it is.
  public init(from decoder: any Decoder) throws {
    self.init(stored: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
