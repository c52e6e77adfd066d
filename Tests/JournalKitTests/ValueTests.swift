import Foundation
import JournalKit
import LocalizationKit
import SentenceKit
import TestSupport
import Testing

struct ValueTests {
  @Test(arguments: ["", " ", "\t\r\n", "\u{3000}", "\u{00A0}", "\u{200B}\u{200D}\u{FEFF}", "\u{3164}", "\u{2800}", "\u{0}\u{7F}"])
  func `text without anything to see is blank`(text: String) {
    #expect(text.isBlank)
  }

  @Test(arguments: ["。", " a ", "👶🏻", "\u{301}", "ㄅ", "0"])
  func `text with something to see is not blank`(text: String) {
    #expect(!text.isBlank)
  }

  @Test(arguments: ["😊", "👨‍👩‍👧‍👦", "🇹🇼", "❤️", "👍🏽", "1️⃣"])
  func `any one emoji can be a mood`(emoji: String) throws {
    #expect(try #require(Mood(emoji)).emoji == emoji)
  }

  @Test(arguments: ["", "a", "1", "好", "😊😊", " 😊", "😊 ", "e\u{301}", "❤︎"])
  func `anything else is no mood`(text: String) {
    #expect(Mood(text) == nil)
  }

  @Test func `every mood of the palette is legal and has a name in each language`() {
    #expect(Mood.palette.map(\.emoji) == ["😊", "😴", "😢", "😡", "🎉", "😰", "🥰", "😌"])
    for mood in Mood.palette {
      #expect(Mood(mood.emoji) == mood)
      for language in Language.allCases { #expect(mood.name[language] != mood.emoji) }
    }
  }

  @Test(arguments: ["record", "todo", "measurement", "x-1_Y"])
  func `a well-formed kind is taken, known or not`(name: String) {
    #expect(EntryKind(name: name)?.rawValue == name)
  }

  @Test(arguments: ["", " ", "to do", "待辦", "a\nb", String(repeating: "k", count: 65)])
  func `a malformed kind is refused`(name: String) {
    #expect(EntryKind(name: name) == nil)
  }

  @Test func `an occurrence that this version cannot read is kept as it is`() throws {
    let decoded = try JSONDecoder().decode([Occurrence].self, from: Data(#"["2026-12-01T14:00","moon/full"]"#.utf8))

    #expect(decoded.map(\.text) == ["2026-12-01T14:00", "moon/full"])
    #expect(decoded[0].timeValue != nil)
    #expect(decoded[1].timeValue == nil)
  }

  @Test(arguments: [
    ("zh-TW", Language.zhHant), ("zh_TW.UTF-8", .zhHant), ("zh", .zhHant), ("zh-Hant-HK", .zhHant), ("zh-HK", .zhHant), ("zh-CN", .zhHans),
    ("zh-Hans-TW", .zhHans), ("zh_CN.UTF-8", .zhHans), ("zh-SG", .zhHans), ("en-GB", .en), ("EN", .en),
  ])
  func `a locale's name leads to a language`(tag: String, language: Language) {
    #expect(Language(tag: tag) == language)
  }

  @Test func `a locale that the product does not speak leads to Traditional Chinese`() {
    #expect(Language(tag: "fr-FR") == nil)
    #expect(Language.preferred(among: ["fr", "C", ""]) == .zhHant)
    #expect(Language.preferred(among: ["fr", "en-US", "zh"]) == .en)
  }

  @Test func `a cursor reads what it writes and nothing else`() throws {
    let id = try #require(Entry.ID("0199f000-1234-7abc-8def-0123456789ab"))
    let entry = Entry(
      id: id, rawText: "句", createdAt: Timestamp(milliseconds: -5), timeZone: "Asia/Taipei", localDate: CivilDate(dayNumber: 0))
    let cursor = EntryCursor(after: entry)

    #expect(EntryCursor(cursor.text) == cursor)
    for text in ["", "_", "5", "x_\(id.text)", "5_\(id.text)x", "99999999999999999_\(id.text)"] { #expect(EntryCursor(text) == nil) }
  }

  @Test func `the limit of a query stays in its range`() {
    #expect(EntryQuery(limit: 0).limit == 1)
    #expect(EntryQuery(limit: .max).limit == EntryQuery.largestPage)
  }
}
