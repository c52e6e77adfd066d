/// An answer as a value. `Date`, `Content-Length` and `Connection` are the server's; the same names among the headers are ignored.
package struct HTTPResponse: Sendable {
  /// The outcome.
  package var status: HTTPStatus
  /// The header fields in the order in which they are sent.
  package var headers: HTTPHeaders
  /// The body; left out for a HEAD request and where the status has none.
  package var body: [UInt8]

  /// An answer from its parts.
  package init(_ status: HTTPStatus = .ok, headers: HTTPHeaders = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A page.
  package static func html(_ page: [UInt8], status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(status, headers: ["Content-Type": "text/html; charset=utf-8"], body: page)
  }

  /// Encoded JSON.
  package static func json(_ json: [UInt8], status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(status, headers: ["Content-Type": "application/json; charset=utf-8"], body: json)
  }

  /// Plain text.
  package static func text(_ text: String, status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: Array(text.utf8))
  }

  /// 303: the client goes on to another address with GET.
  /// - Parameter location: percent-encoded; where it goes is the caller's to check.
  package static func redirect(to location: String) -> HTTPResponse {
    HTTPResponse(.seeOther, headers: ["Location": location])
  }

  /// 204: done, nothing to show.
  package static let noContent = HTTPResponse(.noContent)

  /// Sets a cookie, beside those that are set already.
  package mutating func setCookie(_ cookie: HTTPCookie) {
    headers.add("Set-Cookie", cookie.headerValue)
  }

  /// The same answer with one more cookie.
  package func settingCookie(_ cookie: HTTPCookie) -> HTTPResponse {
    var response = self
    response.setCookie(cookie)
    return response
  }

  /// The same answer with one more header field.
  package func adding(_ name: String, _ value: String) -> HTTPResponse {
    var response = self
    response.headers.add(name, value)
    return response
  }
}
