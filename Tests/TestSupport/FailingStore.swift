package import JournalKit
package import SentenceKit
import Synchronization

/// A store that fails on purpose: it hands everything on to a real one until it is told what to throw.
package final class FailingStore: JournalStore {
  private let real: any JournalStore
  private let failure = Mutex<JournalError?>(nil)
  private let saves = Mutex(0)

  /// Stands before `real`.
  package init(_ real: any JournalStore) { self.real = real }

  /// What every call throws from now on; nil lets them through again.
  package func fail(with error: JournalError?) { failure.withLock { $0 = error } }

  /// How many times `save(_:)` for entries reached this store.
  package var saveCount: Int { saves.withLock { $0 } }

  private func check() throws(JournalError) {
    if let error = failure.withLock({ $0 }) { throw error }
  }

  package func save(_ entries: [Entry], isConfirmed: Bool) async throws(JournalError) -> [SaveOutcome] {
    saves.withLock { $0 += 1 }
    try check()
    return try await real.save(entries, isConfirmed: isConfirmed)
  }
  package func entry(_ id: Entry.ID) async throws(JournalError) -> Entry? {
    try check()
    return try await real.entry(id)
  }
  package func entries(_ query: EntryQuery) async throws(JournalError) -> EntryPage {
    try check()
    return try await real.entries(query)
  }
  package func edit(_ id: Entry.ID, _ edit: EntryEdit, at timestamp: Timestamp) async throws(JournalError) -> Entry {
    try check()
    return try await real.edit(id, edit, at: timestamp)
  }
  package func lastDeleted() async throws(JournalError) -> Entry? {
    try check()
    return try await real.lastDeleted()
  }
  package func purge(deletedBefore timestamp: Timestamp) async throws(JournalError) -> Int {
    try check()
    return try await real.purge(deletedBefore: timestamp)
  }
  package func people(includingArchived: Bool) async throws(JournalError) -> [Person] {
    try check()
    return try await real.people(includingArchived: includingArchived)
  }
  package func save(_ person: Person) async throws(JournalError) {
    try check()
    try await real.save(person)
  }
  package func read(_ receive: @Sendable (JournalRecord) -> Void) async throws(JournalError) {
    try check()
    try await real.read(receive)
  }
  package func merge(_ records: [JournalRecord]) async throws(JournalError) -> MergeReport {
    try check()
    return try await real.merge(records)
  }
  package func changeSequence() async throws(JournalError) -> Int {
    try check()
    return try await real.changeSequence()
  }
  package func changes(after sequence: Int, limit: Int) async throws(JournalError) -> [EntryChange] {
    try check()
    return try await real.changes(after: sequence, limit: limit)
  }
  package func learnedWeights(for sentences: [String]) async throws(JournalError) -> LearnedWeights {
    try check()
    return try await real.learnedWeights(for: sentences)
  }
  package func learnedWeights() async throws(JournalError) -> [HouseholdWeight] {
    try check()
    return try await real.learnedWeights()
  }
  package func resetLearned(_ words: String?, at timestamp: Timestamp) async throws(JournalError) -> Int {
    try check()
    return try await real.resetLearned(words, at: timestamp)
  }
  package func restoreLearned(at timestamp: Timestamp) async throws(JournalError) -> Int {
    try check()
    return try await real.restoreLearned(at: timestamp)
  }
}
