import Foundation
import JournalKit
import JournalSQLite
import TestSupport
import Testing

/// The names of the files in a folder, sorted.
func namesIn(_ folder: String) -> [String] {
  ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
}

@Suite struct FilePlaceTests {
  @Test func `a new journal and the folders to it are for this user alone`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a/b/journal.sqlite")

    let journal = try SQLiteJournal(path: path)
    _ = try await journal.save([try makeEntry()])

    func mode(_ name: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? Int
    }
    #expect(try mode("a") == 0o700)
    #expect(try mode("a/b") == 0o700)
    for name in namesIn(folder.path("a/b")) { #expect(try mode("a/b/\(name)") == 0o600) }
  }

  @Test func `entries are there after closing and opening, in one file`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("家 50%?#.sqlite")
    let entry = try makeEntry()
    _ = try await SQLiteJournal(path: path).save([entry])

    #expect(namesIn(folder.url.path) == ["家 50%?#.sqlite"])
    #expect(try await SQLiteJournal(path: path).entry(entry.id) == entry)
  }

  @Test func `what was purged is in no file any more`() async throws {
    let folder = try TemporaryFolder()
    let journal = try SQLiteJournal(path: folder.path("journal.sqlite"))
    let secret = "沒有人該再看到的句子"
    _ = try await journal.save([try makeEntry(secret, deletedAt: instant(0)), try makeEntry("留著的句子")])

    _ = try await journal.purge(deletedBefore: instant(1))

    let bytes = try namesIn(folder.url.path).map { try Data(contentsOf: URL(fileURLWithPath: folder.path($0))) }
    #expect(bytes.allSatisfy { $0.range(of: Data(secret.utf8)) == nil })
    #expect(bytes.contains { $0.range(of: Data("留著的句子".utf8)) != nil })
  }

  @Test func `an empty file becomes a journal`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    try Data().write(to: URL(fileURLWithPath: path))

    let entry = try makeEntry()
    _ = try await SQLiteJournal(path: path).save([entry])

    #expect(try await SQLiteJournal(path: path).entry(entry.id) == entry)
  }

  @Test func `a place that cannot be is named`() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(fileURLWithPath: folder.path("file")))

    #expect(throws: JournalError.cannotOpen) { _ = try SQLiteJournal(path: folder.url.path) }
    #expect(throws: JournalError.cannotOpen) { _ = try SQLiteJournal(path: folder.path("file/journal.sqlite")) }
  }

  @Test(arguments: [0o500, 0o700])
  func `a file without permission to write opens for reading, and writes say so`(folderMode: Int) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("inner/journal.sqlite")
    _ = try await SQLiteJournal(path: path).save([try makeEntry()])
    let before = try Data(contentsOf: URL(fileURLWithPath: path))

    await #expect(processExitsWith: .success) { [path = path as String, folderMode = folderMode as Int] in
      try becomeNobody(owning: path)
      chmod(path, 0o400)
      chmod(String(path.dropLast("/journal.sqlite".count)), mode_t(folderMode))
      let journal = try SQLiteJournal(path: path)
      #expect(journal.writeRefusal == .noPermission)
      #expect(try await journal.entries(EntryQuery()).entries.count == 1)
      #expect(try await allRecords(journal).count == 1)
      #expect(try await journal.check().isSound)
      await #expect(throws: JournalError.noPermission) { _ = try await journal.save([try makeEntry()]) }
      await #expect(throws: JournalError.noPermission) { try await journal.save(makePerson()) }
      await #expect(throws: JournalError.noPermission) { _ = try await journal.purge(deletedBefore: instant(0)) }
      chmod(String(path.dropLast("/journal.sqlite".count)), 0o700)
    }

    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test func `a file without permission to read, and a folder without permission to write, are named`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("inner/journal.sqlite")
    _ = try await SQLiteJournal(path: path).save([try makeEntry()])

    await #expect(processExitsWith: .success) { [path = path as String] in
      try becomeNobody(owning: path)
      let folder = String(path.dropLast("/journal.sqlite".count))
      chmod(path, 0)
      #expect(throws: JournalError.noPermission) { _ = try SQLiteJournal(path: path) }
      chmod(folder, 0o500)
      #expect(throws: JournalError.noPermission) { _ = try SQLiteJournal(path: folder + "/new.sqlite") }
      #expect(throws: JournalError.noPermission) { _ = try SQLiteJournal(path: folder + "/deeper/new.sqlite") }
      chmod(folder, 0o700)
    }
  }

  @Test func `a journal whose file was moved away or replaced takes no entry that nobody would find`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    let journal = try SQLiteJournal(path: path)
    _ = try await journal.save([try makeEntry()])
    try await journal.backUp(to: folder.path("copy.sqlite"))

    try FileManager.default.moveItem(atPath: path, toPath: path + ".old")
    await #expect(throws: JournalError.cannotOpen) { _ = try await journal.save([try makeEntry()]) }
    try FileManager.default.moveItem(atPath: folder.path("copy.sqlite"), toPath: path)
    await #expect(throws: JournalError.cannotOpen) { _ = try await journal.save([try makeEntry()]) }

    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: path + ".old", toPath: path)
    #expect(try await journal.save([try makeEntry()]).count == 1)
  }

  @Test func `a log that cannot be read is named instead of left out`() async throws {
    let folder = try TemporaryFolder()
    let live = try SQLiteJournal(path: folder.path("live.sqlite"))
    _ = try await live.save([try makeEntry()])
    let path = folder.path("inner/journal.sqlite")
    try FileManager.default.createDirectory(atPath: folder.path("inner"), withIntermediateDirectories: true)
    for end in ["", "-wal"] { try FileManager.default.copyItem(atPath: folder.path("live.sqlite" + end), toPath: path + end) }

    await #expect(processExitsWith: .success) { [path = path as String] in
      try becomeNobody(owning: path)
      let folder = String(path.dropLast("/journal.sqlite".count))
      chmod(folder, 0o500)
      #expect(throws: JournalError.noPermission) { _ = try SQLiteJournal(path: path) }
      chmod(folder, 0o700)
    }
    let journal = try SQLiteJournal(path: path)
    #expect(try await journal.entries(EntryQuery()).entries.count == 1)
  }

  @Test func `a file read without locks shows what another program wrote meanwhile`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("inner/journal.sqlite")
    _ = try await SQLiteJournal(path: path).save([try makeEntry()])
    let newer = folder.path("newer.sqlite")
    let other = try SQLiteJournal(path: newer)
    _ = try await other.save([try makeEntry(), try makeEntry()])
    try await other.backUp(to: folder.path("copy.sqlite"))
    chmod(folder.path("copy.sqlite"), 0o444)

    await #expect(processExitsWith: .success) { [path = path as String, copy = folder.path("copy.sqlite") as String] in
      try becomeNobody(owning: path)
      let folder = String(path.dropLast("/journal.sqlite".count))
      chmod(folder, 0o500)
      let journal = try SQLiteJournal(path: path)
      #expect(try await journal.entries(EntryQuery()).entries.count == 1)
      chmod(folder, 0o700)
      rename(path, path + ".old")
      try FileManager.default.copyItem(atPath: copy, toPath: path)
      chmod(folder, 0o500)
      #expect(try await journal.entries(EntryQuery()).entries.count == 2)
      chmod(folder, 0o700)
    }
  }

  @Test(.enabled(if: TinyDisk.isAvailable, "needs the right to mount a file system"))
  func `a journal on a read-only disk opens for reading, and writes say so`() async throws {
    let disk = try TinyDisk(kilobytes: 4096)
    let path = disk.folder.path("journal.sqlite")
    let entry = try makeEntry()
    _ = try await SQLiteJournal(path: path).save([entry])
    try #require(disk.makeReadOnly())

    let journal = try SQLiteJournal(path: path)

    #expect(journal.writeRefusal == .readOnly)
    #expect(try await journal.entries(EntryQuery()).entries == [entry])
    await #expect(throws: JournalError.readOnly) { _ = try await journal.edit(entry.id, .reopened, at: instant(1)) }
    #expect(throws: JournalError.readOnly) { _ = try SQLiteJournal(path: disk.folder.path("new.sqlite")) }
    #expect(throws: JournalError.readOnly) { _ = try SQLiteJournal(path: disk.folder.path("deeper/new.sqlite")) }
  }
}

/// Hands the file and its folder to a user without rights and becomes that user, since permissions do not bind root.
func becomeNobody(owning path: String) throws {
  guard geteuid() == 0 else { return }
  let nobody: UInt32 = 65534
  let folder = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
  struct CannotChange: Error {}
  guard chown(path, nobody, nobody) == 0, chown(folder, nobody, nobody) == 0, setgid(nobody) == 0, setuid(nobody) == 0 else {
    throw CannotChange()
  }
}
