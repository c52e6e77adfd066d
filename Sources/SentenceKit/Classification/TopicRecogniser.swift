/// Proposes what a sentence is about.
enum TopicRecogniser {
  /// The topic with the highest score. `other` stands back: it is what remains when no topic can be named.
  static func topic(_ features: Features) -> Topic {
    var best: (topic: Topic, score: Double)?
    for (topic, score) in zip(Topic.allCases, TrainedModels.topic.scores(features.content)) {
      let score = topic == .other ? score - otherDiscount : score
      if score > best?.score ?? -.infinity { best = (topic, score) }
    }
    return best?.topic ?? .other
  }

  /// In logarithms of odds: the training sentences are labelled `other` about twice as often as sentences of a household.
  private static let otherDiscount = 0.3
}
