public import Observation

/// The list of entries, newest first.
@Observable
public final class TimelineModel {
  /// The entries loaded so far.
  public private(set) var entries: [Entry] = []
  /// The people, for showing whom an entry is about.
  public private(set) var people: [Person] = []
  /// Where the list goes on; nil at its end.
  public private(set) var next: EntryCursor?
  /// Why the last action failed; nil when it did not. What was loaded before stays shown.
  public private(set) var failure: JournalError?
  /// The entry that `undo()` would bring back.
  public private(set) var deleted: Entry?
  /// Whether a load has succeeded, so that an empty list means an empty journal.
  public private(set) var isLoaded = false
  /// Which entries are shown.
  public var query: EntryQuery

  private let store: any JournalStore
  private let environment: JournalEnvironment

  /// Makes a model of `store`; it is empty until `load()`.
  public init(store: any JournalStore, environment: JournalEnvironment, query: EntryQuery = EntryQuery()) {
    self.store = store
    self.environment = environment
    self.query = query
  }

  /// Loads the first page of the query (or the page at its cursor) anew.
  public func load() async {
    await attempt {
      let page = try await store.entries(query)
      people = try await store.people(includingArchived: true)
      entries = page.entries
      next = page.next
      isLoaded = true
    }
  }

  /// Appends the next page; at the end it does nothing.
  public func loadMore() async {
    guard let next else { return }
    await attempt {
      var query = query
      query.cursor = next
      let page = try await store.entries(query)
      entries += page.entries
      self.next = page.next
    }
  }

  /// Saves `entry` and puts it in front. When saving fails the list stays as it is.
  public func add(_ entry: Entry) async {
    await attempt {
      guard let saved = try await store.save([entry]).first?.entry else { return }
      entries.removeAll { $0.id == saved.id }
      if saved.deletedAt == nil { entries.insert(saved, at: 0) }
    }
  }

  /// Deletes the entry at a place in the list; a place that does not exist changes nothing.
  public func delete(at index: Int) async {
    guard entries.indices.contains(index) else { return }
    await delete(entries[index].id)
  }

  /// Deletes an entry, with undo.
  public func delete(_ id: Entry.ID) async {
    await attempt {
      let now = environment.now()
      deleted = try await store.edit(id, .deleted(at: now), at: now)
      entries.removeAll { $0.id == id }
    }
  }

  /// Brings back what was deleted last, at its old place in the list.
  public func undo() async {
    await attempt {
      guard let last = try await deletedEntry() else { return }
      let restored = try await store.edit(last.id, .restored, at: environment.now())
      let place = entries.firstIndex { ($0.createdAt, $0.id) < (restored.createdAt, restored.id) } ?? entries.endIndex
      entries.insert(restored, at: place)
      deleted = nil
    }
  }

  /// The person of an entry, archived ones included.
  public func person(of entry: Entry) -> Person? {
    entry.personID.flatMap { id in people.first { $0.id == id } }
  }

  private func deletedEntry() async throws(JournalError) -> Entry? {
    if let deleted { deleted } else { try await store.lastDeleted() }
  }

  private func attempt(_ action: () async throws -> Void) async {
    do {
      try await action()
      failure = nil
    } catch {
      failure = JournalError(error)
    }
  }
}
