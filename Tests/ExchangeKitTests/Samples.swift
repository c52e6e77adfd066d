import Foundation
import JournalKit
import JournalSQLite
import SentenceKit
import Testing

@testable import ExchangeKit

/// What the tests of this target put into journals.
enum Samples {
  /// Sentences that are easily damaged: combining marks, joined emoji, bopomofo, controls, separators, nothing after the escape.
  static let delicate = [
    "尿布快沒了", "cafe\u{301} 換尿布", "café 換尿布", "👨‍👩‍👧‍👦 出門 🏳️‍🌈", "ㄅㄆㄇ ㄋㄟㄋㄟ", "第一行\n第二行\r\n第三行\t尾", "\u{2028}\u{2029}\u{85}分隔",
    "引號\"與\\反斜線/斜線", "零\u{0}零", "\u{7f}\u{1f}控制", "１２０ｍｌ", "{\"type\":\"journal\"}", "\u{FEFF}句首記號", "\u{10FFFF}末", " 前後空白 ",
  ]

  static func date(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

  static func timestamp(_ seconds: Int) -> Timestamp { Timestamp(milliseconds: 1_796_022_000_000 + Int64(seconds) * 1000 + 7) }

  static func id<Subject>(_ number: Int) -> Identifier<Subject> {
    Identifier(high: 0x0199_0000_0000_7000 + UInt64(number), low: 0x8000_0000_0000_0000 + UInt64(number))
  }

  /// An entry in which every field is set, or as many as may be when `isFull` is false.
  static func entry(_ number: Int, _ text: String, isFull: Bool = true, personID: Person.ID? = nil) throws -> Entry {
    var entry = Entry(
      id: id(number), rawText: text, suggestion: isFull ? Suggestion(kind: .todo, confidence: 0.1 + 0.2, basis: "rule:otherwise") : nil,
      createdAt: timestamp(number), timeZone: "Asia/Taipei", localDate: try date("2026-11-30"))
    guard isFull else { return entry }
    entry.content = text + "（改）"
    entry.kind = EntryKind(rawValue: "from-the-future")
    entry.timeText = "明天下午"
    entry.occurrence = Occurrence("2026-12-01T14:00")
    entry.mood = Mood("🥰")
    entry.personID = personID
    entry.tags = ["標籤", "e\u{301}", "quo\"te"]
    entry.doneAt = timestamp(number + 5)
    entry.updatedAt = timestamp(number + 6)
    return entry
  }

  /// A journal with people, an archived one among them, and delicate entries, one of them deleted.
  static func journal() async throws -> SQLiteJournal {
    let store = try SQLiteJournal.inMemory()
    let child = Person(id: id(900), name: "妹妹", createdAt: timestamp(0), updatedAt: timestamp(0))
    let elder = Person(id: id(901), name: "Ama\u{301}", createdAt: timestamp(1), updatedAt: timestamp(2), archivedAt: timestamp(2))
    try await store.save(child)
    try await store.save(elder)
    for (number, text) in delicate.enumerated() {
      _ = try await store.save([try entry(number, text, isFull: number.isMultiple(of: 2), personID: child.id)])
    }
    _ = try await store.edit(id(3), .deleted(at: timestamp(50)), at: timestamp(50))
    return store
  }
}
