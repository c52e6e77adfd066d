import Foundation
import JournalKit
import JournalSQLite
import TestSupport
import Testing

@Suite struct BackupTests {
  @Test(arguments: contracts)
  func `a backup is one file that opens as the same journal`(contract: StoreContract) async throws {
    let (journal, folder) = try contract.make()
    let person = makePerson()
    try await journal.save(person)
    _ = try await journal.save([try makeEntry(), try makeFullEntry(personID: person.id)])
    let target = try TemporaryFolder()

    try await journal.backUp(to: target.path("new/copy.sqlite"))

    #expect(namesIn(target.path("new")) == ["copy.sqlite"])
    let mode = try FileManager.default.attributesOfItem(atPath: target.path("new/copy.sqlite"))[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let copy = try SQLiteJournal(path: target.path("new/copy.sqlite"))
    #expect(try await allRecords(copy) == allRecords(journal))
    #expect(try await copy.check().journalID == journal.check().journalID)
    #expect(try await copy.save([try makeEntry()]).count == 1)
    withExtendedLifetime(folder) {}
  }

  @Test func `a backup never replaces a file, least of all the journal`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    let journal = try SQLiteJournal(path: path)
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder.path("taken")))

    for taken in [path, folder.path("taken"), folder.url.path] {
      await #expect(throws: JournalError.fileExists) { try await journal.backUp(to: taken) }
      await #expect(throws: JournalError.fileExists) { _ = try await SQLiteJournal.repair(path, to: taken) }
    }
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder.path("free-wal")))
    await #expect(throws: JournalError.fileExists) { try await journal.backUp(to: folder.path("free")) }

    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("taken"))) == Data("x".utf8))
    #expect(namesIn(folder.url.path).allSatisfy { !$0.hasSuffix(".part") })
  }

  @Test func `a backup taken while others write is one moment of the journal`() async throws {
    let folder = try TemporaryFolder()
    let journal = try SQLiteJournal(path: folder.path("journal.sqlite"))

    try await withThrowingTaskGroup(of: Void.self) { group in
      // Each save adds two entries, so a moment always has an even number of them.
      for _ in 0..<4 { group.addTask { for _ in 0..<25 { _ = try await journal.save([try makeEntry(), try makeEntry()]) } } }
      for number in 0..<5 { group.addTask { try await journal.backUp(to: folder.path("copy\(number).sqlite")) } }
      try await group.waitForAll()
    }

    for number in 0..<5 {
      let copy = try SQLiteJournal(path: folder.path("copy\(number).sqlite"))
      #expect(try await copy.check().isSound)
      #expect(try #require(try await copy.check().entryCount) % 2 == 0)
    }
  }

  @Test func `there is one backup a day in the household's time zone, and the last fourteen stay`() async throws {
    let folder = try TemporaryFolder()
    let journal = try SQLiteJournal(path: folder.path("家.sqlite"))
    _ = try await journal.save([try makeEntry()])
    let taipei = try #require(TimeZone(identifier: "Asia/Taipei"))
    let backups = folder.path("Backups")
    try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
    for name in ["家-notes.sqlite", "家-2020-01-01-keep.sqlite", "另-2020-01-01.sqlite"] {
      try Data().write(to: URL(fileURLWithPath: backups + "/" + name))
    }

    // 07:00 UTC is 15:00 in Taipei; nine hours later the next day has begun there and not in UTC.
    let first = try await journal.backUpDaily(now: instant(0), timeZone: taipei)
    let again = try await journal.backUpDaily(now: instant(3_600_000), timeZone: taipei)
    let next = try await journal.backUpDaily(now: instant(9 * 3_600_000), timeZone: taipei)
    for day in 2..<20 { _ = try await journal.backUpDaily(now: instant(0).adding(days: day), timeZone: taipei) }

    #expect(first == backups + "/家-2026-11-30.sqlite")
    #expect(again == nil)
    #expect(next == backups + "/家-2026-12-01.sqlite")
    let daily = namesIn(backups).filter { $0.hasPrefix("家-2026") }
    #expect(daily.count == 14)
    #expect(daily.last == "家-2026-12-19.sqlite")
    #expect(namesIn(backups).count == 17)
    let health = try await journal.check()
    #expect(health.lastBackup?.hasPrefix(backups) == true)
    #expect(health.lastBackupAt != nil)
    #expect(health.entryCount == 1)
    #expect(health.fileSize > 0)
  }
}
