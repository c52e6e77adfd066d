import JournalKit
import SQLiteKit

/// Reads and writes rows of `person` and `member`. Runs inside the worker that owns the connection.
struct PersonTable {
  let connection: Connection

  private static let columns = "id, name, created_at, updated_at, archived_at"

  /// The person of an identifier.
  func find(_ id: Person.ID) throws(SQLiteError) -> Person? {
    let statement = try connection.prepare("SELECT \(Self.columns) FROM person WHERE id = ?")
    defer { statement.reset() }
    try statement.bind(id, at: 1)
    return try statement.step() ? Self.person(statement) : nil
  }

  /// Everybody, those in use first, in the order in which they were added.
  func all(includingArchived: Bool) throws(SQLiteError) -> [Person] {
    let statement = try connection.prepare(
      """
      SELECT \(Self.columns) FROM person WHERE ?1 OR archived_at IS NULL
      ORDER BY archived_at IS NOT NULL, created_at, id
      """)
    defer { statement.reset() }
    try statement.bind(includingArchived ? 1 : 0, at: 1)
    var people: [Person] = []
    while try statement.step() { people.append(try Self.person(statement)) }
    return people
  }

  /// Hands everybody to `receive`, sorted by identifier.
  func forEach(_ receive: (Person) -> Void) throws(SQLiteError) {
    let statement = try connection.prepare("SELECT \(Self.columns) FROM person ORDER BY id")
    defer { statement.reset() }
    while try statement.step() { receive(try Self.person(statement)) }
  }

  /// Adds a person or replaces the one of the same identifier.
  func upsert(_ person: Person, sequence: Int64) throws(SQLiteError) {
    let statement = try connection.prepare(
      """
      INSERT INTO person (\(Self.columns), change_sequence) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT (id) DO UPDATE SET name = ?2, created_at = ?3, updated_at = ?4, archived_at = ?5, change_sequence = ?6
      """)
    try statement.bind(person.id, at: 1)
    try statement.bind(person.name, at: 2)
    try statement.bind(person.createdAt, at: 3)
    try statement.bind(person.updatedAt, at: 4)
    try statement.bind(person.archivedAt, at: 5)
    try statement.bind(sequence, at: 6)
    try statement.run()
  }

  /// Makes sure that whom an entry names is known: an unknown person is refused, since a person has a name that nobody
  /// could make up; an unknown member gets a row without a name, so that nothing of the entry is lost.
  func check(personID: Person.ID?, memberID: Member.ID?) throws {
    if let personID {
      let statement = try connection.prepare("SELECT 1 FROM person WHERE id = ?")
      defer { statement.reset() }
      try statement.bind(personID, at: 1)
      guard try statement.step() else { throw JournalError.unknownPerson }
    }
    if let memberID {
      let statement = try connection.prepare("INSERT INTO member (id) VALUES (?) ON CONFLICT (id) DO NOTHING")
      try statement.bind(memberID, at: 1)
      try statement.run()
    }
  }

  private static func person(_ row: Statement) throws(SQLiteError) -> Person {
    guard let id = row.identifier(0, of: Person.self) else { throw SQLiteError(.corrupt) }
    return Person(
      id: id, name: try row.text(1), createdAt: row.timestamp(2), updatedAt: row.timestamp(3), archivedAt: row.optionalTimestamp(4))
  }
}
