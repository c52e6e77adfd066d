import Foundation
import JournalKit
import JournalSQLite
import SQLiteKit
import TestSupport
import Testing

@Suite struct RepairTests {
  @Test(arguments: [2, 10])
  func `a repair of a truncated journal owns up to what may be missing`(part: Int) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    let entries = try (0..<3000).map { try makeEntry("第 \($0) 句，今天也很好", at: Int64($0)) }
    _ = try await SQLiteJournal(path: path).save(entries)
    let size = try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    try #require(truncate(path, size / part) == 0)

    let report = try await SQLiteJournal.repair(path, to: folder.path("new.sqlite"))

    let missing = entries.count - report.entries
    #expect(missing > 0)
    #expect(!report.isComplete)
    #expect(report.missingAtLeast <= missing)
    #expect(try #require(report.missingAtMost) >= missing)
    #expect(try #require(report.missingAtMost) <= entries.count)
  }

  @Test func `a repair of a sound journal is complete and misses nothing`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    let journal = try SQLiteJournal(path: path)
    let entry = try makeEntry()
    _ = try await journal.save([entry, try makeEntry()])
    for number in 1..<9 { _ = try await journal.edit(entry.id, .done(at: instant(Int64(number))), at: instant(Int64(number))) }

    let report = try await SQLiteJournal.repair(path, to: folder.path("new.sqlite"))

    #expect(report.entries == 2)
    #expect(report.isComplete)
    #expect(report.missingAtLeast == 0)
    #expect(report.missingAtMost == 0)
    withExtendedLifetime(journal) {}
  }

  @Test func `an empty journal is repaired into an empty one`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    _ = try SQLiteJournal(path: path)

    let report = try await SQLiteJournal.repair(path, to: folder.path("new.sqlite"))

    #expect(report.isComplete)
    #expect(try await SQLiteJournal(path: folder.path("new.sqlite")).check().entryCount == 0)
  }

  @Test func `a repair that fails half way leaves nothing behind`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    _ = try await SQLiteJournal(path: path).save([try makeEntry()])
    try Connection(path: path, mode: .readWrite).execute("DROP TABLE entry")

    await #expect(throws: JournalError.damaged) { _ = try await SQLiteJournal.repair(path, to: folder.path("new.sqlite")) }

    #expect(namesIn(folder.url.path).filter { $0.hasPrefix("new") }.isEmpty)
  }

  @Test func `counts that cannot be read are unknown, not zero`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    _ = try await SQLiteJournal(path: path).save((0..<2000).map { try makeEntry("第 \($0) 句", at: Int64($0)) })
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let whole = 20 * 4096
    bytes = bytes.prefix(whole) + Data(repeating: 0xFF, count: bytes.count - whole)
    try bytes.write(to: URL(fileURLWithPath: path))

    let health = try await SQLiteJournal(path: path).check()

    #expect(!health.isSound)
    #expect(health.entryCount == nil)
    #expect(health.personCount == 0)
  }
}
