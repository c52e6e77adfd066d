public import JournalKit
import SQLiteKit

extension SQLiteJournal {
  public func people(includingArchived: Bool) async throws(JournalError) -> [Person] {
    try await read { try PersonTable(connection: $0).all(includingArchived: includingArchived) }
  }

  public func save(_ person: Person) async throws(JournalError) {
    guard !person.name.isBlank else { throw .blankName }
    try await write { connection, counter in
      let table = PersonTable(connection: connection)
      if let existing = try table.find(person.id), existing == person, existing.name.hasSameBytes(as: person.name) { return }
      try table.upsert(person, sequence: counter.next())
    }
  }

  public func read(_ receive: @Sendable (JournalRecord) -> Void) async throws(JournalError) {
    // It may take seconds, for which no list should wait.
    try await withSeparateConnection { connection in
      try connection.readTransaction {
        try PersonTable(connection: connection).forEach { receive(.person($0)) }
        try EntryTable(connection: connection).forEach { receive(.entry($0)) }
        try LearnedTable(connection: connection).forEach { receive(.learned($0)) }
      }
    }
  }

  /// Takes records over, people before entries whatever their order. An entry that was purged here stays purged and counts as
  /// unchanged; of two versions with the same `updatedAt` the one that is here stays.
  ///
  /// - Throws: `.unknownPerson` for an entry about somebody who is neither here nor among the records, `.identifierTaken` for
  ///   one whose identifier belongs to another raw text here, `.blankContent`, `.blankName`, or what the storage says.
  public func merge(_ records: [JournalRecord]) async throws(JournalError) -> MergeReport {
    for record in records {
      switch record {
      case .person(let person): guard !person.name.isBlank else { throw .blankName }
      case .entry(let entry): guard !entry.content.isBlank else { throw .blankContent }
      case .learned: continue
      }
    }
    if records.isEmpty { return MergeReport() }
    return try await write { connection, counter in
      var report = MergeReport()
      for case .person(let person) in records { try merge(person, connection, &counter, &report) }
      for case .entry(let entry) in records { try merge(entry, connection, &counter, &report) }
      let learned = LearnedTable(connection: connection)
      for case .learned(let weight) in records where try learned.merge(weight) { report.learned += 1 }
      return report
    }
  }

  private func merge(
    _ person: Person, _ connection: Connection, _ counter: inout ChangeCounter, _ report: inout MergeReport
  ) throws {
    let table = PersonTable(connection: connection)
    let existing = try table.find(person.id)
    if let existing, existing.updatedAt >= person.updatedAt {
      report.unchanged += 1
      return
    }
    try table.upsert(person, sequence: counter.next())
    if existing == nil { report.added += 1 } else { report.updated += 1 }
  }

  private func merge(_ entry: Entry, _ connection: Connection, _ counter: inout ChangeCounter, _ report: inout MergeReport) throws {
    let table = EntryTable(connection: connection)
    let people = PersonTable(connection: connection)
    if let existing = try table.find(entry.id) {
      guard existing.rawText.hasSameBytes(as: entry.rawText) else { throw JournalError.identifierTaken }
      guard existing.updatedAt < entry.updatedAt else {
        report.unchanged += 1
        return
      }
      try people.check(personID: entry.personID, memberID: entry.memberID)
      try table.update(entry, sequence: counter.next())
      report.updated += 1
    } else if try table.isPurged(entry.id) {
      report.unchanged += 1
    } else {
      try people.check(personID: entry.personID, memberID: entry.memberID)
      try table.insert(entry, sequence: counter.next())
      report.added += 1
    }
  }
}
