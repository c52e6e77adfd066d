/// What the household's confirmed kinds taught; it is added to what the model knows and never changes that.
///
/// Learning is the passive-aggressive rule for several classes (Crammer et al., 2006): nothing changes while the confirmed kind leads
/// clearly; otherwise the smallest change that makes it lead by the margin. So one confirmation is enough for the same sentence, its near
/// variants share most of the features, and sentences with other words are left alone.
public struct LearnedWeights: Sendable {
  /// A lead, in the logarithm of odds, from which on a confirmation teaches nothing: what is clear already costs no room.
  static let clearLead = 2.0
  /// By how much the confirmed kind leads after it was learned, in the logarithm of odds.
  static let margin = 10.0

  /// The kinds' weights of each feature, in the order of `SentenceKind.allCases`, by the hash of the feature.
  private var weights: [UInt64: Weights] = [:]

  private struct Weights {
    let feature: String
    var values: KindScores
  }

  public init() {}

  /// What was stored. Of two weights of the same feature and kind the last counts; one that is not a number is left out.
  public init(_ weights: some Sequence<LearnedWeight>) {
    for weight in weights where weight.weight.isFinite {
      let hash = LearnedFeature.hash(of: weight.feature)
      self.weights[hash, default: Weights(feature: weight.feature, values: KindScores())].values[weight.kind] = weight.weight
    }
  }

  public var isEmpty: Bool { weights.isEmpty }

  /// All weights that are not zero, in no particular order.
  public var all: [LearnedWeight] {
    var all: [LearnedWeight] = []
    for weights in weights.values {
      for kind in SentenceKind.allCases where weights.values[kind] != 0 {
        all.append(LearnedWeight(feature: weights.feature, kind: kind, weight: weights.values[kind]))
      }
    }
    return all
  }

  /// Learns that a sentence is of a kind, and says which weights changed (to 0 as well); nothing did when the kind led clearly
  /// already.
  ///
  /// O(length of the sentence), of which the first 200 characters count.
  @discardableResult
  public mutating func learn(_ text: String, kind: SentenceKind) -> [LearnedWeight] {
    let sentence = Sentence(text)
    let features = LearnedFeature.features(of: sentence)
    var squares = 0.0
    for feature in features { squares += feature.strength * feature.strength }
    guard squares > 0 else { return [] }
    let base = KindRecogniser.scores(for: sentence)
    var changed: [SentenceKind] = []
    // Each round settles the strongest rival; there are three.
    for _ in 0..<3 {
      let scores = base + self.scores(of: features)
      let rival = scores.best(except: kind)
      let lead = scores[kind] - scores[rival]
      let loss = Self.margin - lead
      guard loss > 1e-9, lead < Self.clearLead || !changed.isEmpty else { break }
      let step = loss / (2 * squares)
      for feature in features {
        var weights = self.weights[feature.hash] ?? Weights(feature: feature.text(in: sentence), values: KindScores())
        weights.values[kind] += step * feature.strength
        weights.values[rival] -= step * feature.strength
        self.weights[feature.hash] = weights
      }
      changed += changed.isEmpty ? [kind, rival] : [rival]
    }
    guard !changed.isEmpty else { return [] }
    var changes: [LearnedWeight] = []
    for feature in features {
      guard let weights = weights[feature.hash] else { continue }
      for kind in SentenceKind.allCases where changed.contains(kind) {
        changes.append(LearnedWeight(feature: weights.feature, kind: kind, weight: weights.values[kind]))
      }
    }
    return changes
  }

  /// What was learned about a sentence.
  func scores(for sentence: Sentence) -> KindScores {
    isEmpty ? KindScores() : scores(of: LearnedFeature.features(of: sentence))
  }

  private func scores(of features: [LearnedFeature]) -> KindScores {
    var scores = KindScores()
    for feature in features {
      if let weights = weights[feature.hash] { scores.add(weights.values, times: feature.strength) }
    }
    return scores
  }
}
