import JournalKit
import JournalSQLite
import Testing

@Suite struct EditingTests {
  @Test(arguments: contracts)
  func `an edit changes what it names and keeps the rest`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    let person = makePerson()
    try await store.save(person)
    let entry = try makeFullEntry(personID: person.id)
    _ = try await store.save([entry])

    let edited = try await store.edit(
      entry.id,
      EntryEdit {
        $0.content = "改過的內容"
        $0.mood = .clear
        $0.deletedAt = .clear
      }, at: instant(100))

    var expected = entry
    expected.content = "改過的內容"
    expected.mood = nil
    expected.deletedAt = nil
    expected.updatedAt = instant(100)
    #expect(edited == expected)
    #expect(try await store.entry(entry.id) == expected)
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts)
  func `an edit that changes nothing is no change`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    let entry = try makeEntry()
    _ = try await store.save([entry])

    let edited = try await store.edit(entry.id, EntryEdit { $0.content = entry.content }, at: instant(100))

    #expect(edited == entry)
    #expect(try await store.changeSequence() == 1)
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts)
  func `a change of bytes alone is kept`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    let entry = try makeEntry("\u{E9}")
    _ = try await store.save([entry])

    _ = try await store.edit(
      entry.id,
      EntryEdit {
        $0.tags = ["\u{E9}"]
        $0.content = "e\u{301}"
      }, at: instant(1))
    let edited = try await store.edit(entry.id, EntryEdit { $0.tags = ["e\u{301}"] }, at: instant(2))

    #expect(edited.updatedAt == instant(2))
    let found = try #require(try await store.entry(entry.id))
    #expect(Array(found.content.utf8) == Array("e\u{301}".utf8))
    #expect(found.tags.map { Array($0.utf8) } == [Array("e\u{301}".utf8)])
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts)
  func `edits that cannot be are refused and change nothing`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    let entry = try makeEntry()
    _ = try await store.save([entry])

    await #expect(throws: JournalError.entryNotFound) { _ = try await store.edit(try makeEntry().id, .reopened, at: instant(1)) }
    await #expect(throws: JournalError.blankContent) {
      _ = try await store.edit(entry.id, EntryEdit { $0.content = "\u{3000}" }, at: instant(1))
    }
    await #expect(throws: JournalError.unknownPerson) {
      _ = try await store.edit(entry.id, EntryEdit { $0.personID = .set(makePerson().id) }, at: instant(1))
    }

    #expect(try await store.entry(entry.id) == entry)
    #expect(try await store.changeSequence() == 1)
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts)
  func `two people who edit different fields at once both keep their change`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    let entry = try makeEntry(kind: .todo)
    _ = try await store.save([entry])

    async let first = store.edit(entry.id, EntryEdit { $0.content = "改內容" }, at: instant(1))
    async let second = store.edit(entry.id, .done(at: instant(2)), at: instant(2))
    _ = try await (first, second)

    let found = try #require(try await store.entry(entry.id))
    #expect(found.content == "改內容")
    #expect(found.doneAt == instant(2))
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts)
  func `the entry deleted last can be brought back, one after the other`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    let entries = try (0..<3).map { try makeEntry("第 \($0) 句", at: Int64($0)) }
    _ = try await store.save(entries)
    for index in [1, 0, 2] { _ = try await store.edit(entries[index].id, .deleted(at: instant(9)), at: instant(9)) }

    for index in [2, 0, 1] {
      let last = try #require(try await store.lastDeleted())
      #expect(last.id == entries[index].id)
      _ = try await store.edit(last.id, .restored, at: instant(10))
    }

    #expect(try await store.lastDeleted() == nil)
    #expect(try await store.entries(EntryQuery()).entries.map(\.id) == entries.reversed().map(\.id))
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts)
  func `a purge removes what was deleted before, and the identifiers stay taken`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    let old = try makeEntry("舊的", deletedAt: instant(10))
    let recent = try makeEntry("新的", deletedAt: instant(20))
    let kept = try makeEntry("留著")
    _ = try await store.save([old, recent, kept])

    let count = try await store.purge(deletedBefore: instant(20))

    #expect(count == 1)
    #expect(try await store.entry(old.id) == nil)
    #expect(try await store.entry(recent.id) == recent)
    await #expect(throws: JournalError.identifierTaken) { _ = try await store.save([old]) }
    #expect(try await store.merge([.entry(old)]).unchanged == 1)
    #expect(try await store.entry(old.id) == nil)
    #expect(try await store.purge(deletedBefore: instant(20)) == 0)
    withExtendedLifetime(folder) {}
  }
}
