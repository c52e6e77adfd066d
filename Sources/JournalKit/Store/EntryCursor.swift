/// A place in the list, newest first: right after one entry. It stays valid when that entry is deleted.
public struct EntryCursor: Sendable, Hashable {
  /// When the entry before the place was created.
  public let createdAt: Timestamp
  /// Its identifier, which orders entries of one millisecond.
  public let id: Entry.ID

  /// The place right after `entry`.
  public init(after entry: Entry) {
    createdAt = entry.createdAt
    id = entry.id
  }

  /// Reads what `text` wrote; nil for anything else.
  public init?(_ text: String) {
    guard let separator = text.firstIndex(of: "_"), let milliseconds = Int64(text[..<separator]),
      let id = Entry.ID(String(text[text.index(after: separator)...]))
    else { return nil }
    let createdAt = Timestamp(milliseconds: milliseconds)
    guard createdAt.milliseconds == milliseconds else { return nil }
    self.createdAt = createdAt
    self.id = id
  }

  /// The place as text that fits into an address; opaque to those who pass it on.
  public var text: String { "\(createdAt.milliseconds)_\(id.text)" }
}
