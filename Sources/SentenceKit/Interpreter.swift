/// Reads one sentence: what kind it is, which times it names, whom it is about.
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
  return Interpretation(
    kind: kind,
    times: TimeRecogniser.expressions(in: sentence, now: now, kind: kind.kind),
    // The next release fills these in; the faces already show what they find here.
    quantities: [],
    subject: SubjectRecogniser.subject(in: sentence, people: people),
    topic: nil,
    mood: nil)
}
