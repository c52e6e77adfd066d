/// Reads one sentence: what kind it is, which times and amounts it names, whom it is about.
///
/// Deterministic, and the same on every platform. O(length of the sentence), for any text.
/// - Parameters:
///   - now: the local wall-clock moment at which it was typed; every value is seen from there.
///   - people: the names that the household has set up.
///   - learned: what the household's corrections taught.
public func interpret(
  _ sentence: String, now: CivilDateTime, people: [String], learned: LearnedWeights? = nil
) -> Interpretation {
  let sentence = Sentence(sentence)
  let kind = KindRecogniser.suggestion(for: sentence, learned: learned)
  let times = TimeRecogniser.expressions(in: sentence, now: now, kind: kind.kind)
  return Interpretation(
    kind: kind,
    times: times,
    quantities: QuantityRecogniser.quantities(in: sentence, outside: times),
    subject: SubjectRecogniser.subject(in: sentence, people: people),
    // The next release fills these in; the faces already show what they find here.
    topic: nil,
    mood: nil)
}
