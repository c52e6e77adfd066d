public import SentenceKit

/// The kind that the interpreter proposed for an entry. It stays on the entry after the person chose another.
public struct Suggestion: Sendable, Hashable, Codable {
  /// The proposed kind.
  public let kind: EntryKind
  /// How sure the interpreter was, 0 to 1.
  public let confidence: Double
  /// Which rule, model or learning proposed it, as a code (`rule:question-ending`); `BasisTexts` says it in words.
  public let basis: String

  /// How sure the interpreter was, as far as a card makes a difference of it.
  public enum Certainty: String, Sendable {
    /// A guess that is nearly always right; it is marked all the same.
    case sure
    case likely
    /// Somebody should look.
    case doubtful
  }

  /// What the confidence means on a card.
  public var certainty: Certainty { confidence >= 0.9 ? .sure : confidence < 0.5 ? .doubtful : .likely }

  /// Makes a suggestion; a confidence outside 0 to 1 is clamped.
  public init(kind: EntryKind, confidence: Double, basis: String) {
    self.kind = kind
    self.confidence = confidence.isNaN ? 0 : min(max(confidence, 0), 1)
    self.basis = basis
  }

  /// The interpreter's answer as it is stored.
  public init(_ suggestion: KindSuggestion) {
    self.init(kind: EntryKind(suggestion.kind), confidence: suggestion.confidence, basis: suggestion.basis.code)
  }
}
