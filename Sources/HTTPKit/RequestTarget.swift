/// Where a request points to, taken apart and decoded.
struct RequestTarget: Sendable, Hashable {
  /// As it was sent, without the query.
  let rawPath: String
  /// The decoded parts between the slashes. Empty ones are left out; `..` and an encoded slash are text like any other.
  let segments: [String]
  let query: HTTPFields

  /// Reads the target of a request line; nil where it is not root-relative, or not well-formed, or not UTF-8. Linear.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    // Visible ASCII only: anything else has to come percent-encoded (RFC 3986, 2).
    guard bytes.first == UInt8(ascii: "/"), bytes.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    let path = bytes.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    var segments: [String] = []
    for part in path.split(separator: UInt8(ascii: "/")) {
      guard let segment = PercentDecoding.decode(part, plusIsSpace: false) else { return nil }
      segments.append(segment)
    }
    let rest = bytes[path.endIndex...].prefix { $0 != UInt8(ascii: "#") }
    guard let query = HTTPFields(urlEncoded: rest.dropFirst()) else { return nil }
    rawPath = String(decoding: path, as: UTF8.self)
    self.segments = segments
    self.query = query
  }
}
