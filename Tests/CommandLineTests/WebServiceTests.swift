import Foundation
import Testing

/// `yiju serve` in its first moments.
struct WebServiceTests {
  /// A port that was free a moment ago.
  private static func freePort() throws -> UInt16 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = loopback(0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(descriptor, pointer, length) == 0 ? getsockname(descriptor, pointer, &length) : -1
      }
    }
    try #require(result == 0)
    return UInt16(bigEndian: address.sin_port)
  }

  private static func loopback(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  /// Tries to connect until somebody listens, asks at once, and returns the status line.
  private static func firstAnswer(on port: UInt16) -> String {
    let deadline = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < deadline {
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(descriptor) }
      var address = loopback(port)
      let result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      guard result == 0 else { continue }
      let request = Array("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8)
      send(descriptor, request, request.count, Int32(MSG_NOSIGNAL))
      var buffer = [UInt8](repeating: 0, count: 1024)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 { return String(decoding: buffer.prefix(count).prefix { $0 != 0x0D }, as: UTF8.self) }
    }
    return "nothing"
  }

  @Test func `whoever waits for the server is answered properly from the first request on`() throws {
    let yiju = try YijuProcess()
    for _ in 0..<15 {
      let port = try Self.freePort()
      let process = yiju.process(["serve", "--port", "\(port)"])
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      let answer = Self.firstAnswer(on: port)
      process.terminate()
      // Whatever moment the signal comes at, the process ends: it is never lost.
      let deadline = ContinuousClock.now + .seconds(20)
      while process.isRunning, ContinuousClock.now < deadline { usleep(10_000) }
      #expect(!process.isRunning)
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()

      #expect(answer == "HTTP/1.1 401 Unauthorized")
    }
  }
}
