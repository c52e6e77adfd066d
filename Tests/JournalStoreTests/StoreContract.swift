import JournalKit
import JournalSQLite
import SentenceKit
import TestSupport
import Testing

/// One kind of store that must keep the contract of `JournalStore`.
struct StoreContract: Sendable, CustomTestStringConvertible {
  /// What test output calls it.
  let name: String
  /// Makes a new, empty store, and whatever must live as long as it.
  let make: @Sendable () throws -> (store: SQLiteJournal, folder: TemporaryFolder?)

  var testDescription: String { name }
}

/// Every kind of store there is.
let contracts: [StoreContract] = [
  StoreContract(name: "file") {
    let folder = try TemporaryFolder()
    return (try SQLiteJournal(path: folder.path("journal.sqlite")), folder)
  },
  StoreContract(name: "memory") { (try SQLiteJournal.inMemory(), nil) },
]

/// A new entry for tests; `milliseconds` counts from 2026-11-30T07:00:00Z.
func makeEntry(
  _ rawText: String = "尿布快沒了", id: Entry.ID? = nil, at milliseconds: Int64 = 0, kind: EntryKind = .record, personID: Person.ID? = nil,
  memberID: Member.ID? = nil, localDate: String = "2026-11-30", deletedAt: Timestamp? = nil
) throws -> Entry {
  let createdAt = instant(milliseconds)
  return Entry(
    id: id ?? identifiers.next(at: createdAt), rawText: rawText, kind: kind, personID: personID, memberID: memberID, createdAt: createdAt,
    timeZone: "Asia/Taipei", localDate: try #require(CivilDate(localDate)), deletedAt: deletedAt)
}

/// An entry in which every field is set.
func makeFullEntry(personID: Person.ID, at milliseconds: Int64 = 0) throws -> Entry {
  var entry = Entry(
    id: identifiers.next(at: instant(milliseconds)), rawText: "明天下午打疫苗 ㄉㄚˇ e\u{301}\0👩‍👩‍👧‍👦", content: "明天下午 14:00 打疫苗",
    kind: EntryKind(rawValue: "milestone"),
    suggestion: Suggestion(kind: .todo, confidence: 0.1 + 0.2, basis: "rule:begins-with-remember"), timeText: "明天下午",
    occurrence: Occurrence("2026-12-01T14:00"), mood: Mood("👩🏽‍⚕️"), personID: personID,
    memberID: identifiers.next(at: instant(1)), tags: ["疫苗", "❤️‍🔥", "引\"號\\ \n\u{1}", ""], createdAt: instant(milliseconds),
    timeZone: "Mars/Olympus", localDate: try #require(CivilDate("2026-11-30")))
  entry.updatedAt = instant(5)
  entry.doneAt = instant(6)
  entry.deletedAt = instant(7)
  return entry
}

/// A person for tests.
func makePerson(_ name: String = "安安", at milliseconds: Int64 = 0) -> Person {
  Person(id: identifiers.next(at: instant(milliseconds)), name: name, createdAt: instant(milliseconds), updatedAt: instant(milliseconds))
}

/// So many milliseconds after 2026-11-30T07:00:00Z.
func instant(_ milliseconds: Int64) -> Timestamp { Timestamp(milliseconds: 1_796_022_000_000 + milliseconds) }

/// Every record of a store, in the order in which it hands them out.
func allRecords(_ store: any JournalStore) async throws -> [JournalRecord] {
  let records = Collected<JournalRecord>()
  try await store.read { records.append($0) }
  return records.values
}

/// All entries of a store page by page.
func allPages(_ store: any JournalStore, _ query: EntryQuery) async throws -> [Entry] {
  var query = query
  var entries: [Entry] = []
  while true {
    let page = try await store.entries(query)
    entries += page.entries
    guard let next = page.next else { return entries }
    query.cursor = next
  }
}

private let identifiers = IdentifierMaker()
