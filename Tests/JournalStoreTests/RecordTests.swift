import JournalKit
import JournalSQLite
import Testing

@Suite struct RecordTests {
  @Test(arguments: contracts)
  func `people come in the order in which they were added, archived ones last and only when asked for`(contract: StoreContract) async throws
  {
    let (store, folder) = try contract.make()
    var first = makePerson("安安", at: 1)
    let second = makePerson("咪咪", at: 2)
    for person in [second, first] { try await store.save(person) }
    #expect(try await store.people(includingArchived: false) == [first, second])

    first.archivedAt = instant(3)
    try await store.save(first)

    #expect(try await store.people(includingArchived: false) == [second])
    #expect(try await store.people(includingArchived: true) == [second, first])
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts, ["", " ", "\u{3164}"])
  func `a person without a name is refused`(contract: StoreContract, name: String) async throws {
    let (store, folder) = try contract.make()

    await #expect(throws: JournalError.blankName) { try await store.save(makePerson(name)) }
    await #expect(throws: JournalError.blankName) { _ = try await store.merge([.person(makePerson(name))]) }

    #expect(try await store.people(includingArchived: true).isEmpty)
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts)
  func `everything is handed out, people first, sorted by identifier, deleted entries too`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    let people = [makePerson("安安"), makePerson("咪咪")]
    for person in people.reversed() { try await store.save(person) }
    let entries = [try makeEntry(at: 9), try makeFullEntry(personID: people[0].id), try makeEntry(at: 3)]
    _ = try await store.save(entries)

    let records = try await allRecords(store)

    #expect(
      records == people.sorted { $0.id < $1.id }.map(JournalRecord.person) + entries.sorted { $0.id < $1.id }.map(JournalRecord.entry))
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts)
  func `what one journal hands out another takes over whole, whatever the order, and only once`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    let (other, otherFolder) = try contract.make()
    let person = makePerson()
    try await store.save(person)
    _ = try await store.save([try makeEntry(), try makeFullEntry(personID: person.id), try makeEntry("有對象", personID: person.id)])
    let records = try await allRecords(store)

    let report = try await other.merge(records.reversed())
    let again = try await other.merge(records)

    #expect((report.added, report.updated, report.unchanged) == (4, 0, 0))
    #expect((again.added, again.updated, again.unchanged) == (0, 0, 4))
    #expect(try await allRecords(other) == records)
    withExtendedLifetime((folder, otherFolder)) {}
  }

  @Test(arguments: contracts)
  func `a newer version replaces, an older or equally old one does not`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    var entry = try makeEntry()
    entry.updatedAt = instant(10)
    var person = makePerson()
    try await store.save(person)
    _ = try await store.save([entry])

    var older = entry
    older.content = "較舊"
    older.updatedAt = instant(9)
    var same = entry
    same.content = "一樣舊"
    let kept = try await store.merge([.entry(older), .entry(same)])
    var newer = entry
    newer.content = "較新"
    newer.updatedAt = instant(11)
    newer.deletedAt = instant(11)
    person.name = "改名"
    person.updatedAt = instant(11)
    let replaced = try await store.merge([.entry(newer), .person(person)])

    #expect(kept.unchanged == 2)
    #expect(replaced.updated == 2)
    #expect(try await allRecords(store) == [.person(person), .entry(newer)])
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts)
  func `one record that cannot come in keeps all out`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    let entry = try makeEntry("這裡的")
    _ = try await store.save([entry])

    await #expect(throws: JournalError.unknownPerson) {
      _ = try await store.merge([.entry(try makeEntry()), .entry(try makeEntry(personID: makePerson().id))])
    }
    await #expect(throws: JournalError.identifierTaken) {
      _ = try await store.merge([.person(makePerson()), .entry(try makeEntry("別處的", id: entry.id))])
    }
    await #expect(throws: JournalError.blankContent) { _ = try await store.merge([.person(makePerson()), .entry(try makeEntry(" "))]) }

    #expect(try await allRecords(store) == [.entry(entry)])
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts)
  func `every change has a number of its own, in order, purged entries too`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    #expect(try await store.changeSequence() == 0)
    let entries = try (0..<3).map { try makeEntry("第 \($0) 句", at: Int64($0)) }
    _ = try await store.save(entries)
    let deleted = try await store.edit(entries[0].id, .deleted(at: instant(5)), at: instant(5))

    let changes = try await store.changes(after: 0, limit: 10)
    _ = try await store.purge(deletedBefore: instant(6))
    let purged = try await store.changes(after: 4, limit: 10)

    #expect(changes.map(\.sequence) == [2, 3, 4])
    #expect(changes.map(\.entry) == [entries[1], entries[2], deleted])
    #expect(purged == [EntryChange(sequence: 5, id: entries[0].id, entry: nil)])
    #expect(try await store.changes(after: 0, limit: 1).map(\.sequence) == [2])
    #expect(try await store.changes(after: 5, limit: 10).isEmpty)
    #expect(try await store.changeSequence() == 5)
    withExtendedLifetime(folder) {}
  }
}
