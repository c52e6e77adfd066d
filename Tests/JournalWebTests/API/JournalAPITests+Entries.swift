import Foundation
import HTTPKit
import JournalKit
import TestSupport
import SentenceKit
import Testing

@testable import JournalWeb

extension JournalAPITests {
  @Suite struct Entries {
    let api: APIFixture

    init() throws { api = try APIFixture() }

    @Test func `a sentence alone is saved as the confirm card would propose it`() async throws {
      let answer = try await api.put(1, #"{"rawText":"記得買尿布"}"#)

      let entry = try answer.entry()
      #expect(answer.status == 201)
      #expect(answer.header("Location") == "/api/v1/entries/\(APIFixture.id(1))")
      #expect(entry.kind == .todo && entry.suggestion?.kind == .todo)
      #expect(entry.content == "記得買尿布" && entry.rawText == "記得買尿布")
      #expect(entry.createdAt == api.clock.now && entry.timeZone == "Asia/Taipei" && entry.localDate.text == "2026-11-30")
    }

    @Test func `an entry is shown with every field, sorted, absent ones as null`() async throws {
      try await api.put(1, #"{"rawText":"尿布快沒了"}"#)

      let answer = try await api.send(.get, "/entries/\(APIFixture.id(1))")

      #expect(answer.header("Content-Type") == "application/json")
      #expect(answer.text.hasPrefix(#"{"content":"尿布快沒了","createdAt":"2026-11-30T07:00:00.000Z","deletedAt":null,"doneAt":null,"id":"#))
      #expect(try answer.object().count == 17)
    }

    @Test func `explicit fields win over the interpreter, and the suggestion stays`() async throws {
      let answer = try await api.put(
        1,
        """
        {"rawText":"明天買尿布","content":"買尿布 L","kind":"record","mood":"😌","timeText":null,"occurrence":"2026-12-01","tags":["嬰兒"],
        "doneAt":"2026-11-30T06:00:00Z","createdAt":"2026-11-29T17:30:00.500Z","timeZone":"America/New_York"}
        """)

      let entry = try answer.entry()
      #expect(entry.content == "買尿布 L" && entry.kind == .record && entry.mood == Mood("😌") && entry.tags == ["嬰兒"])
      #expect(entry.timeText == nil && entry.occurrence?.text == "2026-12-01")
      #expect(entry.suggestion != nil && entry.doneAt == Timestamp("2026-11-30T06:00:00Z"))
      #expect(entry.createdAt.text == "2026-11-29T17:30:00.500Z" && entry.localDate.text == "2026-11-29")
      #expect(entry.timeZone == "America/New_York")
    }

    @Test func `the same PUT twice is the same entry with its first time`() async throws {
      let first = try await api.put(1)
      api.clock.advance(seconds: 60)

      let second = try await api.put(1)

      #expect(first.status == 201 && second.status == 200)
      #expect(first.text == second.text)
      #expect(try await api.store.changeSequence() == 1)
    }

    @Test func `a PUT that comes again with other fields changes an entry that nobody has touched`() async throws {
      try await api.put(1)

      let answer = try await api.put(1, #"{"rawText":"尿布快沒了","kind":"request"}"#)

      #expect(try answer.status == 200 && answer.entry().kind == .request)
    }

    @Test(arguments: ["delete", "patch"])
    func `a late PUT takes nothing back that was changed since`(change: String) async throws {
      let body = #"{"rawText":"買牛奶","content":"買牛奶","kind":"todo"}"#
      try await api.put(1, body)
      api.clock.advance(seconds: 60)
      if change == "delete" {
        _ = try await api.send(.delete, "/entries/\(APIFixture.id(1))")
      } else {
        _ = try await api.send(.patch, "/entries/\(APIFixture.id(1))", json: #"{"content":"買豆漿","kind":"record"}"#)
      }
      let before = try await api.send(.get, "/entries/\(APIFixture.id(1))").text

      let late = try await api.put(1, #"{"rawText":"買牛奶","content":"買牛奶","kind":"request"}"#)

      #expect(late.status == 409)
      #expect(try late.object()["type"] as? String == "/problems/changed-since")
      #expect(try await api.send(.get, "/entries/\(APIFixture.id(1))").text == before)
    }

    @Test func `an identifier whose entry says something else is refused, byte by byte`() async throws {
      try await api.put(1, #"{"rawText":"café"}"#)

      let answer = try await api.put(1, #"{"rawText":"cafe\u0301"}"#)

      #expect(try answer.isProblem(409, "identifier-taken"))
    }

    @Test(arguments: ["cafe\u{301}", "👨‍👩‍👧‍👦🏳️‍🌈", "ㄅㄆㄇ", "零\u{0}尾", "\u{2028}行", "\u{FEFF}首", "１２０ｍｌ", " 前後 \n", "\u{10FFFF}", "e\u{301}\u{323}"])
    func `a sentence comes back scalar by scalar`(text: String) async throws {
      let body = try JSONEncoder().encode(["rawText": text])

      let answer = try await api.put(1, String(decoding: body, as: UTF8.self))
      let again = try await api.send(.get, "/entries/\(APIFixture.id(1))")

      #expect(answer.status == 201)
      #expect(Array(try again.entry().rawText.unicodeScalars) == Array(text.unicodeScalars))
      #expect(Array(try again.entry().content.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test func `a patch changes what it names, empties what is null and leaves the rest`() async throws {
      try await api.put(1, #"{"rawText":"明天打疫苗","mood":"😰","tags":["a"],"timeText":"明天"}"#)
      api.clock.advance(seconds: 1)

      let answer = try await api.send(
        .patch, "/entries/\(APIFixture.id(1))", headers: ["Content-Type": "application/merge-patch+json"],
        body: Array(#"{"mood":null,"tags":null,"content":"打好了"}"#.utf8))

      let entry = try answer.entry()
      #expect(answer.status == 200)
      #expect(entry.mood == nil && entry.tags.isEmpty && entry.content == "打好了" && entry.timeText == "明天")
      #expect(entry.rawText == "明天打疫苗" && entry.updatedAt == api.clock.now)
    }

    @Test func `an empty patch changes nothing`() async throws {
      let before = try await api.put(1).text
      api.clock.advance(seconds: 1)

      let answer = try await api.send(.patch, "/entries/\(APIFixture.id(1))", json: "{}")

      #expect(answer.text == before)
    }

    @Test func `deleting twice is deleting once, and restoring takes it back`() async throws {
      try await api.put(1)
      let path = "/entries/\(APIFixture.id(1))"

      let first = try await api.send(.delete, path)
      let time = try await api.send(.get, path).text("deletedAt")
      api.clock.advance(seconds: 9)
      let second = try await api.send(.delete, path)

      #expect(first.status == 204 && second.status == 204 && second.response.body.isEmpty)
      #expect(time != nil)
      #expect(try await api.send(.get, path).text("deletedAt") == time)
      #expect(try await api.send(.get, "/entries").text == #"{"entries":[],"next":null}"#)

      let restored = try await api.send(.post, "\(path)/restore")
      #expect(restored.status == 200)
      #expect(try restored.entry().deletedAt == nil)
    }

    @Test func `done keeps its first time until it is opened again`() async throws {
      try await api.put(1)
      let path = "/entries/\(APIFixture.id(1))"

      let done = try await api.send(.post, "\(path)/done")
      api.clock.advance(seconds: 9)
      let again = try await api.send(.post, "\(path)/done")
      let reopened = try await api.send(.post, "\(path)/reopen")

      #expect(try done.text("doneAt") == "2026-11-30T07:00:00.000Z")
      #expect(done.text == again.text)
      #expect(try reopened.entry().doneAt == nil)
    }

    @Test(arguments: [
      (HTTPMethod.get, ""), (.patch, ""), (.delete, ""), (.post, "/restore"), (.post, "/done"), (.post, "/reopen"),
    ])
    func `an entry that does not exist is 404 for every operation`(method: HTTPMethod, path: String) async throws {
      let answer = try await api.send(method, "/entries/\(APIFixture.id(404))\(path)", json: "{}")

      #expect(try answer.isProblem(404, "entry-not-found"))
    }

    @Test func `paging over 230 entries shows each once, newest first`() async throws {
      let numbers = Array(0..<230)
      for number in numbers {
        try await api.put(number, #"{"rawText":"第\#(number)句"}"#)
        if number.isMultiple(of: 3) { api.clock.advance(seconds: 1) }
      }

      var seen: [String] = []
      var pages = 0
      var cursor: String?
      repeat {
        let page = try await api.send(.get, "/entries?limit=37" + (cursor.map { "&cursor=\($0)" } ?? "")).object()
        let entries = try #require(page["entries"] as? [[String: Any]])
        seen += entries.compactMap { $0["rawText"] as? String }
        cursor = page["next"] as? String
        pages += 1
      } while cursor != nil

      #expect(seen.count == 230 && Set(seen).count == 230 && pages == 7)
      #expect(seen.first == "第229句" && seen.last == "第0句")
    }

    @Test func `the list can be narrowed by day, kind and person`() async throws {
      let person = APIFixture.id(700)
      _ = try await api.send(.put, "/people/\(person)", json: #"{"name":"妹妹"}"#)
      try await api.put(1, #"{"rawText":"一","createdAt":"2026-11-28T04:00:00Z","kind":"todo"}"#)
      try await api.put(2, #"{"rawText":"二","kind":"todo","personID":"\#(person)"}"#)
      try await api.put(3, #"{"rawText":"三","kind":"mood"}"#)

      func texts(_ query: String) async throws -> [String] {
        let entries = try #require(try await api.send(.get, "/entries?\(query)").object()["entries"] as? [[String: Any]])
        return entries.compactMap { $0["rawText"] as? String }
      }
      #expect(try await texts("kind=todo") == ["二", "一"])
      #expect(try await texts("kind=todo&since=2026-11-29") == ["二"])
      #expect(try await texts("person=\(person)") == ["二"])
      #expect(try await texts("kind=from-the-future").isEmpty)
      #expect(try await texts("limit=1") == ["三"])
    }
  }
}
