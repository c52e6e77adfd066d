/// How much a stretch of text speaks for or against a kind in this household, as its confirmations taught.
public struct LearnedWeight: Sendable {
  /// Two to four characters as the interpreter compares them (folded, every number a 0, no punctuation), or a whole sentence between
  /// `^` and `$`; `^` and `$` stand for the beginning and the end of a sentence.
  public let feature: String
  public let kind: SentenceKind
  /// Positive speaks for the kind; a finite number, in the unit of the logarithm of odds.
  public let weight: Double

  public init(feature: String, kind: SentenceKind, weight: Double) {
    self.feature = feature
    self.kind = kind
    self.weight = weight
  }
}
