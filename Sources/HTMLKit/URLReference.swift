/// An address that may stand in `href`, `src`, `action` or `formaction`: a root-relative path, a query or a fragment of this
/// page, or an absolute http(s) address. Nothing else can be expressed: no `javascript:`, no `data:`, no `//host`.
package struct URLReference: Sendable, Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The address as it goes into a page or a `Location` header: printable ASCII, percent-encoded.
  package let description: String

  private init(trusted description: String) {
    self.description = description
  }

  /// A path from the root of this site. Each segment and each part of the query is percent-encoded; a query item without a value is
  /// left out. A segment that browsers resolve away (empty, `.`, `..`) is left out too, so the result never leaves the path
  /// that the segments spell.
  package static func path(
    _ segments: String..., query: KeyValuePairs<String, String?> = [:], fragment: String? = nil
  ) -> URLReference {
    path(segments: segments, query: query.map { ($0.key, $0.value) }, fragment: fragment)
  }

  /// The same for segments and query items that come as arrays.
  package static func path(
    segments: [String], query: [(String, String?)] = [], fragment: String? = nil
  ) -> URLReference {
    var text = ""
    for segment in segments where !segment.isEmpty && segment != "." && segment != ".." {
      text += "/"
      text += PercentEncoding.encode(segment, keeping: PercentEncoding.segment)
    }
    if text.isEmpty { text = "/" }
    text += encode(query)
    if let fragment { text += "#" + PercentEncoding.encode(fragment, keeping: PercentEncoding.fragment) }
    return URLReference(trusted: text)
  }

  /// This page with another query; `?` alone where no item has a value.
  package static func query(_ items: KeyValuePairs<String, String?>) -> URLReference {
    let text = encode(items.map { ($0.key, $0.value) })
    return URLReference(trusted: text.isEmpty ? "?" : text)
  }

  /// A place on this page, by the `id` of its element.
  package static func fragment(_ id: String) -> URLReference {
    URLReference(trusted: "#" + PercentEncoding.encode(id, keeping: PercentEncoding.fragment))
  }

  /// Checks an address that was written elsewhere (a return address in a form, say); nil where it is none of the allowed forms.
  /// Linear in its length.
  package init?(_ text: String) {
    guard PercentEncoding.isWellFormed(text) else { return nil }
    let bytes = Array(text.utf8)
    switch bytes.first {
    case UInt8(ascii: "/"):
      if bytes.count > 1, bytes[1] == UInt8(ascii: "/") { return nil }
    case UInt8(ascii: "?"), UInt8(ascii: "#"):
      break
    default:
      guard Self.isAbsoluteHTTP(bytes) else { return nil }
    }
    description = text
  }

  /// A literal; one that `init?(_:)` would refuse is a mistake in the program and stops it.
  package init(stringLiteral text: String) {
    guard let checked = URLReference(text) else {
      preconditionFailure("An address is a root-relative path, a query, a fragment, or http(s).")
    }
    self = checked
  }

  private static func encode(_ items: [(String, String?)]) -> String {
    var text = ""
    for case (let name, let value?) in items {
      text += text.isEmpty ? "?" : "&"
      text += PercentEncoding.encode(name, keeping: PercentEncoding.queryPart)
      text += "="
      text += PercentEncoding.encode(value, keeping: PercentEncoding.queryPart)
    }
    return text
  }

  /// `http://` or `https://` and a host without user information, which only serves to deceive a reader.
  private static func isAbsoluteHTTP(_ bytes: [UInt8]) -> Bool {
    let lowered = bytes.prefix(8).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    let rest: ArraySlice<UInt8>
    if lowered.starts(with: "https://".utf8) {
      rest = bytes.dropFirst(8)
    } else if lowered.starts(with: "http://".utf8) {
      rest = bytes.dropFirst(7)
    } else {
      return false
    }
    let authority = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard let first = authority.first, first != UInt8(ascii: ":") else { return false }
    return !authority.contains(UInt8(ascii: "@"))
  }
}
