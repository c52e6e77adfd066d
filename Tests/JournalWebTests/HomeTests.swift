import JournalKit
import SentenceKit
import TestSupport
import Testing

@Suite struct HomeTests {
  private func entry(
    _ text: String, on site: Site, at timestamp: String, kind: EntryKind = .record, mood: Mood? = nil, zone: String = "Asia/Taipei",
    localDate: String
  ) async throws -> Entry {
    let at = try #require(Timestamp(timestamp))
    let day = try #require(CivilDate(localDate))
    let entry = Entry(
      id: IdentifierMaker().next(at: at), rawText: text, kind: kind, mood: mood, createdAt: at, timeZone: zone, localDate: day)
    _ = try await site.journal.save([entry])
    return entry
  }

  @Test func `an empty journal says so and how to begin`() async throws {
    let site = try Site()

    let page = try await site.get("/")

    #expect(page.status == 200)
    #expect(page.text("empty")?.contains("還沒有日記") == true)
    #expect(page.form("capture") != nil)
    #expect(page.contains("required"))
  }

  @Test func `a row shows the time today, the day this year and the year otherwise`() async throws {
    let site = try Site()
    _ = try await entry("today", on: site, at: "2026-11-30T01:05:00.000Z", localDate: "2026-11-30")
    _ = try await entry("this year", on: site, at: "2026-02-01T16:30:00.000Z", localDate: "2026-02-02")
    _ = try await entry("before", on: site, at: "2025-12-30T16:30:00.000Z", localDate: "2025-12-31")

    let chinese = try await site.get("/")
    let english = try await site.get("/", headers: ["Accept-Language": "en"])

    #expect(chinese.contains(">09:05</time>"))
    #expect(chinese.contains(">2月2日 週一</time>"))
    #expect(chinese.contains(">2025年12月31日</time>"))
    #expect(chinese.contains("datetime=\"2025-12-30T16:30:00.000Z\""))
    #expect(english.contains(">Mon 2 Feb</time>"))
    #expect(english.contains(">31 Dec 2025</time>"))
  }

  @Test func `a day stays the day it was for whoever travels`() async throws {
    let site = try Site()
    _ = try await entry("late in Lisbon", on: site, at: "2026-11-29T23:30:00.000Z", zone: "Europe/Lisbon", localDate: "2026-11-29")
    _ = try await entry("on Mars", on: site, at: "2026-11-30T01:00:00.000Z", zone: "Mars/Olympus", localDate: "2026-11-30")

    let page = try await site.get("/")

    #expect(page.contains(">昨天 23:30</time>"))
    #expect(page.contains(">09:00</time>"))
  }

  @Test func `moods and kinds have names for those who cannot see them, and unknown kinds show as they are`() async throws {
    let site = try Site()
    _ = try await entry("x", on: site, at: "2026-11-30T01:00:00.000Z", mood: Mood("🥰"), localDate: "2026-11-30")
    let odd = try await entry(
      "37.8", on: site, at: "2026-11-30T02:00:00.000Z", kind: EntryKind(rawValue: "temperature"), localDate: "2026-11-30")

    let page = try await site.get("/")
    let detail = try await site.get("/entries/\(odd.id.text)")

    #expect(page.contains("<span aria-hidden=\"true\">🥰</span>"))
    #expect(page.contains("紀錄 幸福"))
    #expect(page.contains("temperature"))
    #expect(detail.contains("<h1 class=\"kind-name\">temperature</h1>"))
  }

  @Test func `fifty entries make a page and the rest is behind a link`() async throws {
    let site = try Site()
    let zone = "Asia/Taipei"
    let day = try #require(CivilDate("2026-11-30"))
    let maker = IdentifierMaker()
    let entries = (0..<120).map { number in
      let at = Timestamp(milliseconds: 1_780_000_000_000 + Int64(number))
      return Entry(id: maker.next(at: at), rawText: "number \(number) end", createdAt: at, timeZone: zone, localDate: day)
    }
    _ = try await site.journal.save(entries)
    var seen: [String] = []
    var target: String? = "/"

    while let address = target {
      let page = try await site.get(address)
      #expect(page.status == 200)
      seen += page.html.matches(of: /number ([0-9]+) end/).map { String($0.output.1) }
      target = page.html.firstMatch(of: /id="older" rel="next" href="([^"]+)"/).map { String($0.output.1) }
    }

    #expect(seen == (0..<120).reversed().map { String($0) })
  }

  @Test(arguments: ["x", "", "1_2", "99999999999999999999_0199e0c0-0000-7000-8000-000000000000"])
  func `a place in the list that never was is not there`(cursor: String) async throws {
    let site = try Site()

    #expect(try await site.get("/?cursor=\(cursor)").status == 404)
  }

  @Test func `a change shows at once although rows are kept`() async throws {
    let site = try Site()
    let saved = try await site.save("尿布快沒了")
    _ = try await site.get("/")

    // The clock stands: the change falls into the same millisecond.
    _ = try await site.journal.edit(saved.id, EntryEdit { $0.content = "cafe\u{301}" }, at: site.clock.now)
    let first = try await site.get("/")
    _ = try await site.journal.edit(saved.id, EntryEdit { $0.content = "café" }, at: site.clock.now)
    let second = try await site.get("/")
    site.clock.advance(seconds: 86_400)
    let tomorrow = try await site.get("/")

    #expect(first.html.utf8.contains(0xCC))
    #expect(Array(second.html.utf8).firstRange(of: Array("caf\u{E9}".utf8)) != nil)
    #expect(tomorrow.contains("昨天 "))
  }

  @Test func `a person's new name shows in the rows`() async throws {
    let site = try Site()
    var person = try await site.person("小寶")
    _ = try await site.save("小寶睡了")
    #expect(try await site.get("/").contains("<span class=\"person\">小寶</span>"))

    person.name = "大寶"
    try await site.journal.save(person)

    #expect(try await site.get("/").contains("<span class=\"person\">大寶</span>"))
  }

  @Test func `a very long content is cut for its row, between characters`() async throws {
    let site = try Site()
    _ = try await site.save(String(repeating: "好", count: 5_000))

    let page = try await site.get("/")

    #expect(page.contains("好…"))
    #expect(!page.html.unicodeScalars.contains("\u{FFFD}"))
    #expect(page.html.utf8.count < 10_000)
  }
}
