import Synchronization

/// The open connections, and who among them has to go: whoever takes longer than he may, and when there is a crowd whoever has been
/// about to say something for the longest time.
final class ConnectionTable: Sendable {
  private let limits: HTTPLimits
  private let open = Mutex<[ObjectIdentifier: Connection]>([:])

  init(limits: HTTPLimits) {
    self.limits = limits
  }

  /// Enters a new connection. Beyond three quarters of the limit the oldest one that has not said what it wants goes, so that slow clients
  /// cannot keep others out: those send their head within moments and are never the oldest.
  func enter(_ connection: Connection) {
    open.withLock { open in
      let others = open.values.filter { !$0.isCut }
      open[ObjectIdentifier(connection)] = connection
      guard others.count >= max(1, limits.connections * 3 / 4) else { return }
      (Self.oldest(of: others, in: .head) ?? Self.oldest(of: others, in: .body))?.cut()
    }
  }

  /// Forgets a connection that is about to be closed.
  func leave(_ connection: Connection) {
    open.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(connection)) }
  }

  /// Cuts connections that took longer than they may, or whose client left in the middle of a body.
  func sweep() {
    let now = ContinuousClock.now
    open.withLock { open in
      for connection in open.values where !connection.isCut && (connection.isOverdue(at: now, limits) || connection.hasLeft) {
        connection.cut()
      }
    }
  }

  /// Sweeps again and again until the task is cancelled. The shortest time that a client has is kept to a quarter.
  func keepSweeping() async {
    let pause = max(.milliseconds(10), min(.seconds(5), min(limits.headTime, limits.bodyTime) / 4))
    while !Task.isCancelled {
      try? await Task.sleep(for: pause)
      sweep()
    }
  }

  private static func oldest(of connections: [Connection], in phase: Connection.Phase) -> Connection? {
    var found: (connection: Connection, since: ContinuousClock.Instant)?
    for connection in connections {
      guard let since = connection.since(in: phase), since < found?.since ?? .now else { continue }
      found = (connection, since)
    }
    return found?.connection
  }
}
