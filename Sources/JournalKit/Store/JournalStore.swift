/// Where a journal's data lies. One contract test suite (Tests/JournalStoreTests) holds every implementation to this.
///
/// Every method that changes something returns only after the change would survive a power cut. Nothing else is promised
/// when it throws than that no half of the change is there.
public protocol JournalStore: Sendable {
  /// Saves new entries, all or none. An identifier that the journal holds already keeps what it has, deleted or not:
  /// a second submit or a retry never doubles, changes or resurrects an entry.
  ///
  /// - Returns: one outcome for each entry, in order.
  /// - Throws: `.identifierTaken` when the identifier belongs to an entry of another raw text or to a purged one,
  ///   `.blankContent`, `.unknownPerson`, or what the storage says.
  func save(_ entries: [Entry]) async throws(JournalError) -> [SaveOutcome]

  /// The entry of an identifier, deleted ones included; nil when there is none.
  func entry(_ id: Entry.ID) async throws(JournalError) -> Entry?

  /// Entries that are not deleted, newest first. Cost grows with the page, not with the journal.
  func entries(_ query: EntryQuery) async throws(JournalError) -> EntryPage

  /// Changes fields of an entry, deleted or not, in one step that no other writer can come between.
  ///
  /// - Throws: `.entryNotFound`, `.blankContent`, `.unknownPerson`, or what the storage says.
  func edit(_ id: Entry.ID, _ edit: EntryEdit, at timestamp: Timestamp) async throws(JournalError) -> Entry

  /// The entry that was deleted last and can be brought back; nil when there is none.
  func lastDeleted() async throws(JournalError) -> Entry?

  /// Removes for good what was deleted before `timestamp`. The identifiers stay taken.
  ///
  /// - Returns: how many entries were removed.
  func purge(deletedBefore timestamp: Timestamp) async throws(JournalError) -> Int

  /// The people, in the order in which they were added; archived ones last and only when asked for.
  func people(includingArchived: Bool) async throws(JournalError) -> [Person]

  /// Adds a person or replaces the one of the same identifier.
  ///
  /// - Throws: `.blankName`, or what the storage says.
  func save(_ person: Person) async throws(JournalError)

  /// Hands every record to `receive`, people first, then entries (deleted ones included), each sorted by identifier,
  /// all as of one moment.
  func read(_ receive: @Sendable (JournalRecord) -> Void) async throws(JournalError)

  /// Takes records over from an export, all or none: new ones are added, older versions of what is here are replaced
  /// (by `updatedAt`), the rest stays.
  func merge(_ records: [JournalRecord]) async throws(JournalError) -> MergeReport

  /// The number of the journal's last change. It grows with every change and never repeats, so that a later
  /// synchronisation can ask what came since.
  func changeSequence() async throws(JournalError) -> Int

  /// The entries changed after `sequence`, in order of change, at most `limit`, each with the number of its change.
  func changes(after sequence: Int, limit: Int) async throws(JournalError) -> [EntryChange]
}
