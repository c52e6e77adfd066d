import Foundation
import HTTPKit
import JournalKit
import TestSupport
import Testing

@testable import JournalWeb

extension JournalAPITests {
  @Suite struct Journal {
    let api: APIFixture

    init() throws { api = try APIFixture() }

    private static let lines: HTTPHeaders = ["Content-Type": "application/x-ndjson", "Accept-Language": "en"]

    @Test func `an export goes into another journal and comes out the same`() async throws {
      _ = try await api.send(.put, "/people/\(APIFixture.id(700))", json: #"{"name":"妹妹"}"#)
      try await api.put(1, #"{"rawText":"cafe\u0301 \u0000","personID":"\#(APIFixture.id(700))"}"#)
      try await api.put(2)
      _ = try await api.send(.delete, "/entries/\(APIFixture.id(2))")
      let export = try await api.send(.get, "/export")
      let other = try APIFixture()

      let report = try await other.send(.post, "/import", headers: Self.lines, body: export.response.body)

      #expect(export.header("Content-Type") == "application/x-ndjson")
      #expect(export.header("Content-Disposition") == #"attachment; filename="yiju-2026-11-30.jsonl""#)
      #expect(report.text == #"{"added":3,"learned":0,"skipped":[],"skippedCount":0,"unchanged":0,"updated":0}"#)
      #expect(try await other.send(.get, "/export").response.body == export.response.body)
      let again = try await other.send(.post, "/import", headers: Self.lines, body: export.response.body)
      #expect(again.text == #"{"added":0,"learned":0,"skipped":[],"skippedCount":0,"unchanged":3,"updated":0}"#)
    }

    @Test func `an import with a bad line changes nothing until it is told to skip it`() async throws {
      try await api.put(1)
      let body = try await api.send(.get, "/export").response.body + Array("{\"type\":\"photo\"}\n".utf8)
      let other = try APIFixture()

      let refused = try await other.send(.post, "/import", headers: Self.lines, body: body)
      #expect(try refused.isProblem(422, "bad-lines"))
      #expect(try refused.places() == ["line 3"])
      #expect(try await other.store.changeSequence() == 0)

      let taken = try await other.send(.post, "/import?skippingBadLines=true", headers: Self.lines, body: body)
      #expect(taken.status == 200)
      #expect(try taken.object()["added"] as? Int == 1 && taken.object()["skippedCount"] as? Int == 1)
    }

    @Test func `a file of a newer version or an empty one is 422`() async throws {
      let newer = Array(#"{"type":"journal","format":"yiju","version":2}"#.utf8)

      #expect(try await api.send(.post, "/import", headers: Self.lines, body: newer).isProblem(422, "newer-format"))
      #expect(try await api.send(.post, "/import", headers: Self.lines).isProblem(422, "nothing-to-import"))
      #expect(
        try await api.send(.post, "/import?skippingBadLines=yes", headers: Self.lines, body: newer).isProblem(400, "invalid-parameter"))
    }

    @Test func `sound lines that clash with the journal are a conflict`() async throws {
      try await api.put(1, #"{"rawText":"一"}"#)
      let other = try APIFixture()
      try await other.put(1, #"{"rawText":"二"}"#)
      let export = try await other.send(.get, "/export").response.body

      let answer = try await api.send(.post, "/import", headers: Self.lines, body: export)

      #expect(try answer.isProblem(409, "bad-lines"))
      #expect(try answer.places() == ["line 2"])
    }

    @Test func `a hundred thousand bad lines give a short answer`() async throws {
      let body = Array(String(repeating: "x\n", count: 100_000).utf8)

      let answer = try await api.send(.post, "/import", headers: Self.lines, body: body)

      #expect(answer.status == 422 && answer.response.body.count < 20_000)
    }

    @Test func `changes come in order and go on where the last answer ended`() async throws {
      for number in 1...5 { try await api.put(number, #"{"rawText":"\#(number)"}"#) }
      _ = try await api.send(.delete, "/entries/\(APIFixture.id(1))")

      var seen: [Int] = []
      var next = 0
      while true {
        let answer = try await api.send(.get, "/changes?after=\(next)&limit=2").object()
        let changes = try #require(answer["changes"] as? [[String: Any]])
        seen += changes.compactMap { $0["sequence"] as? Int }
        next = try #require(answer["next"] as? Int)
        if changes.isEmpty { break }
      }

      #expect(seen == seen.sorted() && Set(seen).count == seen.count && seen.count == 5)
      #expect(try await api.send(.get, "/journal").object()["sequence"] as? Int == next)
      for query in ["after=-1", "after=x", "limit=0", "limit=1001", "after=9223372036854775808"] {
        #expect(try await api.send(.get, "/changes?\(query)").isProblem(400, "invalid-parameter"))
      }
      #expect(try await api.send(.get, "/changes?after=9223372036854775807").status == 200)
    }

    @Test func `a person is added, renamed, put away and brought back under one identifier`() async throws {
      let path = "/people/\(APIFixture.id(700))"

      let added = try await api.send(.put, path, json: #"{"name":" 妹妹　"}"#)
      let again = try await api.send(.put, path, json: #"{"name":"妹妹"}"#)
      api.clock.advance(seconds: 1)
      let away = try await api.send(.put, path, json: #"{"name":"小妹","archived":true}"#)
      let back = try await api.send(.put, path, json: #"{"name":"小妹","archived":false}"#)

      #expect(added.status == 201 && added.header("Location") == "/api/v1\(path)")
      #expect(try added.text("name") == "妹妹")
      #expect(again.status == 200 && again.text == added.text)
      #expect(try away.text("archivedAt") == "2026-11-30T07:00:01.000Z" && away.text("name") == "小妹")
      #expect(try back.text("archivedAt") == nil)
      #expect(try await api.send(.get, path).text == back.text)
      #expect(try await api.send(.get, "/people").text == #"{"people":[\#(back.text)]}"#)
    }

    @Test func `a person's name is checked`() async throws {
      _ = try await api.send(.put, "/people/\(APIFixture.id(700))", json: #"{"name":"妹妹"}"#)
      let path = "/people/\(APIFixture.id(701))"

      #expect(try await api.send(.put, path, json: #"{"name":"妹妹"}"#).isProblem(409, "name-taken"))
      for body in [#"{"name":" "}"#, #"{"name":null}"#, "{}", #"{"name":"\#(String(repeating: "妹", count: 101))"}"#] {
        #expect(try await api.send(.put, path, json: body).places() == ["/name"])
      }
      #expect(try await api.send(.put, path, json: #"{"name":"弟","archived":null}"#).places() == ["/archived"])
      #expect(try await api.send(.get, path).isProblem(404, "unknown-person"))
    }

    @Test func `a sentence is read as the evaluation writes it, with the card's fields, and nothing is kept`() async throws {
      _ = try await api.send(.put, "/people/\(APIFixture.id(700))", json: #"{"name":"妹妹"}"#)
      let before = try await api.store.changeSequence()

      let answer = try await api.send(
        .post, "/interpretations", json: #"{"text":"記得明天帶妹妹打疫苗","reference":"2026-03-01T09:30"}"#)

      let object = try answer.object()
      let draft = try #require(object["draft"] as? [String: Any])
      let times = try #require(object["time"] as? [[String: Any]])
      #expect(answer.status == 200 && object["kind"] as? String == "todo" && object["subject"] as? String == "妹妹")
      #expect(times.first?["value"] as? String == "2026-03-02")
      #expect(draft["kind"] as? String == "todo" && draft["timeText"] as? String == "明天" && draft["occurrence"] is NSNull)
      #expect(draft["personID"] as? String == APIFixture.id(700))
      #expect(try await api.store.changeSequence() == before)
      for body in [#"{"text":""}"#, "{}", #"{"text":null}"#] {
        #expect(try await api.send(.post, "/interpretations", json: body).places() == ["/text"])
      }
      #expect(try await api.send(.post, "/interpretations", json: #"{"text":"a","reference":"now"}"#).places() == ["/reference"])
    }

    @Test func `the document describes every operation and no other`() async throws {
      let document = try await api.send(.get, "/openapi.json").object()

      let paths = try #require(document["paths"] as? [String: [String: Any]])
      var described: Set<String> = []
      for (path, item) in paths {
        for (method, operation) in item where method != "parameters" {
          let operation = try #require(operation as? [String: Any])
          let name = try #require(operation["operationId"] as? String)
          let parameters = (operation["parameters"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
          described.insert("\(method.uppercased()) \(path) \(name) \(parameters.sorted())")
        }
      }
      let served = APIOperation.allCases.map { operation in
        "\(operation.method.name) /\(operation.path.joined(separator: "/")) \(operation.rawValue) \(operation.parameters.sorted())"
      }
      #expect(described == Set(served))
      #expect(document["openapi"] as? String == "3.1.0")
    }
  }
}
