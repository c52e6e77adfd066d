import Foundation
import JournalKit
import JournalSQLite
import SentenceKit
import TestSupport
import Testing

/// A sentence that says two things, on its way into a real journal: two entries, both or none, however often the card is sent.
@Suite struct PartingTests {
  private let clock = TestClock()
  private let journal: SQLiteJournal
  private let store: FailingStore
  private let identifiers = IdentifierMaker()
  private let sentence = "換了尿布，奶粉快沒了"

  init() throws {
    journal = try SQLiteJournal.inMemory()
    store = FailingStore(journal)
  }

  /// A draft that two things were read in, made by hand.
  private func draft(_ fill: (inout EntryDraft) -> Void = { _ in }) throws -> EntryDraft {
    func suggestion(_ kind: EntryKind) -> Suggestion { Suggestion(kind: kind, confidence: 0.7, basis: "model:words") }
    let reading = DraftReading(
      suggestion: suggestion(.record), times: [.init(text: "明天", occurrence: Occurrence("2026-12-01"))], mood: Mood("😊"),
      parts: [
        .init(content: "換了尿布", reading: DraftReading(suggestion: suggestion(.record), mood: Mood("😌"))),
        .init(
          content: "奶粉快沒了",
          reading: DraftReading(suggestion: suggestion(.todo), times: [.init(text: "明天", occurrence: Occurrence("2026-12-01"))])),
      ])
    var draft = EntryDraft(
      id: identifiers.next(at: clock.now), secondID: identifiers.next(at: clock.now), rawText: sentence, draftedAt: clock.now,
      timeZone: try #require(TimeZone(identifier: "Asia/Taipei")), reading: reading)
    fill(&draft)
    return draft
  }

  @discardableResult
  private func save(_ draft: EntryDraft, as shape: CaptureModel.Shape) async -> CaptureModel {
    let model = CaptureModel(store: store, environment: clock.environment())
    model.resume(draft)
    await model.save(as: shape)
    return model
  }

  private func entries() async throws -> [Entry] { try await journal.entries(EntryQuery()).entries.sorted { $0.id < $1.id } }

  @Test func `each part is an entry with the whole as its raw text and a suggestion of its own`() async throws {
    let model = await save(try draft(), as: .parts)

    let entries = try await entries()
    #expect(entries.map(\.content) == ["換了尿布", "奶粉快沒了"])
    #expect(entries.allSatisfy { $0.rawText == sentence })
    #expect(entries.map(\.kind) == [.record, .todo])
    #expect(entries.map { $0.suggestion?.kind } == [.record, .todo])
    #expect(entries.map(\.mood) == [nil, nil])
    #expect(entries.map(\.timeText) == [nil, "明天"])
    #expect(entries.allSatisfy { $0.occurrence == nil })
    #expect(model.savedEntries == entries)
  }

  @Test func `what was chosen for the whole goes for the parts, a time only where it is said`() async throws {
    let person = makePerson()
    try await journal.save(person)

    await save(
      try draft {
        $0.personID = person.id
        $0.mood = Mood("😡")
        $0.acceptTime(at: 0)
        $0.partKinds = [.mood, .request]
      }, as: .parts)

    let entries = try await entries()
    #expect(entries.allSatisfy { $0.personID == person.id && $0.mood?.emoji == "😡" })
    #expect(entries.map(\.occurrence?.text) == [nil, "2026-12-01"])
    #expect(entries.map(\.kind) == [.mood, .request])
  }

  @Test func `the card may be declined, and then is one entry`() async throws {
    await save(try draft(), as: .whole)

    #expect(try await entries().map(\.content) == [sentence])
  }

  @Test func `a card that is sent again and again is two entries`() async throws {
    let draft = try draft()
    for _ in 0..<3 {
      await save(draft, as: .parts)
      clock.advance(seconds: 5)
    }

    #expect(try await entries().count == 2)
  }

  @Test func `when saving fails neither is there, and the card can be saved again`() async throws {
    let draft = try draft()
    let model = CaptureModel(store: store, environment: clock.environment())
    model.resume(draft)
    store.fail(with: .diskFull)

    await model.save(as: .parts)
    #expect(model.failure == .diskFull && model.phase == .reviewing)
    #expect(try await entries().isEmpty)

    store.fail(with: nil)
    await model.save(as: .parts)
    #expect(try await entries().count == 2)
  }

  @Test func `both or none: a second identifier that is taken keeps the first out too`() async throws {
    let draft = try draft()
    let taken = Entry(
      id: try #require(draft.secondID), rawText: "別的句子", createdAt: clock.now, timeZone: "Asia/Taipei",
      localDate: try #require(.init("2026-11-30")))
    _ = try await journal.save([taken])

    let model = await save(draft, as: .parts)

    #expect(model.failure != nil)
    #expect(try await entries() == [taken])
  }

  @Test func `back from the list, one becomes two, and two become one with the second in the bin`() async throws {
    let draft = try draft()
    await save(draft, as: .whole)
    await save(draft, as: .parts)
    #expect(try await entries().map(\.content) == ["換了尿布", "奶粉快沒了"])

    let other = try self.draft()
    await save(other, as: .parts)
    clock.advance(seconds: 1)
    await save(other, as: .whole)
    #expect(try await entries().map(\.content).suffix(1) == [sentence])
    #expect(try await journal.lastDeleted()?.content == "奶粉快沒了")
  }

  @Test func `a part that was edited since is not taken back by a late retry`() async throws {
    let draft = try draft()
    await save(draft, as: .parts)
    clock.advance(seconds: 1)
    _ = try await journal.edit(try #require(draft.secondID), EntryEdit { $0.content = "買了奶粉" }, at: clock.now)

    let again = await save(draft, as: .parts)
    let whole = await save(draft, as: .whole)

    #expect(again.failure == .changedSince && whole.failure == .changedSince)
    #expect(try await entries().map(\.content) == ["換了尿布", "買了奶粉"])
  }

  @Test func `content that was changed is not lost by parting`() async throws {
    let model = await save(try draft { $0.content = "換了尿布，奶粉只剩一點點" }, as: .parts)

    #expect(model.contentError == .changedBeforeParting)
    #expect(model.draft?.content == "換了尿布，奶粉只剩一點點")
    #expect(try await entries().isEmpty)
  }

  @Test func `a sentence that says one thing has no parts`() async throws {
    let model = CaptureModel(store: store, environment: clock.environment())
    model.sentence = "買牛奶"
    model.review()

    #expect(model.draft?.isDivisible == false)
    await model.save(as: .parts)

    #expect(try await entries().isEmpty)
    #expect(model.phase == .reviewing)
  }
}
