import CSQLite

extension Connection {
  /// Copies the whole database, as of one moment, over what `target` holds, by SQLite's online backup.
  package func backup(to target: Connection) throws(SQLiteError) {
    guard let backup = unsafe sqlite3_backup_init(target.handle, "main", handle, "main") else {
      throw unsafe SQLiteError.last(on: target.handle, code: sqlite3_errcode(target.handle))
    }
    // The code of the finish is the code of the step when that failed.
    _ = unsafe sqlite3_backup_step(backup, -1)
    let code = unsafe sqlite3_backup_finish(backup)
    guard code == SQLITE_OK else { throw unsafe SQLiteError.last(on: target.handle, code: code) }
  }
}
