/// A request with its whole body, as a value. Nothing of it belongs in a log: it holds what a person wrote.
package struct HTTPRequest: Sendable {
  /// What the client wants done. The server hands a HEAD request on as `.get` and leaves the body of the answer out.
  package var method: HTTPMethod
  /// The path as it was sent, still percent-encoded, without the query.
  package let path: String
  /// The decoded parts of the path; `/entries/a%20b` gives `["entries", "a b"]`, `/` gives none.
  package let segments: [String]
  /// The decoded query.
  package let query: HTTPFields
  /// The header fields.
  package var headers: HTTPHeaders
  /// The body, complete and within the server's limit.
  package var body: [UInt8]

  /// A request for a handler; nil where the target is malformed, which the server answers with 400 itself.
  /// - Parameter target: path and query as in a request line, `/search?q=a`.
  package init?(_ method: HTTPMethod, _ target: String, headers: HTTPHeaders = [:], body: [UInt8] = []) {
    guard let target = RequestTarget(target) else { return nil }
    self.init(method: method, target: target, headers: headers, body: body)
  }

  init(method: HTTPMethod, target: RequestTarget, headers: HTTPHeaders, body: [UInt8]) {
    self.method = method
    path = target.rawPath
    segments = target.segments
    query = target.query
    self.headers = headers
    self.body = body
  }

  /// The media type of the body in lower case, without parameters.
  package var contentType: String? {
    guard let value = headers["Content-Type"] else { return nil }
    return ASCII.lowercased(ASCII.trimmed(value.prefix { $0 != ";" }))
  }

  /// The fields of a sent form (`application/x-www-form-urlencoded`); nil where the body is something else, malformed, or
  /// of more than `mostFormFields`. A value may hold a NUL: it is text like any other. Linear in the body on every call.
  package var form: HTTPFields? {
    guard contentType == "application/x-www-form-urlencoded" else { return nil }
    return HTTPFields(urlEncoded: body, most: Self.mostFormFields, takesNUL: true)
  }

  /// The most fields of a form; many times more than any page of ours has, few enough to cost nothing.
  package static let mostFormFields = 64

  /// The value of a cookie; the first one where the name occurs more than once.
  package func cookie(_ name: String) -> String? {
    for header in headers.all("Cookie") {
      for pair in header.split(separator: ";") {
        let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.count == 2, ASCII.trimmed(halves[0]) == name else { continue }
        let value = ASCII.trimmed(halves[1])
        let isQuoted = value.utf8.count >= 2 && value.hasPrefix("\"") && value.hasSuffix("\"")
        return String(isQuoted ? value.dropFirst().dropLast() : value)
      }
    }
    return nil
  }

  /// The languages that the client understands, the most welcome first; ones with the same weight keep their order.
  package var preferredLanguages: [String] {
    WeightedList(headers.all("Accept-Language")).items.map(\.name)
  }

  /// Whether the client takes this media type (`text/html`); without an `Accept` header it takes everything.
  package func accepts(_ mediaType: String) -> Bool {
    acceptance(of: mediaType) > 0
  }

  /// The media type that the client likes best among those that there are; the first one among equals, nil where it takes none.
  package func preferredMediaType(among mediaTypes: [String]) -> String? {
    var best: (name: String, weight: Int)?
    for name in mediaTypes {
      let weight = acceptance(of: name)
      if weight > (best?.weight ?? 0) { best = (name, weight) }
    }
    return best?.name
  }

  /// The weight of a media type in thousandths; the most specific range that covers it counts (RFC 9110, 12.5.1).
  private func acceptance(of mediaType: String) -> Int {
    let values = headers.all("Accept")
    if values.isEmpty { return 1000 }
    let items = WeightedList(values, keepsRefused: true).items
    let mediaType = ASCII.lowercased(mediaType)
    let family = mediaType.prefix { $0 != "/" } + "/*"
    for range in [Substring(mediaType), family, "*/*"] {
      if let item = items.first(where: { ASCII.lowercased($0.name) == range }) { return item.weight }
    }
    return 0
  }
}
