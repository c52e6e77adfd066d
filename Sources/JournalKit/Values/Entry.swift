public import SentenceKit

/// One saved sentence.
public struct Entry: Sendable, Hashable, Identifiable {
  public typealias ID = Identifier<Entry>

  /// Made by the writer; saving twice under one identifier is one entry.
  public let id: ID
  /// The sentence exactly as typed; written once, never changed.
  public let rawText: String
  /// What the person confirmed; begins as the raw text. Never blank.
  public var content: String
  /// What the person chose.
  public var kind: EntryKind
  /// What the interpreter had proposed; nil for entries that no interpreter read (an import).
  public let suggestion: Suggestion?
  /// The time expression as said (明天下午).
  public var timeText: String?
  /// The moment or period that the person accepted for it.
  public var occurrence: Occurrence?
  /// The mood chosen.
  public var mood: Mood?
  /// Whom it is about.
  public var personID: Person.ID?
  /// Who wrote it.
  public let memberID: Member.ID?
  /// Tags in the order in which they were given, without `#`.
  public var tags: [String]
  /// When it was saved first.
  public let createdAt: Timestamp
  /// The IANA name of the zone in which it was written; kept even when this machine does not know it.
  public let timeZone: String
  /// The day it was in that zone, so that a day stays the day it was.
  public let localDate: CivilDate
  /// When it was last changed.
  public var updatedAt: Timestamp
  /// When it was done; nil while open.
  public var doneAt: Timestamp?
  /// When it was deleted; nil while it is there.
  public var deletedAt: Timestamp?

  /// Makes an entry; what is not given takes its default: the content is the raw text, the kind the suggested one or a record.
  public init(
    id: ID, rawText: String, content: String? = nil, kind: EntryKind? = nil, suggestion: Suggestion? = nil,
    timeText: String? = nil, occurrence: Occurrence? = nil, mood: Mood? = nil, personID: Person.ID? = nil,
    memberID: Member.ID? = nil, tags: [String] = [], createdAt: Timestamp, timeZone: String, localDate: CivilDate,
    updatedAt: Timestamp? = nil, doneAt: Timestamp? = nil, deletedAt: Timestamp? = nil
  ) {
    self.id = id
    self.rawText = rawText
    self.content = content ?? rawText
    self.kind = kind ?? suggestion?.kind ?? .record
    self.suggestion = suggestion
    self.timeText = timeText
    self.occurrence = occurrence
    self.mood = mood
    self.personID = personID
    self.memberID = memberID
    self.tags = tags
    self.createdAt = createdAt
    self.timeZone = timeZone
    self.localDate = localDate
    self.updatedAt = updatedAt ?? createdAt
    self.doneAt = doneAt
    self.deletedAt = deletedAt
  }
}
