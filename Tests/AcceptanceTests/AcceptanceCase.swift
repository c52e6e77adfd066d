import JournalKit
import JournalSQLite
import SentenceKit
import TestSupport
import XCTest

/// What every acceptance test begins with: a journal of its own in a folder of its own, and a clock that stands.
class AcceptanceCase: XCTestCase {
  private var folder: TemporaryFolder?
  private(set) var clock = TestClock()

  override func setUp() async throws {
    folder = try TemporaryFolder()
    clock = TestClock("2026-11-30T07:00:00.000Z")
  }

  override func tearDown() async throws {
    folder = nil
  }

  /// Where this test's journal lies.
  func journalPath() throws -> String { try XCTUnwrap(folder).path("journal.sqlite") }

  /// Opens this test's journal, as a new launch of the app would.
  func openJournal() throws -> SQLiteJournal { try SQLiteJournal(path: journalPath()) }

  /// An entry as an import or another device might bring it.
  func entry(_ text: String, mood: Mood? = nil, kind: EntryKind = .record) -> Entry {
    clock.advance(seconds: 1)
    let environment = clock.environment()
    let now = environment.now()
    return Entry(
      id: environment.identifiers.next(at: now), rawText: text, kind: kind, mood: mood, createdAt: now, timeZone: "Asia/Taipei",
      localDate: now.civil(in: environment.timeZone()).date)
  }

  /// What a second launch reads from the file.
  func entriesOnDisk() async throws -> [Entry] {
    try await openJournal().entries(EntryQuery()).entries
  }
}
