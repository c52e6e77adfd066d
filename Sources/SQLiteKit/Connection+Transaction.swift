import CSQLite

extension Connection {
  /// Runs `body` in a transaction that no other writer can come between, and commits; when anything throws, nothing stays.
  package func immediateTransaction<Value>(_ body: () throws -> Value) throws -> Value {
    try transaction("BEGIN IMMEDIATE", body)
  }

  /// Runs `body` on one snapshot of the database.
  package func readTransaction<Value>(_ body: () throws -> Value) throws -> Value {
    try transaction("BEGIN", body)
  }

  /// Whether a transaction is open.
  package var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

  private func transaction<Value>(_ begin: String, _ body: () throws -> Value) throws -> Value {
    try prepare(begin).run()
    do {
      let value = try body()
      try prepare("COMMIT").run()
      return value
    } catch {
      // A full disk or an I/O error may have rolled back already.
      if isInTransaction { try? prepare("ROLLBACK").run() }
      throw error
    }
  }
}
