import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A client's connection, from the moment it was accepted until it is closed; libmicrohttpd holds a strong reference meanwhile.
final class Connection: Sendable {
  /// What the connection is at.
  enum Phase: Sendable, Hashable {
    /// A head is coming in, or is waited for.
    case head
    /// A body is coming in.
    case body
    /// A handler is at work; the client has no part in how long that takes.
    case handler
    /// The answer goes out.
    case answer
  }

  private struct State: Sendable {
    var phase = Phase.head
    var since = ContinuousClock.now
    /// Bytes of the body that came in or go out, since more of them may take longer.
    var bytes = 0
    var isCut = false
  }

  private let descriptor: Int32
  private let state = Mutex(State())

  /// - Parameter descriptor: the socket, which is the library's to close.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next phase begins, and its time with it.
  func enter(_ phase: Phase, bytes: Int = 0) {
    state.withLock { state in
      state.phase = phase
      state.since = .now
      state.bytes = bytes
    }
  }

  /// Bytes of the body came in.
  func received(_ bytes: Int) {
    state.withLock { $0.bytes += bytes }
  }

  /// When it came to this phase; nil where it is at another one or was cut.
  func since(in phase: Phase) -> ContinuousClock.Instant? {
    state.withLock { $0.phase == phase && !$0.isCut ? $0.since : nil }
  }

  /// Whether it was cut; the library closes it soon.
  var isCut: Bool { state.withLock { $0.isCut } }

  /// Whether the client has taken more time than it may.
  func isOverdue(at now: ContinuousClock.Instant, _ limits: HTTPLimits) -> Bool {
    state.withLock { state in
      switch state.phase {
      case .head: now - state.since > limits.headTime
      case .body, .answer: now - state.since > limits.bodyTime + .seconds(state.bytes >> 20)
      case .handler: false
      }
    }
  }

  /// Whether the client closed its side while its body is still waited for, which the library does not notice by itself.
  var hasLeft: Bool {
    guard since(in: .body) != nil else { return false }
    var byte: UInt8 = 0
    return unsafe recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) == 0
  }

  /// Ends the traffic; the library then closes the connection. To be called while the connection is in its table only, since the
  /// descriptor may be someone else's afterwards.
  func cut() {
    state.withLock { $0.isCut = true }
    _ = shutdown(descriptor, Int32(SHUT_RDWR))
  }
}
