import Foundation
import JournalKit

/// How a person says which entry they mean: its number in the list (1 is the newest) or its identifier.
enum EntryReference {
  /// The entry that `word` means.
  ///
  /// - Throws: usage when it is neither a number nor an identifier, not found when there is no such entry.
  static func entry(_ word: String?, in store: any JournalStore) async throws(CommandFailure) -> Entry {
    guard let word else { throw .usage(CommandTexts.whichEntry) }
    do {
      if let id = Entry.ID(word) {
        guard let entry = try await store.entry(id) else { throw JournalError.entryNotFound }
        return entry
      }
      guard let number = Int(word), number > 0 else { throw CommandFailure.usage(CommandTexts.whichEntry) }
      return try await entry(number: number, in: store)
    } catch let error as CommandFailure {
      throw error
    } catch let error as JournalError {
      throw .journal(error)
    } catch {
      throw .journal(.storage(code: 0))
    }
  }

  private static func entry(number: Int, in store: any JournalStore) async throws(JournalError) -> Entry {
    var query = EntryQuery(limit: min(number, EntryQuery.largestPage))
    var remaining = number
    while true {
      let page = try await store.entries(query)
      if remaining <= page.entries.count { return page.entries[remaining - 1] }
      remaining -= page.entries.count
      guard let next = page.next else { throw .entryNotFound }
      query.cursor = next
    }
  }

  /// The identifier of the person called `name`, those put away included.
  static func person(_ name: String, in store: any JournalStore) async throws(CommandFailure) -> Person {
    do {
      let people = try await store.people(includingArchived: true)
      if let person = people.first(where: { $0.name == name }) { return person }
    } catch {
      throw .journal(error)
    }
    throw CommandFailure(
      code: .notFound, name: JournalError.unknownPerson.name, sentence: CommandTexts.noSuchPerson(name), nextStep: CommandTexts.listPeople)
  }
}
