import Foundation
import JournalKit
import JournalSQLite
import TestSupport
import Testing

/// Writes the fixture of the newest schema when `YIJU_WRITE_FIXTURE` names a path for it; run once for each release of a schema.
@Suite struct FixtureMaker {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["YIJU_WRITE_FIXTURE"] != nil, "only when a new schema is released"))
  func `the fixture of the newest schema is written`() async throws {
    let path = try #require(ProcessInfo.processInfo.environment["YIJU_WRITE_FIXTURE"])
    let folder = try TemporaryFolder()
    let journal = try SQLiteJournal(path: folder.path("journal.sqlite"))

    _ = try await journal.merge(Fixture.records() + [.entry(try makeEntry("清掉的", id: Fixture.id(99), deletedAt: instant(0)))])
    _ = try await journal.purge(deletedBefore: instant(1))
    try await journal.backUp(to: path)

    #expect(FileManager.default.fileExists(atPath: path))
  }
}
