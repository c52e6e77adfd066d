import JournalKit
import JournalSQLite
import SentenceKit
import Testing

@Suite struct ListingTests {
  @Test(arguments: contracts, [1, 3, 7, 500])
  func `pages join without gap or double, entries of one millisecond included`(contract: StoreContract, limit: Int) async throws {
    let (store, folder) = try contract.make()
    let entries = try (0..<40).map { try makeEntry("第 \($0) 句", at: Int64($0 / 8)) }
    _ = try await store.save(entries.shuffled())

    let listed = try await allPages(store, EntryQuery(limit: limit))

    #expect(listed == entries.sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) })
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts)
  func `a place in the list stays valid while entries come and go`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    let entries = try (0..<20).map { try makeEntry("第 \($0) 句", at: Int64($0)) }
    _ = try await store.save(entries)
    let first = try await store.entries(EntryQuery(limit: 5))
    let cursor = try #require(first.next)

    _ = try await store.save([try makeEntry("新的", at: 100)])
    _ = try await store.edit(entries[15].id, .deleted(at: instant(200)), at: instant(200))
    _ = try await store.edit(entries[14].id, .deleted(at: instant(200)), at: instant(200))
    let rest = try await allPages(store, EntryQuery(limit: 5, cursor: cursor))

    #expect(rest == entries[0..<14].reversed())
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts)
  func `the last page says that it is the last`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    _ = try await store.save(try (0..<4).map { try makeEntry(at: Int64($0)) })

    #expect(try await store.entries(EntryQuery(limit: 4)).next == nil)
    #expect(try await store.entries(EntryQuery(limit: 3)).next != nil)
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts)
  func `every combination of filters finds what a scan finds`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    let people = [makePerson("安安"), makePerson("咪咪")]
    for person in people { try await store.save(person) }
    let entries = try (0..<120).map { number in
      try makeEntry(
        "第 \(number) 句", at: Int64(number) * 3_600_000, kind: EntryKind.known[number % 4],
        personID: number % 3 == 2 ? nil : people[number % 3].id,
        localDate: try #require(CivilDate("2026-11-30")).adding(days: (number + 15) / 24).text,
        deletedAt: number % 10 == 0 ? instant(0) : nil)
    }
    _ = try await store.save(entries)
    let day = try #require(CivilDate("2026-12-02"))

    for since in [nil, day] {
      for createdSince in [nil, instant(50 * 3_600_000)] {
        for kind in [nil, EntryKind.todo, EntryKind(rawValue: "none")] {
          for person in [nil, people[1].id] {
            let query = EntryQuery(limit: 7, since: since, createdSince: createdSince, kind: kind, personID: person)
            let expected = entries.filter { entry in
              entry.deletedAt == nil && (since.map { entry.localDate >= $0 } ?? true)
                && (createdSince.map { entry.createdAt >= $0 } ?? true) && (kind.map { entry.kind == $0 } ?? true)
                && (person.map { entry.personID == $0 } ?? true)
            }
            #expect(try await allPages(store, query) == expected.reversed())
          }
        }
      }
    }
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: contracts)
  func `an imported entry whose day lies far from its instant is found by its day`(contract: StoreContract) async throws {
    let (store, folder) = try contract.make()
    let odd = try makeEntry("夢到明年", localDate: "2027-06-01")
    _ = try await store.save([odd, try makeEntry("今天")])

    let page = try await store.entries(EntryQuery(since: CivilDate("2027-01-01")))

    #expect(page.entries == [odd])
    withExtendedLifetime(folder) {}
  }
}
