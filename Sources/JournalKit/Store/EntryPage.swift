/// Some entries of a list, and where it goes on.
public struct EntryPage: Sendable, Equatable {
  /// Newest first.
  public var entries: [Entry]
  /// Where the next page begins; nil when this is the last.
  public var next: EntryCursor?

  /// Makes a page.
  public init(entries: [Entry], next: EntryCursor?) {
    self.entries = entries
    self.next = next
  }
}
