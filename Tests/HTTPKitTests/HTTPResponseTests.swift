import HTTPKit
import Testing

struct HTTPResponseTests {
  @Test func `a cookie is closed by default`() throws {
    let cookie = try #require(HTTPCookie("session", "abc", maxAge: 3600))

    let response = HTTPResponse.redirect(to: "/").settingCookie(cookie).settingCookie(cookie)

    #expect(response.status == .seeOther)
    #expect(response.headers["location"] == "/")
    #expect(
      response.headers.all("Set-Cookie")
        == Array(repeating: "session=abc; Path=/; Max-Age=3600; HttpOnly; SameSite=Strict", count: 2))
  }

  @Test(arguments: [("a b", "1"), ("", "1"), ("a", "1;2"), ("a", "1\r\n"), ("a", "尿布"), ("a", "\"")])
  func `a cookie with illegal characters cannot be made`(name: String, value: String) {
    #expect(HTTPCookie(name, value) == nil)
  }

  @Test func `a cookie's path cannot add attributes`() throws {
    var cookie = try #require(HTTPCookie("a", "1"))
    cookie.path = "/; Domain=evil\r\nX: y"

    #expect(cookie.headerValue == "a=1; Path=/ Domain=evilX: y; HttpOnly; SameSite=Strict")
  }

  @Test func `header values lose control characters and bad names are refused`() {
    var headers = HTTPHeaders()

    let accepted = [("A", "x\r\ny\u{0}z\tä"), ("A B", "x"), ("", "x"), ("A:", "x")].map { headers.add($0.0, $0.1) }
    headers["B"] = "1"
    headers["b"] = "2\n"

    #expect(accepted == [true, false, false, false])
    #expect(headers["A"] == "xyz\tä")
    #expect(headers.all("B") == ["2"])
    #expect(headers.count == 2)
  }

  @Test func `a status outside the range counts as 500`() {
    #expect(HTTPStatus(code: 42) == .internalServerError)
    #expect(HTTPStatus(code: 299).reason.isEmpty)
  }
}
