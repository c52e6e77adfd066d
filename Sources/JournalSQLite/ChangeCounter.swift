import SQLiteKit

/// Hands out the numbers of changes inside one immediate transaction.
struct ChangeCounter {
  private let connection: Connection
  private let first: Int64
  private var last: Int64

  /// Reads where the journal stands.
  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    first = try Self.current(connection)
    last = first
  }

  /// The number of the journal's last change.
  static func current(_ connection: Connection) throws(SQLiteError) -> Int64 {
    let statement = try connection.prepare("SELECT change_sequence FROM journal WHERE one = 1")
    defer { statement.reset() }
    guard try statement.step() else { throw SQLiteError(.corrupt) }
    return statement.int64(0)
  }

  /// The number of the next change.
  mutating func next() -> Int64 {
    last += 1
    return last
  }

  /// Writes down how far the numbers went; nothing when none was taken.
  func finish() throws(SQLiteError) {
    guard last != first else { return }
    let statement = try connection.prepare("UPDATE journal SET change_sequence = ? WHERE one = 1")
    try statement.bind(last, at: 1)
    try statement.run()
  }
}
