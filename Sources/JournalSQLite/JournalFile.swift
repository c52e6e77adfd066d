import Foundation
import JournalKit
import SQLiteKit

/// Opens a journal file in the way that it and its disk allow.
struct JournalFile {
  let path: String
  let options: JournalOptions

  /// An open journal file.
  struct Opened: ~Copyable {
    /// The first connection: the writer, or a reader of a file that cannot be written.
    var connection: Connection
    /// How further connections for reading are opened.
    var readingMode: Connection.Mode
    /// What every write throws; nil when writing works.
    var writeRefusal: JournalError?
  }

  /// What a file says about itself.
  enum Identity {
    /// There is nothing in it.
    case empty
    /// It is a journal.
    case journal(version: Int)
    /// It is somebody else's.
    case foreign
  }

  /// Opens the file, making and upgrading it as needed.
  func open() throws -> Opened {
    guard !PathAccess.hasStrayLog(path) else { throw JournalError.strayLog }
    if !PathAccess.exists(path) {
      try PathAccess.makeFolder(for: path)
      return try create()
    }
    if let problem = PathAccess.readProblem(path) { throw problem }
    if let refusal = PathAccess.writeProblem(path) { return try openForReading(refusal) }
    let connection = try Connection(path: path, mode: .readWrite, busyTimeout: options.busyTimeout)
    if connection.isReadOnly { return try openForReading(.readOnly) }
    // Until it is known to be ours, not even its log may be folded into the file.
    try connection.set(.keepsLogOnClose, true)
    switch try identity(connection) {
    case .foreign: throw JournalError.damaged
    case .empty: break
    case .journal(let version) where version > options.migrations.count:
      return try openForReading(.newerVersion(found: version, supported: options.migrations.count))
    case .journal: break
    }
    try connection.set(.keepsLogOnClose, false)
    return Opened(connection: try prepareForWriting(connection), readingMode: .readWrite, writeRefusal: nil)
  }

  /// Opens one more connection that only reads.
  func openReader(_ mode: Connection.Mode) throws -> Connection {
    guard !PathAccess.hasStrayLog(path) else { throw JournalError.strayLog }
    let connection = try Connection(path: path, mode: mode, busyTimeout: options.busyTimeout)
    try Self.harden(connection)
    try connection.execute("PRAGMA query_only = ON")
    return connection
  }

  // MARK: Making and upgrading

  private func create() throws -> Opened {
    // For this user alone from the first moment on. The name is given afterwards, as `makeFile` says why.
    let empty = BackupFile.temporaryName(for: path)
    try PathAccess.makeFile(empty)
    defer { unlink(empty) }
    let isNamed = link(empty, path) == 0 || errno == EEXIST
    let connection: Connection
    do {
      connection = try Connection(path: path, mode: isNamed ? .readWrite : .readWriteCreate, busyTimeout: options.busyTimeout)
    } catch {
      throw PathAccess.createProblem(path) ?? JournalError(error)
    }
    // Some file systems have no second names.
    guard isNamed || chmod(path, 0o600) == 0 else { throw JournalError(systemCode: errno) ?? .cannotOpen }
    return Opened(connection: try prepareForWriting(connection), readingMode: .readWrite, writeRefusal: nil)
  }

  private func prepareForWriting(_ connection: Connection) throws -> Connection {
    try Self.harden(connection)
    try useWriteAheadLog(connection)
    try connection.execute("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA journal_size_limit = 16777216")
    #if canImport(Darwin)
      // Only this reaches the platter there.
      try connection.execute("PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON")
    #endif
    if let pages = options.largestPageCount { try connection.execute("PRAGMA max_page_count = \(pages)") }
    let isNew = try Migrator.version(of: connection) == 0
    try upgrade(connection)
    // A file that has its tables by itself is a journal whatever becomes of its log.
    if isNew { try? Self.checkpoint(connection) }
    return connection
  }

  /// Brings what is in the log into the file as far as nobody is in the way, without waiting for anybody.
  static func checkpoint(_ connection: Connection) throws(SQLiteError) {
    _ = try connection.integer("PRAGMA wal_checkpoint(PASSIVE)")
  }

