/// Why a server could not start.
package enum HTTPServerError: Error, Sendable, Hashable {
  /// Another program listens on this port.
  case portInUse(UInt16)
  /// The system does not let this program listen on the port (below 1024, mostly).
  case permissionDenied(UInt16)
  /// This machine has no such address (IPv6 switched off, say).
  case addressUnavailable
  /// The server runs already, or was stopped; a stopped one does not start again.
  case alreadyStarted
  /// The system refused for another reason.
  /// - Parameter code: the value of `errno`.
  case system(code: Int32)
}
