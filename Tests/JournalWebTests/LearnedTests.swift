import HTTPKit
import JournalKit
import JournalSQLite
import LocalizationKit
import SentenceKit
import TestSupport
import Testing

@Suite struct LearnedTests {
  @Test func `a kind that was chosen on a card is proposed on the next card, with the reason`() async throws {
    let site = try Site()
    _ = try await site.save("毛巾掛陽台", changing: ["kind": "mood"])

    let card = try await site.review("毛巾掛陽台")

    #expect(card.form("card")?["kind"] == "mood")
    #expect(card.text("basis")?.contains("家裡以前這樣分過") == true)
  }

  @Test func `a card that is sent again after it taught something changes nothing`() async throws {
    let site = try Site()
    let card = try await site.review("毛巾明天下午掛陽台")
    let fields = try #require(card.form("card")).filled(["kind": "mood", "time": "0"])
    let first = try await site.entry(of: try await site.post("/entries", fields))
    let learned = try await site.journal.learnedWeights()

    let second = try await site.post("/entries", fields)

    #expect(second.savedID == first.id)
    #expect(try await site.journal.entry(first.id) == first)
    #expect(try await site.journal.learnedWeights() == learned)
  }

  @Test func `what a card proposed comes back with it, whatever was learned in between`() async throws {
    let site = try Site()
    let card = try await site.review("毛巾掛陽台")
    let proposed = try #require(card.form("card")?["kind"])
    _ = try await site.save("毛巾掛陽台", changing: ["kind": "mood"])

    let entry = try await site.entry(of: try await site.post("/entries", try #require(card.form("card")).fields))

    #expect(entry.suggestion?.kind.rawValue == proposed)
    #expect(entry.kind.rawValue == proposed)
  }

  @Test(arguments: ["", "!", "e30=", "bnVsbA=="])
  func `a card whose proposal was tampered with is given back`(sent: String) async throws {
    let site = try Site()
    let card = try await site.review("毛巾掛陽台")

    let answer = try await site.post("/entries", try #require(card.form("card")).filled(["reading": sent]))

    #expect(answer.status == 400)
    #expect(answer.contains("毛巾掛陽台"))
  }

  @Test func `the settings show what was learned, words are forgotten and brought back`() async throws {
    let site = try Site()
    #expect(try await site.get("/settings").text("nothing-learned") != nil)
    _ = try await site.save("毛巾掛陽台", changing: ["kind": "mood"])
    let settings = try await site.get("/settings")
    #expect(settings.text("nothing-learned") == nil)
    #expect(settings.contains("「毛巾掛陽台」"))

    let reset = try await site.post("/learned/reset", [("words", "毛巾掛陽台")])
    let after = try await site.get(try #require(reset.location))
    #expect(reset.status == 303)
    #expect(after.text("notice")?.contains("已忘掉") == true)
    #expect(after.contains("action=\"/learned/restore\""))
    #expect(try await site.journal.learnedWeights().isEmpty)
    #expect(try await site.review("毛巾掛陽台").form("card")?["kind"] != "mood")

    let restored = try await site.post("/learned/restore", [])
    #expect(try await site.get(try #require(restored.location)).text("notice")?.contains("已復原") == true)
    #expect(try await site.review("毛巾掛陽台").form("card")?["kind"] == "mood")
  }

  @Test func `everything is forgotten by one button, which is there only where something was learned`() async throws {
    let site = try Site()
    #expect(try await site.get("/settings").form("forget-all") == nil)
    _ = try await site.save("毛巾掛陽台", changing: ["kind": "mood"])
    #expect(try await site.get("/settings").form("forget-all")?.fields.isEmpty == true)

    _ = try await site.post("/learned/reset", [])

    #expect(try await site.journal.learnedWeights().isEmpty)
  }

  @Test func `what was learned is escaped, and a journal that fails says so`() async throws {
    let site = try Site()
    _ = try await site.save("<b>毛巾</b>", changing: ["kind": "mood"])
    let shown = try await site.get("/settings")
    #expect(!shown.contains("<b>"))

    site.store.fail(with: .locked)
    let page = try await site.get("/settings")
    #expect(page.status == 200)
    #expect(page.contains("role=\"alert\""))
    #expect(try await site.post("/learned/reset", []).status == 503)
  }
}

extension JournalAPITests {
  @Test func `what was learned is listed, reset by words and as a whole, and brought back`() async throws {
    let api = try APIFixture()
    try await api.put(1, #"{"rawText":"毛巾掛陽台","kind":"mood"}"#)
    try await api.put(2, #"{"rawText":"買牛奶"}"#)

    let all = try #require(try await api.send(.get, "/learned").object()["weights"] as? [[String: Any]])
    #expect(all.contains { $0["words"] as? String == "毛巾掛陽台" && $0["kind"] as? String == "mood" })
    #expect(!all.contains { $0["words"] as? String == "牛奶" })
    #expect(try await api.send(.get, "/learned?limit=1").object()["weights"] as? [[String: Any]] != nil)

    let some = try await api.send(.delete, "/learned?words=%E6%AF%9B%E5%B7%BE")
    #expect(some.status == 200)
    #expect(try (some.object()["count"] as? Int ?? 0) > 0)
    #expect(try await api.send(.post, "/learned/restore").object()["count"] as? Int == some.object()["count"] as? Int)
    #expect(try await api.send(.delete, "/learned").status == 200)
    #expect(try await api.send(.get, "/learned").text == #"{"weights":[]}"#)
    #expect(try await api.send(.delete, "/learned").object()["count"] as? Int == 0)
  }

  @Test func `the interpretation of a sentence knows what was learned`() async throws {
    let api = try APIFixture()
    try await api.put(1, #"{"rawText":"毛巾掛陽台","kind":"mood"}"#)

    let answer = try await api.send(.post, "/interpretations", json: #"{"text":"毛巾掛陽台"}"#)

    #expect(try answer.text("kind") == "mood")
    #expect(try answer.text("basis") == "learned:household")
  }

  @Test(arguments: ["/learned?words=", "/learned?words=%20"])
  func `blank words are refused, since nothing would be meant as everything`(path: String) async throws {
    #expect(try await APIFixture().send(.delete, path).isProblem(400, "invalid-parameter"))
  }
}
