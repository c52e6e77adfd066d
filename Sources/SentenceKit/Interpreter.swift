/// Reads one sentence: what kind it is, which times and amounts it names, whom and what it is about, how the writer feels.
///
/// Deterministic, and the same on every platform. O(length of the sentence), for any text.
/// - Parameters:
///   - now: the local wall-clock moment at which it was typed; every value is seen from there.
///   - people: the names that the household has set up.
///   - learned: what the household's confirmations taught.
public func interpret(
  _ sentence: String, now: CivilDateTime, people: [String], learned: LearnedWeights? = nil
) -> Interpretation {
  let sentence = Sentence(sentence)
  let readings = TimeRecogniser.readings(in: sentence)
  // The kind depends on the side of now on which the times lie, and a time without a day on the kind: so the times are valued twice.
  var times = TimeRecogniser.expressions(readings, in: sentence, now: now, kind: .record)
  let quantities = QuantityRecogniser.quantities(in: sentence, outside: times)
  let mentions = SubjectRecogniser.mentions(in: sentence, people: people, times: times)
  let pieces = SentenceClassifier.pieces(of: sentence, times: times, quantities: quantities, names: mentions.map { $0.range }, now: now)
  let features = SentenceClassifier.features(of: sentence, in: sentence.trimmed, pieces: pieces)
  let (whole, moodProbability) = KindRecogniser.reading(of: sentence, features: features, learned: learned)
  let split = SplitRecogniser.split(sentence) { range in
    let part = SentenceClassifier.features(of: sentence, in: range, pieces: pieces, hasContent: false)
    return KindRecogniser.suggestion(for: sentence, features: part, learned: nil)
  }
  // Of two intents the first one wins.
  let kind = whole.basis == .learned ? whole : split?.firstKind ?? whole
  if !times.isEmpty, kind.kind != .record { times = TimeRecogniser.expressions(readings, in: sentence, now: now, kind: kind.kind) }
  let hasMood = kind.kind == .mood || kind.kind == .record && moodProbability >= leastMoodProbability
  return Interpretation(
    kind: kind,
    times: times,
    quantities: quantities.map { $0.quantity },
    subject: SubjectRecogniser.subject(of: mentions, in: sentence),
    topic: TopicRecogniser.topic(features),
    mood: hasMood ? MoodRecogniser.mood(features) : nil,
    split: split)
}

/// From where on a record is offered an emoji too: one of first steps may well be a happy one.
private let leastMoodProbability = 0.2
