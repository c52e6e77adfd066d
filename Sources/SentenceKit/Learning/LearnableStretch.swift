/// A stretch of a sentence that learning can hold on to, for whoever keeps the weights.
public struct LearnableStretch: Sendable {
  /// As in `LearnedWeight`.
  public let feature: String
  /// The stretch as it was typed, without the marks of beginning and end.
  public let words: String
}

extension LearnedWeights {
  /// What learning can hold on to in a sentence, each once, the whole sentence first: weights of other features have no say in it.
  ///
  /// O(length of the sentence), of which the first 200 characters count.
  public static func stretches(of text: String) -> [LearnableStretch] {
    let sentence = Sentence(text)
    return LearnedFeature.features(of: sentence).map { feature in
      LearnableStretch(feature: feature.text(in: sentence), words: feature.words(in: sentence))
    }
  }

  /// Words as they stand in features, without blanks and punctuation: a number is a 0.
  public static func folded(_ words: String) -> String {
    let sentence = Sentence(words)
    var writer = TextWriter()
    let whole = sentence.trimmed
    LearnedFeature.forEachScalar(of: sentence, in: whole, start: whole.lowerBound, end: whole.upperBound) {
      if let scalar = Unicode.Scalar($0) { writer.write(scalar) }
    }
    return writer.text
  }
}
