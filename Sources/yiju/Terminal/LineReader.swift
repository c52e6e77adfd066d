import Foundation

/// Reads lines from a descriptor in batches: whatever has arrived by now, as whole lines.
struct LineReader {
  /// One line.
  struct Line {
    /// Its number, from 1.
    let number: Int
    /// The line without its end; nil when its bytes are not UTF-8.
    let text: String?
  }

  /// Whether the input has ended.
  private(set) var isAtEnd = false
  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var number = 0
  private static let chunk = 65_536

  /// Reads from `descriptor`.
  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The lines that have arrived, waiting for at least one; nil at the end of the input.
  mutating func next() -> [Line]? {
    while !isAtEnd {
      var buffer = [UInt8](repeating: 0, count: Self.chunk)
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        isAtEnd = true
        break
      }
      let searchStart = pending.count
      pending += buffer[..<count]
      if let end = pending[searchStart...].lastIndex(of: UInt8(ascii: "\n")) {
        let complete = pending[..<end]
        let lines = self.lines(in: complete)
        pending.removeSubrange(...end)
        return lines
      }
    }
    guard !pending.isEmpty else { return nil }
    defer { pending = [] }
    return lines(in: pending[...])
  }

  private mutating func lines(in bytes: ArraySlice<UInt8>) -> [Line] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      number += 1
      var line = line
      // A byte order mark at the very beginning and carriage returns at line ends belong to the file, not to the sentence.
      if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
      if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
      return Line(number: number, text: String(validating: line, as: UTF8.self))
    }
  }
}
