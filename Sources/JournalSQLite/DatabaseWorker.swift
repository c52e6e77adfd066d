import JournalKit
import SQLiteKit

/// The one owner of a connection. Each piece of work runs on the worker's queue from beginning to end without a suspension
/// point, so that nothing comes between the statements of a transaction.
actor DatabaseWorker {
  private nonisolated let executor: QueueExecutor
  private var connection: Connection?
  private let open: @Sendable () throws -> Connection
  private let watchedFile: String?
  private var stamp: FileStamp?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Makes a worker of an open connection.
  init(label: String, connection: sending Connection) {
    executor = QueueExecutor(label: label)
    self.connection = connection
    open = { throw JournalError.cannotOpen }
    watchedFile = nil
  }

  /// Makes a worker that opens its connection when it first needs one.
  ///
  /// - Parameter watchedFile: a file that is read without locks. When somebody changed it since it was opened it is opened anew,
  ///   and work during which it changes throws `.locked` instead of giving a mixture of two states.
  init(label: String, watchedFile: String? = nil, open: @escaping @Sendable () throws -> Connection) {
    executor = QueueExecutor(label: label)
    self.watchedFile = watchedFile
    self.open = open
  }

  /// Runs `body` with the connection; whatever it throws comes out as the error a person can meet.
  func run<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) throws(JournalError) -> Value {
    do {
      guard let watchedFile else { return try body(try openConnection()) }
      let now = FileStamp(watchedFile)
      if stamp != now { connection = nil }
      stamp = now
      let result = Result { try body(try openConnection()) }
      guard FileStamp(watchedFile) == now else { throw JournalError.locked }
      return try result.get()
    } catch {
      throw JournalError(storage: error)
    }
  }

  private func openConnection() throws -> Connection {
    if let connection { return connection }
    let opened = try open()
    connection = opened
    return opened
  }
}
