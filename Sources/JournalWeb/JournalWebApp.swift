package import HTTPKit
package import JournalKit
import LocalizationKit
package import PreferenceKit

/// The web app as one function from a request to an answer. Between requests it keeps nothing but rows of the list that
/// it may have to write again. It writes no log.
package struct JournalWebApp: Sendable {
  /// Answers what lies under `/api/v1`; nil when nothing is there.
  package typealias API = @Sendable (HTTPRequest) async -> HTTPResponse?

  private let store: any JournalStore
  private let environment: JournalEnvironment
  private let preferences: PreferenceReader
  private let requestGuard: RequestGuard
  private let api: API
  private let rows = RowCache()

  /// Puts the app together.
  /// - Parameters:
  ///   - port: where the server listens; asked at every request, since a free port is known only once the server runs.
  ///   - api: answers everything under `/api/v1` that the guard lets through.
  package init(
    store: any JournalStore, environment: JournalEnvironment, preferences: Preferences, accessKey: AccessKey,
    port: @escaping @Sendable () -> UInt16, api: @escaping API = { _ in nil }
  ) {
    self.store = store
    self.environment = environment
    self.preferences = PreferenceReader(preferences)
    requestGuard = RequestGuard(key: accessKey, port: port)
    self.api = api
  }

  /// The largest body of a form in bytes. Far more than a sentence may have, so that one that is too long comes back with a word about
  /// it instead of being lost.
  package static let largestForm = 1 << 20

  /// Says by the head of a request what its body is worth, so that nobody without the key fills the memory. A refused form is read all the
  /// same, since its answer gives the words back; any other refused body is not.
  /// - Parameter head: the request without its body.
  package func admission(of head: HTTPRequest) -> HTTPAdmission {
    let isForAPI = head.segments.first == "api"
    let verdict = requestGuard.verdict(on: head)
    switch verdict {
    case .allowed where isForAPI:
      return .body(upTo: JournalAPI.largestBody(head.path))
    case .unknownVisitor where !isForAPI, .foreignOrigin where !isForAPI, .allowed, .keyPresented:
      return .body(upTo: Self.largestForm)
    case .wrongHost, .unknownVisitor, .foreignOrigin:
      var response = Refusal(context: context(for: head)).answer(to: head, verdict)
      SecurityHeaders.apply(to: &response)
      return .refused(response)
    }
  }

  /// Words an answer that the server gives without asking: a problem for programs, plain text for everybody else, since whoever gets it
  /// has not been looked at.
  package func explanation(of fault: HTTPFault) -> HTTPResponse {
    let reason = fault.reason
    let sentence = FaultTexts.sentence(reason)
    let nextStep = FaultTexts.nextStep(reason)
    var response: HTTPResponse
    if let head = HTTPRequest(.get, "/", headers: fault.headers) {
      if fault.path.split(separator: "/").first == "api" {
        response = APIProblem(status: reason.status, name: FaultTexts.name(reason), sentence: sentence, nextStep: nextStep)
          .response(in: Language.preferred(among: head.preferredLanguages))
      } else {
        let language = preferences.language(for: head)
        response = .text("\(sentence[language])\n\(nextStep[language])\n", status: reason.status)
      }
    } else {
      response = fault.plainAnswer
    }
    SecurityHeaders.apply(to: &response)
    return response
  }

  /// Answers a request: the guard, then a page or the API. Every answer carries the security headers.
  package func respond(to request: HTTPRequest) async -> HTTPResponse {
    var response = await answer(to: request)
    SecurityHeaders.apply(to: &response)
    return response
  }

  private func context(for request: HTTPRequest) -> PageContext {
    PageContext(
      store: store, environment: environment, language: preferences.language(for: request), theme: preferences.theme,
      rows: rows)
  }

  private func answer(to request: HTTPRequest) async -> HTTPResponse {
    let context = context(for: request)
    let verdict = requestGuard.verdict(on: request)
    switch verdict {
    case .allowed:
      return await Router(context: context, preferences: preferences, api: api).answer(to: request)
    case .keyPresented:
      let welcome = WelcomePage(context: context).answer()
      return requestGuard.cookie.map(welcome.settingCookie) ?? welcome
    case .wrongHost, .unknownVisitor, .foreignOrigin:
      return Refusal(context: context).answer(to: request, verdict)
    }
  }
}
