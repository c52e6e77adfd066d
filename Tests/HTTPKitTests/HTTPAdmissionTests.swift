import Glibc
import HTTPKit
import Synchronization
import Testing

/// What the server reads of a body, and what it does not.
struct HTTPAdmissionTests {
  private static let megabyte = 1 << 20

  private func withServer(
    limits: HTTPLimits = HTTPLimits(), admit: @escaping @Sendable (HTTPRequest) -> HTTPAdmission,
    handler: @escaping @Sendable (HTTPRequest) async -> HTTPResponse = { .text("\($0.body.count)") }, _ test: (UInt16) async throws -> Void
  ) async throws {
    let server = HTTPServer(limits: limits, admit: admit, handler: handler)
    try server.start()
    let result: Result<Void, any Error>
    do {
      result = .success(try await test(try #require(server.port)))
    } catch {
      result = .failure(error)
    }
    await server.stop()
    try result.get()
  }

  @Test(arguments: ["POST", "PUT", "PATCH", "DELETE", "GET", "FROB"], ["Content-Length: 500000000", "Transfer-Encoding: chunked"])
  func `a refused request is answered at once, whatever its method`(method: String, framing: String) async throws {
    let calls = Mutex(0)
    let handler: @Sendable (HTTPRequest) async -> HTTPResponse = { _ in
      calls.withLock { $0 += 1 }
      return .noContent
    }
    let admit: @Sendable (HTTPRequest) -> HTTPAdmission = { head in
      head.body.isEmpty && head.path == "/a" ? .refused(.text("no", status: .unauthorized)) : .body(upTo: 0)
    }
    try await withServer(admit: admit, handler: handler) { port in
      let answer = try await offPool {
        let client = try RawClient(port: port)
        // Some of the body comes along, the rest never does.
        return try client.exchange("\(method) /a HTTP/1.1\r\nHost: a\r\n\(framing)\r\n\r\n5\r\nhello\r\n")
      }

      #expect(answer.status == 401)
      #expect(answer.text == "no")
      #expect(answer.head.lowercased().contains("connection: close"))
      #expect(calls.withLock { $0 } == 0)
    }
  }

  @Test func `a request without a body is not asked about and keeps its connection`() async throws {
    try await withServer(admit: { _ in .refused(.text("no", status: .unauthorized)) }) { port in
      let answers = try await offPool {
        let client = try RawClient(port: port)
        let requests = ["GET / HTTP/1.1\r\nHost: a\r\n\r\n", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n"]
        return try requests.map { try client.exchange($0).status }
      }

      #expect(answers == [200, 200])
    }
  }

  @Test func `a second large body has to wait its turn`() async throws {
    let size = 2 * Self.megabyte
    try await withServer(admit: { _ in .body(upTo: 4 << 20) }) { port in
      let statuses = try await offPool {
        let first = try RawClient(port: port)
        try first.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(size)\r\n\r\n", Array(repeating: 65, count: Self.megabyte))
        // A body that is not large comes through meanwhile, and only after the first one began.
        let small = try RawClient(port: port).exchange("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc")
        let second = try RawClient(port: port).exchange("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(size)\r\n\r\n")
        let piece = "80000\r\n" + String(repeating: "a", count: 0x80000) + "\r\n"
        let unannounced = try RawClient(port: port).exchange(
          "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" + piece + piece + piece + "0\r\n\r\n")
        try first.send("", Array(repeating: 65, count: Self.megabyte))
        let answer = try first.receive()
        let third = try RawClient(port: port).exchange(
          "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(size)\r\n\r\n", Array(repeating: 65, count: size))
        #expect(second.head.contains("Retry-After: "))
        #expect(unannounced.head.contains("Retry-After: "))
        #expect(third.text == "\(size)")
        return [small.status, second.status, unannounced.status, answer.status, third.status]
      }

      #expect(statuses == [200, 503, 503, 200, 200])
    }
  }

  @Test func `a client that leaves in the middle of a large body makes room`() async throws {
    let size = 2 * Self.megabyte
    try await withServer(admit: { _ in .body(upTo: 4 << 20) }) { port in
      let status = try await offPool {
        for _ in 0..<3 {
          let leaving = try RawClient(port: port)
          try leaving.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(size)\r\n\r\nhalf")
        }
        var status = 503
        for _ in 0..<100 where status == 503 {
          usleep(10_000)
          // Whoever is turned away in the middle of sending may see a broken connection instead of the answer.
          let answer = try? RawClient(port: port).exchange(
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(size)\r\n\r\n", Array(repeating: 65, count: size))
          status = answer?.status ?? 503
        }
        return status
      }

      #expect(status == 200)
    }
  }
}
