import HTTPKit

/// Decides who may have an answer at all (docs/decisions/web-safety.md).
struct RequestGuard: Sendable {
  /// What became of a request.
  enum Verdict: Sendable, Equatable {
    /// It may go on.
    case allowed
    /// It carried the key in its address; the answer sets the cookie.
    case keyPresented
    /// It was sent to a name that is not ours: a foreign site that points its own name at this machine.
    case wrongHost
    /// It carries no valid key.
    case unknownVisitor
    /// It would change something and does not come from one of our pages.
    case foreignOrigin
  }

  /// The secret.
  let key: AccessKey
  /// The port on which the server listens.
  let port: @Sendable () -> UInt16

  /// Seconds for which the browser keeps the cookie: the 400 days that browsers allow.
  static let cookieAge = 400 * 86_400

  /// The cookie's name carries the port, since browsers do not keep the cookies of two ports apart.
  var cookieName: String { "yiju-\(port())" }

  /// The cookie that lets a browser in.
  var cookie: HTTPCookie? { HTTPCookie(cookieName, key.text, maxAge: Self.cookieAge) }

  /// Looks at a request, before anything else does.
  func verdict(on request: HTTPRequest) -> Verdict {
    let hosts = request.headers.all("Host")
    guard hosts.count == 1, let host = hosts.first?.lowercased(), isOurs(host) else { return .wrongHost }
    if request.segments.first == "assets" { return .allowed }
    let isReading = request.method == .get || request.method == .head
    // An address with an old key does not lock out a browser that was let in before.
    if isReading, request.segments.isEmpty, let presented = request.query["key"], key.matches(presented) { return .keyPresented }
    let bearer = request.segments.first == "api" ? Self.bearer(of: request) : nil
    guard key.matches(bearer ?? request.cookie(cookieName) ?? "") else { return .unknownVisitor }
    return isReading || comesFromHere(request, host: host, mayOmitOrigin: bearer != nil) ? .allowed : .foreignOrigin
  }

  private func isOurs(_ host: String) -> Bool {
    let port = port()
    return host == "127.0.0.1:\(port)" || host == "localhost:\(port)" || host == "[::1]:\(port)"
  }

  private func comesFromHere(_ request: HTTPRequest, host: String, mayOmitOrigin: Bool) -> Bool {
    if let site = request.headers["Sec-Fetch-Site"], site != "same-origin", site != "none" { return false }
    let origins = request.headers.all("Origin")
    if origins.isEmpty { return mayOmitOrigin }
    return origins.allSatisfy { $0.lowercased() == "http://\(host)" }
  }

  private static func bearer(of request: HTTPRequest) -> String? {
    guard let value = request.headers["Authorization"] else { return nil }
    let parts = value.split(separator: " ")
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
    return String(parts[1])
  }
}
