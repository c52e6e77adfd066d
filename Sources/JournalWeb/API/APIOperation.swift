import HTTPKit

/// What the API can be asked to do. The raw value is the operation's name in the OpenAPI document, which a test holds to this list.
enum APIOperation: String, CaseIterable, Sendable {
  case listEntries, getEntry, putEntry, patchEntry, deleteEntry, restoreEntry, completeEntry, reopenEntry
  case interpretSentence
  case listPeople, getPerson, putPerson
  case listLearned, resetLearned, restoreLearned
  case exportJournal, importJournal
  case getJournal, listChanges
  case getDocument

  /// The method that asks for it.
  var method: HTTPMethod {
    switch self {
    case .listEntries, .getEntry, .listPeople, .getPerson, .listLearned, .exportJournal, .getJournal, .listChanges, .getDocument: .get
    case .putEntry, .putPerson: .put
    case .patchEntry: .patch
    case .deleteEntry, .resetLearned: .delete
    case .restoreEntry, .completeEntry, .reopenEntry, .interpretSentence, .restoreLearned, .importJournal: .post
    }
  }

  /// The parts of the path below `/api/v1`; `{id}` stands for an identifier.
  var path: [String] {
    switch self {
    case .listEntries: ["entries"]
    case .getEntry, .putEntry, .patchEntry, .deleteEntry: ["entries", "{id}"]
    case .restoreEntry: ["entries", "{id}", "restore"]
    case .completeEntry: ["entries", "{id}", "done"]
    case .reopenEntry: ["entries", "{id}", "reopen"]
    case .interpretSentence: ["interpretations"]
    case .listPeople: ["people"]
    case .getPerson, .putPerson: ["people", "{id}"]
    case .listLearned, .resetLearned: ["learned"]
    case .restoreLearned: ["learned", "restore"]
    case .exportJournal: ["export"]
    case .importJournal: ["import"]
    case .getJournal: ["journal"]
    case .listChanges: ["changes"]
    case .getDocument: ["openapi.json"]
    }
  }

  /// The names that may stand in the query.
  var parameters: Set<String> {
    switch self {
    case .listEntries: ["limit", "cursor", "since", "kind", "person"]
    case .listChanges: ["after", "limit"]
    case .listLearned: ["limit"]
    case .resetLearned: ["words"]
    case .importJournal: ["skippingBadLines"]
    default: []
    }
  }

  /// The media type of the answer.
  var answerType: String { self == .exportJournal ? "application/x-ndjson" : "application/json" }

  /// Whether the operation is at this path; an identifier may be any text here.
  func matches(_ segments: ArraySlice<String>) -> Bool {
    segments.count == path.count && zip(path, segments).allSatisfy { $0 == "{id}" || $0 == $1 }
  }
}
