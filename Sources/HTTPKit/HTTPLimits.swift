/// What a server takes from its clients; how large a body may be is decided for each request (`HTTPAdmission`).
package struct HTTPLimits: Sendable {
  /// Memory for one connection in bytes; the request line and the headers have to fit in.
  package var headerBytes: Int
  /// Connections open at the same time.
  package var connections: Int
  /// Seconds after which a connection without traffic is closed. A handler at work does not count.
  package var idleSeconds: Int
  /// How long a client may take for the request line and the headers, counted from the connection or from the last answer.
  package var headTime: Duration
  /// How long a client may take to send a body or to fetch an answer; for each MiB there is a second more.
  package var bodyTime: Duration
  /// Bodies of more than `largeBodyBytes` held at the same time, from their announcement to the answer; further ones are refused with 503.
  package var largeBodies: Int

  /// The given limits; the defaults suit a household on loopback.
  package init(
    headerBytes: Int = 32 * 1024, connections: Int = 256, idleSeconds: Int = 30, headTime: Duration = .seconds(30),
    bodyTime: Duration = .seconds(60), largeBodies: Int = 1
  ) {
    self.headerBytes = headerBytes
    self.connections = connections
    self.idleSeconds = idleSeconds
    self.headTime = headTime
    self.bodyTime = bodyTime
    self.largeBodies = largeBodies
  }

  /// The size in bytes from which on a body counts as large.
  package static let largeBodyBytes = 1 << 20
}