  /// Runs the migrations that are missing, after a backup when there is something to lose.
  func upgrade(_ connection: Connection) throws {
    let migrator = Migrator(options.migrations)
    guard try Migrator.version(of: connection) < migrator.newestVersion else { return }
    try migrator.migrate(connection) { version in
      guard path != ":memory:", try connection.integer("SELECT change_sequence FROM journal") != 0 else { return }
      let backups = BackupFolder(besideJournal: path)
      // From a connection of its own: SQLite copies nothing from one that is about to write. What it sees is what was committed,
      // and the transaction here keeps everybody else from committing more.
      try backups.write(from: try openReader(.readWrite), name: backups.upgradeName(to: version + 1, at: options.now()))
    }
  }

  /// Several programs may make the same journal at the same moment; the switch to the log does not wait by itself.
  private func useWriteAheadLog(_ connection: Connection) throws {
    let clock = ContinuousClock()
    let deadline = clock.now + options.busyTimeout
    while true {
      do {
        if try connection.texts("PRAGMA journal_mode").first == "wal" { return }
        if try connection.texts("PRAGMA journal_mode = WAL").first == "wal" { return }
        // A file system without shared memory keeps the rollback journal, which is as durable.
        return
      } catch {
        guard error.code.primary == .busy, clock.now < deadline else { throw error }
        usleep(2000)
      }
    }
  }

  /// Settings that every connection has.
  static func harden(_ connection: Connection) throws(SQLiteError) {
    try connection.set(.foreignKeys, true)
    try connection.set(.trustedSchema, false)
    try connection.set(.defensive, true)
  }

  // MARK: Reading what cannot be written

  private func openForReading(_ refusal: JournalError) throws -> Opened {
    let connection: Connection
    do {
      connection = try openUnwritable()
    } catch let error as SQLiteError where [.cannotOpen, .readOnly].contains(error.code.primary) {
      throw refusal
    }
    let found = try identity(connection)
    guard case .journal(let version) = found else { throw JournalError.damaged }
    let supported = options.migrations.count
    let reason = version > supported ? JournalError.newerVersion(found: version, supported: supported) : refusal
    do {
      // Compiling them proves that the tables and columns are there.
      _ = try connection.prepare("SELECT \(EntryTable.columns), change_sequence FROM entry")
      _ = try connection.prepare("SELECT id, name, created_at, updated_at, archived_at FROM person")
      _ = try connection.prepare("SELECT id, change_sequence FROM purged_entry")
      _ = try connection.prepare("SELECT change_sequence FROM journal WHERE one = 1")
    } catch {
      throw version == supported ? JournalError(error) : reason
    }
    return Opened(connection: connection, readingMode: connection.mode, writeRefusal: reason)
  }

  /// Opens a file that cannot be written, or whose folder cannot.
  ///
  /// With a log there must be shared memory beside it. Without a log nobody was writing, and the file alone is all there is; then it
  /// is read without locks, and the worker watches it.
  func openUnwritable() throws -> Connection {
    let connection = try openReader(.readOnly)
    do {
      _ = try identity(connection)
      return connection
    } catch let error as SQLiteError {
      guard [.cannotOpen, .readOnly].contains(error.code.primary), (PathAccess.size(path + "-wal") ?? 0) == 0 else { throw error }
      return try openReader(.immutable)
    }
  }

  /// Opens a backup for reading, and only a journal of a version that is known here.
  func openBackup() throws -> Connection {
    let connection = try openUnwritable()
    guard case .journal(let version) = try identity(connection) else { throw JournalError.damaged }
    guard version <= options.migrations.count else {
      throw JournalError.newerVersion(found: version, supported: options.migrations.count)
    }
    return connection
  }

  /// Reads all marks at one moment: somebody may be making the journal just now.
  func identity(_ connection: Connection) throws -> Identity {
    try connection.readTransaction {
      let applicationID = try connection.integer("PRAGMA application_id") ?? 0
      let version = try Migrator.version(of: connection)
      if applicationID == JournalSchema.applicationID, version > 0 { return .journal(version: version) }
      guard applicationID == 0, version == 0, try connection.integer("SELECT count(*) FROM sqlite_schema") == 0 else { return .foreign }
      return .empty
    }
  }
}
