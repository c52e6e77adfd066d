/// A change to an entry, field by field; what is nil stays as it is.
///
/// Edits name the fields they change, so that two people who change different fields of one entry both keep their change.
public struct EntryEdit: Sendable, Equatable {
  /// The new value of a field that may also be emptied.
  public enum Change<Value: Sendable & Equatable>: Sendable, Equatable {
    case set(Value)
    case clear

    /// Sets what is there, clears what is not.
    public init(_ value: Value?) {
      self = value.map(Change.set) ?? .clear
    }

    /// The value to store, nil to store nothing.
    public var value: Value? {
      if case .set(let value) = self { value } else { nil }
    }
  }

  public var content: String?
  public var kind: EntryKind?
  public var timeText: Change<String>?
  public var occurrence: Change<Occurrence>?
  public var mood: Change<Mood>?
  public var personID: Change<Person.ID>?
  public var tags: [String]?
  /// Done at an instant, or open again.
  public var doneAt: Change<Timestamp>?
  /// Deleted at an instant, or back again.
  public var deletedAt: Change<Timestamp>?

  /// Makes an edit that changes nothing yet.
  public init() {}

  /// Makes an edit by setting fields of an empty one.
  public init(_ fill: (inout EntryEdit) -> Void) {
    fill(&self)
  }

  /// Marks as done at `timestamp`.
  public static func done(at timestamp: Timestamp) -> EntryEdit { EntryEdit { $0.doneAt = .set(timestamp) } }
  /// Opens again.
  public static let reopened = EntryEdit { $0.doneAt = .clear }
  /// Marks as deleted at `timestamp`.
  public static func deleted(at timestamp: Timestamp) -> EntryEdit { EntryEdit { $0.deletedAt = .set(timestamp) } }
  /// Takes a deletion back.
  public static let restored = EntryEdit { $0.deletedAt = .clear }

  /// The edit that turns `old` into `new`, of the fields that can change.
  public init(from old: Entry, to new: Entry) {
    if !new.content.hasSameBytes(as: old.content) { content = new.content }
    if new.kind != old.kind { kind = new.kind }
    if new.timeText != old.timeText || !(new.timeText ?? "").hasSameBytes(as: old.timeText ?? "") { timeText = Change(new.timeText) }
    if new.occurrence != old.occurrence { occurrence = Change(new.occurrence) }
    if new.mood != old.mood { mood = Change(new.mood) }
    if new.personID != old.personID { personID = Change(new.personID) }
    if !new.tags.elementsEqual(old.tags, by: { $0.hasSameBytes(as: $1) }) { tags = new.tags }
    if new.doneAt != old.doneAt { doneAt = Change(new.doneAt) }
    if new.deletedAt != old.deletedAt { deletedAt = Change(new.deletedAt) }
  }

  /// Whether it would change nothing in any entry.
  public var isEmpty: Bool { self == EntryEdit() }

  /// The entry with the edit applied. An edit that changes nothing in it leaves `updatedAt` alone.
  public func applied(to entry: Entry, at timestamp: Timestamp) -> Entry {
    var edited = entry
    if let content { edited.content = content }
    if let kind { edited.kind = kind }
    if let timeText { edited.timeText = timeText.value }
    if let occurrence { edited.occurrence = occurrence.value }
    if let mood { edited.mood = mood.value }
    if let personID { edited.personID = personID.value }
    if let tags { edited.tags = tags }
    if let doneAt { edited.doneAt = doneAt.value }
    if let deletedAt { edited.deletedAt = deletedAt.value }
    if !edited.isIdentical(to: entry) { edited.updatedAt = max(timestamp, entry.updatedAt) }
    return edited
  }
}
