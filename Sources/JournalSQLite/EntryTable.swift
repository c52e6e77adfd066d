import JournalKit
import SQLiteKit
import SentenceKit

/// Reads and writes rows of `entry`. Runs inside the worker that owns the connection.
struct EntryTable {
  let connection: Connection

  /// The columns in the order in which `entry(_:)` reads them. Columns of a newer version are never named, so they stay.
  static let columns = """
    id, raw_text, content, kind, suggestion_kind, suggestion_confidence, suggestion_basis, time_text, occurrence, mood, person_id, \
    member_id, tags, created_at, time_zone, local_date, updated_at, done_at, deleted_at
    """
  /// How many columns that are; one more may follow them in a query.
  static let columnCount = 19

  /// The entry of an identifier, deleted or not.
  func find(_ id: Entry.ID) throws(SQLiteError) -> Entry? {
    let statement = try connection.prepare("SELECT \(Self.columns) FROM entry WHERE id = ?")
    defer { statement.reset() }
    try statement.bind(id, at: 1)
    return try statement.step() ? Self.entry(statement) : nil
  }

  /// Whether the identifier belonged to an entry that was removed for good.
  func isPurged(_ id: Entry.ID) throws(SQLiteError) -> Bool {
    let statement = try connection.prepare("SELECT 1 FROM purged_entry WHERE id = ?")
    defer { statement.reset() }
    try statement.bind(id, at: 1)
    return try statement.step()
  }

  /// Adds an entry under the number of its change.
  func insert(_ entry: Entry, sequence: Int64) throws(SQLiteError) {
    let statement = try connection.prepare(
      """
      INSERT INTO entry (\(Self.columns), change_sequence)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20)
      """)
    try statement.bind(entry.rawText, at: 2)
    try bindAllButRawText(of: entry, sequence: sequence, to: statement)
    try statement.run()
  }

  /// Replaces everything but the raw text of the entry with the same identifier.
  func update(_ entry: Entry, sequence: Int64) throws(SQLiteError) {
    let statement = try connection.prepare(
      """
      UPDATE entry SET content = ?3, kind = ?4, suggestion_kind = ?5, suggestion_confidence = ?6, suggestion_basis = ?7, time_text = ?8,
        occurrence = ?9, mood = ?10, person_id = ?11, member_id = ?12, tags = ?13, created_at = ?14, time_zone = ?15, local_date = ?16,
        updated_at = ?17, done_at = ?18, deleted_at = ?19, change_sequence = ?20
      WHERE id = ?1
      """)
    try bindAllButRawText(of: entry, sequence: sequence, to: statement)
    try statement.run()
  }

  private func bindAllButRawText(of entry: Entry, sequence: Int64, to statement: Statement) throws(SQLiteError) {
    try statement.bind(entry.id, at: 1)
    try statement.bind(entry.content, at: 3)
    try statement.bind(entry.kind.rawValue, at: 4)
    try statement.bind(entry.suggestion?.kind.rawValue, at: 5)
    try statement.bind(entry.suggestion?.confidence, at: 6)
    try statement.bind(entry.suggestion?.basis, at: 7)
    try statement.bind(entry.timeText, at: 8)
    try statement.bind(entry.occurrence?.text, at: 9)
    try statement.bind(entry.mood?.emoji, at: 10)
    try statement.bind(entry.personID, at: 11)
    try statement.bind(entry.memberID, at: 12)
    try statement.bind(TagList.text(entry.tags), at: 13)
    try statement.bind(entry.createdAt, at: 14)
    try statement.bind(entry.timeZone, at: 15)
    try statement.bind(entry.localDate.text, at: 16)
    try statement.bind(entry.updatedAt, at: 17)
    try statement.bind(entry.doneAt, at: 18)
    try statement.bind(entry.deletedAt, at: 19)
    try statement.bind(sequence, at: 20)
  }

  /// The entry in the statement's current row, whose first columns are `columns`.
  static func entry(_ row: Statement) throws(SQLiteError) -> Entry {
    guard let id = row.identifier(0, of: Entry.self), let date = row.dateNumbers(15),
      let localDate = CivilDate(year: date.year, month: date.month, day: date.day)
    else { throw SQLiteError(.corrupt) }
    let rawText = try row.text(1)
    // Most entries are kept as they were typed; then both are one string in memory.
    let content = row.haveSameText(1, 2) ? rawText : try row.text(2)
    var suggestion: Suggestion?
    if let kind = try row.optionalText(4) {
      suggestion = Suggestion(kind: EntryKind(rawValue: kind), confidence: row.double(5), basis: try row.text(6))
    }
    let occurrence = try row.optionalText(8).map(Occurrence.init(stored:))
    let mood = try row.optionalText(9).map(Mood.init(stored:))
    return Entry(
      id: id, rawText: rawText, content: content, kind: EntryKind(rawValue: try row.text(3)), suggestion: suggestion,
      timeText: try row.optionalText(7), occurrence: occurrence, mood: mood, personID: row.identifier(10), memberID: row.identifier(11),
      tags: try TagList.tags(try row.text(12)), createdAt: row.timestamp(13), timeZone: try row.text(14), localDate: localDate,
      updatedAt: row.timestamp(16), doneAt: row.optionalTimestamp(17), deletedAt: row.optionalTimestamp(18))
  }
}
