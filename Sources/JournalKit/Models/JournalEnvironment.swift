public import Foundation

/// What a model takes from its surroundings: the time, the time zone and new identifiers. Tests fix all three.
public struct JournalEnvironment: Sendable {
  /// The present instant.
  public var now: @Sendable () -> Timestamp
  /// The zone in which the person writes.
  public var timeZone: @Sendable () -> TimeZone
  /// Makes the identifiers of what is written.
  public var identifiers: IdentifierMaker

  /// Makes surroundings.
  public init(
    now: @escaping @Sendable () -> Timestamp, timeZone: @escaping @Sendable () -> TimeZone, identifiers: IdentifierMaker
  ) {
    self.now = now
    self.timeZone = timeZone
    self.identifiers = identifiers
  }

  /// The machine's clock and time zone.
  public static func live() -> JournalEnvironment {
    JournalEnvironment(
      now: { Timestamp(Date()) }, timeZone: { TimeZone.autoupdatingCurrent }, identifiers: IdentifierMaker())
  }
}
