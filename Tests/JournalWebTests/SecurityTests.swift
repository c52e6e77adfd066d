import Foundation
import HTTPKit
import JournalKit
import JournalWeb
import Testing

@Suite struct SecurityTests {
  @Test(arguments: ["127.0.0.1:8420", "localhost:8420", "[::1]:8420", "LOCALHOST:8420"])
  func `our own names are answered`(host: String) async throws {
    let site = try Site()

    let page = try await site.get("/", headers: ["Host": host])

    #expect(page.status == 200)
  }

  @Test(arguments: ["evil.example:8420", "127.0.0.1:8421", "127.0.0.1", "localhost", "localhost.evil.example:8420", "", nil])
  func `a foreign name is turned away whatever else is right`(host: String?) async throws {
    let site = try Site()

    let page = try await site.get("/", headers: ["Host": host])

    #expect(page.status == 421)
    #expect(!page.contains("<"))
  }

  @Test func `the key in the address becomes a strict cookie on a page and not on a redirect`() async throws {
    let site = try Site()

    let page = try await site.get("/?key=\(site.key.text)", headers: ["Cookie": nil])

    #expect(page.status == 200)
    let cookie = try #require(page.headers["Set-Cookie"])
    #expect(cookie.hasPrefix(site.cookie))
    #expect(cookie.contains("HttpOnly"))
    #expect(cookie.contains("SameSite=Strict"))
    #expect(cookie.contains("Max-Age=34560000"))
    #expect(page.headers["Refresh"] == "0; url=/")
    #expect(page.contains("href=\"/\""))
    #expect(!page.contains(site.key.text))
  }

  @Test func `a wrong key lets nobody in`() async throws {
    let site = try Site()

    let page = try await site.get("/?key=\(AccessKey.generate().text)", headers: ["Cookie": nil])

    #expect(page.status == 401)
    #expect(page.headers["Set-Cookie"] == nil)
  }

  @Test func `an old address does not lock out a browser that was let in before`() async throws {
    let site = try Site()

    let page = try await site.get("/?key=\(AccessKey.generate().text)")

    #expect(page.status == 200)
    #expect(page.form("capture") != nil)
  }

  @Test(arguments: [nil, "", "yiju-8420=", "yiju-8420=00000000000000000000000000000000", "yiju-8421=KEY", "other=KEY"])
  func `without the right cookie nothing of the journal shows`(cookie: String?) async throws {
    let site = try Site()
    _ = try await site.save("尿布快沒了")
    let cookie = cookie?.replacing("KEY", with: site.key.text)

    let page = try await site.get("/", headers: ["Cookie": cookie])

    #expect(page.status == 401)
    #expect(!page.contains("尿布"))
    #expect(page.contains("先打開終端機印出的網址"))
  }

  @Test func `a form sent without the cookie gives its words back`() async throws {
    let site = try Site()
    let fields = try #require(try await site.review("寫了很久的一段 <b>").form("card")).fields

    let page = try await site.post("/entries", fields, headers: ["Cookie": nil])

    #expect(page.status == 401)
    #expect(page.text("typed") == "寫了很久的一段 <b>")
    #expect(!page.contains("<b>"))
    #expect(try await site.journal.entries(.init()).entries.isEmpty)
  }

  @Test(
    arguments: [
      ["Origin": "http://evil.example"], ["Origin": "http://localhost:8420"], ["Origin": "null"], ["Origin": nil],
      ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"], ["Origin": "https://127.0.0.1:8420"],
    ] as [[String: String?]])
  func `a form that does not come from our pages changes nothing`(headers: [String: String?]) async throws {
    let site = try Site()
    let fields = try #require(try await site.review("尿布快沒了").form("card")).fields

    let page = try await site.post("/entries", fields, headers: headers)

    #expect(page.status == 403)
    #expect(page.text("typed") == "尿布快沒了")
    #expect(try await site.journal.entries(.init()).entries.isEmpty)
  }

