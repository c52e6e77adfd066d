import Foundation
import JournalKit
import SentenceKit
import TestSupport
import Testing

struct EntryDraftTests {
  private let clock = TestClock("2026-11-30T07:00:00.000Z")

  private func draft(_ text: String, people: [Person] = []) -> EntryDraft {
    let environment = clock.environment()
    return EntryDraft(
      id: environment.identifiers.next(at: clock.now), rawText: text, draftedAt: clock.now, timeZone: environment.timeZone(), people: people
    )
  }

  private func person(_ name: String) -> Person {
    Person(id: clock.environment().identifiers.next(at: clock.now), name: name, createdAt: clock.now, updatedAt: clock.now)
  }

  @Test(arguments: [(EntryKind.record, Mood?.none), (.mood, Mood("🎉"))])
  func `a mood is chosen beforehand where the sentence is one, and only offered on a record`(kind: EntryKind, chosen: Mood?) {
    let environment = clock.environment()
    let draft = EntryDraft(
      id: environment.identifiers.next(at: clock.now), rawText: "站了五秒", draftedAt: clock.now, timeZone: environment.timeZone(),
      reading: DraftReading(suggestion: Suggestion(kind: kind, confidence: 0.6, basis: "model:words"), mood: Mood("🎉")))

    #expect(draft.suggestedMood == Mood("🎉"))
    #expect(draft.mood == chosen)
    #expect(draft.entry(savedAt: clock.now).mood == chosen)
  }

  @Test func `a draft proposes and decides nothing`() {
    let draft = draft("明天下午兩點帶妹妹去打疫苗")

    #expect(draft.content == draft.rawText)
    #expect(draft.kind == draft.suggestion.kind)
    #expect(draft.timeText == "明天下午兩點")
    #expect(draft.timeSuggestions.map(\.occurrence) == [Occurrence("2026-12-01T14:00")])
    #expect(draft.occurrence == nil)
    #expect(draft.contentError == nil)
  }

  @Test func `a time can be accepted and given back`() {
    var draft = draft("昨天發燒，明天看醫生")

    draft.acceptTime(at: 1)
    #expect(draft.timeText == "明天")
    #expect(draft.occurrence == Occurrence("2026-12-01"))

    draft.acceptTime(at: nil)
    #expect(draft.timeText == "昨天")
    #expect(draft.occurrence == nil)

    draft.acceptTime(at: 7)
    #expect(draft.occurrence == nil)
  }

  @Test func `whoever the sentence names is proposed`() {
    let people = [person("弟弟"), person("妹妹")]

    #expect(draft("妹妹38.5度", people: people).personID == people[1].id)
    #expect(draft("喝了120ml", people: people).personID == nil)
  }

  @Test func `the day of an entry is the day in the zone where it was written`() {
    // 23:30 UTC is the next morning in Taipei.
    let saved = draft("早").entry(savedAt: Timestamp(milliseconds: 1_795_995_000_000))

    #expect(saved.createdAt.text == "2026-11-29T23:30:00.000Z")
    #expect(saved.localDate == CivilDate("2026-11-30"))
    #expect(saved.timeZone == "Asia/Taipei")
  }
}
