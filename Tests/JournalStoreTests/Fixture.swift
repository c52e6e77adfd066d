import JournalKit
import JournalSQLite
import SentenceKit
import Testing

/// What the fixture of every released schema holds. How a fixture is made: docs/decisions/storage.md.
enum Fixture {
  /// People first, then entries, each sorted by identifier, then learned weights in a schema that holds them.
  static func records(_ version: Int = JournalSchema.migrations.count) throws -> [JournalRecord] {
    let child = Person(
      id: Person.ID(high: 0x019a_0000_0000_7001, low: 0x8000_0000_0000_0001), name: "安安", createdAt: instant(0), updatedAt: instant(1))
    let cat = Person(
      id: Person.ID(high: 0x019a_0000_0000_7001, low: 0x8000_0000_0000_0002), name: "咪咪 🐈‍⬛", createdAt: instant(2), updatedAt: instant(3),
      archivedAt: instant(3))
    func entry(_ number: UInt64, _ rawText: String, _ fill: (inout Entry) -> Void = { _ in }) throws -> JournalRecord {
      var entry = Entry(
        id: id(number), rawText: rawText, createdAt: instant(Int64(number)), timeZone: "Asia/Taipei",
        localDate: try #require(CivilDate("2026-11-30")))
      fill(&entry)
      return .entry(entry)
    }
    let full = Entry(
      id: id(7), rawText: "明天下午打疫苗", content: "明天下午兩點打疫苗", kind: .todo,
      suggestion: Suggestion(kind: .record, confidence: 0.1 + 0.2, basis: "rule:otherwise"), timeText: "明天下午",
      occurrence: Occurrence("2026-12-01T14:00"), mood: Mood("😰"), personID: child.id, memberID: Member.ID(high: 5, low: 6),
      tags: ["疫苗", "引\"號\\"], createdAt: instant(7), timeZone: "America/St_Johns", localDate: try #require(CivilDate("2026-11-29")),
      updatedAt: instant(8), doneAt: instant(9), deletedAt: instant(10))
    let learned = [
      HouseholdWeight(feature: "^尿布快没了$", kind: .todo, weight: 0.1 + 0.2, words: "尿布快沒了", updatedAt: instant(1)),
      HouseholdWeight(feature: "尿布", kind: EntryKind(rawValue: "milestone"), weight: -1.5, words: "尿布", updatedAt: instant(2)),
      HouseholdWeight(feature: "尿布", kind: .record, weight: -0.5, words: "尿布", updatedAt: instant(2), deletedAt: instant(2)),
    ]
    return [
      .person(child), .person(cat),
      try entry(1, "尿布快沒了"),
      try entry(2, "全家 👩‍👩‍👧‍👦 去公園 ❤️‍🔥"),
      try entry(3, "ㄅㄠˇ ㄅㄠˇ 說ㄇㄚ"),
      try entry(4, "cafe\u{301} \u{E9}\0x"),
      try entry(5, "第一次翻身") { $0.kind = EntryKind(rawValue: "milestone") },
      try entry(6, "刪掉的") { $0.deletedAt = instant(20) },
      .entry(full),
      try entry(8, "買牛奶") {
        $0.kind = .todo
        $0.doneAt = instant(30)
        $0.personID = cat.id
      },
    ] + (version < 2 ? [] : learned.map { .learned($0) })
  }

  /// The identifier of the fixture's entry of a number.
  static func id(_ number: UInt64) -> Entry.ID { Entry.ID(high: 0x019a_0000_0000_7000, low: 0x8000_0000_0000_0000 + number) }
}
