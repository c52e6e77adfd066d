/// What a server takes from its clients.
package struct HTTPLimits: Sendable {
  /// The largest body in bytes that a request to this path may have; a larger one is refused with 413.
  package var bodyBytes: @Sendable (_ method: HTTPMethod, _ path: String) -> Int
  /// Memory for one connection in bytes; the request line and the headers have to fit in.
  package var headerBytes: Int
  /// Connections open at the same time.
  package var connections: Int
  /// Seconds after which a connection without traffic is closed. A handler at work does not count.
  package var idleSeconds: Int

  /// The given limits; the defaults suit a household on loopback.
  package init(
    headerBytes: Int = 32 * 1024, connections: Int = 256, idleSeconds: Int = 30,
    bodyBytes: @escaping @Sendable (_ method: HTTPMethod, _ path: String) -> Int = { _, _ in 64 * 1024 }
  ) {
    self.headerBytes = headerBytes
    self.connections = connections
    self.idleSeconds = idleSeconds
    self.bodyBytes = bodyBytes
  }
}
