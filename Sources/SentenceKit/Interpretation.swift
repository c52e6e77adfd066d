/// Everything that a sentence suggests; each field is a proposal that the person may change or drop.
public struct Interpretation: Sendable {
  public let kind: KindSuggestion
  /// In the order of the sentence, never overlapping.
  public let times: [TimeExpression]
  /// In the order of the sentence.
  public let quantities: [Quantity]
  /// One of the given people, as given; nil when none is named.
  public let subject: String?
  public let topic: Topic?
  /// One emoji.
  public let mood: String?
  /// Set when the sentence says two things that belong into two entries; the fields above then speak of the whole.
  public let split: SentenceSplit?

  public init(
    kind: KindSuggestion, times: [TimeExpression], quantities: [Quantity] = [], subject: String?, topic: Topic? = nil,
    mood: String? = nil, split: SentenceSplit? = nil
  ) {
    self.kind = kind
    self.times = times
    self.quantities = quantities
    self.subject = subject
    self.topic = topic
    self.mood = mood
    self.split = split
  }
}
