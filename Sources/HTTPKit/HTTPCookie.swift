/// A cookie that a response sets. Closed by default: out of reach for scripts, and never sent from another site.
package struct HTTPCookie: Sendable, Hashable {
  /// When a browser sends it along with a request that another site caused.
  package enum SameSite: String, Sendable {
    case strict = "Strict"
    case lax = "Lax"
  }

  /// A token.
  package let name: String
  /// Printable ASCII without quotes, commas, semicolons and backslashes (RFC 6265, 4.1.1).
  package let value: String
  /// The part of the site that it belongs to.
  package var path = "/"
  /// Seconds until it is forgotten; nil until the browser closes, 0 at once.
  package var maxAge: Int?
  /// Whether scripts are kept from reading it.
  package var isHTTPOnly = true
  /// Whether it is sent over TLS only.
  package var isSecure = false
  /// When another site may cause it to be sent.
  package var sameSite = SameSite.strict

  /// A cookie; nil where the name or the value holds characters that are not allowed there.
  package init?(_ name: String, _ value: String, maxAge: Int? = nil) {
    guard !name.isEmpty, name.utf8.allSatisfy(ASCII.isTokenCharacter), value.utf8.allSatisfy(Self.isValueByte) else { return nil }
    self.name = name
    self.value = value
    self.maxAge = maxAge
  }

  /// The value of a `Set-Cookie` header.
  package var headerValue: String {
    var text = "\(name)=\(value)"
    let path = path.utf8.filter { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: ";") }
    text += "; Path=" + String(decoding: path, as: UTF8.self)
    if let maxAge { text += "; Max-Age=\(maxAge)" }
    if isHTTPOnly { text += "; HttpOnly" }
    if isSecure { text += "; Secure" }
    return text + "; SameSite=" + sameSite.rawValue
  }

  private static func isValueByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\\"): false
    default: (0x21...0x7E).contains(byte)
    }
  }
}
