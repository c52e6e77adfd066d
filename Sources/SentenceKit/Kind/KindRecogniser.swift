/// Proposes the kind of a sentence.
enum KindRecogniser {
  /// The kind with the highest score: what the model says of the words and their groups, and what the household's confirmations say.
  static func suggestion(for sentence: Sentence, features: Features, learned: LearnedWeights?) -> KindSuggestion {
    reading(of: sentence, features: features, learned: learned).suggestion
  }

  /// The same, and how probable it is that the sentence says above all how the writer feels, in 0...1.
  static func reading(
    of sentence: Sentence, features: Features, learned: LearnedWeights?
  ) -> (suggestion: KindSuggestion, moodProbability: Double) {
    let own = scores(features)
    let taught = learned?.scores(for: sentence) ?? KindScores()
    let scores = own + taught
    let best = scores.best()
    let list = SentenceKind.allCases.map { scores[$0] }
    let rival = scores.best(except: best)
    let basis = taught[best] - taught[rival] > 0.5 ? Basis.learned : BasisFinder.basis(of: features, for: best)
    // Rounded to what it can mean.
    let probabilities = Softmax.probabilities(list)
    var confidence = 0.0
    var mood = 0.0
    for (kind, probability) in zip(SentenceKind.allCases, probabilities) {
      if kind == best { confidence = probability }
      if kind == .mood { mood = probability }
    }
    return (KindSuggestion(kind: best, confidence: (confidence * 1000).rounded(.down) / 1000, basis: basis), mood)
  }

  /// How much speaks for each kind in a sentence without a day or a household, before anything was learned.
  static func scores(for sentence: Sentence) -> KindScores {
    scores(SentenceClassifier.features(ofUndated: sentence))
  }

  private static func scores(_ features: Features) -> KindScores {
    var scores = KindScores()
    for (kind, score) in zip(SentenceKind.allCases, TrainedModels.kind.scores(features.form)) { scores[kind] = score }
    return scores
  }
}
