/// A proposed kind, with how sure the interpreter is and why.
public struct KindSuggestion: Sendable {
  public let kind: SentenceKind
  /// 0...1; below 0.5 it is a guess.
  public let confidence: Double
  public let basis: Basis

  public init(kind: SentenceKind, confidence: Double, basis: Basis) {
    self.kind = kind
    self.confidence = confidence
    self.basis = basis
  }

  /// Whether it is no more than a guess, and should be shown as one.
  public var isGuess: Bool { confidence < 0.5 }
}
