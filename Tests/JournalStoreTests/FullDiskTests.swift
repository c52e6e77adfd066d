import Foundation
import JournalKit
import JournalSQLite
import TestSupport
import Testing

@Suite struct FullDiskTests {
  @Test func `a journal that may not grow refuses the entry by name and keeps what it has`() async throws {
    let folder = try TemporaryFolder()
    var options = JournalOptions()
    options.largestPageCount = 40
    let journal = try SQLiteJournal(path: folder.path("journal.sqlite"), options: options)
    let kept = try makeEntry("留著的")
    _ = try await journal.save([kept])

    await #expect(throws: JournalError.diskFull) { _ = try await journal.save([try makeEntry(String(repeating: "滿", count: 100_000))]) }

    #expect(try await journal.entries(EntryQuery()).entries == [kept])
    #expect(try await journal.changeSequence() == 1)
    #expect(try await journal.save([try makeEntry("小的")]).count == 1)
    #expect(try await journal.check().isSound)
  }

  @Test(.enabled(if: TinyDisk.isAvailable, "needs the right to mount a file system"))
  func `a disk that is really full refuses the entry by name, keeps what it has, and takes it once there is room`() async throws {
    let disk = try TinyDisk(kilobytes: 1024)
    let path = disk.folder.path("journal.sqlite")
    let journal = try SQLiteJournal(path: path)
    let kept = try makeEntry("留著的")
    _ = try await journal.save([kept])
    let large = try makeEntry(String(repeating: "滿", count: 500_000))

    await #expect(throws: JournalError.diskFull) { _ = try await journal.save([large]) }
    let reopened = try SQLiteJournal(path: path)

    #expect(try await reopened.entries(EntryQuery()).entries == [kept])
    #expect(try await reopened.check().isSound)
    try #require(disk.resize(kilobytes: 8192))
    #expect(try await journal.save([large]) == [.created(large)])
  }

  @Test(.enabled(if: TinyDisk.isAvailable, "needs the right to mount a file system"))
  func `a new journal or a backup on a full disk is named and leaves nothing half done`() async throws {
    let disk = try TinyDisk(kilobytes: 8)
    let folder = try TemporaryFolder()
    let journal = try SQLiteJournal(path: folder.path("journal.sqlite"))
    _ = try await journal.save([try makeEntry()])

    #expect(throws: JournalError.diskFull) { _ = try SQLiteJournal(path: disk.folder.path("journal.sqlite")) }
    await #expect(throws: JournalError.diskFull) { try await journal.backUp(to: disk.folder.path("backup.sqlite")) }

    #expect(namesIn(disk.folder.url.path).filter { $0.contains("backup") }.isEmpty)
  }
}
