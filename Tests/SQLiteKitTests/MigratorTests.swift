import SQLiteKit
import Testing

@Suite struct MigratorTests {
  private let first = Migration(name: "first", sql: "CREATE TABLE a (id INTEGER PRIMARY KEY); INSERT INTO a VALUES (1)")
  private let second = Migration(name: "second", sql: "CREATE TABLE b (a INTEGER REFERENCES a (id)); INSERT INTO b VALUES (1)")
  private struct Stop: Error {}

  @Test func `each migration runs once, in order, and is written down`() throws {
    let connection = try Connection(path: ":memory:", mode: .inMemory)

    try Migrator([first]).migrate(connection)
    try Migrator([first, second]).migrate(connection)
    try Migrator([first, second]).migrate(connection)

    #expect(try connection.texts("SELECT name FROM migration ORDER BY version") == ["first", "second"])
    #expect(try Migrator.version(of: connection) == 2)
    #expect(try connection.integer("PRAGMA foreign_keys") == 1)
  }

  @Test func `one that breaks a foreign key is taken back, those before it stay`() throws {
    let connection = try Connection(path: ":memory:", mode: .inMemory)
    let breaking = Migration(name: "breaking", sql: "DELETE FROM a")

    #expect(throws: SQLiteError(.foreignKey)) { try Migrator([first, second, breaking]).migrate(connection) }

    #expect(try Migrator.version(of: connection) == 2)
    #expect(try connection.integer("SELECT count(*) FROM a") == 1)
  }

  @Test func `a table that others point at can be rebuilt`() throws {
    let connection = try Connection(path: ":memory:", mode: .inMemory)
    let rebuilding = Migration(
      name: "rebuilding",
      sql: """
        CREATE TABLE new (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO new SELECT id, NULL FROM a; DROP TABLE a;
        ALTER TABLE new RENAME TO a
        """)

    try Migrator([first, second, rebuilding]).migrate(connection)

    #expect(try connection.integer("SELECT count(*) FROM b JOIN a ON a.id = b.a") == 1)
  }

  @Test func `what happens before an upgrade can stop it, and does not happen for a new database`() throws {
    let connection = try Connection(path: ":memory:", mode: .inMemory)
    try Migrator([first]).migrate(connection) { _ in throw Stop() }

    #expect(throws: Stop.self) { try Migrator([first, second]).migrate(connection) { _ in throw Stop() } }

    #expect(try Migrator.version(of: connection) == 1)
  }

  @Test func `a database with other migrations under the same numbers is refused`() throws {
    let connection = try Connection(path: ":memory:", mode: .inMemory)
    try Migrator([Migration(name: "other", sql: "CREATE TABLE a (id)")]).migrate(connection)

    #expect(throws: SQLiteError(.corrupt)) { try Migrator([first, second]).migrate(connection) }
  }
}
