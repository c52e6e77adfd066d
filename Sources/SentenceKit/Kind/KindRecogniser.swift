/// Proposes the kind of a sentence.
enum KindRecogniser {
  /// The suggestion of the first rule that holds. A scored model will be asked where only the last one does.
  static func suggestion(for sentence: Sentence, learned: LearnedWeights?) -> KindSuggestion {
    if let learned, !learned.isEmpty {
      let best = (scores(for: sentence) + learned.scores(for: sentence)).best()
      return KindSuggestion(kind: best, confidence: 0.7, basis: .learned)
    }
    let trimmed = sentence.trimmed
    for rule in KindRule.floor where rule.holds(for: sentence, trimmed: trimmed) {
      return KindSuggestion(kind: rule.kind, confidence: rule.confidence, basis: rule.basis)
    }
    return KindSuggestion(kind: .record, confidence: 0, basis: .otherwise)
  }

  /// How much speaks for each kind, before anything was learned.
  static func scores(for sentence: Sentence) -> KindScores {
    var scores = KindScores()
    let suggestion = suggestion(for: sentence, learned: nil)
    scores[suggestion.kind] = 2
    return scores
  }
}
