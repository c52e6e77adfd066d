/// Someone or something an entry can be about: a child, an elder, a pet.
public struct Person: Sendable, Hashable, Codable, Identifiable {
  public typealias ID = Identifier<Person>

  /// Made by the writer.
  public let id: ID
  /// The name shown and looked for in sentences; not blank, at most 100 characters.
  public var name: String
  /// When the person was added.
  public let createdAt: Timestamp
  /// When the person was last changed.
  public var updatedAt: Timestamp
  /// When the person was put away; nil while in use.
  public var archivedAt: Timestamp?

  /// Makes a person as stored. `PeopleModel` checks names that a person typed.
  public init(id: ID, name: String, createdAt: Timestamp, updatedAt: Timestamp, archivedAt: Timestamp? = nil) {
    self.id = id
    self.name = name
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.archivedAt = archivedAt
  }

  private enum CodingKeys: String, CodingKey { case id, name, createdAt, updatedAt, archivedAt }

  /// Writes every field, absent ones as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encode(createdAt, forKey: .createdAt)
    try container.encode(updatedAt, forKey: .updatedAt)
    try container.encode(archivedAt, forKey: .archivedAt)
  }
}
