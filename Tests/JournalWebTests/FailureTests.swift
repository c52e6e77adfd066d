import JournalKit
import LocalizationKit
import TestSupport
import Testing

@Suite struct FailureTests {
  static let errors: [(JournalError, UInt16)] = [
    (.diskFull, 507), (.readOnly, 403), (.noPermission, 403), (.locked, 503), (.damaged, 500),
    (.newerVersion(found: 9, supported: 1), 403), (.cannotOpen, 500), (.unknownPerson, 422), (.identifierTaken, 409),
    (.storage(code: 5), 500),
  ]

  @Test(arguments: errors)
  func `a failed save shows the card again with the error and everything typed`(error: JournalError, status: UInt16) async throws {
    let site = try Site()
    let person = try await site.person("小寶")
    let card = try #require(try await site.review("明天下午三點打疫苗").form("card"))
    let filled = card.filled(["content": "改過的內容 <3", "kind": "todo", "mood": "🎉", "person": person.id.text, "time": "0"])
    site.store.fail(with: error)

    let page = try await site.post("/entries", filled)

    #expect(page.status == status)
    let alert = try #require(page.text("failure"))
    #expect(alert.contains(error.sentence[.zhHant]))
    #expect(page.contains(error.nextStep[.zhHant].replacing("\"", with: "&quot;")))
    let form = try #require(page.form("card"))
    for (name, value) in filled { #expect(form[name] == value) }
  }

  @Test(arguments: errors)
  func `a card that failed is saved once by trying again`(error: JournalError, status: UInt16) async throws {
    let site = try Site()
    let card = try #require(try await site.review("尿布快沒了").form("card"))
    site.store.fail(with: error)
    let failed = try #require(try await site.post("/entries", card.fields).form("card"))
    site.store.fail(with: nil)

    let saved = try await site.post("/entries", failed.fields)

    #expect(saved.status == 303)
    #expect(try await site.journal.entries(.init()).entries.map(\.rawText) == ["尿布快沒了"])
  }

  @Test(arguments: errors)
  func `a list that cannot be read says why, and the input stays usable`(error: JournalError, status: UInt16) async throws {
    let site = try Site()
    site.store.fail(with: error)

    let home = try await site.get("/")
    let card = try await site.review("尿布快沒了")

    #expect(home.status == status)
    #expect(home.text("failure")?.contains(error.sentence[.zhHant]) == true)
    #expect(home.form("capture") != nil)
    #expect(home.text("empty") == nil)
    #expect(card.status == 200)
    #expect(card.form("card")?["content"] == "尿布快沒了")
  }

  @Test(arguments: errors)
  func `a failed edit keeps what was changed`(error: JournalError, status: UInt16) async throws {
    let site = try Site()
    let entry = try await site.save("尿布快沒了")
    let form = try #require(try await site.get("/entries/\(entry.id.text)/edit").form("card"))
    site.store.fail(with: error)

    let page = try await site.post("/entries/\(entry.id.text)/edit", form.filled(["content": "買尿布"]))

    #expect(page.status == status)
    #expect(page.contains(error.sentence[.zhHant]))
    #expect(page.contains("買尿布"))
    #expect(try await site.journal.entry(entry.id)?.content == "尿布快沒了")
  }

  @Test func `deleting that fails says why and deletes nothing`() async throws {
    let site = try Site()
    let entry = try await site.save("尿布快沒了")
    site.store.fail(with: .locked)

    let page = try await site.post("/entries/\(entry.id.text)/delete", [])

    #expect(page.status == 503)
    #expect(page.contains(JournalError.locked.sentence[.zhHant]))
    #expect(try await site.journal.entry(entry.id)?.deletedAt == nil)
  }

  @Test func `a person who cannot be added stays in the field`() async throws {
    let site = try Site()
    site.store.fail(with: .diskFull)

    let page = try await site.post("/people", [("name", "小寶")])

    #expect(page.status == 507)
    #expect(page.form("add-person")?["name"] == "小寶")
  }
}
