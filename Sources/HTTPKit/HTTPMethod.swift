/// What a request wants done. Methods are case-sensitive (RFC 9110, 9.1).
package enum HTTPMethod: Sendable, Hashable {
  case get, head, post, put, patch, delete, options
  /// A method that this server has no name for, as the client wrote it.
  case other(String)

  /// The method with this name; every name is one.
  package init(_ name: String) {
    switch name {
    case "GET": self = .get
    case "HEAD": self = .head
    case "POST": self = .post
    case "PUT": self = .put
    case "PATCH": self = .patch
    case "DELETE": self = .delete
    case "OPTIONS": self = .options
    default: self = .other(name)
    }
  }

  /// The name as it stands in a request.
  package var name: String {
    switch self {
    case .get: "GET"
    case .head: "HEAD"
    case .post: "POST"
    case .put: "PUT"
    case .patch: "PATCH"
    case .delete: "DELETE"
    case .options: "OPTIONS"
    case .other(let name): name
    }
  }
}
