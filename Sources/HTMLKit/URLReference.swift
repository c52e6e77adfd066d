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
    path(segments: segments, query: query, fragment: fragment)
  }

  /// The same for segments that come as an array.
  package static func path(
    segments: [String], query: some Collection<(key: String, value: String?)> = [], fragment: String? = nil
  ) -> URLReference {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(128)
    for segment in segments where !segment.isEmpty && segment != "." && segment != ".." {
      bytes.append(UInt8(ascii: "/"))
      PercentEncoding.append(segment, keeping: PercentEncoding.segment, to: &bytes)
    }
    if bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
    append(query, to: &bytes)
    if let fragment { append(fragment: fragment, to: &bytes) }
    return URLReference(trusted: String(decoding: bytes, as: UTF8.self))
  }

  /// This page with another query; `?` alone where no item has a value.
  package static func query(_ items: KeyValuePairs<String, String?>) -> URLReference {
    var bytes: [UInt8] = []
    append(items, to: &bytes)
    return URLReference(trusted: bytes.isEmpty ? "?" : String(decoding: bytes, as: UTF8.self))
  }

  /// A place on this page, by the `id` of its element.
  package static func fragment(_ id: String) -> URLReference {
    var bytes: [UInt8] = []
    append(fragment: id, to: &bytes)
    return URLReference(trusted: String(decoding: bytes, as: UTF8.self))
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

  private static func append(_ items: some Collection<(key: String, value: String?)>, to bytes: inout [UInt8]) {
    var separator = UInt8(ascii: "?")
    for case (let name, let value?) in items {
      bytes.append(separator)
      PercentEncoding.append(name, keeping: PercentEncoding.queryPart, to: &bytes)
      bytes.append(UInt8(ascii: "="))
      PercentEncoding.append(value, keeping: PercentEncoding.queryPart, to: &bytes)
      separator = UInt8(ascii: "&")
    }
  }

  private static func append(fragment: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "#"))
    PercentEncoding.append(fragment, keeping: PercentEncoding.fragment, to: &bytes)
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
