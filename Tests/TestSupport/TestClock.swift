import Foundation
package import JournalKit
import Synchronization

/// A clock that stands until a test moves it, in a zone that the test chose.
package final class TestClock: Sendable {
  private let timestamp: Mutex<Timestamp>

  /// Stands at `text` (`2026-11-30T07:00:00.000Z`).
  package init(_ text: String = "2026-11-30T07:00:00.000Z") {
    timestamp = Mutex(Timestamp(text) ?? Timestamp(milliseconds: 0))
  }

  /// The instant at which it stands.
  package var now: Timestamp { timestamp.withLock { $0 } }

  /// Moves it on.
  package func advance(seconds: Int) {
    timestamp.withLock { $0 = Timestamp(milliseconds: $0.milliseconds + Int64(seconds) * 1000) }
  }

  /// Surroundings that show this clock.
  package func environment(timeZone identifier: String = "Asia/Taipei") -> JournalEnvironment {
    let timeZone = TimeZone(identifier: identifier) ?? .gmt
    return JournalEnvironment(now: { self.now }, timeZone: { timeZone }, identifiers: IdentifierMaker())
  }
}
