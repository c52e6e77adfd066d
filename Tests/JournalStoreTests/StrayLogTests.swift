import Foundation
import JournalKit
import JournalSQLite
import SQLiteKit
import TestSupport
import Testing

@Suite struct StrayLogTests {
  @Test(arguments: [nil, Data()] as [Data?])
  func `a log whose journal is missing or empty is refused, and not a byte changes`(file: Data?) async throws {
    let folder = try TemporaryFolder()
    let live = try SQLiteJournal(path: folder.path("live.sqlite"))
    let entry = try makeEntry()
    _ = try await live.save([entry])
    let path = folder.path("inner/journal.sqlite")
    try FileManager.default.createDirectory(atPath: folder.path("inner"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: folder.path("live.sqlite-wal"), toPath: path + "-wal")
    try file?.write(to: URL(fileURLWithPath: path))
    let log = try Data(contentsOf: URL(fileURLWithPath: path + "-wal"))
    let names = namesIn(folder.path("inner"))

    #expect(throws: JournalError.strayLog) { _ = try SQLiteJournal(path: path) }
    await #expect(throws: JournalError.strayLog) { _ = try await SQLiteJournal.repair(path, to: folder.path("new.sqlite")) }

    #expect(namesIn(folder.path("inner")) == names)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path + "-wal")) == log)
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.copyItem(atPath: folder.path("live.sqlite"), toPath: path)
    #expect(try await SQLiteJournal(path: path).entry(entry.id) == entry)
  }

  @Test func `a log at the far end of a symbolic link is found too`() async throws {
    let folder = try TemporaryFolder()
    let log = folder.path("far.sqlite-wal")
    try Data("log".utf8).write(to: URL(fileURLWithPath: log))
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.sqlite"), withDestinationPath: "far.sqlite")

    #expect(throws: JournalError.strayLog) { _ = try SQLiteJournal(path: folder.path("link.sqlite")) }

    #expect(try Data(contentsOf: URL(fileURLWithPath: log)) == Data("log".utf8))
    #expect(namesIn(folder.url.path) == ["far.sqlite-wal", "link.sqlite"])
  }

  @Test func `an emptied journal keeps its log when a reader opens late`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    let journal = try SQLiteJournal(path: path)
    _ = try await journal.save([try makeEntry()])
    let log = try Data(contentsOf: URL(fileURLWithPath: path + "-wal"))
    try #require(truncate(path, 0) == 0)

    await #expect(throws: JournalError.strayLog) { _ = try await journal.entries(EntryQuery()) }

    #expect(try Data(contentsOf: URL(fileURLWithPath: path + "-wal")) == log)
    withExtendedLifetime(journal) {}
  }

  @Test func `a new journal's file is whole without its log, and a checkpoint brings the entries into it`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    let journal = try SQLiteJournal(path: path)
    let first = folder.path("first.sqlite")
    try FileManager.default.copyItem(atPath: path, toPath: first)
    let entry = try makeEntry()
    _ = try await journal.save([entry])
    let reader = try Connection(path: path, mode: .readOnly)
    try reader.execute("BEGIN")
    _ = try reader.integer("SELECT count(*) FROM entry")

    await journal.checkpoint()

    let second = folder.path("second.sqlite")
    try FileManager.default.copyItem(atPath: path, toPath: second)
    withExtendedLifetime((reader, journal)) {}
    #expect(try Connection(path: first, mode: .immutable).integer("SELECT count(*) FROM entry") == 0)
    #expect(try await SQLiteJournal(path: second).entry(entry.id) == entry)
  }
}
