/// Brings a database to the newest schema by an append-only list of migrations.
///
/// `user_version` counts the migrations that have run; the table `migration` names them.
package struct Migrator: Sendable {
  /// The migrations, oldest first.
  package let migrations: [Migration]

  /// Makes a migrator of a list to which one only appends.
  package init(_ migrations: [Migration]) { self.migrations = migrations }

  /// The version that the list leads to.
  package var newestVersion: Int { migrations.count }

  /// The version of a database; 0 for an empty one.
  package static func version(of connection: Connection) throws(SQLiteError) -> Int {
    let statement = try connection.prepare("PRAGMA user_version")
    defer { statement.reset() }
    return try statement.step() ? Int(statement.int64(0)) : 0
  }

  /// Runs what is missing, each migration in one immediate transaction together with its bookkeeping. Several processes
  /// may do this at the same time: the second finds the work done.
  ///
  /// - Parameter willUpgrade: called once, inside the first transaction and before its first change, when a database
  ///   that has a schema already is about to be upgraded; when it throws, nothing is upgraded.
  /// - Throws: `SQLiteError`, or what `willUpgrade` throws.
  package func migrate(_ connection: Connection, willUpgrade: (_ from: Int) throws -> Void = { _ in }) throws {
    // A migration may rebuild a table that others point at. The pragma does nothing inside a transaction.
    try connection.set(.foreignKeys, false)
    defer { try? connection.set(.foreignKeys, true) }
    var isFirst = true
    while try step(connection, isFirst ? willUpgrade : { _ in }) { isFirst = false }
  }

  /// Runs one migration; false when there is none left.
  private func step(_ connection: Connection, _ willUpgrade: (Int) throws -> Void) throws -> Bool {
    try connection.immediateTransaction {
      let version = try Self.version(of: connection)
      guard version < migrations.count else { return false }
      if version > 0 {
        try checkNames(connection, upTo: version)
        try willUpgrade(version)
      } else {
        try connection.execute(
          "CREATE TABLE migration (version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TEXT NOT NULL) STRICT")
      }
      let migration = migrations[version]
      try connection.execute(migration.sql)
      let note = try connection.prepare(
        "INSERT INTO migration (version, name, applied_at) VALUES (?, ?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))")
      try note.bind(Int64(version + 1), at: 1)
      try note.bind(migration.name, at: 2)
      try note.run()
      try connection.execute("PRAGMA user_version = \(version + 1)")
      guard try connection.texts("PRAGMA foreign_key_check").isEmpty else { throw SQLiteError(.foreignKey) }
      return true
    }
  }

  /// A database with other migrations under the same numbers is not one of ours.
  private func checkNames(_ connection: Connection, upTo version: Int) throws(SQLiteError) {
    let names = try connection.texts("SELECT name FROM migration ORDER BY version")
    guard names.elementsEqual(migrations.prefix(version).map(\.name)) else { throw SQLiteError(.corrupt) }
  }
}
