import Foundation
import JournalKit
import SQLiteKit
import TestSupport
import Testing

@testable import JournalSQLite

@Suite struct MigrationTests {
  /// What the released migrations hashed to when they were released. One only appends.
  static let releasedHashes = [
    "7316409357068ab08d0535b483153457f52113aa0e8a5c5eca537fe5ca402e56", "e1a7ced0ea63e681763f42adec63c7c80596572237855487906a0b32413cebe8",
  ]

  /// A step that a later version might take.
  static let weather = Migration(name: "weather", sql: "ALTER TABLE entry ADD COLUMN weather TEXT; UPDATE entry SET weather = '晴';")

  /// The newest schema, and the one that `nextVersion` makes of it.
  private static let newest = JournalSchema.migrations.count
  private static let next = newest + 1

  private var nextVersion: JournalOptions {
    var options = JournalOptions(now: { instant(0) })
    options.migrations.append(Self.weather)
    return options
  }

  @Test func `a released migration is never edited`() {
    let hashes = JournalSchema.migrations.map { sha256("\($0.name)\n\($0.sql)") }

    #expect(sha256("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hashes == Self.releasedHashes)
  }

  @Test(arguments: 1...JournalSchema.migrations.count)
  func `a journal of every released schema opens with all its records`(version: Int) async throws {
    let folder = try TemporaryFolder()
    let path = try copyFixture(version, to: folder)

    let journal = try SQLiteJournal(path: path)

    let records = try await allRecords(journal)
    #expect(records == (try Fixture.records(version)))
    for case (.entry(let found), .entry(let expected)) in zip(records, try Fixture.records()) { #expect(found.isIdentical(to: expected)) }
    #expect(try await journal.check().isSound)
    #expect(try await journal.check().schemaVersion == JournalSchema.migrations.count)
    #expect(try await journal.check().purgedCount == 1)
  }

  @Test func `an upgrade keeps every record and leaves a backup of what was`() async throws {
    let folder = try TemporaryFolder()
    let path = try copyFixture(Self.newest, to: folder)

    let journal = try SQLiteJournal(path: path, options: nextVersion)

    #expect(try await allRecords(journal) == Fixture.records())
    #expect(try await journal.check().schemaVersion == Self.next)
    #expect(namesIn(folder.path("Backups")) == ["journal.before-v\(Self.next)-20261130T070000.000Z.sqlite"])
    let backup = try SQLiteJournal(path: folder.path("Backups/journal.before-v\(Self.next)-20261130T070000.000Z.sqlite"))
    #expect(try await backup.check().schemaVersion == Self.newest)
    #expect(try await allRecords(backup) == Fixture.records())
  }

  @Test func `when the backup fails nothing is upgraded`() async throws {
    let folder = try TemporaryFolder()
    let path = try copyFixture(Self.newest, to: folder)
    try Data().write(to: URL(fileURLWithPath: folder.path("Backups")))

    #expect(throws: JournalError.cannotOpen) { _ = try SQLiteJournal(path: path, options: nextVersion) }

    #expect(try await allRecords(SQLiteJournal(path: path)) == Fixture.records())
  }

  @Test func `when a migration fails nothing of it stays`() async throws {
    let folder = try TemporaryFolder()
    let path = try copyFixture(Self.newest, to: folder)
    var options = JournalOptions()
    options.migrations.append(Migration(name: "broken", sql: "ALTER TABLE entry ADD COLUMN weather TEXT; DELETE FROM person;"))

    #expect(throws: JournalError.self) { _ = try SQLiteJournal(path: path, options: options) }

    let journal = try SQLiteJournal(path: path)
    #expect(try await journal.check().schemaVersion == Self.newest)
    #expect(try await allRecords(journal) == Fixture.records())
  }

  @Test func `processes that upgrade at the same moment all end up fine, with one backup`() async throws {
    let folder = try TemporaryFolder()
    let path = try copyFixture(Self.newest, to: folder)

    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          await #expect(processExitsWith: .success) { [path = path as String] in
            var options = JournalOptions()
            options.migrations.append(Self.weather)
            let journal = try SQLiteJournal(path: path, options: options)
            #expect(try await allRecords(journal).count == Fixture.records().count)
          }
        }
      }
    }

    #expect(namesIn(folder.path("Backups")).count == 1)
  }

  @Test func `a new journal needs no backup`() async throws {
    let folder = try TemporaryFolder()

    let journal = try SQLiteJournal(path: folder.path("journal.sqlite"), options: nextVersion)

    #expect(try await journal.check().schemaVersion == Self.next)
    #expect(namesIn(folder.path("Backups")).isEmpty)
  }

  @Test func `a journal of a newer version is read, refuses writes, and keeps its bytes`() async throws {
    let folder = try TemporaryFolder()
    let path = try copyFixture(Self.newest, to: folder)
    _ = try SQLiteJournal(path: path, options: nextVersion)
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let refusal = JournalError.newerVersion(found: Self.next, supported: Self.newest)

    do {
      let journal = try SQLiteJournal(path: path)
      #expect(journal.writeRefusal == refusal)
      #expect(try await allRecords(journal) == Fixture.records())
      await #expect(throws: refusal) { _ = try await journal.save([try makeEntry()]) }
      await #expect(throws: refusal) { _ = try await journal.merge(Fixture.records()) }
    }

    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test func `a newer version that cannot be read says so`() throws {
    let folder = try TemporaryFolder()
    let path = try copyFixture(Self.newest, to: folder)
    var options = JournalOptions()
    options.migrations.append(Migration(name: "renamed", sql: "ALTER TABLE entry RENAME COLUMN content TO words"))
    _ = try SQLiteJournal(path: path, options: options)

    #expect(throws: JournalError.newerVersion(found: Self.next, supported: Self.newest)) { _ = try SQLiteJournal(path: path) }
  }

  @Test func `a journal that was upgraded under a running program is not written by the older one`() async throws {
    let folder = try TemporaryFolder()
    let path = try copyFixture(Self.newest, to: folder)
    let older = try SQLiteJournal(path: path)
    _ = try await older.changeSequence()
    _ = try SQLiteJournal(path: path, options: nextVersion)

    await #expect(throws: JournalError.newerVersion(found: Self.next, supported: Self.newest)) {
      _ = try await older.save([try makeEntry()])
    }

    #expect(try await allRecords(older) == Fixture.records())
  }

  @Test func `columns that this version does not know keep their values`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    let entry = try makeEntry()
    _ = try await SQLiteJournal(path: path).save([entry])
    try Connection(path: path, mode: .readWrite).execute("ALTER TABLE entry ADD COLUMN weather TEXT; UPDATE entry SET weather = 'sun'")

    _ = try await SQLiteJournal(path: path).edit(entry.id, EntryEdit { $0.content = "改" }, at: instant(1))

    #expect(try Connection(path: path, mode: .readOnly).texts("SELECT weather FROM entry") == ["sun"])
  }

  @Test(arguments: [
    (EntryQuery(), "entry_by_time"), (EntryQuery(kind: .todo), "entry_by_kind"), (EntryQuery(personID: makePerson().id), "entry_by_person"),
    (EntryQuery(kind: .todo, personID: makePerson().id), "entry_by_person_and_kind"),
  ])
  func `every form of list is found in an index that has the order already`(query: EntryQuery, index: String) throws {
    let connection = try Connection(path: ":memory:", mode: .inMemory)
    try Migrator(JournalSchema.migrations).migrate(connection)
    var query = query
    query.cursor = EntryCursor(after: try makeEntry())

    let sql = "EXPLAIN QUERY PLAN \(EntryTable.pageSQL(query, hasBound: true))"
    let statement = try connection.prepare(sql)
    var plan: [String] = []
    while try statement.step() { plan.append(try statement.text(3)) }

    #expect(plan.count == 1)
    #expect(plan.first?.hasPrefix("SEARCH entry USING INDEX \(index) (") == true)
    #expect(plan.first?.contains("(created_at,id)<(?,?)") == true)
  }

  private func copyFixture(_ version: Int, to folder: TemporaryFolder) throws -> String {
    let path = folder.path("journal.sqlite")
    let fixture = try #require(Bundle.module.url(forResource: "v\(version)", withExtension: "sqlite", subdirectory: "Fixtures"))
    try FileManager.default.copyItem(atPath: fixture.path, toPath: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    return path
  }
}
