import JournalKit
import TestSupport
import Testing

@Suite struct PeopleTests {
  @Test func `somebody is added, renamed, put away and brought back`() async throws {
    let site = try Site()

    let added = try await site.post("/people", [("name", " 小寶 ")])
    let person = try #require(try await site.journal.people(includingArchived: false).first)
    let path = "/people/\(person.id.text)"
    _ = try await site.post(path + "/rename", [("name", "大寶")])
    let renamed = try await site.get("/people")
    _ = try await site.post(path + "/archive", [])
    let archived = try await site.journal.people(includingArchived: false)
    _ = try await site.post(path + "/restore", [])

    #expect(added.location == "/people")
    #expect(person.name == "小寶")
    #expect(renamed.contains("value=\"大寶\""))
    #expect(archived.isEmpty)
    #expect(try await site.journal.people(includingArchived: false).map(\.name) == ["大寶"])
  }

  @Test(arguments: ["", "  ", String(repeating: "長", count: 101), "小寶"])
  func `a name that cannot be taken is an error at the field`(name: String) async throws {
    let site = try Site()
    _ = try await site.person("小寶")

    let page = try await site.post("/people", [("name", name)])

    #expect(page.status == 422)
    #expect(page.contains("aria-describedby=\"name-error\""))
    #expect(page.form("add-person")?["name"] == name)
    #expect(try await site.journal.people(includingArchived: true).count == 1)
  }

  @Test func `a refused new name stays in its own field`() async throws {
    let site = try Site()
    let first = try await site.person("小寶")
    _ = try await site.person("阿嬤")

    let page = try await site.post("/people/\(first.id.text)/rename", [("name", "阿嬤")])

    #expect(page.status == 422)
    #expect(page.contains("id=\"name-\(first.id.text)-error\""))
    #expect(page.form("add-person")?["name"] == "")
    #expect(try await site.journal.people(includingArchived: true).map(\.name) == ["小寶", "阿嬤"])
  }

  @Test func `somebody put away is no longer offered, except where chosen already`() async throws {
    let site = try Site()
    let person = try await site.person("小寶")
    let entry = try await site.save("小寶睡了")
    _ = try await site.post("/people/\(person.id.text)/archive", [])

    let card = try await site.review("小寶醒了")
    let form = try #require(try await site.get("/entries/\(entry.id.text)/edit").form("card"))

    #expect(!card.contains(person.id.text))
    #expect(form["person"] == person.id.text)
  }
}
