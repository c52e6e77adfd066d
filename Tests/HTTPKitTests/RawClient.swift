import Dispatch
import Glibc

/// A client that writes exactly the bytes it is given, so that malformed requests can be sent too. Its calls block: use them inside
/// `offPool`, since the handlers need Swift's own threads.
final class RawClient {
  /// An answer as it came in.
  struct Answer: Sendable {
    var status: Int
    var head: String
    var body: [UInt8]

    /// The body as text.
    var text: String { String(decoding: body, as: UTF8.self) }
  }

  struct Failure: Error {
    var step: String
  }

  private let descriptor: Int32
  private var pending: [UInt8] = []

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var seconds = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &seconds, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let descriptor = descriptor
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if result != 0 { throw Failure(step: "connect") }
  }

  deinit {
    close(descriptor)
  }

  /// Writes bytes as they stand.
  func send(_ text: String, _ body: [UInt8] = []) throws {
    let bytes = Array(text.utf8) + body
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { throw Failure(step: "send") }
      sent += count
    }
  }

  /// Reads one answer with a `Content-Length`; further ones stay for the next call.
  func receive(hasBody: Bool = true) throws -> Answer {
    let separator = Array("\r\n\r\n".utf8)
    var end = Self.index(of: separator, in: pending)
    while end == nil {
      try readMore()
      end = Self.index(of: separator, in: pending)
    }
    guard let end else { throw Failure(step: "head") }
    let head = String(decoding: pending[..<end], as: UTF8.self)
    pending.removeFirst(end + separator.count)
    let lines = head.split(separator: "\r\n")
    let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    let length = lines.first { $0.lowercased().hasPrefix("content-length:") }?.split(separator: ":").last.flatMap { text in
      Int(text.filter(\.isNumber))
    }
    let wanted = hasBody ? length ?? 0 : 0
    while pending.count < wanted { try readMore() }
    defer { pending.removeFirst(wanted) }
    return Answer(status: status, head: head, body: Array(pending.prefix(wanted)))
  }

  /// One request and its answer.
  func exchange(_ text: String, _ body: [UInt8] = [], hasBody: Bool = true) throws -> Answer {
    try send(text, body)
    return try receive(hasBody: hasBody)
  }

  /// Whether the other side has closed and nothing is left to read.
  func isClosed() -> Bool {
    do {
      try readMore()
      return false
    } catch {
      return true
    }
  }

  private func readMore() throws {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count <= 0 { throw Failure(step: "receive") }
    pending.append(contentsOf: buffer.prefix(count))
  }

  private static func index(of part: [UInt8], in bytes: [UInt8]) -> Int? {
    guard bytes.count >= part.count else { return nil }
    return (0...bytes.count - part.count).first { bytes[$0...].starts(with: part) }
  }
}

/// Runs blocking work on a thread that is not one of Swift's own.
func offPool<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue(label: "client").async {
      continuation.resume(with: Result { try work() })
    }
  }
}
