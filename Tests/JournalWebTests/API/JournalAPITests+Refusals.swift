import Foundation
import HTTPKit
import JournalKit
import LocalizationKit
import TestSupport
import Testing

@testable import JournalWeb

extension JournalAPITests {
  @Suite struct Refusals {
    let api: APIFixture

    init() throws { api = try APIFixture() }

    @Test(arguments: [
      "limit=0", "limit=501", "limit=-1", "limit=1.0", "limit=", "limit=99999999999999999999", "limit=%EF%BC%91", "cursor=x", "cursor=",
      "cursor=1_2", "cursor=99999999999999999999_01990000-0000-7000-8000-000000000001", "since=2026-02-30", "since=yesterday", "kind=",
      "kind=%E7%B4%80", "person=x", "unknown=1", "limit=1&limit=2",
    ])
    func `a parameter that cannot be read is 400`(query: String) async throws {
      let answer = try await api.send(.get, "/entries?\(query)")

      #expect(try answer.isProblem(400, "invalid-parameter"))
    }

    @Test(arguments: ["x", "01990000-0000-7000-8000-00000000000", "01990000-0000-7000-8000-0000000000001", "%2F", "%F0%9F%98%8A"])
    func `an identifier that cannot be read is 400`(id: String) async throws {
      #expect(try await api.send(.get, "/entries/\(id)").isProblem(400, "invalid-parameter"))
      #expect(try await api.send(.put, "/entries/\(id)", json: #"{"rawText":"x"}"#).isProblem(400, "invalid-parameter"))
      #expect(try await api.send(.get, "/people/\(id)").isProblem(400, "invalid-parameter"))
    }

