import JournalKit
import JournalSQLite
import Testing

@Suite struct SavingTests {
  @Test(arguments: contracts)
  func `a saved entry comes back with every field byte for byte`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    let person = makePerson()
    let entry = try makeFullEntry(personID: person.id)
    try await store.save(person)

    let outcomes = try await store.save([entry])

    #expect(outcomes == [.created(entry)])
    let found = try #require(try await store.entry(entry.id))
    #expect(found == entry)
    #expect(found.isIdentical(to: entry))
    #expect(found.suggestion == entry.suggestion)
    withExtendedLifetime(folder) {}
  }

  @Test(
    arguments: contracts,
    [
      "e\u{301}", "\u{E9}", "a\0b", "\u{FEFF}bom", "ㄋㄧㄠˋ ㄅㄨˋ", "👩‍👩‍👧‍👦 #️⃣", "ｆｕｌｌ１２０ｍｌ", "line\nTitle: x\r\n",
      String(repeating: "長", count: 7000),
    ])
  func `text keeps its bytes`(contract: StoreContract, text: String) async throws {
    let (store, folder) = try contract.make()
    let entry = try makeEntry(text)

    _ = try await store.save([entry])

    let found = try #require(try await store.entry(entry.id))
    #expect(Array(found.rawText.utf8) == Array(text.utf8))
    #expect(Array(found.content.utf8) == Array(text.utf8))
    withExtendedLifetime(folder) {}
  }

  @Test(
    arguments: contracts, [[], [""], ["", ""], ["a"], ["a", "b,c"], ["[", "]"], ["\"", "\\", "\\\""], ["\n\0\u{7F}"], ["寶寶", "❤️‍🔥"]])
  func `tags keep their order and their bytes`(contract: StoreContract, tags: [String]) async throws {
    let (store, folder) = try contract.make()
    var entry = try makeEntry()
    entry.tags = tags

    _ = try await store.save([entry])

    #expect(try await store.entry(entry.id)?.tags.map { Array($0.utf8) } == tags.map { Array($0.utf8) })
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts)
  func `saving twice is one entry that keeps what it has`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    let entry = try makeEntry()
    _ = try await store.save([entry])
    let edited = try await store.edit(entry.id, EntryEdit { $0.content = "尿布快沒了！" }, at: instant(10))
    let sequence = try await store.changeSequence()

    let outcomes = try await store.save([entry, entry])

    #expect(outcomes == [.existing(edited), .existing(edited)])
    #expect(try await store.entries(EntryQuery()).entries == [edited])
    #expect(try await store.changeSequence() == sequence)
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts)
  func `saving a deleted entry again does not bring it back`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    let entry = try makeEntry()
    _ = try await store.save([entry])
    let deleted = try await store.edit(entry.id, .deleted(at: instant(10)), at: instant(10))

    let outcomes = try await store.save([entry])

    #expect(outcomes == [.existing(deleted)])
    #expect(try await store.entries(EntryQuery()).entries.isEmpty)
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts, [("é", "e\u{301}"), ("一", "二")])
  func `an identifier with other bytes is taken, and nothing of the save stays`(
    contract: StoreContract, texts: (String, String)
  ) async throws {
    let (store, folder) = try contract.make()
    let entry = try makeEntry(texts.0)
    _ = try await store.save([entry])
    let other = try makeEntry("另一條")

    await #expect(throws: JournalError.identifierTaken) {
      _ = try await store.save([other, try makeEntry(texts.1, id: entry.id)])
    }

    #expect(try await store.entry(other.id) == nil)
    #expect(try await store.changeSequence() == 1)
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts, ["", " \n\t", "\u{3000}", "\u{200B}\0"])
  func `blank content is refused, all or none`(contract: StoreContract, blank: String) async throws {
    let (store, folder) = try contract.make()

    await #expect(throws: JournalError.blankContent) { _ = try await store.save([try makeEntry(), try makeEntry(blank)]) }

    #expect(try await allRecords(store).isEmpty)
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts)
  func `an entry about somebody unknown is refused, one by somebody unknown is kept`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    let written = try makeEntry(memberID: Member.ID(high: 7, low: 8))

    await #expect(throws: JournalError.unknownPerson) { _ = try await store.save([try makeEntry(personID: makePerson().id)]) }
    _ = try await store.save([written])

    #expect(try await store.entry(written.id) == written)
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts)
  func `twenty saves of one identifier at once make one entry`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    let entry = try makeEntry()

    let outcomes = try await withThrowingTaskGroup(of: [SaveOutcome].self) { group in
      for _ in 0..<20 { group.addTask { try await store.save([entry]) } }
      return try await group.reduce(into: []) { $0 += $1 }
    }

    #expect(outcomes.filter { $0 == .created(entry) }.count == 1)
    #expect(outcomes.filter { $0 == .existing(entry) }.count == 19)
    withExtendedLifetime(folder) {}
  }
}
