import Foundation
import JournalKit
import JournalSQLite
import SQLiteKit
import TestSupport
import Testing

@Suite struct DamageTests {
  @Test(arguments: [
    Data("這不是日記".utf8), Data(repeating: 0x5A, count: 50_000), Data(repeating: 0, count: 4096), Data("SQLite format 3\0".utf8),
  ])
  func `a file that is not a database is refused without touching a byte`(bytes: Data) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    try bytes.write(to: URL(fileURLWithPath: path))

    #expect(throws: JournalError.damaged) { _ = try SQLiteJournal(path: path) }

    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
    #expect(namesIn(folder.url.path) == ["journal.sqlite"])
  }

  @Test(arguments: [
    "CREATE TABLE note (a)", "PRAGMA application_id = 42", "PRAGMA user_version = 1", "PRAGMA user_version = 1; CREATE TABLE entry (id)",
  ])
  func `another program's database is refused without touching a byte`(sql: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("other.sqlite")
    try Connection(path: path, mode: .readWriteCreate).execute(sql)
    let before = try Data(contentsOf: URL(fileURLWithPath: path))

    #expect(throws: JournalError.damaged) { _ = try SQLiteJournal(path: path) }

    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test func `another program's write-ahead log is not folded into its file`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("other.sqlite")
    let other = try Connection(path: path, mode: .readWriteCreate)
    try other.set(.keepsLogOnClose, true)
    _ = try other.texts("PRAGMA journal_mode = WAL")
    try other.execute("CREATE TABLE note (a); INSERT INTO note VALUES (randomblob(10000))")
    let before = try ["", "-wal"].map { try Data(contentsOf: URL(fileURLWithPath: path + $0)) }

    #expect(throws: JournalError.damaged) { _ = try SQLiteJournal(path: path) }

    withExtendedLifetime(other) {}
    #expect(try ["", "-wal"].map { try Data(contentsOf: URL(fileURLWithPath: path + $0)) } == before)
  }

  @Test func `a journal without one of its tables is damaged`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    _ = try SQLiteJournal(path: path)
    try Connection(path: path, mode: .readWrite).execute("DROP TABLE purged_entry")

    let journal = try SQLiteJournal(path: path)

    await #expect(throws: JournalError.damaged) { _ = try await journal.save([try makeEntry()]) }
    await #expect(throws: JournalError.damaged) { _ = try await journal.changes(after: 0, limit: 1) }
  }

  @Test func `a truncated journal is named, and what is left can be copied into a new one`() async throws {
    let folder = try TemporaryFolder()
    let (path, entries) = try await makeLargeJournal(folder)
    let size = try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    truncate(path, size / 2)
    let before = try Data(contentsOf: URL(fileURLWithPath: path))

    await #expect(throws: JournalError.damaged) { try await readEverything(path) }
    let report = try await SQLiteJournal.repair(path, to: folder.path("new.sqlite"))

    #expect(report.entries > 0)
    #expect(report.entries < entries.count)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    try await expectSound(folder.path("new.sqlite"), holds: report.entries, of: entries)
  }

  @Test func `a damaged page is found by checking, and all entries on other pages are saved by a repair`() async throws {
    let folder = try TemporaryFolder()
    let (path, entries) = try await makeLargeJournal(folder)
    let leaf = try Connection(path: path, mode: .readOnly).integer(
      "SELECT pageno FROM dbstat WHERE name = 'entry' AND pagetype = 'leaf' ORDER BY path LIMIT 1 OFFSET 5")
    let page = Int(try #require(leaf))
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    try file.seek(toOffset: UInt64(page - 1) * 4096)
    try file.write(contentsOf: Data(repeating: 0xFF, count: 4096))
    try file.close()

    await #expect(throws: JournalError.damaged) { try await readEverything(path) }
    let health = try await SQLiteJournal(path: path).check()
    let report = try await SQLiteJournal.repair(path, to: folder.path("new.sqlite"))

    #expect(!health.isSound)
    #expect(report.entries + report.unreadableEntries == entries.count)
    #expect((1...60).contains(report.unreadableEntries))
    #expect(report.people == 1)
    #expect(report.purged == 1)
    try await expectSound(folder.path("new.sqlite"), holds: report.entries, of: entries)
    let aside = try SQLiteJournal.setAside(path, at: instant(0))
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(FileManager.default.fileExists(atPath: aside))
  }

  @Test func `a damaged index is rebuilt in place`() async throws {
    let folder = try TemporaryFolder()
    let (path, entries) = try await makeLargeJournal(folder)
    // Hides the rows of an index, which is what a damaged one does, by pointing it elsewhere while nothing looks.
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.execute(
      """
      PRAGMA writable_schema = ON;
      DELETE FROM sqlite_schema WHERE name = 'entry_by_time';
      PRAGMA writable_schema = RESET;
      INSERT INTO entry (id, change_sequence, raw_text, content, kind, tags, created_at, time_zone, local_date, updated_at)
      VALUES (randomblob(16), 999999, 'x', 'x', 'record', '[]', 9999999999999, 'UTC', '2026-11-30', 0);
      UPDATE journal SET change_sequence = 999999;
      """)
    let sql = "CREATE INDEX entry_by_time ON entry (created_at DESC, id DESC, local_date) WHERE deleted_at IS NULL"
    let root = try #require(try connection.integer("SELECT rootpage FROM sqlite_schema WHERE name = 'entry_by_kind'"))
    try connection.execute(
      """
      PRAGMA writable_schema = ON;
      INSERT INTO sqlite_schema VALUES ('index', 'entry_by_time', 'entry', \(root), '\(sql)');
      DELETE FROM sqlite_schema WHERE name = 'entry_by_kind';
      PRAGMA writable_schema = RESET;
      """)
    let journal = try SQLiteJournal(path: path)
    #expect(try await !journal.check().isSound)

    try await journal.reindex()

    let problems = try await journal.check().problems
    #expect(problems.filter { !$0.contains("never used") && !$0.contains("freelist") }.isEmpty)
    #expect(try await journal.entries(EntryQuery(limit: 500)).entries.count == min(entries.count + 1, 500))
  }

  @Test func `a file of which nothing can be read makes no new journal`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    try Data(repeating: 7, count: 9000).write(to: URL(fileURLWithPath: path))

    await #expect(throws: JournalError.damaged) { _ = try await SQLiteJournal.repair(path, to: folder.path("new.sqlite")) }

    #expect(namesIn(folder.url.path) == ["journal.sqlite"])
  }
}

/// A journal of a few hundred pages with one person and one purged entry; its entries.
private func makeLargeJournal(_ folder: TemporaryFolder) async throws -> (path: String, entries: [Entry]) {
  let path = folder.path("journal.sqlite")
  let journal = try SQLiteJournal(path: path)
  let person = makePerson()
  try await journal.save(person)
  let entries = try (0..<3000).map { try makeEntry("第 \($0) 句，今天也很好", at: Int64($0), personID: $0 % 7 == 0 ? person.id : nil) }
  _ = try await journal.save(entries)
  _ = try await journal.save([try makeEntry("要清掉的", deletedAt: instant(0))])
  _ = try await journal.purge(deletedBefore: instant(1))
  return (path, entries)
}

private func readEverything(_ path: String) async throws {
  let journal = try SQLiteJournal(path: path)
  _ = try await allRecords(journal)
}

private func expectSound(_ path: String, holds count: Int, of entries: [Entry]) async throws {
  let journal = try SQLiteJournal(path: path)
  #expect(try await journal.check().isSound)
  let found = try await allPages(journal, EntryQuery(limit: 500))
  #expect(found.count == count)
  #expect(Set(found).isSubset(of: Set(entries)))
}
