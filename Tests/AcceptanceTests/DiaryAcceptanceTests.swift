import Foundation
import JournalKit
import JournalSQLite
import TestSupport
import XCTest

/// The diary from which the household started: one line a day with a mood.
final class DiaryAcceptanceTests: AcceptanceCase {
  func test_Entry_CodableRoundTrip_KeepsIdentifierMoodAndText() throws {
    // Arrange
    let original = entry("今天陽光很好 ☀️", mood: Mood("🥰"))

    // Act
    let copy = try JSONDecoder().decode(Entry.self, from: JSONEncoder().encode(original))

    // Assert
    XCTAssertEqual(copy.id, original.id)
    XCTAssertEqual(copy.mood, Mood("🥰"))
    XCTAssertEqual(Array(copy.rawText.utf8), Array(original.rawText.utf8))
    XCTAssertEqual(copy, original)
  }

  func test_Entry_OnlyTheNecessaryGiven_DefaultsAreFilled() throws {
    // Arrange
    let json = """
      {"id": "0199f000-0000-7000-8000-000000000001", "rawText": "散步", "createdAt": "2026-11-30T07:00:00.000Z",
       "timeZone": "Asia/Taipei", "localDate": "2026-11-30"}
      """

    // Act
    let entry = try JSONDecoder().decode(Entry.self, from: Data(json.utf8))

    // Assert
    XCTAssertEqual(entry.content, "散步")
    XCTAssertEqual(entry.kind, .record)
    XCTAssertEqual(entry.updatedAt, entry.createdAt)
    XCTAssertNil(entry.mood)
    XCTAssertNil(entry.personID)
    XCTAssertNil(entry.deletedAt)
    XCTAssertEqual(entry.tags, [])
  }

  func test_Timeline_FirstLaunch_IsEmpty() async throws {
    // Arrange
    let timeline = TimelineModel(store: try openJournal(), environment: clock.environment())

    // Act
    await timeline.load()

    // Assert
    XCTAssertNil(timeline.failure)
    XCTAssertTrue(timeline.isLoaded)
    XCTAssertEqual(timeline.entries, [])
  }

  func test_Timeline_Add_PutsTheNewestInFront() async throws {
    // Arrange
    let timeline = TimelineModel(store: try openJournal(), environment: clock.environment())
    let first = entry("第一句")
    let second = entry("第二句")

    // Act
    await timeline.add(first)
    await timeline.add(second)

    // Assert
    XCTAssertEqual(timeline.entries.map(\.rawText), ["第二句", "第一句"])
    let stored = try await entriesOnDisk()
    XCTAssertEqual(stored.map(\.rawText), ["第二句", "第一句"])
  }

  func test_Timeline_Add_KeepsMoodAndText() async throws {
    // Arrange
    let timeline = TimelineModel(store: try openJournal(), environment: clock.environment())

    // Act
    await timeline.add(entry("妹妹第一次叫媽媽", mood: Mood("🎉"), kind: .mood))

    // Assert
    let stored = try await entriesOnDisk()
    XCTAssertEqual(stored.first?.mood, Mood("🎉"))
    XCTAssertEqual(stored.first?.rawText, "妹妹第一次叫媽媽")
    XCTAssertEqual(stored.first?.kind, .mood)
  }

  func test_Timeline_Delete_RemovesTheRightOne() async throws {
    // Arrange
    let timeline = TimelineModel(store: try openJournal(), environment: clock.environment())
    for text in ["一", "二", "三"] { await timeline.add(entry(text)) }

    // Act
    await timeline.delete(at: 1)

    // Assert
    XCTAssertEqual(timeline.entries.map(\.rawText), ["三", "一"])
    let stored = try await entriesOnDisk()
    XCTAssertEqual(stored.map(\.rawText), ["三", "一"])
  }

  func test_Timeline_DeleteAtAnIndexThatDoesNotExist_ChangesNothing() async throws {
    // Arrange
    let timeline = TimelineModel(store: try openJournal(), environment: clock.environment())
    await timeline.add(entry("唯一"))

    // Act
    for index in [1, 99, -1, Int.max, Int.min] { await timeline.delete(at: index) }

    // Assert
    XCTAssertEqual(timeline.entries.map(\.rawText), ["唯一"])
    XCTAssertNil(timeline.failure)
    let stored = try await entriesOnDisk()
    XCTAssertEqual(stored.count, 1)
  }

  func test_Timeline_UndoOfADeletion_BringsItBackToItsPlace() async throws {
    // Arrange
    let timeline = TimelineModel(store: try openJournal(), environment: clock.environment())
    for text in ["一", "二", "三"] { await timeline.add(entry(text)) }
    await timeline.delete(at: 1)

    // Act
    await timeline.undo()

    // Assert
    XCTAssertEqual(timeline.entries.map(\.rawText), ["三", "二", "一"])
    let stored = try await entriesOnDisk()
    XCTAssertEqual(stored.map(\.rawText), ["三", "二", "一"])
  }

  func test_SecondStore_OnTheSameFile_SeesWhatTheFirstSaved() async throws {
    // Arrange
    let first = try openJournal()
    let second = try openJournal()

    // Act
    _ = try await first.save([entry("從第一個寫的")])

    // Assert
    let seen = try await second.entries(EntryQuery()).entries
    XCTAssertEqual(seen.map(\.rawText), ["從第一個寫的"])
  }
}
