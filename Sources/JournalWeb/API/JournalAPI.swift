package import HTTPKit
package import JournalKit
import LocalizationKit

/// The JSON API under `/api/v1` (its OpenAPI document is at `/api/v1/openapi.json`). Who may ask is settled before it is asked.
package struct JournalAPI: Sendable {
  let store: any JournalStore
  let environment: JournalEnvironment

  /// Where the API lies.
  private static let prefix = ["api", "v1"]

  /// Serves `store`.
  package init(store: any JournalStore, environment: JournalEnvironment) {
    self.store = store
    self.environment = environment
  }

  /// The largest body in bytes that a request may have: a whole journal for an import, several sentences for anything else.
  package static func largestBody(_ path: String) -> Int {
    path == "/api/v1/import" ? 512 << 20 : 1 << 20
  }

  /// The answer to a request below `/api/v1`; nil for any other.
  package func respond(to request: HTTPRequest) async -> HTTPResponse? {
    guard request.segments.starts(with: Self.prefix) else { return nil }
    do {
      return try await answer(request)
    } catch {
      return error.response(in: Language.preferred(among: request.preferredLanguages))
    }
  }

  private func answer(_ request: HTTPRequest) async throws(APIProblem) -> HTTPResponse {
    let here = APIOperation.allCases.filter { $0.matches(request.segments.dropFirst(Self.prefix.count)) }
    guard !here.isEmpty else { throw .unknownAddress }
    guard let operation = here.first(where: { $0.method == request.method }) else {
      throw .methodNotAllowed(here.map(\.method.name) + (here.contains { $0.method == .get } ? ["HEAD"] : []))
    }
    return try await perform(try APIRequest(request, operation))
  }

  private func perform(_ request: APIRequest) async throws(APIProblem) -> HTTPResponse {
    switch request.operation {
    case .listEntries: try await listEntries(request)
    case .getEntry: try await getEntry(request)
    case .putEntry: try await putEntry(request)
    case .patchEntry: try await patchEntry(request)
    case .deleteEntry: try await deleteEntry(request)
    case .restoreEntry: try await restoreEntry(request)
    case .completeEntry: try await completeEntry(request)
    case .reopenEntry: try await reopenEntry(request)
    case .interpretSentence: try await interpretSentence(request)
    case .listPeople: try await listPeople()
    case .getPerson: try await getPerson(request)
    case .putPerson: try await putPerson(request)
    case .listLearned: try await listLearned(request)
    case .resetLearned: try await resetLearned(request)
    case .restoreLearned: try await restoreLearned()
    case .exportJournal: try await exportJournal()
    case .importJournal: try await importJournal(request)
    case .getJournal: try await getJournal()
    case .listChanges: try await listChanges(request)
    case .getDocument: .apiJSON(PackageResources.openapi_json)
    }
  }

  /// Asks the journal, and makes a problem of what it throws.
  func ask<Value>(_ question: () async throws(JournalError) -> Value) async throws(APIProblem) -> Value {
    do {
      return try await question()
    } catch {
      throw APIProblem(error)
    }
  }
}

extension HTTPResponse {
  /// JSON, which is UTF-8 by definition and has no charset parameter.
  static func apiJSON(_ json: [UInt8], status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(status, headers: ["Content-Type": "application/json"], body: json)
  }
}