  @Test(arguments: [["Sec-Fetch-Site": "none"], ["Sec-Fetch-Site": nil]] as [[String: String?]])
  func `an older browser that says less still works`(headers: [String: String?]) async throws {
    let site = try Site()

    let page = try await site.post("/card", [("sentence", "尿布快沒了")], headers: headers)

    #expect(page.status == 200)
  }

  @Test func `a program with the key needs neither cookie nor origin, for the API alone`() async throws {
    let site = try Site { request in request.segments == ["api", "v1", "hello"] ? .text("hi") : nil }
    let bearer: [String: String?] = ["Cookie": nil, "Origin": nil, "Sec-Fetch-Site": nil, "Authorization": "Bearer \(site.key.text)"]

    #expect(try await site.get("/api/v1/hello", headers: bearer).html == "hi")
    #expect(try await site.post("/api/v1/hello", [], headers: bearer).html == "hi")
    #expect(try await site.get("/", headers: bearer).status == 401)
    #expect(try await site.post("/api/v1/hello", [], headers: bearer.merging(["Origin": "http://evil.example"]) { $1 }).status == 403)
    #expect(try await site.get("/api/v1/hello", headers: ["Cookie": nil, "Authorization": "Bearer nonsense"]).status == 401)
  }

  @Test func `the API says what is wrong in the form that programs read`() async throws {
    let site = try Site()

    let missing = try await site.get("/api/v1/nothing")
    let stranger = try await site.get("/api/v1/nothing", headers: ["Cookie": nil])

    #expect(missing.status == 404)
    #expect(missing.headers["Content-Type"] == "application/problem+json")
    #expect(stranger.status == 401)
    #expect(stranger.headers["Content-Type"] == "application/problem+json")
    #expect(stranger.headers["WWW-Authenticate"] == "Bearer")
  }

  @Test(arguments: ["/", "/nowhere", "/settings", "/people", "/api/v1/x", "/assets/none", "/?key=wrong"])
  func `every answer carries the security headers`(target: String) async throws {
    let site = try Site()

    let page = try await site.get(target)

    let policy = try #require(page.headers["Content-Security-Policy"])
    #expect(policy.contains("default-src 'none'"))
    #expect(policy.contains("frame-ancestors 'none'"))
    #expect(!policy.contains("unsafe"))
    #expect(page.headers["X-Content-Type-Options"] == "nosniff")
    #expect(page.headers["Referrer-Policy"] == "same-origin")
    #expect(page.headers["Cross-Origin-Opener-Policy"] == "same-origin")
    #expect(page.headers["Cross-Origin-Resource-Policy"] == "same-origin")
    #expect(page.headers["Permissions-Policy"] != nil)
    #expect(page.headers["Cache-Control"] == "private, no-cache")
    #expect(page.headers.all("Cache-Control").count == 1)
  }

  @Test func `the style sheet is there for strangers and kept for ever`() async throws {
    let site = try Site()
    let refused = try await site.get("/", headers: ["Cookie": nil])
    let address = try #require(refused.html.firstMatch(of: /\/assets\/style-[a-z0-9]+\.css/)).output

    let style = try await site.get(String(address), headers: ["Cookie": nil])

    #expect(style.status == 200)
    #expect(style.headers["Content-Type"] == "text/css; charset=utf-8")
    #expect(style.headers["Cache-Control"] == "public, max-age=31536000, immutable")
  }

  @Test func `a method that an address does not have is named as such`() async throws {
    let site = try Site()

    let page = try await site.send(.delete, "/people", headers: ["Origin": Site.origin])

    #expect(page.status == 405)
    #expect(page.headers["Allow"] == "GET, POST")
  }

  @Test func `a sentence with a NUL is kept byte for byte`() async throws {
    let site = try Site()
    let sentence = "尿布\0快沒了\0"

    let entry = try await site.save(sentence)

    #expect(Array(entry.rawText.utf8) == Array(sentence.utf8))
  }

