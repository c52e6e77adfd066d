import HTMLKit
import HTTPKit
import JournalKit

/// The addresses that pages link to, each written once.
enum Address {
  /// The list.
  static let home: URLReference = "/"
  /// Where a sentence is sent.
  static let card: URLReference = "/card"
  /// Where a card is sent.
  static let entries: URLReference = "/entries"
  /// The people.
  static let people: URLReference = "/people"
  /// The settings.
  static let settings: URLReference = "/settings"

  /// Where a form about what was learned is sent.
  static func action(_ action: Route.LearnedAction) -> URLReference { .path("learned", action.rawValue) }

  /// The settings right after something that was learned was reset or brought back.
  static func settings(after action: Route.LearnedAction, _ count: Int) -> URLReference {
    .path("settings", query: [action.rawValue: String(count)])
  }

  /// The settings right after they were changed.
  static let savedSettings: URLReference = "/settings?saved=1"

  /// The list from a place on.
  static func home(after cursor: EntryCursor) -> URLReference { .path(query: ["cursor": cursor.text]) }

  /// The list with a notice about an entry.
  static func home(_ notice: Notice, _ id: Entry.ID) -> URLReference { .path(query: [notice.rawValue: id.text]) }

  /// An entry's page.
  static func entry(_ id: Entry.ID) -> URLReference { .path("entries", id.text) }

  /// An entry's page right after it was changed.
  static func updated(_ id: Entry.ID) -> URLReference { .path("entries", id.text, query: ["updated": "1"]) }

  /// The form that changes an entry.
  static func form(_ id: Entry.ID) -> URLReference { .path("entries", id.text, "edit") }

  /// Where a form on an entry's page is sent.
  static func action(_ id: Entry.ID, _ action: Route.EntryAction) -> URLReference { .path("entries", id.text, action.rawValue) }

  /// Where a form about a person is sent.
  static func action(_ id: Person.ID, _ action: Route.PersonAction) -> URLReference { .path("people", id.text, action.rawValue) }
}

/// What the list says once, after something was done with an entry; the raw value is the name in the query.
enum Notice: String, Sendable, CaseIterable {
  case saved, deleted, restored
}

extension HTTPResponse {
  /// 303: the browser goes on to one of our pages.
  static func go(to address: URLReference) -> HTTPResponse { .redirect(to: address.description) }
}
