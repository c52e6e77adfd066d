import HTTPKit
import JournalKit

/// Every address that the pages have.
enum Route: Sendable, Equatable {
  /// What a form on an entry's page does.
  enum EntryAction: String, Sendable {
    case delete, restore, done, reopen
  }

  /// What a form on the page of people does with one of them.
  enum PersonAction: String, Sendable {
    case rename, archive, restore
  }

  /// What a form about what was learned does.
  enum LearnedAction: String, Sendable, CaseIterable {
    case reset, restore
  }

  /// `/`: the list and the input.
  case home
  /// `/card`: a sentence becomes a confirm card.
  case card
  /// `/entries`: a card becomes an entry.
  case entries
  /// `/entries/ID`.
  case entry(Entry.ID)
  /// `/entries/ID/edit`.
  case entryForm(Entry.ID)
  /// `/entries/ID/delete` and the like.
  case entryAction(Entry.ID, EntryAction)
  /// `/people`.
  case people
  /// `/people/ID/rename` and the like.
  case personAction(Person.ID, PersonAction)
  /// `/settings`.
  case settings
  /// `/learned/reset` and `/learned/restore`.
  case learnedAction(LearnedAction)
  /// `/assets/NAME`.
  case asset(String)
  /// Everything under `/api/v1`.
  case api
  /// Nothing is there.
  case unknown

  /// Reads the decoded parts of a path.
  init(_ segments: [String]) {
    switch segments.count {
    case 0: self = .home
    case 1: self = Self.single[segments[0]] ?? .unknown
    case 2...: self = Self.nested(segments)
    default: self = .unknown
    }
  }

  private static let single: [String: Route] = [
    "card": .card, "entries": .entries, "people": .people, "settings": .settings,
  ]

  private static func nested(_ segments: [String]) -> Route {
    let action = segments.count == 3 ? segments[2] : ""
    switch segments[0] {
    case "api" where segments[1] == "v1":
      return .api
    case "learned" where segments.count == 2:
      return LearnedAction(rawValue: segments[1]).map { .learnedAction($0) } ?? .unknown
    case "assets" where segments.count == 2:
      return .asset(segments[1])
    case "entries" where segments.count <= 3:
      guard let id = Entry.ID(segments[1]) else { return .unknown }
      if segments.count == 2 { return .entry(id) }
      if action == "edit" { return .entryForm(id) }
      return EntryAction(rawValue: action).map { .entryAction(id, $0) } ?? .unknown
    case "people" where segments.count == 3:
      guard let id = Person.ID(segments[1]), let action = PersonAction(rawValue: action) else { return .unknown }
      return .personAction(id, action)
    default:
      return .unknown
    }
  }

  /// The methods that have an answer, for the `Allow` header.
  var methods: [HTTPMethod] {
    switch self {
    case .home, .entryForm, .people, .settings, .card, .entries: [.get, .post]
    case .entry, .asset, .unknown, .api: [.get]
    case .entryAction, .personAction, .learnedAction: [.post]
    }
  }
}
