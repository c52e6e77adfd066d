/// What repairing a damaged journal brought over into the new one.
public struct RepairReport: Sendable, Equatable {
  /// Entries read and written, deleted ones included.
  public var entries = 0
  /// Entries that are known to have been there and could not be read.
  public var unreadableEntries = 0
  /// People read and written.
  public var people = 0
  /// People whose name could not be read; they stand in the new journal as "?", so that their entries stay theirs.
  public var namelessPeople = 0
  /// Identifiers of entries that had been removed for good.
  public var purged = 0
}
