import Foundation
import JournalKit
import JournalSQLite
import SQLiteKit
import TestSupport
import Testing

@Suite struct RestoreTests {
  @Test func `a restored backup is what opens, and the old journal lies beside it with its log`() async throws {
    let folder = try TemporaryFolder()
    let (path, backup, kept) = try await makeBackup(folder)
    // What a killed process leaves: a log with an entry that is not in the file.
    let later = try makeEntry("備份之後的")
    try await leaveLog(path, with: later)

    let aside = try #require(try await SQLiteJournal.restore(backup, to: path, at: instant(0)))

    let restored = try SQLiteJournal(path: path)
    #expect(try await restored.entries(EntryQuery()).entries == [kept])
    #expect(try await restored.check().isSound)
    #expect(aside.hasPrefix(path + ".replaced-"))
    #expect(try await SQLiteJournal(path: aside).entries(EntryQuery(limit: 9)).entries.contains(later))
    #expect(FileManager.default.fileExists(atPath: backup))
    #expect(namesIn(folder.url.path).allSatisfy { !$0.contains(".part") })
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `a backup can be restored where there is no journal, an empty file, or only a log`() async throws {
    let folder = try TemporaryFolder()
    let (_, backup, kept) = try await makeBackup(folder)
    let none = folder.path("new/none.sqlite")
    let empty = folder.path("empty.sqlite")
    let log = folder.path("log.sqlite")
    try Data().write(to: URL(fileURLWithPath: empty))
    for end in ["-wal", "-journal"] { try Data("log".utf8).write(to: URL(fileURLWithPath: log + end)) }
    let old = folder.path("old.sqlite")
    try Data("log".utf8).write(to: URL(fileURLWithPath: old + "-journal"))

    #expect(try await SQLiteJournal.restore(backup, to: none, at: instant(0)) == nil)
    #expect(try await SQLiteJournal.restore(backup, to: empty, at: instant(0)) != nil)
    let aside = try #require(try await SQLiteJournal.restore(backup, to: log, at: instant(0)))

    #expect(try await SQLiteJournal.restore(backup, to: old, at: instant(0)) != nil)
    for path in [none, empty, log, old] {
      #expect(try await SQLiteJournal(path: path).entries(EntryQuery()).entries == [kept])
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: aside + "-wal")) == Data("log".utf8))
  }

  @Test func `a damaged journal gives way to a backup, and each one that was set aside stays`() async throws {
    let folder = try TemporaryFolder()
    let (path, backup, kept) = try await makeBackup(folder)
    let damage = Data(repeating: 7, count: 9000)
    var asides: [String] = []

    for _ in 0..<2 {
      try damage.write(to: URL(fileURLWithPath: path))
      asides.append(try #require(try await SQLiteJournal.restore(backup, to: path, at: instant(0))))
    }

    #expect(Set(asides).count == 2)
    for aside in asides { #expect(try Data(contentsOf: URL(fileURLWithPath: aside)) == damage) }
    #expect(try await SQLiteJournal(path: path).entries(EntryQuery()).entries == [kept])
  }

  @Test func `nothing is restored while another process or connection has the journal open, even if it is idle`() async throws {
    let folder = try TemporaryFolder()
    let (path, backup, _) = try await makeBackup(folder)
    let other = try OtherProcess(["sqlite3", path])
    try other.send("SELECT 'read', count(*) FROM entry;")
    try #require(other.receive().contains("read"))
    let names = namesIn(folder.url.path)
    let before = try Data(contentsOf: URL(fileURLWithPath: path))

    await #expect(throws: JournalError.locked) { _ = try await SQLiteJournal.restore(backup, to: path, at: instant(0)) }
    #expect(namesIn(folder.url.path) == names)
    try other.finish()
    let mine = try SQLiteJournal(path: path)
    await #expect(throws: JournalError.locked) { _ = try await SQLiteJournal.restore(backup, to: path, at: instant(0)) }

    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    withExtendedLifetime(mine) {}
  }

  @Test func `only a sound journal that this version knows is restored`() async throws {
    let folder = try TemporaryFolder()
    let (path, backup, kept) = try await makeBackup(folder)
    let foreign = folder.path("foreign.sqlite")
    try Connection(path: foreign, mode: .readWriteCreate).execute("CREATE TABLE note (a)")
    let newer = folder.path("newer.sqlite")
    try FileManager.default.copyItem(atPath: backup, toPath: newer)
    try Connection(path: newer, mode: .readWrite).execute("PRAGMA user_version = 99")
    let cut = folder.path("cut.sqlite")
    try FileManager.default.copyItem(atPath: backup, toPath: cut)
    try #require(truncate(cut, 20_000) == 0)
    let empty = folder.path("empty.sqlite")
    try Data().write(to: URL(fileURLWithPath: empty))

    let cases: [(String, JournalError)] = [
      (foreign, .damaged), (newer, .newerVersion(found: 99, supported: JournalSchema.migrations.count)), (cut, .damaged), (empty, .damaged),
      (folder.path("missing.sqlite"), .cannotOpen), (path, .fileExists),
    ]
    for (file, error) in cases {
      await #expect(throws: error) { _ = try await SQLiteJournal.restore(file, to: path, at: instant(0)) }
    }

    #expect(namesIn(folder.url.path).allSatisfy { !$0.contains("replaced") && !$0.contains(".part") })
    #expect(try await SQLiteJournal(path: path).entries(EntryQuery()).entries == [kept])
  }
}

/// A closed journal with one entry, and its backup.
private func makeBackup(_ folder: TemporaryFolder) async throws -> (path: String, backup: String, kept: Entry) {
  let path = folder.path("journal.sqlite")
  let kept = try makeEntry("備份裡的")
  let journal = try SQLiteJournal(path: path)
  _ = try await journal.save([kept])
  try await journal.backUp(to: folder.path("backup.sqlite"))
  return (path, folder.path("backup.sqlite"), kept)
}

/// Saves an entry and leaves it in the log alone, as a kill does.
private func leaveLog(_ path: String, with entry: Entry) async throws {
  let journal = try SQLiteJournal(path: path)
  _ = try await journal.save([entry])
  let ends = ["", "-wal"]
  let bytes = try ends.map { try Data(contentsOf: URL(fileURLWithPath: path + $0)) }
  for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
  withExtendedLifetime(journal) {}
  for (end, data) in zip(ends, bytes) { try data.write(to: URL(fileURLWithPath: path + end)) }
}
