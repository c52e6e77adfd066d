import HTTPKit
import Synchronization
import Testing

struct HTTPServerLifecycleTests {
  @Test func `a client that leaves early does no harm`() async throws {
    let server = HTTPServer { _ in
      try? await Task.sleep(for: .milliseconds(50))
      return .text("late")
    }
    try server.start()
    let port = try #require(server.port)

    for _ in 0..<20 {
      try await offPool { try RawClient(port: port).send("GET / HTTP/1.1\r\nHost: a\r\n\r\n") }
    }
    try await offPool { try RawClient(port: port).send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf") }
    let answer = try await offPool { try RawClient(port: port).exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n") }

    let start = ContinuousClock.now
    await server.stop()

    #expect(answer.text == "late")
    #expect(ContinuousClock.now - start < .seconds(2))
  }

  @Test func `a stop lets requests under way finish`() async throws {
    let underWay = Mutex(0)
    let server = HTTPServer { _ in
      underWay.withLock { $0 += 1 }
      try? await Task.sleep(for: .milliseconds(200))
      return .text("finished")
    }
    try server.start()
    let port = try #require(server.port)

    async let answers = withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<10 {
        group.addTask { try await offPool { try RawClient(port: port).exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n").text } }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    while underWay.withLock({ $0 }) < 10 { try await Task.sleep(for: .milliseconds(1)) }
    await server.stop()

    #expect(try await answers == Array(repeating: "finished", count: 10))
    #expect(server.port == nil)
  }

  @Test func `a stop does not wait for a handler longer than its grace`() async throws {
    let underWay = Mutex(0)
    let server = HTTPServer(explain: { .text("\($0.reason)") }) { _ in
      underWay.withLock { $0 += 1 }
      try? await Task.sleep(for: .seconds(60))
      return .text("never")
    }
    try server.start()
    let port = try #require(server.port)

    async let answer = offPool { try RawClient(port: port).exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n") }
    while underWay.withLock({ $0 }) < 1 { try await Task.sleep(for: .milliseconds(1)) }
    let start = ContinuousClock.now
    await server.stop(grace: .milliseconds(50))

    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(try await answer.status == 503)
    #expect(try await answer.text == "stopping")
  }

  @Test func `stopping twice, at once or without a start is fine`() async throws {
    let server = HTTPServer { _ in .noContent }
    try server.start()

    async let first: Void = server.stop()
    async let second: Void = server.stop()
    _ = await (first, second)
    await server.stop()
    let idle = HTTPServer { _ in .noContent }
    await idle.stop()

    #expect(throws: HTTPServerError.alreadyStarted) { try server.start() }
    #expect(throws: HTTPServerError.alreadyStarted) { try idle.start() }
  }

  @Test func `a port in use has a name`() async throws {
    let first = HTTPServer { _ in .noContent }
    try first.start()
    let port = try #require(first.port)

    #expect(throws: HTTPServerError.portInUse(port)) { try HTTPServer(port: port) { _ in .noContent }.start() }

    await first.stop()
    let second = HTTPServer(port: port) { _ in .noContent }
    try second.start()
    await second.stop()
  }

  @Test func `servers come and go under load`() async throws {
    for _ in 0..<10 {
      let server = HTTPServer { request in
        await Task.yield()
        return .text(request.path)
      }
      try server.start()
      let port = try #require(server.port)

      async let load: Void = withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask {
            _ = try? await offPool {
              let client = try RawClient(port: port)
              for _ in 0..<500 { _ = try client.exchange("GET /a HTTP/1.1\r\nHost: a\r\n\r\n") }
            }
          }
        }
      }
      try await Task.sleep(for: .milliseconds(15))
      await server.stop(grace: .milliseconds(20))
      await load
    }
  }

  @Test func `the port is known before the first request is answered`() async throws {
    for _ in 0..<50 {
      let known = Mutex<UInt16>(0)
      let server = HTTPServer { _ in .text("\(known.withLock { $0 })") }
      let port = try server.bind()
      async let answer = offPool { try RawClient(port: port).exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n").text }

      known.withLock { $0 = port }
      #expect(server.port == port)
      try server.start()

      #expect(try await answer == "\(port)")
      await server.stop()
    }
  }

  @Test func `a bound server that never starts gives its port back`() async throws {
    let first = HTTPServer { _ in .noContent }
    let port = try first.bind()

    #expect(throws: HTTPServerError.alreadyStarted) { try first.bind() }
    await first.stop()

    let second = HTTPServer(port: port) { _ in .noContent }
    #expect(try second.bind() == port)
    await second.stop()
  }
}
