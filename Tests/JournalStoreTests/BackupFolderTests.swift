import Foundation
import JournalKit
import JournalSQLite
import TestSupport
import Testing

@Suite struct BackupFolderTests {
  @Test func `what killed backups left is removed after an hour, and nothing else`() async throws {
    let folder = try TemporaryFolder()
    let journal = try SQLiteJournal(path: folder.path("journal.sqlite"))
    let backups = folder.path("Backups")
    try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
    let id = UUID().uuidString
    let old = [
      "journal-2020-01-01.sqlite.\(id).part", "journal-2020-01-01.sqlite.\(id).part-journal", "journal.before-v2-x.sqlite.\(id).part",
    ]
    let kept = [
      "journal-2020-01-02.sqlite.\(id).part", "other-2020-01-01.sqlite.\(id).part", "journal-letter.part", "journal-2020-01-01.sqlite",
    ]
    for name in old + kept {
      try Data("x".utf8).write(to: URL(fileURLWithPath: backups + "/" + name))
      let age: TimeInterval = name.hasPrefix("journal-2020-01-02") ? 3000 : 4000
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: backups + "/" + name)
    }

    _ = try await journal.backUpDaily(now: instant(0), timeZone: .gmt)

    #expect(namesIn(backups) == (kept + ["journal-2026-11-30.sqlite"]).sorted())
  }

  @Test func `a clock that was ahead does not cost the backups of today`() async throws {
    let folder = try TemporaryFolder()
    let journal = try SQLiteJournal(path: folder.path("journal.sqlite"))
    for day in 400..<420 { _ = try await journal.backUpDaily(now: instant(0).adding(days: day), timeZone: .gmt) }

    for day in 0..<3 {
      let made = try #require(try await journal.backUpDaily(now: instant(0).adding(days: day), timeZone: .gmt))
      #expect(FileManager.default.fileExists(atPath: made))
    }

    #expect(namesIn(folder.path("Backups")).filter { $0.hasPrefix("journal-2026") }.count == 3)
  }

  @Test(arguments: [false, true])
  func `an empty file or a link to nowhere is no backup`(isLink: Bool) async throws {
    let folder = try TemporaryFolder()
    let journal = try SQLiteJournal(path: folder.path("journal.sqlite"))
    let backups = folder.path("Backups")
    try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
    let name = backups + "/journal-2026-11-30.sqlite"
    if isLink {
      try FileManager.default.createSymbolicLink(atPath: name, withDestinationPath: "nowhere")
    } else {
      try Data().write(to: URL(fileURLWithPath: name))
    }
    try Data("log".utf8).write(to: URL(fileURLWithPath: name + "-wal"))
    #expect(try await journal.check().lastBackup == nil)

    let made = try await journal.backUpDaily(now: instant(0), timeZone: .gmt)

    #expect(made == name)
    #expect(try await SQLiteJournal(path: name).check().isSound)
    #expect(namesIn(backups).count > 1)
  }
}
