import SentenceKit

/// The one JSON form of an entry, for the command line, the API and the export alike (docs/format.md).
extension Entry: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, rawText, content, kind, suggestion, timeText, occurrence, mood, personID, memberID, tags
    case createdAt, timeZone, localDate, updatedAt, doneAt, deletedAt
  }

  /// Reads an entry. `id`, `rawText`, `createdAt`, `timeZone` and `localDate` must be there; the rest takes its default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let localDate = try container.decode(String.self, forKey: .localDate)
    guard let localDate = CivilDate(localDate) else {
      throw DecodingError.dataCorruptedError(forKey: .localDate, in: container, debugDescription: "not a date")
    }
    self.init(
      id: try container.decode(ID.self, forKey: .id),
      rawText: try container.decode(String.self, forKey: .rawText),
      content: try container.decodeIfPresent(String.self, forKey: .content),
      kind: try container.decodeIfPresent(EntryKind.self, forKey: .kind),
      suggestion: try container.decodeIfPresent(Suggestion.self, forKey: .suggestion),
      timeText: try container.decodeIfPresent(String.self, forKey: .timeText),
      occurrence: try container.decodeIfPresent(Occurrence.self, forKey: .occurrence),
      mood: try container.decodeIfPresent(Mood.self, forKey: .mood),
      personID: try container.decodeIfPresent(Person.ID.self, forKey: .personID),
      memberID: try container.decodeIfPresent(Member.ID.self, forKey: .memberID),
      tags: try container.decodeIfPresent([String].self, forKey: .tags) ?? [],
      createdAt: try container.decode(Timestamp.self, forKey: .createdAt),
      timeZone: try container.decode(String.self, forKey: .timeZone),
      localDate: localDate,
      updatedAt: try container.decodeIfPresent(Timestamp.self, forKey: .updatedAt),
      doneAt: try container.decodeIfPresent(Timestamp.self, forKey: .doneAt),
      deletedAt: try container.decodeIfPresent(Timestamp.self, forKey: .deletedAt))
  }

  /// Writes every field, absent ones as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(rawText, forKey: .rawText)
    try container.encode(content, forKey: .content)
    try container.encode(kind, forKey: .kind)
    try container.encode(suggestion, forKey: .suggestion)
    try container.encode(timeText, forKey: .timeText)
    try container.encode(occurrence, forKey: .occurrence)
    try container.encode(mood, forKey: .mood)
    try container.encode(personID, forKey: .personID)
    try container.encode(memberID, forKey: .memberID)
    try container.encode(tags, forKey: .tags)
    try container.encode(createdAt, forKey: .createdAt)
    try container.encode(timeZone, forKey: .timeZone)
    try container.encode(localDate.text, forKey: .localDate)
    try container.encode(updatedAt, forKey: .updatedAt)
    try container.encode(doneAt, forKey: .doneAt)
    try container.encode(deletedAt, forKey: .deletedAt)
  }
}
