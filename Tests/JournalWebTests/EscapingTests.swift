import JournalKit
import JournalWeb
import TestSupport
import Testing

@Suite struct EscapingTests {
  static let hostile = ["<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "</textarea><b>", "'onfocus='x", "</title><b>&lt;"]

  @Test(arguments: hostile)
  func `what a person wrote is text on every page`(text: String) async throws {
    let site = try Site()
    let person = try await site.person(text)
    let entry = try await site.save(text, changing: ["person": person.id.text])
    let card = try await site.review(text)
    let path = "/entries/\(entry.id.text)"
    _ = try await site.post(path + "/delete", [])

    let pages = [
      card, try await site.post("/entries", try #require(card.form("card")).filled(["content": text + " ", "kind": "x!"])),
      try await site.get("/?deleted=\(entry.id.text)"), try await site.get(path), try await site.get(path + "/edit"),
      try await site.get("/people"), try await site.post("/people", [("name", text)]),
      try await site.post("/card", [("sentence", text)], headers: ["Cookie": nil]),
      try await site.post("/nowhere", [("content", text)]),
    ]

    for page in pages {
      #expect(!page.contains(text))
      #expect(!page.contains("<img src=x"))
      #expect(!page.contains("<script>"))
      #expect(!page.contains("<b>"))
    }
  }

  @Test func `no page has a script or a style of its own`() async throws {
    let site = try Site()
    let entry = try await site.save("明天打疫苗")

    let path = "/entries/\(entry.id.text)"
    for target in ["/", "/people", "/settings", path, path + "/edit", "/x", "/?key=\(site.key.text)"] {
      let page = try await site.get(target)
      #expect(!page.contains("style="))
      #expect(!page.contains("<style"))
      #expect(page.html.matches(of: /<script[^>]*><\/script>/).count == page.html.matches(of: /<script/).count)
      #expect(page.html.matches(of: /\son[a-z]+=/).isEmpty)
      #expect(page.html.matches(of: /(src|href|action)="(?!\/)/).isEmpty)
    }
  }
}
