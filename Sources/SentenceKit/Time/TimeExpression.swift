/// A time expression in a sentence: the words exactly as typed, and what they suggest.
public struct TimeExpression: Sendable {
  /// The words as typed; never rewritten.
  public let text: String
  /// Where they stand, in Unicode scalars of the sentence as typed, end exclusive.
  public let scalarRange: Range<Int>
  /// Nil for a vague expression (等一下, 改天).
  public let value: TimeValue?
  /// Nil exactly when the value is.
  public let grain: Grain?

  public init(text: String, scalarRange: Range<Int>, value: TimeValue?, grain: Grain?) {
    self.text = text
    self.scalarRange = scalarRange
    self.value = value
    self.grain = grain
  }
}
