import Foundation

/// One of the process's output streams. What people and programs read goes through here and nowhere else.
struct Output: Sendable {
  private let descriptor: Int32

  static let standard = Output(descriptor: STDOUT_FILENO)
  static let error = Output(descriptor: STDERR_FILENO)

  /// Whether a person looks at it.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Whether colours are welcome: on a terminal, unless `NO_COLOR` is set (no-color.org) or the terminal is dumb.
  func showsColors(environment: [String: String]) -> Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// Writes `text` and a line end.
  func line(_ text: String = "") { write(text + "\n") }

  /// Writes `text` as it is.
  func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes bytes, all of them, or none more once the reader has gone.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }
}
