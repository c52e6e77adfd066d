import JournalKit
import SQLiteKit

/// Reads what can be read from a damaged journal, row by row.
struct Salvage {
  /// What was read.
  struct Contents: Sendable {
    var entries: [Entry] = []
    var people: [Person] = []
    var purged: [(id: Entry.ID, purgedAt: Timestamp)] = []
    var unreadableEntries = 0
  }

  /// How many row numbers in a row may fail before the rest counts as lost; a damaged page hides some dozens.
  private static let patience: Int64 = 100_000

  let connection: Connection

  /// Reads everything that answers.
  func read() throws -> Contents {
    // Without this SQLite does not even begin to read a file that is shorter than its header says. Nothing is written.
    try connection.execute("PRAGMA writable_schema = ON")
    let applicationID = try connection.integer("PRAGMA application_id")
    guard applicationID == JournalSchema.applicationID else { throw JournalError.damaged }
    var contents = Contents()
    try readEntries(into: &contents)
    contents.unreadableEntries = indexedIDs().subtracting(contents.entries.map(\.id)).count
    readPeople(into: &contents)
    readPurged(into: &contents)
    return contents
  }

  /// Walks the entries in the order of their numbers. Where a page does not answer, it asks for each number by itself until one does.
  private func readEntries(into contents: inout Contents) throws {
    let list = try connection.prepare("SELECT \(EntryTable.columns), number FROM entry WHERE number > ? ORDER BY number")
    let one = try connection.prepare("SELECT \(EntryTable.columns), number FROM entry WHERE number = ?")
    let last = (try? connection.integer("SELECT max(number) FROM entry")) ?? .max
    var number: Int64 = 0
    var failures: Int64 = 0
    while number < last, failures < Self.patience {
      do {
        list.reset()
        try list.bind(number, at: 1)
        while try list.step() {
          // The number first: a row that answers and cannot be decoded is passed over once.
          number = max(number, list.int64(EntryTable.columnCount))
          contents.entries.append(try EntryTable.entry(list))
          failures = 0
        }
        list.reset()
        return
      } catch {
        list.reset()
        if let entry = try? single(one, number + 1) {
          contents.entries.append(entry)
          failures = 0
        } else {
          failures += 1
        }
        number += 1
      }
    }
  }

  private func single(_ statement: Statement, _ number: Int64) throws -> Entry? {
    defer { statement.reset() }
    try statement.bind(number, at: 1)
    return try statement.step() ? EntryTable.entry(statement) : nil
  }

  /// The identifiers that the index of identifiers still knows, which lies on pages of its own.
  private func indexedIDs() -> Set<Entry.ID> {
    guard let statement = try? connection.prepare("SELECT id FROM entry ORDER BY id") else { return [] }
    defer { statement.reset() }
    var ids: Set<Entry.ID> = []
    while let hasRow = try? statement.step(), hasRow {
      if let id = statement.identifier(0, of: Entry.self) { ids.insert(id) }
    }
    return ids
  }

  private func readPeople(into contents: inout Contents) {
    var people: [Person] = []
    try? PersonTable(connection: connection).forEach { people.append($0) }
    contents.people = people
  }

  private func readPurged(into contents: inout Contents) {
    guard let statement = try? connection.prepare("SELECT id, purged_at FROM purged_entry") else { return }
    defer { statement.reset() }
    while let hasRow = try? statement.step(), hasRow {
      guard let id = statement.identifier(0, of: Entry.self) else { continue }
      contents.purged.append((id, statement.timestamp(1)))
    }
  }
}
