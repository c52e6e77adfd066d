import JournalKit
import SQLiteKit

/// Reads what can be read from a damaged journal, row by row.
struct Salvage {
  /// What was read.
  struct Contents: Sendable {
    var entries: [Entry] = []
    var people: [Person] = []
    var learned: [HouseholdWeight] = []
    var purged: [(id: Entry.ID, purgedAt: Timestamp)] = []
    /// Whether everything answered.
    var isComplete = true
    /// Entries that an index knows and that did not answer.
    var missingAtLeast = 0
    /// The numbers of changes to which nothing was found; nil when the last number is unknown.
    var missingAtMost: Int?
    /// The numbers of the changes that brought what was read.
    var sequences: Set<Int64> = []
  }

  /// How many row numbers in a row may fail before the rest counts as lost; a damaged page hides some dozens.
  private static let patience: Int64 = 100_000

  let connection: Connection

  /// Reads everything that answers.
  func read() throws -> Contents {
    var contents = Contents()
    // A file that is shorter than its header says refuses even this.
    if (try? connection.integer("SELECT count(*) FROM sqlite_schema")) == nil { contents.isComplete = false }
    // Without this SQLite does not even begin to read a file that is shorter than its header says. Nothing is written.
    try connection.execute("PRAGMA writable_schema = ON")
    let applicationID = try connection.integer("PRAGMA application_id")
    guard applicationID == JournalSchema.applicationID else { throw JournalError.damaged }
    try readEntries(into: &contents)
    readPeople(into: &contents)
    readPurged(into: &contents)
    do {
      try LearnedTable(connection: connection).forEach { contents.learned.append($0) }
    } catch {
      contents.isComplete = false
    }
    countMissing(in: &contents)
    return contents
  }

  /// Walks the entries in the order of their numbers. Where a page does not answer, it asks for each number by itself until one does.
  private func readEntries(into contents: inout Contents) throws {
    let list = try connection.prepare("SELECT \(EntryTable.columns), number, change_sequence FROM entry WHERE number > ? ORDER BY number")
    let one = try connection.prepare("SELECT \(EntryTable.columns), number, change_sequence FROM entry WHERE number = ?")
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
          contents.sequences.insert(list.int64(EntryTable.columnCount + 1))
          failures = 0
        }
        list.reset()
        return
      } catch {
        list.reset()
        contents.isComplete = false
        if let found = try? single(one, number + 1) {
          contents.entries.append(found.entry)
          contents.sequences.insert(found.sequence)
          failures = 0
        } else {
          failures += 1
        }
        number += 1
      }
    }
  }

  private func single(_ statement: Statement, _ number: Int64) throws -> (entry: Entry, sequence: Int64)? {
    defer { statement.reset() }
    try statement.bind(number, at: 1)
    guard try statement.step() else { return nil }
    return (try EntryTable.entry(statement), statement.int64(EntryTable.columnCount + 1))
  }

  /// Compares what was read with what the indexes, which lie on pages of their own, and the journal's count of changes know.
  private func countMissing(in contents: inout Contents) {
    var indexedIDs: Set<Entry.ID> = []
    var indexedSequences: Set<Int64> = []
    for order in ["ASC", "DESC"] {
      // From both ends, since a page that does not answer ends the walk.
      let areAllIDs = walk("SELECT id FROM entry ORDER BY id \(order)") { row in
        if let id = row.identifier(0, of: Entry.self) { indexedIDs.insert(id) }
      }
      let areAllSequences = walk("SELECT change_sequence FROM entry ORDER BY change_sequence \(order)") { row in
        indexedSequences.insert(row.int64(0))
      }
      if !areAllIDs || !areAllSequences { contents.isComplete = false }
    }
    contents.missingAtLeast = max(
      indexedIDs.subtracting(contents.entries.map(\.id)).count, indexedSequences.subtracting(contents.sequences).count)
    if contents.missingAtLeast > 0 { contents.isComplete = false }
    if contents.isComplete {
      contents.missingAtMost = 0
    } else if let last = try? ChangeCounter.current(connection) {
      contents.missingAtMost = max(Int(last) - contents.sequences.count, contents.missingAtLeast)
    }
  }

  /// Hands each row of a query to `receive`; false when an error ended it.
  private func walk(_ sql: String, _ receive: (Statement) -> Void) -> Bool {
    guard let statement = try? connection.prepare(sql) else { return false }
    defer { statement.reset() }
    do {
      while try statement.step() { receive(statement) }
      return true
    } catch {
      return false
    }
  }

  private func readPeople(into contents: inout Contents) {
    do {
      try PersonTable(connection: connection).forEach { contents.people.append($0) }
    } catch {
      contents.isComplete = false
    }
    readSequences(of: "person", into: &contents)
  }

  private func readPurged(into contents: inout Contents) {
    let isComplete = walk("SELECT id, purged_at FROM purged_entry") { row in
      guard let id = row.identifier(0, of: Entry.self) else { return contents.isComplete = false }
      contents.purged.append((id, row.timestamp(1)))
    }
    if !isComplete { contents.isComplete = false }
    readSequences(of: "purged_entry", into: &contents)
  }

  private func readSequences(of table: String, into contents: inout Contents) {
    let isComplete = walk("SELECT change_sequence FROM \(table) NOT INDEXED") { contents.sequences.insert($0.int64(0)) }
    if !isComplete { contents.isComplete = false }
  }
}
