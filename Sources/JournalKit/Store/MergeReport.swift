/// What merging records into a journal did. The first three count entries and people.
public struct MergeReport: Sendable, Equatable {
  /// Records that were not there.
  public var added = 0
  /// Records that replaced an older version of themselves.
  public var updated = 0
  /// Records that were there already, the same or newer.
  public var unchanged = 0
  /// Learned weights that were taken over.
  public var learned = 0

  /// Makes a report of nothing.
  public init() {}
}
