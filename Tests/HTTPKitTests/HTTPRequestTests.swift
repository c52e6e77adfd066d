import HTTPKit
import Testing

struct HTTPRequestTests {
  private func form(_ body: String, type: String = "application/x-www-form-urlencoded") throws -> HTTPFields? {
    try #require(HTTPRequest(.post, "/", headers: ["content-type": type], body: Array(body.utf8))).form
  }

  @Test func `a form keeps emoji, plus signs, order and repeated names`() throws {
    let fields = try #require(
      try form(
        "text=%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7+ok%2B1&tag=a&tag=b&empty=&bare&=v&e=a=b"))

    #expect(fields["text"] == "👨‍👩‍👧 ok+1")
    #expect(fields.all("tag") == ["a", "b"])
    #expect(fields["empty"] == "")
    #expect(fields["bare"] == "")
    #expect(fields[""] == "v")
    #expect(fields["e"] == "a=b")
    #expect(fields["missing"] == nil)
  }

  @Test(arguments: ["a=%", "a=%1", "a=%g0", "a=%FF", "a=%ED%A0%80", "%00=a", "%c3=1"])
  func `a malformed form is no form`(body: String) throws {
    #expect(try form(body) == nil)
  }

  @Test func `a value of a form may hold a NUL`() throws {
    #expect(try form("a=x%00y&b=%00")?["a"] == "x\0y")
    #expect(try form("a=x\0y")?["a"] == "x\0y")
  }

  @Test func `a form of more fields than any page has is no form`() throws {
    let most = HTTPRequest.mostFormFields

    #expect(try form(Array(repeating: "a=b", count: most).joined(separator: "&"))?.count == most)
    #expect(try form(Array(repeating: "a=b", count: most + 1).joined(separator: "&")) == nil)
    #expect(try form(String(repeating: "&", count: 1000) + "a=b")?.count == 1)
  }

  @Test func `half a million fields cost next to nothing`() throws {
    let body = String(repeating: "a&", count: 524_000)

    var fields: HTTPFields?
    let time = try ContinuousClock().measure { fields = try form(body) }

    #expect(fields == nil)
    #expect(time < .milliseconds(100))
  }

  @Test func `bytes that are not UTF-8 are no form`() throws {
    let request = try #require(
      HTTPRequest(.post, "/", headers: ["Content-Type": "application/x-www-form-urlencoded"], body: [0x61, 0x3D, 0xFF]))

    #expect(request.form == nil)
  }

  @Test func `only the right content type is a form`() throws {
    #expect(try form("a=b", type: "APPLICATION/x-www-form-urlencoded ; charset=utf-8")?["a"] == "b")
    #expect(try form("a=b", type: "text/plain") == nil)
    #expect(try form("", type: "application/x-www-form-urlencoded")?.isEmpty == true)
  }

  @Test func `names in a form are compared byte by byte`() throws {
    let fields = try #require(try form("e%CC%81=decomposed&%C3%A9=composed"))

    #expect(fields["\u{E9}"] == "composed")
    #expect(fields["e\u{301}"] == "decomposed")
  }

  @Test(arguments: [
    ("a=1; b=2", "b", "2"), ("a=1;b=\"q\"", "b", "q"), ("ab=1; b=2", "b", "2"), ("b=x=y", "b", "x=y"), ("b=1; b=2", "b", "1"),
    ("b", "b", nil), ("", "b", nil), ("B=1", "b", nil),
  ])
  func `cookies are found by their exact name`(header: String, name: String, value: String?) throws {
    let request = try #require(HTTPRequest(.get, "/", headers: ["Cookie": header]))

    #expect(request.cookie(name) == value)
  }

  @Test(arguments: [
    ("zh-TW,zh;q=0.9,en;q=0.8", ["zh-TW", "zh", "en"]), ("en;q=0.5, zh-Hant", ["zh-Hant", "en"]),
    ("a;q=0, b;q=0.001, c;q=2, d;q=x, e;q=1.000", ["e", "b"]), ("", []), (" , ;q=1, *;q=0.1", ["*"]),
  ])
  func `languages come in the order of their weights`(header: String, languages: [String]) throws {
    let request = try #require(HTTPRequest(.get, "/", headers: ["Accept-Language": header]))

    #expect(request.preferredLanguages == languages)
  }

  @Test func `the most specific media range decides`() throws {
    let request = try #require(
      HTTPRequest(.get, "/", headers: ["Accept": "text/html;q=0.5, application/*;q=0.8, */*;q=0.1, text/plain;q=0"]))
    let plain = try #require(HTTPRequest(.get, "/"))

    #expect(request.preferredMediaType(among: ["text/html", "application/json"]) == "application/json")
    #expect(request.accepts("image/png"))
    #expect(!request.accepts("text/plain"))
    #expect(plain.accepts("text/html"))
    #expect(plain.preferredMediaType(among: ["text/html", "application/json"]) == "text/html")
  }

  @Test(arguments: ["", "a", "*", "/%0", "/%ff", "/ä", "/a b", "/?%zz", "/\u{0}", "/%00"])
  func `a malformed target makes no request`(target: String) {
    #expect(HTTPRequest(.get, target) == nil)
  }

  @Test(arguments: [
    ("/", []), ("//evil.example//x", ["evil.example", "x"]), ("/a/../b", ["a", "..", "b"]), ("/a%2Fb/%2e%2e", ["a/b", ".."]),
    ("/a+b/", ["a+b"]), ("/%E5%B0%BF%E5%B8%83#f?x", ["尿布"]),
  ])
  func `a path falls into its decoded segments`(target: String, segments: [String]) throws {
    #expect(try #require(HTTPRequest(.get, target)).segments == segments)
  }

  @Test func `header names are compared without regard to case`() throws {
    let request = try #require(HTTPRequest(.get, "/", headers: ["X-A": "1", "x-a": "2"]))

    #expect(request.headers["x-A"] == "1")
    #expect(request.headers.all("X-a") == ["1", "2"])
  }
}
