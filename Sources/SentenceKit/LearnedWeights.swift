/// What was learned from the household's corrections. Empty for now.
public struct LearnedWeights: Sendable {
  public init() {}
}