  @Test func `a form of half a million fields is refused at once`() async throws {
    let site = try Site()
    let body = Array(String(repeating: "a&", count: 524_000).utf8)

    let start = ContinuousClock.now
    let stranger = try await site.send(.post, "/card", body: body, headers: ["Cookie": nil])
    let friend = try await site.send(.post, "/card", body: body)
    let time = ContinuousClock.now - start

    #expect(stranger.status == 401)
    #expect(friend.status == 400)
    #expect(time < .milliseconds(200))
  }

  @Test(arguments: HTTPFault.Reason.allCases)
  func `what the server refuses by itself looks like the rest`(reason: HTTPFault.Reason) throws {
    let site = try Site()
    let headers: HTTPHeaders = ["Accept-Language": "en"]

    let page = Page(site.app.explanation(of: HTTPFault(reason, target: "/%zz?q=1", headers: headers)))
    let problem = Page(site.app.explanation(of: HTTPFault(reason, target: "/api/v1/%zz", headers: headers)))

    for answer in [page, problem] {
      #expect(answer.status == reason.status.code)
      #expect(answer.headers["Content-Security-Policy"] != nil)
      #expect(answer.headers["X-Content-Type-Options"] == "nosniff")
      #expect(answer.headers["Cache-Control"] == "private, no-cache")
      #expect(!answer.contains("zz"))
    }
    #expect(page.headers["Content-Type"] == "text/plain; charset=utf-8")
    #expect(problem.headers["Content-Type"] == "application/problem+json")
    let members = try #require(try JSONSerialization.jsonObject(with: Data(problem.html.utf8)) as? [String: Any])
    #expect(Set(members.keys) == ["detail", "nextStep", "status", "title", "type"])
  }

  @Test(
    arguments: [
      (["Cookie": nil], 401), (["Origin": "http://evil.example"], 403), (["Host": "evil.example:8420"], 421),
    ] as [([String: String?], Int)])
  func `a refused request to the API is answered before its body`(headers: [String: String?], status: Int) async throws {
    let site = try Site()
    let head = try site.request(.post, "/api/v1/import", headers: headers)

    let whole = Page(await site.app.respond(to: head))

    guard case .refused(let answer) = site.app.admission(of: head) else { throw NotRefused() }
    #expect(Page(answer).status == status)
    #expect(answer.body == Array(whole.html.utf8))
    #expect(answer.headers == whole.headers)
  }

  @Test(
    arguments: [
      ("/entries", ["Cookie": nil], 1 << 20), ("/entries", ["Origin": "http://evil.example"], 1 << 20), ("/entries", [:], 1 << 20),
      ("/api/v1/entries/x", [:], 1 << 20), ("/api/v1/import", [:], 512 << 20), ("//api/v1/import", [:], 1 << 20),
    ] as [(String, [String: String?], Int)])
  func `a form's words are read even if it is refused, and only a program with the key may send much`(
    target: String, headers: [String: String?], bytes: Int
  ) throws {
    let site = try Site()

    guard case .body(bytes) = site.app.admission(of: try site.request(.post, target, headers: headers)) else { throw NotRefused() }
  }

  @Test func `a form sent to a foreign name is not read`() throws {
    let site = try Site()

    guard case .refused = site.app.admission(of: try site.request(.post, "/card", headers: ["Host": "evil.example"])) else {
      throw NotRefused()
    }
  }
}

private struct NotRefused: Error {}

extension Site {
  /// The head of a request of a browser that was let in; a header set to nil is left out.
  fileprivate func request(_ method: HTTPMethod, _ target: String, headers changes: [String: String?]) throws -> HTTPRequest {
    var headers: [String: String?] = ["Host": "127.0.0.1:\(Site.port)", "Cookie": cookie, "Origin": Site.origin]
    headers.merge(changes) { $1 }
    var fields = HTTPHeaders()
    for case (let name, let value?) in headers { fields.add(name, value) }
    return try #require(HTTPRequest(method, target, headers: fields))
  }
}
