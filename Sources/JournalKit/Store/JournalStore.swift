public import SentenceKit

/// Where a journal's data lies. One contract test suite (Tests/JournalStoreTests) holds every implementation to this.
///
/// Every method that changes something returns only after the change would survive a power cut. Nothing else is promised
/// when it throws than that no half of the change is there.
public protocol JournalStore: Sendable {
  /// Saves new entries, all or none. An identifier that the journal holds already keeps what it has, deleted or not:
  /// a second submit or a retry never doubles, changes or resurrects an entry.
  ///
  /// A new entry teaches the household's weights its kind in the same step when the kind was confirmed, or chosen against the
  /// suggestion; one that was there already, and one of a kind that the interpreter does not know, teaches nothing.
  ///
  /// - Parameter isConfirmed: whether somebody looked at the kinds, so that even the suggested ones are an answer.
  /// - Returns: one outcome for each entry, in order.
  /// - Throws: `.identifierTaken` when the identifier belongs to an entry of another raw text or to a purged one,
  ///   `.blankContent`, `.unknownPerson`, or what the storage says.
  func save(_ entries: [Entry], isConfirmed: Bool) async throws(JournalError) -> [SaveOutcome]

  /// The entry of an identifier, deleted ones included; nil when there is none.
  func entry(_ id: Entry.ID) async throws(JournalError) -> Entry?

  /// Entries that are not deleted, newest first. Cost grows with the page, not with the journal.
  func entries(_ query: EntryQuery) async throws(JournalError) -> EntryPage

  /// Changes fields of an entry, deleted or not, in one step that no other writer can come between. A change of the kind teaches the
  /// household's weights the new one in the same step.
  ///
  /// - Throws: `.entryNotFound`, `.blankContent`, `.unknownPerson`, or what the storage says.
  func edit(_ id: Entry.ID, _ edit: EntryEdit, at timestamp: Timestamp) async throws(JournalError) -> Entry

  /// The entry that was deleted last and can be brought back; nil when there is none.
  func lastDeleted() async throws(JournalError) -> Entry?

  /// Removes for good what was deleted or reset before `timestamp`. The identifiers stay taken; of what an entry taught, the sentence as a
  /// whole goes with it.
  ///
  /// - Returns: how many entries were removed.
  func purge(deletedBefore timestamp: Timestamp) async throws(JournalError) -> Int

  /// The people, in the order in which they were added; archived ones last and only when asked for.
  func people(includingArchived: Bool) async throws(JournalError) -> [Person]

  /// Adds a person or replaces the one of the same identifier.
  ///
  /// - Throws: `.blankName`, or what the storage says.
  func save(_ person: Person) async throws(JournalError)

  /// Hands every record to `receive`, people first, then entries (deleted ones included), each sorted by identifier, then learned
  /// weights (reset ones included) by feature and kind, all as of one moment.
  func read(_ receive: @Sendable (JournalRecord) -> Void) async throws(JournalError)

  /// Takes records over from an export, all or none: new ones are added, older versions of what is here are replaced
  /// (by `updatedAt`), the rest stays. Entries that come this way teach nothing; what was learned comes as weights.
  func merge(_ records: [JournalRecord]) async throws(JournalError) -> MergeReport

  /// The number of the journal's last change. It grows with every change and never repeats, so that a later
  /// synchronisation can ask what came since.
  func changeSequence() async throws(JournalError) -> Int

  /// The entries changed after `sequence`, in order of change, at most `limit`, each with the number of its change.
  func changes(after sequence: Int, limit: Int) async throws(JournalError) -> [EntryChange]

  /// What the household taught that has a say in these sentences, for `interpret`. Cost grows with the sentences, not with the journal.
  func learnedWeights(for sentences: [String]) async throws(JournalError) -> LearnedWeights

  /// Everything that the household taught and that counts, the strongest first.
  func learnedWeights() async throws(JournalError) -> [HouseholdWeight]

  /// Resets what was learned of some words (nil: everything), so that it no longer counts: the stretches that hold the words, and for a
  /// whole sentence that was learned the stretches within it. `restoreLearned` brings it back until a purge removes it.
  ///
  /// - Returns: how many stretches were reset.
  func resetLearned(_ words: String?, at timestamp: Timestamp) async throws(JournalError) -> Int

  /// Takes the last reset back; what was learned anew since then stays.
  ///
  /// - Returns: how many stretches count again; 0 when there is nothing to take back.
  func restoreLearned(at timestamp: Timestamp) async throws(JournalError) -> Int
}

extension JournalStore {
  /// Saves entries whose kinds nobody looked at: only those that were chosen against the suggestion teach something.
  public func save(_ entries: [Entry]) async throws(JournalError) -> [SaveOutcome] {
    try await save(entries, isConfirmed: false)
  }
}
