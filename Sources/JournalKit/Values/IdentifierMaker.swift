import Synchronization

/// Makes UUIDs of version 7 (RFC 9562): 48 bits of time in milliseconds, a 12-bit counter, 62 random bits.
///
/// Within one maker each identifier is greater than the one before, also when several fall into one millisecond or the
/// system clock steps back, so the order of a list never depends on chance.
public final class IdentifierMaker: Sendable {
  private struct State {
    var milliseconds: UInt64 = 0
    var counter: UInt64 = 0
  }
  private let state = Mutex(State())

  /// Makes a maker whose first identifier carries whatever time it is given.
  public init() {}

  /// The next identifier for something made at `timestamp`.
  public func next<Subject>(at timestamp: Timestamp, for subject: Subject.Type = Subject.self) -> Identifier<Subject> {
    let wanted = UInt64(clamping: timestamp.milliseconds) & 0xFFFF_FFFF_FFFF
    let (milliseconds, counter) = state.withLock { state in
      if wanted > state.milliseconds {
        // Half the counter's range stays free for those that follow in the same millisecond.
        state = State(milliseconds: wanted, counter: UInt64.random(in: 0..<0x800))
      } else if state.counter < 0xFFF {
        state.counter += 1
      } else {
        state = State(milliseconds: state.milliseconds + 1, counter: 0)
      }
      return (state.milliseconds, state.counter)
    }
    let variant: UInt64 = 0b10 << 62
    return Identifier(high: milliseconds << 16 | 0x7000 | counter, low: variant | UInt64.random(in: 0..<(1 << 62)))
  }
}
