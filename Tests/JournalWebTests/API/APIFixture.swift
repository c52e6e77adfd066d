import Foundation
import HTTPKit
import JournalKit
import JournalSQLite
import TestSupport
import Testing

@testable import JournalWeb

/// The API on a journal of its own, asked in process.
struct APIFixture {
  let clock = TestClock()
  let store: FailingStore
  let api: JournalAPI

  init() throws {
    store = FailingStore(try SQLiteJournal.inMemory())
    api = JournalAPI(store: store, environment: clock.environment())
  }

  /// The answer to a request below `/api/v1`.
  func send(
    _ method: HTTPMethod, _ path: String, headers: HTTPHeaders = [:], body: [UInt8] = []
  ) async throws -> APIAnswer {
    let request = try #require(HTTPRequest(method, "/api/v1\(path)", headers: headers, body: body))
    return APIAnswer(response: try #require(await api.respond(to: request)))
  }

  /// The same with a JSON text as the body.
  func send(_ method: HTTPMethod, _ path: String, json: String, language: String = "en") async throws -> APIAnswer {
    try await send(
      method, path, headers: ["Content-Type": "application/json", "Accept-Language": language], body: Array(json.utf8))
  }

  /// Saves a sentence under a numbered identifier.
  @discardableResult
  func put(_ number: Int, _ json: String = #"{"rawText":"尿布快沒了"}"#) async throws -> APIAnswer {
    try await send(.put, "/entries/\(Self.id(number))", json: json)
  }

  /// An identifier as text.
  static func id(_ number: Int) -> String {
    Identifier<Entry>(high: 0x0199_0000_0000_7000, low: 0x8000_0000_0000_0000 + UInt64(number)).text
  }
}

/// An answer with readers for what the tests look at.
struct APIAnswer {
  let response: HTTPResponse

  var status: UInt16 { response.status.code }
  var text: String { String(decoding: response.body, as: UTF8.self) }
  func header(_ name: String) -> String? { response.headers[name] }

  /// The JSON object in the body.
  func object() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any])
  }

  /// A member that is a text.
  func text(_ name: String) throws -> String? { try object()[name] as? String }

  /// The entry in the body.
  func entry() throws -> Entry { try JSONDecoder().decode(Entry.self, from: Data(response.body)) }

  /// The places of a problem's errors.
  func places() throws -> [String] {
    let errors = try #require(try object()["errors"] as? [[String: Any]])
    return errors.map { error in
      error["pointer"] as? String ?? error["parameter"] as? String ?? (error["line"] as? Int).map { "line \($0)" } ?? "?"
    }
  }

  /// Whether it is a well-formed problem of this name, with a next step.
  func isProblem(_ status: UInt16, _ name: String) throws -> Bool {
    let object = try object()
    return self.status == status && header("Content-Type") == "application/problem+json" && object["type"] as? String == "/problems/\(name)"
      && object["status"] as? Int == Int(status) && (object["nextStep"] as? String)?.isEmpty == false
      && (object["title"] as? String)?.isEmpty == false && (object["detail"] as? String)?.isEmpty == false
  }
}
