import JournalKit
import TestSupport
import Testing

@Suite struct EntryTests {
  @Test func `the page of an entry shows what was typed when the content differs`() async throws {
    let site = try Site()
    let entry = try await site.save("尿布快沒了", changing: ["content": "買尿布", "kind": "record", "mood": "😰"])

    let page = try await site.get("/entries/\(entry.id.text)")

    #expect(page.status == 200)
    #expect(page.text("content") == "買尿布")
    #expect(page.text("raw-text") == "尿布快沒了")
    #expect(page.text("suggested-kind") == "待辦")
    #expect(page.contains("😰"))
    #expect(page.text("written-at") == "11月30日 週一 15:00")
  }

  @Test func `what says nothing new is left out`() async throws {
    let site = try Site()
    let entry = try await site.save("剛換了尿布")

    let page = try await site.get("/entries/\(entry.id.text)")

    for id in ["raw-text", "suggested-kind", "time-text", "occurrence", "person", "done-at", "updated-at", "done"] {
      #expect(page.text(id) == nil)
    }
  }

  @Test func `time as said and the accepted conversion stand beside each other`() async throws {
    let site = try Site()
    let entry = try await site.save("明天下午三點打疫苗", changing: ["time": "0"])

    let page = try await site.get("/entries/\(entry.id.text)")

    #expect(page.text("time-text") == "「明天下午三點」")
    #expect(page.text("occurrence") == "12月1日 週二 15:00")
  }

