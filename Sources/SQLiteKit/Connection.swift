import CSQLite

/// One open database. It is used by one thread at a time; whoever owns it sees to that.
@safe package final class Connection {
  /// How a database is opened.
  package enum Mode: Sendable {
    /// Reading and writing; a missing file is made.
    case readWriteCreate
    /// Reading and writing of a file that exists.
    case readWrite
    /// Reading only.
    case readOnly
    /// Reading only, without locks and without a write-ahead log. Only for files that nobody writes.
    case immutable
    /// A database of its own in memory.
    case inMemory
  }

  /// Settings of a connection that need no SQL.
  package enum Flag: Sendable {
    /// Whether foreign keys are enforced.
    case foreignKeys
    /// Whether functions in the schema may do more than compute.
    case trustedSchema
    /// Whether SQL is kept from damaging the file on purpose.
    case defensive
    /// Whether the last connection leaves the write-ahead log as it is when it closes.
    case keepsLogOnClose
  }

  /// How it was opened.
  package let mode: Mode
  let handle: OpaquePointer
  private var statements: [String: Statement] = [:]

  /// Opens `path`. Nothing is read yet: a file that is no database shows at the first statement.
  package init(path: String, mode: Mode, busyTimeout: Duration = .seconds(5)) throws(SQLiteError) {
    var flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_PRIVATECACHE
    var name = path
    switch mode {
    case .readWriteCreate: flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    case .readWrite: flags |= SQLITE_OPEN_READWRITE
    case .readOnly: flags |= SQLITE_OPEN_READONLY
    case .immutable:
      flags |= SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      name = "file:\(Self.escaped(path))?immutable=1"
    case .inMemory:
      flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY
      name = ":memory:"
    }
    // SQLite reads names that begin with `file:` or `:` in its own way; a path is always only a path here.
    if mode != .inMemory, mode != .immutable, !name.hasPrefix("/") { name = "./" + name }
    var handle: OpaquePointer?
    let code = unsafe sqlite3_open_v2(name, &handle, flags, nil)
    guard let handle = unsafe handle else { throw SQLiteError(.init(rawValue: code)) }
    guard code == SQLITE_OK else {
      let error = unsafe SQLiteError.last(on: handle, code: code)
      _ = unsafe sqlite3_close_v2(handle)
      throw error
    }
    unsafe self.handle = handle
    self.mode = mode
    setBusyTimeout(busyTimeout)
  }

  deinit {
    statements.removeAll()
    _ = unsafe sqlite3_close_v2(handle)
  }

  /// How long to wait for a lock that another connection holds before `.busy` is thrown; zero does not wait.
  package func setBusyTimeout(_ duration: Duration) {
    let milliseconds = duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
    _ = unsafe sqlite3_busy_timeout(handle, Int32(clamping: milliseconds))
  }

  /// Turns a setting on or off.
  package func set(_ flag: Flag, _ isOn: Bool) throws(SQLiteError) {
    let number =
      switch flag {
      case .foreignKeys: SQLITE_DBCONFIG_ENABLE_FKEY
      case .trustedSchema: SQLITE_DBCONFIG_TRUSTED_SCHEMA
      case .defensive: SQLITE_DBCONFIG_DEFENSIVE
      case .keepsLogOnClose: SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE
      }
    let code = unsafe shim_sqlite3_set_flag(handle, number, isOn ? 1 : 0)
    guard code == SQLITE_OK else { throw unsafe SQLiteError.last(on: handle, code: code) }
  }

  /// Whether the file could only be opened for reading, whatever was asked for.
  package var isReadOnly: Bool { unsafe sqlite3_db_readonly(handle, "main") == 1 }

  /// The rows that the last INSERT, UPDATE or DELETE touched.
  package var changes: Int { Int(unsafe sqlite3_changes64(handle)) }

  /// The code of the last failure on this connection.
  package var lastErrorCode: SQLiteError.Code { SQLiteError.Code(rawValue: unsafe sqlite3_extended_errcode(handle)) }

  /// Runs every statement of `sql`, which comes from the program and never from a person.
  package func execute(_ sql: String) throws(SQLiteError) {
    let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw unsafe SQLiteError.last(on: handle, code: code) }
  }

  /// The compiled statement of `sql`, kept for the next time. Reset it when done with its rows.
  package func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    if let statement = statements[sql] {
      statement.reset()
      return statement
    }
    let statement = try unsafe Statement(sql, on: handle, isKept: true)
    statements[sql] = statement
    return statement
  }

  /// The first column of the first row of `sql` as an integer; nil when there is no row or it is NULL.
  package func integer(_ sql: String) throws(SQLiteError) -> Int64? {
    let statement = try unsafe Statement(sql, on: handle, isKept: false)
    return try statement.step() ? statement.optionalInt64(0) : nil
  }

  /// The first column of every row of `sql` as text.
  package func texts(_ sql: String) throws(SQLiteError) -> [String] {
    let statement = try unsafe Statement(sql, on: handle, isKept: false)
    var texts: [String] = []
    while try statement.step() { texts.append(try statement.text(0)) }
    return texts
  }

  /// The path as it may stand in a `file:` address.
  private static func escaped(_ path: String) -> String {
    var escaped = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        escaped += byte < 16 ? "%0\(String(byte, radix: 16))" : "%\(String(byte, radix: 16))"
      }
    }
    return escaped
  }
}

extension SQLiteError {
  /// The error of `code` with what the connection knows about it.
  static func last(on connection: OpaquePointer, code: Int32) -> SQLiteError {
    let extended = unsafe sqlite3_extended_errcode(connection)
    // A misuse leaves an older error on the connection.
    let isSame = extended & 0xFF == code & 0xFF
    return SQLiteError(Code(rawValue: isSame ? extended : code), systemCode: unsafe sqlite3_system_errno(connection))
  }
}
