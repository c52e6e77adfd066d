import HTTPKit

/// The headers that every answer carries, whatever it is.
enum SecurityHeaders {
  /// Everything comes from here, forms go only to here, and nobody may frame us.
  static let contentSecurityPolicy = [
    "default-src 'none'", "style-src 'self'", "script-src 'self'", "img-src 'self'", "connect-src 'self'", "manifest-src 'self'",
    "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  private static let always: [(String, String)] = [
    ("Content-Security-Policy", contentSecurityPolicy),
    ("X-Content-Type-Options", "nosniff"),
    // Not `no-referrer`: under it browsers send `Origin: null` with our own forms, and the check of the origin would have to go.
    ("Referrer-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
  ]

  /// Adds them. An answer that says nothing about caching is checked again each time, but Back may still show it.
  static func apply(to response: inout HTTPResponse) {
    for (name, value) in always { response.headers[name] = value }
    if response.headers["Cache-Control"] == nil { response.headers.add("Cache-Control", "private, no-cache") }
  }
}
