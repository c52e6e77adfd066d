import CSQLite

extension Connection {
  /// Runs `body` while nobody else has the file open, and keeps everybody else out meanwhile. A connection that uses a write-ahead log holds
  /// a shared lock on the file for as long as it is open, even when it is idle. Nothing of the file or its log is read or changed,
  /// whatever they hold.
  ///
  /// This connection must not have run a statement, and `body` must not run one on it.
  ///
  /// - Throws: `.busy` when somebody has the file open, or what `body` throws.
  package func alone<Value>(_ body: () throws -> Value) throws -> Value {
    var file: UnsafeMutablePointer<sqlite3_file>?
    let found = unsafe withUnsafeMutablePointer(to: &file) { pointer in
      unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, pointer)
    }
    guard found == SQLITE_OK, let file = unsafe file, let methods = unsafe file.pointee.pMethods,
      let lock = unsafe methods.pointee.xLock, let unlock = unsafe methods.pointee.xUnlock
    else { throw SQLiteError(.misuse) }
    defer { _ = unsafe unlock(file, SQLITE_LOCK_NONE) }
    for level in [SQLITE_LOCK_SHARED, SQLITE_LOCK_EXCLUSIVE] {
      let code = unsafe lock(file, level)
      guard code == SQLITE_OK else { throw SQLiteError(.init(rawValue: code)) }
    }
    return try body()
  }
}
