public import SentenceKit

/// What the interpreter made of a sentence, or of a part of one, in the journal's terms: everything that the confirm card proposes.
///
/// It travels with the card (`Codable`), so that a card which comes back is the one that was shown, whatever was learned in between.
public struct DraftReading: Sendable, Equatable, Codable {
  /// A time expression of the sentence with the conversion that is offered for it.
  public struct TimeSuggestion: Sendable, Equatable, Codable {
    /// The expression as said.
    public let text: String
    /// The suggested value; nil for vague words.
    public let occurrence: Occurrence?

    /// Makes a suggestion.
    package init(text: String, occurrence: Occurrence?) {
      self.text = text
      self.occurrence = occurrence
    }
  }

  /// An amount that the sentence names.
  public struct QuantitySuggestion: Sendable, Equatable, Codable {
    /// The words as typed.
    public let text: String
    public let amount: Double
    /// In canonical form (`ml`).
    public let unit: String

    /// Makes an amount.
    package init(text: String, amount: Double, unit: String) {
      self.text = text
      self.amount = amount
      self.unit = unit
    }
  }

  /// One of the two things that a sentence says.
  public struct Part: Sendable, Equatable, Codable {
    /// Its words, as typed.
    public let content: String
    /// What was made of them.
    public let reading: DraftReading

    /// Makes a part.
    package init(content: String, reading: DraftReading) {
      self.content = content
      self.reading = reading
    }
  }

  /// The proposed kind; it stays a suggestion after another was chosen.
  public let suggestion: Suggestion
  /// The time expressions found, in order.
  public let times: [TimeSuggestion]
  /// The amounts found, in order.
  public let quantities: [QuantitySuggestion]
  /// What it is about (`Topic`); nil when that is not clear.
  public let topic: String?
  /// Whom it names; nil when nobody.
  public let personID: Person.ID?
  /// The mood it speaks of; nil when none.
  public let mood: Mood?
  /// The mood that a card begins with: none on a record, which may well be no feeling.
  package var initialMood: Mood? { suggestion.kind == .mood ? mood : nil }
  /// The two parts of a sentence that says two things; empty for one that says one.
  public let parts: [Part]

  /// Makes a reading of its parts, as tests and other interpreters do.
  package init(
    suggestion: Suggestion, times: [TimeSuggestion] = [], quantities: [QuantitySuggestion] = [], topic: String? = nil,
    personID: Person.ID? = nil, mood: Mood? = nil, parts: [Part] = []
  ) {
    self.suggestion = suggestion
    self.times = times
    self.quantities = quantities
    self.topic = topic
    self.personID = personID
    self.mood = mood
    self.parts = parts
  }

  /// Reads a sentence as of `moment`.
  public init(_ sentence: String, at moment: CivilDateTime, people: [Person], learned: LearnedWeights? = nil) {
    func read(_ text: String) -> Interpretation { interpret(text, now: moment, people: people.map(\.name), learned: learned) }
    self.init(read(sentence), of: sentence, people: people, read: read)
  }

  /// Takes an interpretation of `sentence` over; `read` reads the parts when it may be parted.
  init(_ interpretation: Interpretation, of sentence: String, people: [Person], read: (String) -> Interpretation) {
    let whole = DraftReading(interpretation, kind: interpretation.kind, people: people, personID: nil, parts: [])
    let scalars = Array(sentence.unicodeScalars)
    var parts: [Part] = []
    if let split = interpretation.split {
      for (range, kind) in [(split.first, split.firstKind), (split.second, split.secondKind)] where range.upperBound <= scalars.count {
        var content = String.UnicodeScalarView()
        content.append(contentsOf: scalars[range])
        let text = String(content)
        guard !text.isBlank else { continue }
        parts.append(
          Part(content: text, reading: DraftReading(read(text), kind: kind, people: people, personID: whole.personID, parts: [])))
      }
    }
    self.init(
      interpretation, kind: interpretation.kind, people: people, personID: nil, parts: parts.count == 2 ? parts : [])
  }

  private init(_ interpretation: Interpretation, kind: KindSuggestion, people: [Person], personID: Person.ID?, parts: [Part]) {
    suggestion = Suggestion(kind)
    times = interpretation.times.map { TimeSuggestion(text: $0.text, occurrence: $0.value.map(Occurrence.init)) }
    quantities = interpretation.quantities.map { QuantitySuggestion(text: $0.text, amount: $0.amount, unit: $0.unit) }
    topic = interpretation.topic?.text
    self.personID = interpretation.subject.flatMap { name in people.first { $0.name == name }?.id } ?? personID
    mood = interpretation.mood.flatMap { Mood($0) }
    self.parts = parts
  }
}
