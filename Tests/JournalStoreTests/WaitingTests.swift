import Foundation
import JournalKit
import JournalSQLite
import TestSupport
import Testing

@Suite struct WaitingTests {
  @Test func `a long export keeps no list waiting`() async throws {
    let folder = try TemporaryFolder()
    let journal = try SQLiteJournal(path: folder.path("journal.sqlite"), options: JournalOptions(readers: 1))
    _ = try await journal.save([try makeEntry()])
    let wasListed = Collected<Bool>()
    let isReading = Collected<Bool>()

    async let export: Void = journal.read { _ in
      isReading.append(true)
      for _ in 0..<300 where wasListed.values.isEmpty { usleep(10_000) }
    }
    while isReading.values.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    let start = ContinuousClock.now
    _ = try await journal.entries(EntryQuery())
    let waited = ContinuousClock.now - start
    wasListed.append(true)
    try await export

    #expect(waited < .seconds(2))
  }

  @Test func `writes that queue behind a locked journal do not add up their waiting`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    let journal = try SQLiteJournal(path: path, options: JournalOptions(busyTimeout: .milliseconds(500)))
    let other = try OtherProcess(["sqlite3", path])
    try other.send("BEGIN IMMEDIATE; SELECT 'held';")
    try #require(other.receive().contains("held"))

    let start = ContinuousClock.now
    let failures = await withTaskGroup(of: JournalError?.self) { group in
      for _ in 0..<8 {
        group.addTask {
          do {
            _ = try await journal.save([try makeEntry()])
            return nil
          } catch { return error as? JournalError }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let waited = ContinuousClock.now - start
    try other.finish()

    #expect(failures == Array(repeating: .locked, count: 8))
    #expect(waited >= .milliseconds(450))
    #expect(waited < .milliseconds(1800))
    #expect(try await journal.save([try makeEntry()]).count == 1)
  }

  @Test func `no file of a journal or a backup is open to others for a moment`() async throws {
    let folder = try TemporaryFolder()

    await #expect(processExitsWith: .success) { [root = folder.url.path as String] in
      umask(0)
      let seen = Collected<String>()
      Thread.detachNewThread {
        while true {
          for name in namesIn(root) {
            var status = stat()
            if stat(root + "/" + name, &status) == 0, status.st_mode & 0o077 != 0 { seen.append(name) }
          }
        }
      }
      for number in 0..<60 {
        let journal = try SQLiteJournal(path: "\(root)/\(number).sqlite")
        try await journal.backUp(to: "\(root)/\(number)-copy.sqlite")
        for end in ["", "-copy"] { unlink("\(root)/\(number)\(end).sqlite") }
      }
      #expect(seen.values.isEmpty)
    }
  }
}
