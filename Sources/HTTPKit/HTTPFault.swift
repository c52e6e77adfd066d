/// A request that the server answers without its handler. How the answer looks is the app's to say.
package struct HTTPFault: Sendable {
  /// Why the handler was not asked.
  package enum Reason: Sendable, Hashable, CaseIterable {
    /// The target is not root-relative, not well-formed or not UTF-8.
    case malformedTarget
    /// The length of the body is not one number.
    case malformedLength
    /// The body is larger than it may be.
    case bodyTooLarge
    /// As many large bodies as there may be are held already.
    case busy
    /// The server is about to stop.
    case stopping

    /// The status that fits; the server sends it whatever the app's answer says.
    package var status: HTTPStatus {
      switch self {
      case .malformedTarget, .malformedLength: .badRequest
      case .bodyTooLarge: .contentTooLarge
      case .busy, .stopping: .serviceUnavailable
      }
    }
  }

  /// Why.
  package let reason: Reason
  /// The path as it was sent, without the query; not well-formed where that is the reason.
  package let path: String
  /// The header fields.
  package let headers: HTTPHeaders

  /// A fault from its parts.
  /// - Parameter target: as it stood in the request line.
  package init(_ reason: Reason, target: String, headers: HTTPHeaders) {
    self.reason = reason
    path = String(target.prefix { $0 != "?" && $0 != "#" })
    self.headers = headers
  }

  /// An answer for programs that have no better one.
  package var plainAnswer: HTTPResponse {
    switch reason {
    case .malformedTarget: .text("The address of this request is malformed.\n")
    case .malformedLength: .text("The length of the body is malformed.\n")
    case .bodyTooLarge: .text("The body of this request is too large.\n")
    case .busy: .text("The server holds another large body.\n")
    case .stopping: .text("The server is stopping.\n")
    }
  }
}
