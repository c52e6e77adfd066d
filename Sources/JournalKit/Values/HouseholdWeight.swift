public import SentenceKit

/// How much a stretch of text speaks for or against a kind in this household, as the journal keeps it.
public struct HouseholdWeight: Sendable, Hashable {
  /// Where in a sentence a stretch counts.
  public enum Place: Sendable, Hashable {
    case anywhere, beginning, end
    /// It is a whole sentence.
    case whole
  }

  /// The weights that are kept lie within this distance of 0.
  public static let largest = 1e6

  /// The stretch as the interpreter compares it (`LearnedWeight`); not empty.
  public let feature: String
  /// The kind; weights of one that only another version knows are kept and have no say.
  public let kind: EntryKind
  /// Positive speaks for the kind.
  public let weight: Double
  /// The stretch as it was typed last, for showing it.
  public let words: String
  /// When it last changed.
  public let updatedAt: Timestamp
  /// When it was reset; nil while it counts.
  public let deletedAt: Timestamp?

  /// Makes a weight as stored.
  public init(feature: String, kind: EntryKind, weight: Double, words: String, updatedAt: Timestamp, deletedAt: Timestamp? = nil) {
    self.feature = feature
    self.kind = kind
    self.weight = weight
    self.words = words
    self.updatedAt = updatedAt
    self.deletedAt = deletedAt
  }

  /// What the interpreter is given; nil when it has no say.
  public var learned: LearnedWeight? {
    guard deletedAt == nil, let kind = SentenceKind(text: kind.rawValue) else { return nil }
    return LearnedWeight(feature: feature, kind: kind, weight: weight)
  }

  /// Where it counts.
  public var place: Place {
    switch (feature.utf8.first == UInt8(ascii: "^"), feature.utf8.last == UInt8(ascii: "$")) {
    case (true, true): .whole
    case (true, false): .beginning
    case (false, true): .end
    case (false, false): .anywhere
    }
  }
}

extension LearnedWeights {
  /// What counts of the journal's weights.
  public init(_ weights: some Sequence<HouseholdWeight>) {
    self.init(weights.lazy.compactMap(\.learned))
  }
}
