/// What repairing a damaged journal brought over into the new one.
public struct RepairReport: Sendable, Equatable {
  /// Entries read and written, deleted ones included.
  public var entries = 0
  /// People read and written.
  public var people = 0
  /// People whose name could not be read; they stand in the new journal as "?", so that their entries stay theirs.
  public var namelessPeople = 0
  /// Identifiers of entries that had been removed for good.
  public var purged = 0
  /// Whether everything answered. False when some page, row or index did not, or when the file is shorter than it says: then
  /// something may be missing of which no trace was found.
  public var isComplete = false
  /// Entries that are known to have been there, since an index knows them, and could not be read.
  public var missingAtLeast = 0
  /// No more entries than this can be missing; nil when it cannot be told. The journal numbers its changes, and those of which nothing was found
  /// may be lost entries, but also earlier versions of entries that were edited.
  public var missingAtMost: Int?

  /// The same as `missingAtLeast`.
  public var unreadableEntries: Int { missingAtLeast }
}
