/// Where a sentence that says two things (換了尿布，奶粉快沒了) may be parted into two entries.
public struct SentenceSplit: Sendable {
  /// The first and the second part, in Unicode scalars of the sentence as typed, without the blanks and the punctuation between them.
  public let first: Range<Int>
  public let second: Range<Int>
  /// What each of the parts is, read for itself.
  public let firstKind: KindSuggestion
  public let secondKind: KindSuggestion

  public init(first: Range<Int>, second: Range<Int>, firstKind: KindSuggestion, secondKind: KindSuggestion) {
    self.first = first
    self.second = second
    self.firstKind = firstKind
    self.secondKind = secondKind
  }
}
