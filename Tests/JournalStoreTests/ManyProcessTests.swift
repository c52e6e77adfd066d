import Foundation
import JournalKit
import JournalSQLite
import TestSupport
import Testing

@Suite struct ManyProcessTests {
  @Test func `ten journals on one new file, opened and written at the same moment, give ten entries`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("new/journal.sqlite")

    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<10 {
        group.addTask {
          let journal = try SQLiteJournal(path: path)
          _ = try await journal.save([try makeEntry("第 \(number) 句")])
        }
      }
      try await group.waitForAll()
    }

    let journal = try SQLiteJournal(path: path)
    #expect(try await journal.entries(EntryQuery()).entries.count == 10)
    #expect(try await journal.check().isSound)
  }

  @Test func `ten processes on one new file give ten entries`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")

    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<10 {
        group.addTask {
          await #expect(processExitsWith: .success) { [path = path as String] in
            let journal = try SQLiteJournal(path: path, options: JournalOptions(busyTimeout: .seconds(30)))
            _ = try await journal.save([try makeEntry("行程 \(getpid())")])
          }
        }
      }
    }

    let journal = try SQLiteJournal(path: path)
    #expect(try await journal.entries(EntryQuery()).entries.count == 10)
    #expect(try await journal.changeSequence() == 10)
  }

  @Test func `what was acknowledged survives a kill in a storm of writes`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    let notes = folder.path("acknowledged")

    for _ in 0..<5 {
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, notes = notes as String] in
        let journal = try SQLiteJournal(path: path)
        let descriptor = open(notes, O_WRONLY | O_APPEND | O_CREAT, 0o600)
        Thread.detachNewThread {
          usleep(UInt32.random(in: 20_000...120_000))
          kill(getpid(), SIGKILL)
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
          for _ in 0..<4 {
            group.addTask {
              while true {
                let entry = try makeEntry(String(repeating: "風暴", count: Int.random(in: 1...2000)), at: Int64.random(in: 0...1_000_000))
                _ = try await journal.save([entry])
                _ = try await journal.edit(entry.id, .done(at: instant(1)), at: instant(1))
                let line = Array((entry.id.text + "\n").utf8)
                _ = write(descriptor, line, line.count)
              }
            }
          }
          try await group.waitForAll()
        }
      }
    }

    let journal = try SQLiteJournal(path: path)
    let acknowledged = try String(contentsOfFile: notes, encoding: .utf8).split(separator: "\n")
    #expect(acknowledged.count > 10)
    for id in acknowledged {
      let entry = try await journal.entry(try #require(Entry.ID(String(id))))
      #expect(entry?.doneAt == instant(1))
    }
    #expect(try await journal.check().isSound)
  }

  @Test func `a lock that another process holds for too long is named, and nothing is written`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    let journal = try SQLiteJournal(path: path, options: JournalOptions(busyTimeout: .milliseconds(100)))
    let other = try OtherProcess(["sqlite3", path])
    try other.send("BEGIN IMMEDIATE; SELECT 'held';")
    try #require(other.receive().contains("held"))

    await #expect(throws: JournalError.locked) { _ = try await journal.save([try makeEntry()]) }
    let readable = try await journal.entries(EntryQuery()).entries
    try other.finish()

    #expect(readable.isEmpty)
    #expect(try await journal.save([try makeEntry()]).count == 1)
  }

  @Test func `a lock that is let go in time only delays the save`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal.sqlite")
    let journal = try SQLiteJournal(path: path, options: JournalOptions(busyTimeout: .seconds(20)))
    let other = try OtherProcess(["sqlite3", path])
    try other.send("BEGIN IMMEDIATE; SELECT 'held';")
    try #require(other.receive().contains("held"))
    let entry = try makeEntry()

    async let outcomes = journal.save([entry])
    try await Task.sleep(for: .milliseconds(200))
    try other.finish()

    #expect(try await outcomes == [.created(entry)])
  }
}