    @Test(arguments: [
      "", "{", "nul", #"{"rawText":"\ud800"}"#, #"{"rawText":"a","rawText":"b"}"#, #"{"rawText":"a"} x"#, "\u{0}",
      String(repeating: "[", count: 100_000), String(repeating: #"{"rawText":"#, count: 100_000), #"{"rawText":01}"#,
    ])
    func `a body that is not JSON is 400`(body: String) async throws {
      #expect(try await api.put(1, body).isProblem(400, "invalid-json"))
      #expect(try await api.send(.patch, "/entries/\(APIFixture.id(1))", json: body).isProblem(400, "invalid-json"))
      #expect(try await api.send(.post, "/interpretations", json: body).isProblem(400, "invalid-json"))
    }

    @Test func `a body that is not UTF-8 is 400`() async throws {
      let answer = try await api.send(
        .put, "/entries/\(APIFixture.id(1))", headers: ["Content-Type": "application/json"],
        body: [0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])

      #expect(try answer.isProblem(400, "invalid-json"))
    }

    @Test(arguments: [
      ("[]", ""), ("1e999", ""), ("null", ""), ("{}", "/rawText"), (#"{"rawText":null}"#, "/rawText"), (#"{"rawText":7}"#, "/rawText"),
      (#"{"rawText":" \u200b\u3000 "}"#, "/rawText"), (#"{"rawText":"a","content":""}"#, "/content"),
      (#"{"rawText":"a","content":null}"#, "/content"), (#"{"rawText":"a","kind":null}"#, "/kind"),
      (#"{"rawText":"a","kind":"紀錄"}"#, "/kind"), (#"{"rawText":"a","mood":"開心"}"#, "/mood"), (#"{"rawText":"a","mood":1e999}"#, "/mood"),
      (#"{"rawText":"a","occurrence":"tomorrow"}"#, "/occurrence"), (#"{"rawText":"a","personID":"x"}"#, "/personID"),
      (#"{"rawText":"a","tags":"x"}"#, "/tags"), (##"{"rawText":"a","tags":["#x"]}"##, "/tags"),
      (#"{"rawText":"a","tags":[" "]}"#, "/tags"),
      (#"{"rawText":"a","doneAt":"yesterday"}"#, "/doneAt"), (#"{"rawText":"a","createdAt":5}"#, "/createdAt"),
      (#"{"rawText":"a","timeZone":"../../etc/passwd"}"#, "/timeZone"), (#"{"rawText":"a","timeZone":"Mars/Base"}"#, "/timeZone"),
      (#"{"rawText":"a","photo":1}"#, "/photo"), (#"{"rawText":"a","id":"b"}"#, "/id"), (#"{"rawText":"a","我寫的":1}"#, ""),
    ])
    func `a field that is not right is 422 and named`(body: String, pointer: String) async throws {
      let answer = try await api.put(1, body)

      #expect(try answer.isProblem(422, "invalid-fields"))
      #expect(try answer.places() == [pointer])
      #expect(try await api.store.changeSequence() == 0)
    }

    @Test func `every wrong field is named at once`() async throws {
      let answer = try await api.put(1, #"{"kind":"!","mood":"x","zzz":1}"#)

      #expect(try answer.places() == ["/rawText", "/kind", "/mood", "/zzz"])
    }

    @Test func `a sentence of the largest size is taken, and one byte more is not`() async throws {
      let largest = String(repeating: "a", count: CaptureModel.largestSentence)

      #expect(try await api.put(1, #"{"rawText":"\#(largest)"}"#).status == 201)
      #expect(try await api.put(2, #"{"rawText":"\#(largest)a"}"#).places() == ["/rawText"])
    }

    @Test func `about somebody who does not exist is a conflict that names the field`() async throws {
      let answer = try await api.put(1, #"{"rawText":"a","personID":"\#(APIFixture.id(9))"}"#)

      #expect(try answer.isProblem(409, "unknown-person"))
      #expect(try answer.places() == ["/personID"])
    }

    @Test func `an identifier that was removed for good stays taken`() async throws {
      try await api.put(1)
      _ = try await api.send(.delete, "/entries/\(APIFixture.id(1))")
      api.clock.advance(seconds: 1)
      #expect(try await api.store.purge(deletedBefore: api.clock.now) == 1)

      #expect(try await api.put(1).isProblem(409, "identifier-taken"))
    }

    @Test(arguments: [nil, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
    func `a body of another type is 415 and says which it takes`(type: String?) async throws {
      var headers: HTTPHeaders = [:]
      headers["Content-Type"] = type

      let answer = try await api.send(.put, "/entries/\(APIFixture.id(1))", headers: headers, body: Array(#"{"rawText":"a"}"#.utf8))

      #expect(try answer.isProblem(415, "unsupported-media-type"))
      #expect(answer.header("Accept") == "application/json")
      #expect(try await api.send(.post, "/import", headers: headers).isProblem(415, "unsupported-media-type"))
    }

    @Test func `a client that takes no JSON gets 406`() async throws {
      #expect(try await api.send(.get, "/entries", headers: ["Accept": "text/html"]).isProblem(406, "not-acceptable"))
      #expect(try await api.send(.get, "/export", headers: ["Accept": "application/json"]).isProblem(406, "not-acceptable"))
      #expect(try await api.send(.get, "/entries", headers: ["Accept": "text/html, */*;q=0.1"]).status == 200)
    }

    @Test(arguments: [
      ("/entries", HTTPMethod.post, "GET, HEAD"), ("/entries/x", .post, "GET, PUT, PATCH, DELETE, HEAD"), ("/export", .put, "GET, HEAD"),
      ("/import", .get, "POST"), ("/people/x", .delete, "GET, PUT, HEAD"), ("/journal", .options, "GET, HEAD"),
      ("/interpretations", .other("TRACE"), "POST"),
    ])
    func `another method is 405 and names those that there are`(path: String, method: HTTPMethod, allowed: String) async throws {
      let answer = try await api.send(method, path)

      #expect(try answer.isProblem(405, "method-not-allowed"))
      #expect(answer.header("Allow") == allowed)
    }

    @Test(arguments: ["", "/", "/nothing", "/entries/x/y", "/entries/x/done/z", "/openapi"])
    func `an address without an operation is 404`(path: String) async throws {
      #expect(try await api.send(.get, path).isProblem(404, "not-found"))
    }

    @Test func `an address outside the API is somebody else's`() async throws {
      let request = try #require(HTTPRequest(.get, "/entries"))

      #expect(await api.api.respond(to: request) == nil)
    }

    @Test(
      arguments: [
        (JournalError.diskFull, 507), (.locked, 503), (.readOnly, 403), (.noPermission, 403), (.newerVersion(found: 9, supported: 1), 409),
        (.damaged, 500), (.cannotOpen, 500), (.strayLog, 500), (.fileExists, 500), (.storage(code: 10), 500),
      ] as [(JournalError, UInt16)])
    func `each failure of the storage has its status, in the person's language`(error: JournalError, status: UInt16) async throws {
      api.store.fail(with: error)

      for language in Language.allCases {
        let answer = try await api.send(
          .put, "/entries/\(APIFixture.id(1))", json: #"{"rawText":"我的祕密"}"#, language: language.rawValue)

        #expect(try answer.isProblem(status, error.name))
        #expect(try answer.text("detail") == error.sentence[language])
        #expect(try answer.text("nextStep") == error.nextStep[language])
        #expect((answer.header("Retry-After") != nil) == (error == .locked))
        #expect(!answer.text.contains("祕密"))
      }
    }
  }
}
