import JournalKit
import JournalSQLite
import LocalizationKit
import SentenceKit
import Foundation
import TestSupport
import XCTest

/// The household's log: one sentence in, reviewed on the card, safely kept.
final class LogAcceptanceTests: AcceptanceCase {
  private func capture(_ store: any JournalStore) -> CaptureModel {
    CaptureModel(store: store, environment: clock.environment())
  }

  func test_Capture_WhateverTheInterpretation_RawTextIsKept() async throws {
    // Arrange
    let sentences = ["尿布快沒了", "  前後有空白  ", "e\u{301} 與 é", "👨‍👩‍👧‍👦 ㄅㄆㄇ", "買牛奶？", "第一行\n第二行", "\u{200B}零寬"]
    let model = capture(try openJournal())

    // Act
    for sentence in sentences {
      clock.advance(seconds: 1)
      model.sentence = sentence
      model.review()
      model.draft?.content = "改過的內容"
      model.draft?.kind = .todo
      await model.save()
    }

    // Assert
    let stored = try await entriesOnDisk()
    XCTAssertEqual(stored.reversed().map { Array($0.rawText.utf8) }, sentences.map { Array($0.utf8) })
    XCTAssertEqual(Set(stored.map(\.content)), ["改過的內容"])
  }

  func test_Capture_AnotherKindChosen_SuggestionStaysMarked() async throws {
    // Arrange
    let model = capture(try openJournal())
    model.sentence = "尿布快沒了"
    model.review()
    let suggested = try XCTUnwrap(model.draft?.suggestion)
    XCTAssertEqual(model.draft?.isKindSuggested, true)

    // Act
    model.draft?.kind = suggested.kind == .todo ? .record : .todo
    await model.save()

    // Assert
    let stored = try await entriesOnDisk()
    let entry = try XCTUnwrap(stored.first)
    XCTAssertNotEqual(entry.kind, suggested.kind)
    XCTAssertEqual(entry.suggestion, suggested)
    XCTAssertFalse(suggested.basis.isEmpty)
  }

  func test_Capture_TimeNotAccepted_TimeTextStaysAsSaidWithoutOccurrence() async throws {
    // Arrange
    let model = capture(try openJournal())
    model.sentence = "明天下午兩點帶妹妹去打疫苗"

    // Act
    model.review()
    await model.save()

    // Assert
    let stored = try await entriesOnDisk()
    XCTAssertEqual(stored.first?.timeText, "明天下午兩點")
    XCTAssertNil(stored.first?.occurrence)
  }

  func test_Capture_TimeAccepted_KeepsTheWordsBesideTheOccurrence() async throws {
    // Arrange
    let model = capture(try openJournal())
    model.sentence = "明天下午兩點帶妹妹去打疫苗"

    // Act
    model.review()
    model.draft?.acceptTime(at: 0)
    await model.save()

    // Assert
    let stored = try await entriesOnDisk()
    XCTAssertEqual(stored.first?.timeText, "明天下午兩點")
    XCTAssertEqual(stored.first?.occurrence, Occurrence("2026-12-01T14:00"))
    XCTAssertEqual(stored.first?.rawText, "明天下午兩點帶妹妹去打疫苗")
  }

  func test_Timeline_UnknownKind_IsReadable() async throws {
    // Arrange
    let journal = try openJournal()
    _ = try await journal.save([entry("新版才有的", kind: EntryKind(rawValue: "measurement"))])
    let timeline = TimelineModel(store: journal, environment: clock.environment())

    // Act
    await timeline.load()

    // Assert
    XCTAssertEqual(timeline.entries.first?.kind.rawValue, "measurement")
    XCTAssertEqual(timeline.entries.first?.kind.label[.zhHant], "measurement")
  }

  func test_Capture_NobodyNamed_NilPersonIsValid() async throws {
    // Arrange
    let model = capture(try openJournal())
    model.sentence = "剛換尿布"

    // Act
    model.review(people: [])
    await model.save()

    // Assert
    XCTAssertNil(model.failure)
    let stored = try await entriesOnDisk()
    XCTAssertEqual(stored.count, 1)
    XCTAssertNil(stored.first?.personID)
  }

  func test_Capture_BlankSentence_IsBlocked() async throws {
    // Arrange
    let store = FailingStore(try openJournal())
    let model = capture(store)

    for blank in ["", "   ", "\n\t", "\u{3000}", "\u{200B}\u{FEFF}", "\u{3164}"] {
      // Act
      model.sentence = blank
      model.review()
      await model.save()

      // Assert
      XCTAssertEqual(model.sentenceError, .blank)
      XCTAssertNil(model.draft)
      XCTAssertEqual(model.sentence, blank)
    }
    XCTAssertEqual(store.saveCount, 0)
  }

  func test_Capture_BlankContent_IsAnErrorAtTheField() async throws {
    // Arrange
    let store = FailingStore(try openJournal())
    let model = capture(store)
    model.sentence = "有內容"
    model.review()

    // Act
    model.draft?.content = " \u{3000}\n"
    await model.save()

    // Assert
    XCTAssertEqual(model.contentError, .blank)
    XCTAssertEqual(model.phase, .reviewing)
    XCTAssertEqual(store.saveCount, 0)
    XCTAssertEqual(model.draft?.rawText, "有內容")
  }

  func test_Capture_Cancel_SavesNothing() async throws {
    // Arrange
    let model = capture(try openJournal())
    model.sentence = "其實不用記"
    model.review()

    // Act
    model.cancel()
    await model.save()

    // Assert
    XCTAssertEqual(model.phase, .writing)
    XCTAssertEqual(model.sentence, "其實不用記")
    let stored = try await entriesOnDisk()
    XCTAssertEqual(stored, [])
  }

