import JournalKit
import SentenceKit
import TestSupport
import Testing

struct EntryEditTests {
  private let entry: Entry = {
    let now = Timestamp(milliseconds: 1_800_000_000_000)
    return Entry(
      id: IdentifierMaker().next(at: now), rawText: "caf\u{E9}", kind: .record, timeText: "明天", createdAt: now, timeZone: "Asia/Taipei",
      localDate: CivilDate(dayNumber: 20_000))
  }()
  private let later = Timestamp(milliseconds: 1_800_000_060_000)

  @Test func `an edited entry keeps its raw text and its first timestamp`() {
    let edited = EntryEdit {
      $0.content = "咖啡"; $0.kind = .todo
    }.applied(to: entry, at: later)

    #expect(edited.content == "咖啡")
    #expect(edited.kind == .todo)
    #expect(edited.rawText == entry.rawText)
    #expect(edited.createdAt == entry.createdAt)
    #expect(edited.updatedAt == later)
  }

  @Test func `an edit that changes nothing leaves the entry as it is`() {
    #expect(EntryEdit().applied(to: entry, at: later) == entry)
    #expect(EntryEdit { $0.kind = .record }.applied(to: entry, at: later).updatedAt == entry.updatedAt)
  }

  @Test func `a field can be emptied, which is not the same as left alone`() {
    #expect(EntryEdit { $0.timeText = .clear }.applied(to: entry, at: later).timeText == nil)
    #expect(EntryEdit { $0.mood = .clear }.applied(to: entry, at: later).timeText == "明天")
  }

  @Test func `two edits of different fields both last`() {
    let once = EntryEdit { $0.content = "甲" }.applied(to: entry, at: later)
    let twice = EntryEdit { $0.mood = .set(Mood.palette[0]) }.applied(to: once, at: later)

    #expect(twice.content == "甲")
    #expect(twice.mood == Mood.palette[0])
  }

  @Test func `a change of bytes alone is a change`() {
    var other = entry
    other.content = "cafe\u{301}"
    let edit = EntryEdit(from: entry, to: other)

    #expect(!edit.isEmpty)
    #expect(Array(edit.applied(to: entry, at: later).content.utf8) == Array("cafe\u{301}".utf8))
    #expect(edit.applied(to: entry, at: later).updatedAt == later)
  }

  @Test func `a clock that runs behind never takes the last change back in time`() {
    let edited = EntryEdit { $0.kind = .mood }.applied(to: entry, at: Timestamp(milliseconds: 0))

    #expect(edited.updatedAt == entry.updatedAt)
  }
}
