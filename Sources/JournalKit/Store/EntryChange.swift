/// One place in the journal's sequence of changes: the entry as it stands since then.
public struct EntryChange: Sendable, Equatable {
  /// The number of the change, 1 or more.
  public let sequence: Int
  /// The entry's identifier.
  public let id: Entry.ID
  /// The entry; nil when it was purged.
  public let entry: Entry?

  /// Makes a change.
  public init(sequence: Int, id: Entry.ID, entry: Entry?) {
    self.sequence = sequence
    self.id = id
    self.entry = entry
  }
}
