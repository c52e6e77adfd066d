import HTTPKit
import JournalKit
import TestSupport
import Testing

@Suite struct CaptureTests {
  @Test func `a sentence becomes a card, is changed to a record and stands on top of the list`() async throws {
    let site = try Site()
    _ = try await site.save("早一點的")
    site.clock.advance(seconds: 60)

    let card = try await site.review("尿布快沒了")
    let saved = try await site.post("/entries", try #require(card.form("card")).filled(["kind": "record"]))
    let home = try await site.get(try #require(saved.location))

    #expect(card.text("raw-text") == "尿布快沒了")
    #expect(card.form("card")?["kind"] == "todo")
    #expect(card.text("basis") == "推測「待辦」：這句話說東西快用完了、壞了或過期了")
    #expect(saved.status == 303)
    let entries = try await site.journal.entries(.init()).entries
    #expect(entries.map(\.content) == ["尿布快沒了", "早一點的"])
    #expect(entries[0].kind == .record)
    #expect(entries[0].suggestion?.kind == .todo)
    #expect(home.text("notice")?.contains("已存好") == true)
    let list = try #require(home.text("entries"))
    #expect(list.contains("尿布快沒了"))
  }

  @Test func `the suggested kind is marked as a guess, and as a candidate after another was chosen`() async throws {
    let site = try Site()
    let card = try await site.review("尿布快沒了")

    let again = try await site.post("/entries", try #require(card.form("card")).filled(["kind": "record", "content": " "]))

    #expect(card.text("suggested-kind") == "推測")
    #expect(again.contains("data-kind=\"todo\""))
    #expect(again.contains("候選分類"))
    #expect(again.form("card")?["kind"] == "record")
  }

  @Test(arguments: ["", " ", "\n\n", "\u{3000}", "\u{200B}"])
  func `a blank sentence stays in the input with an error at the field`(sentence: String) async throws {
    let site = try Site()

    let page = try await site.review(sentence)

    #expect(page.status == 422)
    #expect(page.contains("aria-invalid=\"true\""))
    #expect(page.contains("aria-describedby=\"sentence-error\""))
    #expect(page.text("sentence-error") != nil)
    #expect(page.form("card") == nil)
  }

  @Test func `a sentence that is too long is given back whole`() async throws {
    let site = try Site()
    let sentence = String(repeating: "很長", count: 5_000)

    let page = try await site.review(sentence)

    #expect(page.status == 422)
    #expect(page.form("capture")?["sentence"] == sentence)
  }

  @Test func `blank content is an error at its field and everything else stays`() async throws {
    let site = try Site()
    let person = try await site.person("小寶")
    let card = try await site.review("明天下午三點打疫苗")
    let filled = try #require(card.form("card")).filled(
      ["content": " \n", "kind": "todo", "mood": "😰", "person": person.id.text, "time": "0"])

    let page = try await site.post("/entries", filled)

    #expect(page.status == 422)
    #expect(page.contains("aria-describedby=\"content-error\""))
    #expect(page.text("content-error") != nil)
    let form = try #require(page.form("card"))
    #expect(form["kind"] == "todo")
    #expect(form["mood"] == "😰")
    #expect(form["person"] == person.id.text)
    #expect(form["time"] == "0")
    #expect(page.text("raw-text") == "明天下午三點打疫苗")
    #expect(try await site.journal.entries(.init()).entries.isEmpty)
  }

  @Test func `the time stays as said unless its conversion is accepted`() async throws {
    let site = try Site()

    let kept = try await site.save("明天下午三點打疫苗")
    let accepted = try await site.save("明天下午三點打疫苗", changing: ["time": "0"])

    #expect(kept.timeText == "明天下午三點")
    #expect(kept.occurrence == nil)
    #expect(accepted.timeText == "明天下午三點")
    #expect(accepted.occurrence?.text == "2026-12-01T15:00")
  }

  @Test func `the conversion is read from the day the sentence was written, not from the day it is saved`() async throws {
    let site = try Site()
    let card = try #require(try await site.review("明天下午三點打疫苗").form("card"))
    site.clock.advance(seconds: 2 * 86_400)

    let saved = try await site.post("/entries", card.filled(["time": "0"]))

    let entry = try await site.entry(of: saved)
    #expect(entry.occurrence?.text == "2026-12-01T15:00")
    #expect(entry.createdAt == site.clock.now)
  }

  @Test func `cancel keeps nothing in the journal and brings the sentence back, without an address that holds it`() async throws {
    let site = try Site()
    let card = try #require(try await site.review("其實不想寫").form("card"))

    let page = try await site.post("/", card.filled(["action": "cancel"]))

    #expect(page.status == 200)
    #expect(page.location == nil)
    #expect(page.form("capture")?["sentence"] == "其實不想寫")
    #expect(try await site.journal.entries(.init()).entries.isEmpty)
    #expect(try await site.journal.changeSequence() == 0)
  }

  @Test func `the same card sent twice is one entry`() async throws {
    let site = try Site()
    let card = try #require(try await site.review("尿布快沒了").form("card"))

    let first = try await site.post("/entries", card.fields)
    site.clock.advance(seconds: 1)
    let second = try await site.post("/entries", card.fields)

    #expect(second.savedID == first.savedID)
    #expect(try await site.journal.entries(.init()).entries.count == 1)
  }

  @Test func `sent by many at once it is still one entry`() async throws {
    let site = try Site()
    let card = try #require(try await site.review("尿布快沒了").form("card"))

    let statuses = try await withThrowingTaskGroup(of: UInt16.self) { group in
      for _ in 0..<8 { group.addTask { try await site.post("/entries", card.fields).status } }
      return try await group.reduce(into: [UInt16]()) { $0.append($1) }
    }

    #expect(statuses.allSatisfy { $0 == 303 })
    #expect(try await site.journal.entries(.init()).entries.count == 1)
  }

  @Test func `back, change, save again changes the entry`() async throws {
    let site = try Site()
    let card = try #require(try await site.review("尿布快沒了").form("card"))
    _ = try await site.post("/entries", card.fields)
    site.clock.advance(seconds: 30)

    let again = try await site.post("/entries", card.filled(["kind": "todo", "content": "買尿布"]))

    let entry = try await site.entry(of: again)
    #expect(entry.kind == .todo)
    #expect(entry.content == "買尿布")
    #expect(entry.rawText == "尿布快沒了")
    #expect(try await site.journal.entries(.init()).entries.count == 1)
  }

  @Test func `a person named in the sentence is proposed, and nobody is a valid answer`() async throws {
    let site = try Site()
    let person = try await site.person("小寶")

    let proposed = try await site.save("小寶喝了 120ml")
    let nobody = try await site.save("小寶喝了 120ml", changing: ["person": ""])

    #expect(proposed.personID == person.id)
    #expect(nobody.personID == nil)
  }

  @Test(arguments: [
    ["id": "1"], ["id": ""], ["rawText": "%"], ["rawText": ""], ["draftedAt": "yesterday"], ["timeZone": "Mars/Olympus"], ["kind": "<b>"],
    ["mood": "x"], ["person": "somebody"], ["time": "7"], ["time": "-1"], ["time": "abc"],
  ])
  func `a card that was tampered with is refused with the words on the page`(changes: [String: String]) async throws {
    let site = try Site()
    let card = try #require(try await site.review("明天打疫苗").form("card"))

    let page = try await site.post("/entries", card.filled(changes))

    #expect(page.status == 400)
    #expect(page.text("typed") == "明天打疫苗")
    #expect(try await site.journal.entries(.init()).entries.isEmpty)
  }

  @Test func `a body that is no form is refused`() async throws {
    let site = try Site()

    for target in ["/card", "/entries", "/", "/people", "/settings"] {
      let page = try await site.send(.post, target, body: Array("{}".utf8), headers: ["Content-Type": "application/json"])
      #expect(page.status == 400)
    }
  }

  @Test func `whoever reloads the address of a card begins at the list`() async throws {
    let site = try Site()

    #expect(try await site.get("/card").location == "/")
    #expect(try await site.get("/entries").location == "/")
  }
}