  @Test func `deleting can be undone from the notice and from the entry's own page`() async throws {
    let site = try Site()
    let entry = try await site.save("尿布快沒了")
    let path = "/entries/\(entry.id.text)"

    let deleted = try await site.post(path + "/delete", [])
    let home = try await site.get(try #require(deleted.location))
    let page = try await site.get(path)
    let restored = try await site.post(path + "/restore", [])
    let after = try await site.get(try #require(restored.location))

    #expect(deleted.status == 303)
    #expect(home.text("notice")?.contains("已刪除") == true)
    #expect(home.contains("action=\"\(path)/restore\""))
    #expect(home.text("entries") == nil)
    #expect(page.status == 200)
    #expect(page.text("deleted")?.contains("已經刪除") == true)
    #expect(page.contains("action=\"\(path)/restore\""))
    #expect(after.text("entries")?.contains("尿布快沒了") == true)
    #expect(try await site.journal.entry(entry.id)?.deletedAt == nil)
  }

  @Test func `an old address offers no undo for what was undone`() async throws {
    let site = try Site()
    let entry = try await site.save("尿布快沒了")

    let page = try await site.get("/?deleted=\(entry.id.text)")

    #expect(page.text("notice") == nil)
  }

  @Test(arguments: ["todo", "request"])
  func `what can be done is done and opened again`(kind: String) async throws {
    let site = try Site()
    let entry = try await site.save("尿布快沒了", changing: ["kind": kind])
    let path = "/entries/\(entry.id.text)"

    _ = try await site.post(path + "/done", [])
    let done = try await site.get(path)
    let home = try await site.get("/")
    _ = try await site.post(path + "/reopen", [])

    #expect(done.text("done-at") != nil)
    #expect(done.text("reopen") == "改回未完成")
    #expect(home.contains("entry done"))
    #expect(try await site.journal.entry(entry.id)?.doneAt == nil)
  }

  @Test func `the form of an entry holds what it has, and saves what was changed`() async throws {
    let site = try Site()
    let person = try await site.person("小寶")
    let entry = try await site.save("明天下午三點打疫苗", changing: ["person": person.id.text, "mood": "🎉", "time": "0"])
    site.clock.advance(seconds: 60)
    let form = try #require(try await site.get("/entries/\(entry.id.text)/edit").form("card"))

    let answer = try await site.post(
      "/entries/\(entry.id.text)/edit", form.filled(["content": "後天打", "kind": "todo", "mood": "", "person": "", "time": ""]))

    #expect(form["content"] == "明天下午三點打疫苗")
    #expect(form["person"] == person.id.text)
    #expect(form["mood"] == "🎉")
    #expect(form["time"] == "0")
    #expect(answer.location == "/entries/\(entry.id.text)?updated=1")
    let edited = try #require(try await site.journal.entry(entry.id))
    #expect(edited.content == "後天打")
    #expect(edited.kind == .todo)
    #expect(edited.mood == nil)
    #expect(edited.personID == nil)
    #expect(edited.occurrence == nil)
    #expect(edited.timeText == "明天下午三點")
    #expect(edited.rawText == "明天下午三點打疫苗")
    #expect(edited.createdAt == entry.createdAt)
  }

  @Test func `two people who change different fields of one entry both keep their change`() async throws {
    let site = try Site()
    let entry = try await site.save("尿布快沒了")
    let path = "/entries/\(entry.id.text)/edit"
    let form = try #require(try await site.get(path).form("card"))

    _ = try await site.post(path, form.filled(["content": "買尿布"]))
    _ = try await site.post(path, form.filled(["mood": "😰"]))

    let edited = try #require(try await site.journal.entry(entry.id))
    #expect(edited.content == "買尿布")
    #expect(edited.mood?.emoji == "😰")
  }

  @Test func `a form that changes nothing leaves the entry as it was`() async throws {
    let site = try Site()
    let entry = try await site.save("明天下午三點打疫苗", changing: ["time": "0"])
    site.clock.advance(seconds: 60)
    let path = "/entries/\(entry.id.text)/edit"

    let answer = try await site.post(path, try #require(try await site.get(path).form("card")).fields)

    #expect(answer.status == 303)
    #expect(try await site.journal.entry(entry.id) == entry)
  }

  @Test func `kinds, moods and times that this version does not offer survive the form`() async throws {
    let site = try Site()
    let made = try await site.save("明天打疫苗")
    let occurrence = try #require(Occurrence("R/PT3H"))
    let edit = EntryEdit {
      $0.kind = EntryKind(rawValue: "temperature")
      $0.mood = .init(Mood("🦄"))
      $0.occurrence = .set(occurrence)
    }
    let odd = try await site.journal.edit(made.id, edit, at: site.clock.now)
    let path = "/entries/\(odd.id.text)/edit"

    let page = try await site.get(path)
    _ = try await site.post(path, try #require(page.form("card")).filled(["content": "改了"]))

    #expect(page.contains("每 3 小時"))
    let edited = try #require(try await site.journal.entry(odd.id))
    #expect(edited.content == "改了")
    #expect(edited.kind.rawValue == "temperature")
    #expect(edited.mood?.emoji == "🦄")
    #expect(edited.occurrence?.text == "R/PT3H")
  }

  @Test func `blank content is an error at the field of the form`() async throws {
    let site = try Site()
    let entry = try await site.save("尿布快沒了")
    let path = "/entries/\(entry.id.text)/edit"
    let form = try #require(try await site.get(path).form("card"))

    let page = try await site.post(path, form.filled(["content": "", "kind": "todo"]))

    #expect(page.status == 422)
    #expect(page.contains("aria-describedby=\"content-error\""))
    #expect(page.form("card")?["kind"] == "todo")
    #expect(try await site.journal.entry(entry.id)?.content == "尿布快沒了")
  }

  @Test(arguments: ["", "/edit"])
  func `an entry that is not there is a page that says so`(suffix: String) async throws {
    let site = try Site()

    let page = try await site.get("/entries/0199e0c0-0000-7000-8000-000000000000\(suffix)")

    #expect(page.status == 404)
    #expect(page.contains("找不到這一條"))
  }

  @Test(arguments: ["/entries/1", "/entries/x/edit", "/entries/0199e0c0-0000-7000-8000-000000000000/explode", "/nowhere", "/a/b/c/d"])
  func `an address that leads nowhere says so`(target: String) async throws {
    let site = try Site()

    #expect(try await site.get(target).status == 404)
  }
}
