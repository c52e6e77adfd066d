import HTMLKit
import JournalKit
import LocalizationKit
import SentenceKit
import Synchronization

/// The rows of the list as they were built last. Nearly every row is the same at the next visit, and building them was more than a
/// third of the page's time.
///
/// A row counts only while everything that it shows is the same, which is compared and not guessed from a time stamp: two changes
/// may fall into one millisecond.
final class RowCache: Sendable {
  /// What a row depends on.
  struct Key: Sendable, Equatable {
    /// The entry with everything in it.
    let entry: Entry
    /// The name of the person it is about.
    let person: String?
    /// The language of the words.
    let language: Language
    /// The day that counts as today.
    let today: CivilDate
    /// The zone that stands in for unknown ones.
    let timeZone: String

    static func == (left: Key, right: Key) -> Bool {
      left.language == right.language && left.today == right.today && left.timeZone == right.timeZone && left.person == right.person
        && left.entry == right.entry
        // Strings are equal when they look the same; the page has to have the bytes.
        && left.entry.content.utf8.elementsEqual(right.entry.content.utf8)
    }
  }

  private let rows = Mutex<[Entry.ID: (key: Key, html: HTML)]>([:])

  /// Rows kept at most; a household reads the newest few pages.
  private static let capacity = 1000

  /// The row of `key`, written by `make` when it is not here.
  func row(_ key: Key, make: () -> HTML) -> HTML {
    if let known = rows.withLock({ $0[key.entry.id] }), known.key == key { return known.html }
    let html = make()
    rows.withLock { rows in
      if rows.count >= Self.capacity { rows.removeAll(keepingCapacity: true) }
      rows[key.entry.id] = (key, html)
    }
    return html
  }
}