  func test_Capture_SaveFails_ShowsTheErrorAndKeepsWhatWasTyped() async throws {
    let errors: [JournalError] = [
      .diskFull, .readOnly, .noPermission, .locked, .damaged, .newerVersion(found: 9, supported: 1), .storage(code: 778),
    ]
    for error in errors {
      // Arrange
      let store = FailingStore(try openJournal())
      let model = capture(store)
      model.sentence = "寫了很久的一句"
      model.review()
      model.draft?.content = "寫了很久，還改過"
      model.draft?.mood = Mood("😰")
      store.fail(with: error)

      // Act
      await model.save()

      // Assert
      XCTAssertEqual(model.failure, error)
      XCTAssertEqual(model.phase, .reviewing)
      XCTAssertEqual(model.sentence, "寫了很久的一句")
      XCTAssertEqual(model.draft?.content, "寫了很久，還改過")
      XCTAssertEqual(model.draft?.mood, Mood("😰"))
      for words in [error.sentence, error.nextStep] { XCTAssertFalse(words[.zhHant].isEmpty) }

      // Act: the same card again, once the cause is gone
      store.fail(with: nil)
      clock.advance(seconds: 60)
      await model.save()

      // Assert
      XCTAssertNil(model.failure)
      let stored = try await entriesOnDisk()
      XCTAssertEqual(stored.first?.content, "寫了很久，還改過")
    }
  }

  func test_Timeline_ListUnreadable_ShowsTheErrorAndKeepsWhatIsShown() async throws {
    // Arrange
    let store = FailingStore(try openJournal())
    let timeline = TimelineModel(store: store, environment: clock.environment())
    await timeline.add(entry("早就在的"))
    await timeline.load()
    store.fail(with: .damaged)

    // Act
    await timeline.load()

    // Assert
    XCTAssertEqual(timeline.failure, .damaged)
    XCTAssertEqual(timeline.entries.map(\.rawText), ["早就在的"])
  }

  func test_Journal_ThatDoesNotOpen_ThrowsANamedErrorAndStaysUntouched() async throws {
    // Arrange
    let garbage = Array("這不是日記，是別的檔案。".utf8)
    let path = try journalPath()
    try Data(garbage).write(to: URL(filePath: path))

    // Act
    XCTAssertThrowsError(try openJournal()) { error in
      // Assert
      XCTAssertEqual(error as? JournalError, .damaged)
    }
    XCTAssertEqual(Array(try Data(contentsOf: URL(filePath: path))), garbage)
  }

  func test_Capture_DoubleTap_SavesOnce() async throws {
    // Arrange
    let store = FailingStore(try openJournal())
    let model = capture(store)
    model.sentence = "點了兩下"
    model.review()
    let draft = try XCTUnwrap(model.draft)

    // Act
    await model.save()
    await model.save()

    // Assert: the locked button
    XCTAssertEqual(store.saveCount, 1)

    // Act: the same card submitted again from a second page
    let second = capture(store)
    second.resume(draft)
    await second.save()

    // Assert: the same entry
    let stored = try await entriesOnDisk()
    XCTAssertEqual(stored.count, 1)
    XCTAssertEqual(second.phase, .saved(try XCTUnwrap(stored.first)))
  }

  func test_Capture_CardComesBackAfterAnEdit_FailsAndChangesNothing() async throws {
    // Arrange: saved, then edited or deleted elsewhere
    for later in [EntryEdit { $0.content = "別人改過的" }, .done(at: clock.now), .deleted(at: clock.now)] {
      let journal = try openJournal()
      let first = capture(journal)
      first.sentence = "存過的一句"
      first.review()
      var draft = try XCTUnwrap(first.draft)
      await first.save()
      clock.advance(seconds: 60)
      let edited = try await journal.edit(draft.id, later, at: clock.now)

      // Act: the old card comes back with another kind
      draft.kind = .mood
      let second = capture(journal)
      second.resume(draft)
      await second.save()

      // Assert
      XCTAssertEqual(second.failure, .changedSince)
      XCTAssertEqual(second.draft?.kind, .mood)
      let held = try await journal.entry(draft.id)
      XCTAssertEqual(held, edited)
    }
  }

  func test_Capture_CardComesBackChanged_ChangesTheUntouchedEntry() async throws {
    // Arrange
    let journal = try openJournal()
    let first = capture(journal)
    first.sentence = "倒回去改"
    first.review()
    var draft = try XCTUnwrap(first.draft)
    await first.save()

    // Act
    draft.kind = .mood
    let second = capture(journal)
    second.resume(draft)
    await second.save()

    // Assert
    let stored = try await entriesOnDisk()
    XCTAssertEqual(stored.map(\.kind), [.mood])
  }

  func test_Journal_AfterARestart_HasEverything() async throws {
    // Arrange
    do {
      let model = capture(try openJournal())
      for number in 1...25 {
        clock.advance(seconds: 1)
        model.sentence = "第 \(number) 句"
        model.review()
        model.draft?.mood = Mood.palette[number % Mood.palette.count]
        await model.save()
        XCTAssertNil(model.failure)
      }
    }

    // Act
    let stored = try await entriesOnDisk()

    // Assert
    XCTAssertEqual(stored.map(\.rawText), (1...25).reversed().map { "第 \($0) 句" })
    XCTAssertTrue(stored.allSatisfy { $0.mood != nil && $0.localDate == CivilDate("2026-11-30") })
  }
}
