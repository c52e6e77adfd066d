public import JournalKit
import SQLiteKit

extension SQLiteJournal {
  public func save(_ entries: [Entry], isConfirmed: Bool) async throws(JournalError) -> [SaveOutcome] {
    guard !entries.contains(where: \.content.isBlank) else { throw .blankContent }
    if entries.isEmpty { return [] }
    return try await write { connection, counter in
      let table = EntryTable(connection: connection)
      let people = PersonTable(connection: connection)
      return try entries.map { entry in
        if let existing = try table.find(entry.id) {
          guard existing.rawText.hasSameBytes(as: entry.rawText) else { throw JournalError.identifierTaken }
          return .existing(existing)
        }
        guard try !table.isPurged(entry.id) else { throw JournalError.identifierTaken }
        try people.check(personID: entry.personID, memberID: entry.memberID)
        try table.insert(entry, sequence: counter.next())
        if isConfirmed || entry.isKindChosen { try LearnedTable(connection: connection).learn(from: entry) }
        return .created(entry)
      }
    }
  }

  public func entry(_ id: Entry.ID) async throws(JournalError) -> Entry? {
    try await read { try EntryTable(connection: $0).find(id) }
  }

  public func entries(_ query: EntryQuery) async throws(JournalError) -> EntryPage {
    try await read { try EntryTable(connection: $0).page(query) }
  }

  public func edit(_ id: Entry.ID, _ edit: EntryEdit, at timestamp: Timestamp) async throws(JournalError) -> Entry {
    try await write { connection, counter in
      let table = EntryTable(connection: connection)
      guard let entry = try table.find(id) else { throw JournalError.entryNotFound }
      let edited = edit.applied(to: entry, at: timestamp)
      guard !edited.content.isBlank else { throw JournalError.blankContent }
      if edited.isIdentical(to: entry) { return entry }
      if edited.personID != entry.personID {
        try PersonTable(connection: connection).check(personID: edited.personID, memberID: nil)
      }
      try table.update(edited, sequence: counter.next())
      if edited.kind != entry.kind { try LearnedTable(connection: connection).learn(from: edited) }
      return edited
    }
  }

  public func lastDeleted() async throws(JournalError) -> Entry? {
    try await read { try EntryTable(connection: $0).lastDeleted() }
  }

  public func purge(deletedBefore timestamp: Timestamp) async throws(JournalError) -> Int {
    let now = options.now()
    let count = try await write { connection, counter in
      let learned = LearnedTable(connection: connection)
      try learned.purge(deletedBefore: timestamp)
      return try EntryTable(connection: connection).purge(deletedBefore: timestamp, now: now, counter: &counter) { entry in
        try learned.removeSentence(of: entry)
      }
    }
    // What was removed should not linger in the log either. When somebody reads just now, a later checkpoint sees to it: nobody
    // who wants to write may have to wait for that reader.
    let timeout = options.busyTimeout
    if count > 0 {
      try? await maintain { connection in
        connection.setBusyTimeout(.zero)
        defer { connection.setBusyTimeout(timeout) }
        _ = try connection.integer("PRAGMA wal_checkpoint(TRUNCATE)")
      }
    }
    return count
  }

  public func changeSequence() async throws(JournalError) -> Int {
    try await read { Int(try ChangeCounter.current($0)) }
  }

  public func changes(after sequence: Int, limit: Int) async throws(JournalError) -> [EntryChange] {
    try await read { connection in
      try connection.readTransaction {
        try EntryTable(connection: connection).changes(after: Int64(sequence), limit: limit)
      }
    }
  }
}
