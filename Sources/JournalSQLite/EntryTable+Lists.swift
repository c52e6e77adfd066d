import JournalKit
import SQLiteKit
import SentenceKit

extension EntryTable {
  /// One page of a list. Each form of query seeks in an index that has the order already, so that the cost grows with the page.
  func page(_ query: EntryQuery) throws(SQLiteError) -> EntryPage {
    let limit = min(max(query.limit, 1), EntryQuery.largestPage)
    // A local date narrows the search down only when no entry carries one that its instant cannot have.
    let since = query.since == nil ? nil : try hasOddDates() ? nil : query.since
    let hasBound = query.createdSince != nil || since != nil
    let statement = try connection.prepare(Self.pageSQL(query, hasBound: hasBound))
    defer { statement.reset() }
    var index = 1
    func next() -> Int {
      defer { index += 1 }
      return index
    }
    // One more than asked for tells whether the list goes on.
    try statement.bind(Int64(limit) + 1, at: next())
    if let personID = query.personID { try statement.bind(personID, at: next()) }
    if let kind = query.kind { try statement.bind(kind.rawValue, at: next()) }
    if let since = query.since { try statement.bind(since.text, at: next()) }
    if hasBound { try statement.bind(Self.bound(createdSince: query.createdSince, since: since), at: next()) }
    if let cursor = query.cursor {
      try statement.bind(cursor.createdAt, at: next())
      try statement.bind(cursor.id, at: next())
    }
    var entries: [Entry] = []
    entries.reserveCapacity(limit)
    while try statement.step() {
      if entries.count == limit { return EntryPage(entries: entries, next: entries.last.map(EntryCursor.init(after:))) }
      entries.append(try Self.entry(statement))
    }
    return EntryPage(entries: entries, next: nil)
  }

  /// The statement of a page; its parameters follow the order in which `page(_:)` binds them.
  static func pageSQL(_ query: EntryQuery, hasBound: Bool) -> String {
    var number = 1
    func next() -> String {
      number += 1
      return "?\(number)"
    }
    var sql = "SELECT \(columns) FROM entry WHERE deleted_at IS NULL"
    if query.personID != nil { sql += " AND person_id IS NOT NULL AND person_id = \(next())" }
    if query.kind != nil { sql += " AND kind = \(next())" }
    if query.since != nil { sql += " AND local_date >= \(next())" }
    if hasBound { sql += " AND created_at >= \(next())" }
    if query.cursor != nil { sql += " AND (created_at, id) < (\(next()), \(next()))" }
    return sql + " ORDER BY created_at DESC, id DESC LIMIT ?1"
  }

  /// The earliest instant at which an entry of the query can have been created. Around the world a local date begins at most
  /// a day before or after the same date in UTC; two days are on the safe side, and `entry_with_odd_date` knows the exceptions.
  private static func bound(createdSince: Timestamp?, since: CivilDate?) -> Int64 {
    let day = since.map { (Int64($0.dayNumber) - 2) * 86_400_000 } ?? .min
    return max(createdSince?.milliseconds ?? .min, day)
  }

  /// Whether any entry carries a local date that its instant cannot have, which an import may bring.
  private func hasOddDates() throws(SQLiteError) -> Bool {
    let statement = try connection.prepare(
      """
      SELECT 1 FROM entry WHERE local_date > strftime('%Y-%m-%d', created_at / 1000 + 172800, 'unixepoch') LIMIT 1
      """)
    defer { statement.reset() }
    return try statement.step()
  }

  /// The entry that was deleted last.
  func lastDeleted() throws(SQLiteError) -> Entry? {
    let statement = try connection.prepare(
      """
      SELECT \(Self.columns) FROM entry WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC, change_sequence DESC LIMIT 1
      """)
    defer { statement.reset() }
    return try statement.step() ? Self.entry(statement) : nil
  }

  /// Hands every entry to `receive`, deleted ones too, sorted by identifier.
  func forEach(_ receive: (Entry) -> Void) throws(SQLiteError) {
    let statement = try connection.prepare("SELECT \(Self.columns) FROM entry ORDER BY id")
    defer { statement.reset() }
    while try statement.step() { receive(try Self.entry(statement)) }
  }

  /// The changes after `sequence`, in order, at most `limit`; purged entries among them.
  func changes(after sequence: Int64, limit: Int) throws(SQLiteError) -> [EntryChange] {
    guard limit > 0 else { return [] }
    var changes: [EntryChange] = []
    let entries = try connection.prepare(
      "SELECT \(Self.columns), change_sequence FROM entry WHERE change_sequence > ?1 ORDER BY change_sequence LIMIT ?2")
    defer { entries.reset() }
    try entries.bind(sequence, at: 1)
    try entries.bind(Int64(limit), at: 2)
    while try entries.step() {
      let entry = try Self.entry(entries)
      changes.append(EntryChange(sequence: Int(entries.int64(Self.columnCount)), id: entry.id, entry: entry))
    }
    let purged = try connection.prepare(
      "SELECT id, change_sequence FROM purged_entry WHERE change_sequence > ?1 ORDER BY change_sequence LIMIT ?2")
    defer { purged.reset() }
    try purged.bind(sequence, at: 1)
    try purged.bind(Int64(limit), at: 2)
    while try purged.step() {
      guard let id = purged.identifier(0, of: Entry.self) else { throw SQLiteError(.corrupt) }
      changes.append(EntryChange(sequence: Int(purged.int64(1)), id: id, entry: nil))
    }
    changes.sort { $0.sequence < $1.sequence }
    return Array(changes.prefix(limit))
  }

  /// Removes what was deleted before `timestamp`, leaving only the identifiers; `willRemove` gets each entry before.
  func purge(
    deletedBefore timestamp: Timestamp, now: Timestamp, counter: inout ChangeCounter, willRemove: (Entry) throws -> Void
  ) throws -> Int {
    let select = try connection.prepare(
      "SELECT id FROM entry WHERE deleted_at IS NOT NULL AND deleted_at < ? ORDER BY deleted_at, change_sequence")
    try select.bind(timestamp, at: 1)
    var ids: [Entry.ID] = []
    while try select.step() {
      guard let id = select.identifier(0, of: Entry.self) else { throw SQLiteError(.corrupt) }
      ids.append(id)
    }
    select.reset()
    for id in ids {
      if let entry = try find(id) { try willRemove(entry) }
      try notePurge(of: id, at: now, sequence: counter.next())
      let delete = try connection.prepare("DELETE FROM entry WHERE id = ?")
      try delete.bind(id, at: 1)
      try delete.run()
    }
    return ids.count
  }

  /// Writes down that an identifier was removed for good.
  func notePurge(of id: Entry.ID, at timestamp: Timestamp, sequence: Int64) throws(SQLiteError) {
    let statement = try connection.prepare("INSERT INTO purged_entry (id, change_sequence, purged_at) VALUES (?, ?, ?)")
    try statement.bind(id, at: 1)
    try statement.bind(sequence, at: 2)
    try statement.bind(timestamp, at: 3)
    try statement.run()
  }
}
