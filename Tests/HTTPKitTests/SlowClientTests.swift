import Glibc
import HTTPKit
import Testing

/// Clients that are slow on purpose.
struct SlowClientTests {
  private func withServer(_ limits: HTTPLimits, _ test: (UInt16) async throws -> Void) async throws {
    let server = HTTPServer(limits: limits) { request in
      if request.path == "/slow" { try? await Task.sleep(for: .milliseconds(700)) }
      return .text("\(request.body.count)")
    }
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

  /// Sends a byte every few milliseconds until the server has enough of it, and says how long that took.
  private static func trickle(_ start: String, to port: UInt16) throws -> Duration {
    let client = try RawClient(port: port)
    let clock = ContinuousClock()
    return try clock.measure {
      try client.send(start)
      for _ in 0..<200 {
        usleep(20_000)
        do { try client.send("a") } catch { return }
      }
    }
  }

  @Test(arguments: ["GET / HTTP/1.1\r\nX: ", "G", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n"])
  func `a request that trickles in is cut off after its time`(start: String) async throws {
    try await withServer(HTTPLimits(headTime: .milliseconds(300), bodyTime: .milliseconds(300))) { port in
      let duration = try await offPool { try Self.trickle(start, to: port) }

      #expect(duration > .milliseconds(250))
      #expect(duration < .seconds(2))
    }
  }

  @Test func `a handler takes all the time that it needs`() async throws {
    try await withServer(HTTPLimits(headTime: .milliseconds(100), bodyTime: .milliseconds(100))) { port in
      let answer = try await offPool {
        try RawClient(port: port).exchange("POST /slow HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab")
      }

      #expect(answer.text == "2")
    }
  }

  @Test(arguments: ["G", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\na"])
  func `more slow clients than there are connections keep nobody out`(start: String) async throws {
    try await withServer(HTTPLimits(connections: 32)) { port in
      let times = try await offPool {
        let slow = try (0..<80).map { _ in
          let client = try RawClient(port: port)
          try client.send(start)
          return client
        }
        let clock = ContinuousClock()
        let times = try (0..<20).map { _ in
          try clock.measure { _ = try RawClient(port: port).exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n") }
        }
        withExtendedLifetime(slow) {}
        return times
      }

      #expect(times.allSatisfy { $0 < .seconds(1) })
    }
  }
}
