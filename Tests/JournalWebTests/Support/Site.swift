import Foundation
import HTTPKit
import JournalKit
import JournalSQLite
import JournalWeb
import PreferenceKit
import Testing
import TestSupport

/// The web app over a real journal, with a clock that stands and preferences of its own.
final class Site: Sendable {
  static let port: UInt16 = 8420
  static let origin = "http://127.0.0.1:8420"

  let folder: TemporaryFolder
  let journal: any JournalStore
  let store: FailingStore
  let clock = TestClock()
  let key = AccessKey.generate()
  let preferences: Preferences
  let app: JournalWebApp
  private let suite = "yiju-test-\(UUID().uuidString)"

  init(api: @escaping JournalWebApp.API = { _ in nil }) throws {
    folder = try TemporaryFolder()
    journal = try SQLiteJournal(path: folder.path("journal.sqlite"))
    store = FailingStore(journal)
    preferences = Preferences(suite: try #require(UserDefaults(suiteName: suite)))
    app = JournalWebApp(
      store: store, environment: clock.environment(), preferences: preferences, accessKey: key, port: { Site.port }, api: api)
  }

  deinit { UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite) }

  /// The cookie of a browser that was let in.
  var cookie: String { "yiju-\(Site.port)=\(key.text)" }

  /// Sends a request as a browser does that was let in; a header set to nil is left out.
  func send(
    _ method: HTTPMethod, _ target: String, body: [UInt8] = [], headers changes: [String: String?] = [:]
  ) async throws -> Page {
    var headers: [String: String?] = ["Host": "127.0.0.1:\(Site.port)", "Cookie": cookie]
    if method == .post {
      headers["Origin"] = Site.origin
      headers["Sec-Fetch-Site"] = "same-origin"
      headers["Content-Type"] = "application/x-www-form-urlencoded"
    }
    headers.merge(changes) { $1 }
    var fields = HTTPHeaders()
    for case (let name, let value?) in headers { fields.add(name, value) }
    let request = try #require(HTTPRequest(method, target, headers: fields, body: body))
    return Page(await app.respond(to: request))
  }

  /// Opens a page.
  func get(_ target: String, headers: [String: String?] = [:]) async throws -> Page {
    try await send(.get, target, headers: headers)
  }

  /// Sends a form.
  func post(_ target: String, _ fields: [(String, String)], headers: [String: String?] = [:]) async throws -> Page {
    try await send(.post, target, body: Page.encode(fields), headers: headers)
  }

  /// Types a sentence into the input and sends it: the confirm card, usually.
  func review(_ sentence: String) async throws -> Page {
    try await post("/card", [("sentence", sentence)])
  }

  /// Types a sentence, changes fields of its card and saves it: the entry.
  func save(_ sentence: String, changing changes: [String: String] = [:]) async throws -> Entry {
    let card = try await review(sentence)
    let answer = try await post("/entries", try #require(card.form("card")).filled(changes))
    #expect(answer.status == 303)
    return try await entry(of: answer)
  }

  /// The entry that an answer says was saved.
  func entry(of answer: Page) async throws -> Entry {
    let id = try #require(answer.savedID)
    let entry = try await journal.entry(id)
    return try #require(entry)
  }

  /// Adds a person.
  func person(_ name: String) async throws -> Person {
    clock.advance(seconds: 1)
    let person = Person(id: IdentifierMaker().next(at: clock.now), name: name, createdAt: clock.now, updatedAt: clock.now)
    try await journal.save(person)
    return person
  }
}
