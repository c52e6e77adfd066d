import Foundation
import HTTPKit
import JournalKit
import SentenceKit
import TestSupport
import Testing

@testable import JournalWeb

/// A card that offers to save two entries. The proposal is made by hand and sent with the form, as a card carries it.
@Suite struct PartingTests {
  private let sentence = "換了尿布，奶粉快沒了"

  private var reading: DraftReading {
    func suggestion(_ kind: EntryKind) -> Suggestion { Suggestion(kind: kind, confidence: 0.7, basis: "model:words") }
    return DraftReading(
      suggestion: suggestion(.record),
      quantities: [.init(text: "兩小時", amount: 2, unit: "h"), .init(text: "120ml", amount: 120, unit: "ml")], topic: "diaper",
      mood: Mood("😌"),
      parts: [
        .init(content: "換了尿布", reading: DraftReading(suggestion: suggestion(.record), mood: Mood("😊"))),
        .init(content: "奶粉快沒了", reading: DraftReading(suggestion: suggestion(.todo))),
      ])
  }

  /// The fields of a card with this reading.
  private func fields(_ site: Site, _ changes: [String: String] = [:]) async throws -> [(String, String)] {
    let plain = try #require(try await site.review(sentence).form("card"))
    site.clock.advance(seconds: 1)
    let second: Entry.ID = IdentifierMaker().next(at: site.clock.now)
    return plain.filled(["reading": ReadingCode.encode(reading), "secondID": second.text, "mood": "😌"].merging(changes) { $1 })
  }

  /// The card as it is shown: sent with blank content, it comes back.
  private func card(_ site: Site, language: String = "zh-TW") async throws -> Page {
    try await site.post("/entries", try await fields(site, ["content": " "]), headers: ["Accept-Language": language])
  }

  @Test func `the card offers two entries and keeps one unless told otherwise`() async throws {
    let site = try Site()
    let card = try await card(site)
    #expect(card.contains("id=\"save-two\""))
    #expect(card.text("parts")?.contains("奶粉快沒了") == true)
    #expect(card.form("card")?["part-kind-2"] == "todo")
    // Enter presses the first button.
    let save = try #require(card.html.range(of: "id=\"save\""))
    #expect(card.html[save.upperBound...].contains("id=\"save-two\""))

    let one = try await site.post("/entries", try #require(card.form("card")).filled(["content": sentence]))

    #expect(try await site.entry(of: one).content == sentence)
    #expect(try await site.journal.entries(.init()).entries.count == 1)
  }

  @Test func `two entries are saved once, with the kinds that were chosen`() async throws {
    let site = try Site()
    let form = try #require(try await card(site).form("card"))
    let sent = form.filled(["content": sentence, "action": "split", "part-kind-1": "mood"])

    let first = try await site.post("/entries", sent)
    let second = try await site.post("/entries", sent)

    #expect(first.status == 303 && first.savedID == second.savedID)
    let entries = try await site.journal.entries(.init()).entries.sorted { $0.id < $1.id }
    #expect(entries.map(\.content) == ["換了尿布", "奶粉快沒了"])
    #expect(entries.map(\.kind) == [.mood, .todo])
    #expect(entries.map { $0.suggestion?.kind } == [.record, .todo])
    #expect(entries.map(\.mood?.emoji) == ["😊", nil])
    #expect(entries.allSatisfy { $0.rawText == sentence })
  }

  @Test func `a change of the content is not lost by saving two`() async throws {
    let site = try Site()

    let page = try await site.post("/entries", try await fields(site, ["content": "換了尿布，奶粉沒了", "action": "split"]))

    #expect(page.status == 422)
    #expect(page.text("content-error")?.contains("改過") == true)
    #expect(page.form("card")?["content"] == "換了尿布，奶粉沒了")
    #expect(try await site.journal.entries(.init()).entries.isEmpty)
  }

  @Test func `two of a sentence that says one thing, and one identifier for both, are no card`() async throws {
    let site = try Site()
    let plain = try #require(try await site.review("買牛奶").form("card"))
    #expect(try await site.post("/entries", plain.filled(["action": "split"])).status == 400)

    let twice = try await fields(site)
    let id = try #require(twice.first { $0.0 == "id" }?.1)
    #expect(try await site.post("/entries", twice.filter { $0.0 != "secondID" } + [("secondID", id)]).status == 400)
  }

  @Test(arguments: [
    ("zh-TW", "「兩小時」2 小時、120 ml", "尿布與大小便", "推測"), ("zh-CN", "“兩小時” 2 小时、120 ml", "尿布与大小便", "推测"),
    ("en", "“兩小時” 2 hours, 120 ml", "Diapers", "guess"),
  ])
  func `what else was read is on the card in the person's words, marked as a guess`(
    language: String, quantities: String, topic: String, mark: String
  ) async throws {
    let card = try await card(try Site(), language: language)

    #expect(card.text("quantities") == "\(quantities) \(mark)")
    #expect(card.text("topic") == "\(topic) \(mark)")
    #expect(card.text("suggested-mood") == mark)
  }

  @Test func `a suggested mood is kept or dropped`() async throws {
    let site = try Site()

    let kept = try await site.entry(of: try await site.post("/entries", try await fields(site, ["mood": "😌"])))
    let dropped = try await site.entry(of: try await site.post("/entries", try await fields(site, ["mood": ""])))

    #expect(kept.mood?.emoji == "😌")
    #expect(dropped.mood == nil)
  }

  @Test func `the pages say so when a guess is doubtful, and are calm where it is nearly sure`() async throws {
    func card(_ confidence: Double) async throws -> Page {
      let site = try Site()
      let reading = DraftReading(suggestion: Suggestion(kind: .todo, confidence: confidence, basis: "rule:shortage"))
      return try await site.post("/entries", try await fields(site, ["content": " ", "reading": ReadingCode.encode(reading)]))
    }

    let doubtful = try await card(0.3)
    let sure = try await card(0.95)

    #expect(doubtful.text("check") != nil && sure.text("check") == nil)
    #expect(sure.contains("certainty-sure") && sure.text("suggested-kind")?.contains("推測") == true)
    #expect(sure.text("basis")?.contains("快用完") == true)
  }
}

extension JournalAPITests {
  @Test func `a sentence that says one thing has no parts`() async throws {
    let answer = try await APIFixture().send(.post, "/interpretations", json: #"{"text":"買牛奶"}"#)

    #expect((try answer.object()["parts"] as? [Any])?.isEmpty == true)
  }

  @Test func `the parts of an interpretation can be saved, each with its own suggestion`() async throws {
    let api = try APIFixture()
    let answer = try await api.send(.post, "/interpretations", json: #"{"text":"換了尿布，奶粉快沒了"}"#)
    let parts = try #require(try answer.object()["parts"] as? [[String: Any]])
    #expect(parts.compactMap { $0["content"] as? String } == ["換了尿布", "奶粉快沒了"])

    for (number, part) in parts.enumerated() {
      let content = try #require(part["content"] as? String)
      let kind = try #require(part["kind"] as? String)
      let saved = try await api.put(number + 1, #"{"rawText":"換了尿布，奶粉快沒了","content":"\#(content)"}"#)
      #expect(try saved.entry().kind.rawValue == kind)
      #expect(try saved.entry().suggestion?.kind.rawValue == kind)
    }
  }
}
