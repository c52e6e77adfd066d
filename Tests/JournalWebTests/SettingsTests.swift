import Foundation
import HTTPKit
import JournalKit
import LocalizationKit
import PreferenceKit
import Testing

@Suite struct SettingsTests {
  @Test(arguments: [
    ("zh-TW,zh;q=0.9", "zh-Hant", "還沒有日記"), ("zh-CN", "zh-Hans", "还没有日记"), ("en-GB,en;q=0.8", "en", "Nothing here yet"),
    ("fr", "zh-Hant", "還沒有日記"), ("fr, en;q=0.5", "en", "Nothing here yet"),
  ])
  func `the page speaks the browser's language`(accepted: String, tag: String, words: String) async throws {
    let site = try Site()

    let page = try await site.get("/", headers: ["Accept-Language": accepted])

    #expect(page.contains("<html lang=\"\(tag)\""))
    #expect(page.contains(words))
  }

  @Test func `a chosen language counts more than the browser's, on the page for strangers too`() async throws {
    let site = try Site()

    _ = try await site.post("/settings", [("theme", "system"), ("language", "en")], headers: ["Accept-Language": "zh-TW"])

    #expect(try await site.get("/", headers: ["Accept-Language": "zh-TW"]).contains("Nothing here yet"))
    let refused = try await site.get("/", headers: ["Accept-Language": "zh-TW", "Cookie": nil])
    #expect(refused.contains("Open the address from the terminal first"))
  }

  @Test(arguments: [(Theme.system, "light dark"), (.light, "light"), (.dark, "dark")])
  func `the theme is in the page as it is sent, so that nothing flashes`(theme: Theme, scheme: String) async throws {
    let site = try Site()

    let answer = try await site.post("/settings", [("theme", theme.rawValue), ("language", "system")])
    let page = try await site.get("/")
    let settings = try await site.get("/settings")

    #expect(answer.location == "/settings?saved=1")
    #expect(page.contains("data-theme=\"\(theme.rawValue)\""))
    #expect(page.contains("<meta name=\"color-scheme\" content=\"\(scheme)\">"))
    #expect(settings.form("settings")?["theme"] == theme.rawValue)
    #expect(site.preferences.value(of: .theme) == theme)
  }

  @Test func `nonsense is not stored`() async throws {
    let site = try Site()
    _ = try await site.post("/settings", [("theme", "dark"), ("language", "en")])

    _ = try await site.post("/settings", [("theme", "pink"), ("language", "<b>")])

    #expect(site.preferences.value(of: .theme) == .dark)
    #expect(site.preferences.value(of: .language) == .en)
  }

  @Test(arguments: Language.allCases)
  func `every page has its words in every language`(language: Language) async throws {
    let site = try Site()
    let entry = try await site.save("明天下午三點打疫苗", changing: ["kind": "todo", "time": "0", "content": "x"])
    let language = ["Accept-Language": language.rawValue]

    for target in ["/", "/people", "/settings", "/entries/\(entry.id.text)", "/entries/\(entry.id.text)/edit", "/nowhere"] {
      let page = try await site.get(target, headers: language)
      #expect(page.html.components(separatedBy: "<h1").count == 2)
      #expect(!page.contains("<title></title>"))
      if language == ["Accept-Language": "en"] { #expect(!page.html.contains(/[設還編確]/)) }
    }
  }
}
