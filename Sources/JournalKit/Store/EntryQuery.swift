public import SentenceKit

/// Which entries a list shows, newest first.
public struct EntryQuery: Sendable, Equatable {
  /// The largest page that a store returns.
  public static let largestPage = 500

  /// How many entries at most, 1 to `largestPage`.
  public var limit: Int
  /// Continue after this place; nil begins with the newest.
  public var cursor: EntryCursor?
  /// Only entries whose local date is this day or later.
  public var since: CivilDate?
  /// Only entries created at this instant or later.
  public var createdSince: Timestamp?
  /// Only entries of this kind.
  public var kind: EntryKind?
  /// Only entries about this person.
  public var personID: Person.ID?

  /// Makes a query; a limit out of range is clamped.
  public init(
    limit: Int = 50, cursor: EntryCursor? = nil, since: CivilDate? = nil, createdSince: Timestamp? = nil,
    kind: EntryKind? = nil, personID: Person.ID? = nil
  ) {
    self.limit = min(max(limit, 1), Self.largestPage)
    self.cursor = cursor
    self.since = since
    self.createdSince = createdSince
    self.kind = kind
    self.personID = personID
  }
}
