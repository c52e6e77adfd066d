import JournalKit

/// The numbers of entries in the whole list, newest first, which is how a person names one. Walks along with a narrowed list, so
/// that all of it costs one pass over the journal at the most.
struct EntryNumbers {
  private let store: any JournalStore
  private var query: EntryQuery? = EntryQuery(limit: EntryQuery.largestPage)
  private var page: ArraySlice<Entry> = []
  private var count = 0

  /// Begins at the newest entry of `store`.
  init(in store: any JournalStore) {
    self.store = store
  }

  /// The numbers of entries that are older than all asked for before, newest first. An entry that was added or deleted since the
  /// narrowed list was read has the number of its neighbour.
  mutating func next(_ entries: [Entry]) async throws(JournalError) -> [Int] {
    var numbers: [Int] = []
    for entry in entries {
      while let candidate = try await current(), (candidate.createdAt, candidate.id) > (entry.createdAt, entry.id) { advance() }
      numbers.append(count + 1)
    }
    return numbers
  }

  private mutating func current() async throws(JournalError) -> Entry? {
    if page.isEmpty, let query {
      let next = try await store.entries(query)
      page = next.entries[...]
      self.query = next.next.map { EntryQuery(limit: EntryQuery.largestPage, cursor: $0) }
    }
    return page.first
  }

  private mutating func advance() {
    page = page.dropFirst()
    count += 1
  }
}
