/// Proposes the kind of a sentence.
enum KindRecogniser {
  /// The suggestion of the first rule that holds. A scored model will be asked where only the last one does.
  static func suggestion(for sentence: Sentence, learned: LearnedWeights?) -> KindSuggestion {
    let trimmed = sentence.trimmed
    for rule in KindRule.floor where rule.holds(for: sentence, trimmed: trimmed) {
      return KindSuggestion(kind: rule.kind, confidence: rule.confidence, basis: rule.basis)
    }
    return KindSuggestion(kind: .record, confidence: 0, basis: .otherwise)
  }
}
