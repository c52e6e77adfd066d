public import JournalKit
import SQLiteKit
import Synchronization

/// A journal in one SQLite file, or in memory.
///
/// Several of these, in one process or in many, may have the same file open. One connection writes, a few read; each runs on
/// a queue of its own. A file that can be read but not written opens too: then `writeRefusal` says why, and every write throws it.
public final class SQLiteJournal: JournalStore {
  /// Where the file lies; nil for a journal in memory.
  public let path: String?
  /// What every write throws; nil when writing works.
  public let writeRefusal: JournalError?

  let options: JournalOptions
  private let identity: FileIdentity?
  private let writer: DatabaseWorker
  private let readers: [DatabaseWorker]
  private let separate: (@Sendable () throws -> Connection)?
  private let nextReader = Atomic<Int>(0)

  /// Opens the journal at `path`. A missing or empty file becomes a new journal, with the folders that lead to it; an older
  /// one is upgraded after a backup.
  ///
  /// - Throws: `.damaged` for a file that is not a journal, which is left untouched; `.newerVersion` for one that this version
  ///   cannot even read; `.noPermission`, `.readOnly`, `.diskFull`, `.locked`, `.cannotOpen`.
  public init(path: String, options: JournalOptions = JournalOptions()) throws(JournalError) {
    let file = JournalFile(path: PathAccess.resolved(path), options: options)
    let before = FileIdentity(file.path)
    do {
      let opened = try file.open()
      // What a restored backup has just replaced is open, and its log would go beside the new file.
      guard before == nil || before == FileIdentity(file.path) else { throw JournalError.locked }
      let mode = opened.readingMode
      writeRefusal = opened.writeRefusal
      if mode == .immutable {
        writer = DatabaseWorker(label: "yiju.journal.reader", watchedFile: file.path) { try file.openUnwritable() }
      } else {
        writer = DatabaseWorker(label: "yiju.journal.writer", connection: opened.connection)
      }
      readers =
        opened.writeRefusal == nil
        ? (0..<options.readers).map { number in
          DatabaseWorker(label: "yiju.journal.reader.\(number)") { try file.openReader(mode) }
        } : [writer]
      separate = mode == .immutable ? nil : { @Sendable in try file.openReader(mode) }
    } catch {
      throw JournalError(storage: error)
    }
    self.path = file.path
    identity = FileIdentity(file.path)
    self.options = options
  }

  private init(inMemory options: JournalOptions) throws(JournalError) {
    do {
      let connection = try Connection(path: ":memory:", mode: .inMemory)
      try JournalFile.harden(connection)
      if let pages = options.largestPageCount { try connection.execute("PRAGMA max_page_count = \(pages)") }
      try JournalFile(path: ":memory:", options: options).upgrade(connection)
      writer = DatabaseWorker(label: "yiju.journal.memory", connection: connection)
    } catch {
      throw JournalError(storage: error)
    }
    readers = [writer]
    separate = nil
    path = nil
    identity = nil
    writeRefusal = nil
    self.options = options
  }

  /// A new journal that lives as long as the object.
  public static func inMemory(options: JournalOptions = JournalOptions()) throws(JournalError) -> SQLiteJournal {
    try SQLiteJournal(inMemory: options)
  }

  // MARK: Workers

  /// Runs `body` on one of the reading connections.
  func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws(JournalError) -> Value {
    let number = readers.count == 1 ? 0 : nextReader.wrappingAdd(1, ordering: .relaxed).oldValue
    return try await readers[Int(UInt(bitPattern: number) % UInt(readers.count))].run(body)
  }

  /// Runs `body` in one immediate transaction with the numbers of its changes; all of it happens, or nothing.
  func write<Value: Sendable>(
    _ body: @Sendable (Connection, inout ChangeCounter) throws -> Value
  ) async throws(JournalError) -> Value {
    if let writeRefusal { throw writeRefusal }
    // Somebody may have moved the file away or put another in its place, for example a restored backup. SQLite would go on writing
    // into the one that it has open, which nobody finds again.
    if let path, FileIdentity(path) != identity { throw .cannotOpen }
    let supported = options.migrations.count
    return try await queue { connection in
      try connection.immediateTransaction {
        // A newer version of the program may have upgraded the journal since it was opened here.
        let version = try Migrator.version(of: connection)
        guard version == supported else { throw JournalError.newerVersion(found: version, supported: supported) }
        var counter = try ChangeCounter(connection)
        let value = try body(connection, &counter)
        try counter.finish()
        return value
      }
    }
  }

  /// Runs `body`, which may take long, on a connection of its own, so that nobody waits for it. In memory there is only the one.
  func withSeparateConnection<Value: Sendable>(
    _ body: @Sendable (Connection) throws -> Value
  ) async throws(JournalError) -> Value {
    guard let separate else { return try await writer.run(body) }
    return try await DatabaseWorker(label: "yiju.journal.maintenance", open: separate).run(body)
  }

  /// Runs `body` on the writing connection outside any transaction.
  func maintain<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws(JournalError) -> Value {
    if let writeRefusal { throw writeRefusal }
    return try await queue(body)
  }

  /// Runs `body` on the writing connection when its turn comes. The busy timeout counts from now: those who queue behind a journal that
  /// somebody holds wait together and not one after the other.
  private func queue<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws(JournalError) -> Value {
    let busyTimeout = options.busyTimeout
    let deadline = ContinuousClock.now + busyTimeout
    return try await writer.run { connection in
      // Who had to wait for slow writes here still gets a fair try.
      connection.setBusyTimeout(max(deadline - .now, min(.milliseconds(20), busyTimeout)))
      defer { connection.setBusyTimeout(busyTimeout) }
      return try body(connection)
    }
  }
}
