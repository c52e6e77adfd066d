public import Foundation
public import SentenceKit

/// A sentence under review: what the confirm card shows, and what the person has changed on it so far.
public struct EntryDraft: Sendable, Equatable {
  public typealias TimeSuggestion = DraftReading.TimeSuggestion

  /// The identifier that the entry will have, made with the draft: saving one card twice is one entry.
  public let id: Entry.ID
  /// The identifier of the second entry when a sentence that says two things is saved as two; the first then has `id`.
  public let secondID: Entry.ID?
  /// The sentence exactly as typed.
  public let rawText: String
  /// When it was typed; relative times are read from here.
  public let draftedAt: Timestamp
  /// The zone in which it was typed.
  public let timeZone: TimeZone
  /// What the interpreter proposed.
  public let reading: DraftReading

  /// What will be kept as content.
  public var content: String
  /// The chosen kind; begins as the suggested one.
  public var kind: EntryKind
  /// The time as said that the entry keeps; begins as the first expression found.
  public var timeText: String?
  /// The conversion the person accepted; begins as none, since nothing changes silently.
  public var occurrence: Occurrence?
  /// The chosen mood; begins as the suggested one where the sentence is a mood, else as none: on a record it is only offered.
  public var mood: Mood?
  /// Whom it is about.
  public var personID: Person.ID?
  /// The chosen kinds of the parts, as many as the reading has; they begin as the suggested ones.
  public var partKinds: [EntryKind]

  /// The proposed kind; it stays a suggestion after another was chosen.
  public var suggestion: Suggestion { reading.suggestion }
  /// The time expressions found, in order.
  public var timeSuggestions: [TimeSuggestion] { reading.times }
  /// Whom the sentence names; nil when nobody.
  public var suggestedPersonID: Person.ID? { reading.personID }
  /// The mood the sentence speaks of; nil when none.
  public var suggestedMood: Mood? { reading.mood }

  /// Whether the kind is still the interpreter's guess.
  public var isKindSuggested: Bool { kind == suggestion.kind }

  /// What is wrong with the content; nil when it can be saved.
  public var contentError: JournalError? { content.isBlank ? .blankContent : nil }

  /// Reads `rawText` as of `draftedAt`. A person and a mood named in it are proposed; everything else stays open.
  public init(
    id: Entry.ID, secondID: Entry.ID? = nil, rawText: String, draftedAt: Timestamp, timeZone: TimeZone, people: [Person],
    learned: LearnedWeights? = nil
  ) {
    self.init(
      id: id, secondID: secondID, rawText: rawText, draftedAt: draftedAt, timeZone: timeZone,
      reading: DraftReading(rawText, at: draftedAt.civil(in: timeZone), people: people, learned: learned))
  }

  /// A draft of what was read before.
  /// - Parameter content: what is kept of the sentence; the whole when it is not given.
  public init(
    id: Entry.ID, secondID: Entry.ID? = nil, rawText: String, draftedAt: Timestamp, timeZone: TimeZone, reading: DraftReading,
    content: String? = nil
  ) {
    self.id = id
    self.secondID = secondID
    self.rawText = rawText
    self.draftedAt = draftedAt
    self.timeZone = timeZone
    self.reading = reading
    self.content = content ?? rawText
    kind = reading.suggestion.kind
    timeText = reading.times.first?.text
    mood = reading.initialMood
    personID = reading.personID
    partKinds = reading.parts.map(\.reading.suggestion.kind)
  }

  /// Whether it can be saved as two entries.
  public var isDivisible: Bool { secondID != nil && reading.parts.count == 2 && partKinds.count == 2 }

  /// The drafts of the two things that the sentence says, each with the whole as its raw text; empty when it says one. A person, a mood
  /// and a time that were chosen for the whole go for the parts too.
  public var parts: [EntryDraft] {
    guard isDivisible, let secondID else { return [] }
    return zip(zip([id, secondID], reading.parts), partKinds).map { pair, kind in
      let (id, part) = pair
      var draft = EntryDraft(
        id: id, rawText: rawText, draftedAt: draftedAt, timeZone: timeZone, reading: part.reading, content: part.content)
      draft.kind = kind
      if personID != suggestedPersonID { draft.personID = personID }
      if kind == .mood { draft.mood = part.reading.mood }
      if mood != suggestedMood, mood != reading.initialMood { draft.mood = mood }
      if let occurrence, let timeText, part.reading.times.contains(where: { $0.text.hasSameBytes(as: timeText) }) {
        draft.timeText = timeText
        draft.occurrence = occurrence
      }
      return draft
    }
  }

  /// Accepts the conversion of one of the time expressions, or none (nil, or an index that does not exist).
  public mutating func acceptTime(at index: Int?) {
    guard let index, timeSuggestions.indices.contains(index) else {
      occurrence = nil
      timeText = timeSuggestions.first?.text
      return
    }
    timeText = timeSuggestions[index].text
    occurrence = timeSuggestions[index].occurrence
  }

  /// The entry as it will be saved at `timestamp`.
  public func entry(savedAt timestamp: Timestamp) -> Entry {
    Entry(
      id: id, rawText: rawText, content: content, kind: kind, suggestion: suggestion, timeText: timeText, occurrence: occurrence,
      mood: mood, personID: personID, createdAt: timestamp, timeZone: timeZone.identifier,
      localDate: timestamp.civil(in: timeZone).date)
  }
}
