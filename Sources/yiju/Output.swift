import Foundation
import Synchronization

/// One of the process's output streams. What people and programs read goes through here and nowhere else.
final class Output: Sendable {
  private let descriptor: Int32
  private let lastFailure = Atomic<Int32>(0)

  /// Writes to an open descriptor.
  init(descriptor: Int32) { self.descriptor = descriptor }

  static let standard = Output(descriptor: STDOUT_FILENO)
  static let error = Output(descriptor: STDERR_FILENO)

  /// Why something could not be written (an `errno`); nil when all was, and when the reader went away, which is the reader's wish.
  var failure: Int32? {
    let code = lastFailure.load(ordering: .acquiring)
    return code == 0 || code == EPIPE ? nil : code
  }

  /// Whether a person looks at it.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// How many columns its lines have; 80 where nobody says.
  var columns: Int {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// Whether colours are welcome: on a terminal, unless `NO_COLOR` is set (no-color.org) or the terminal is dumb.
  func showsColors(environment: [String: String]) -> Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// Writes `text` and a line end.
  func line(_ text: String = "") { write(text + "\n") }

  /// Writes `text` as it is.
  func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes bytes, all of them; after a failure nothing more is written, and `failure` says why.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, lastFailure.load(ordering: .relaxed) == 0 {
      let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { return lastFailure.store(written == 0 ? EIO : errno, ordering: .releasing) }
      rest = rest.dropFirst(written)
    }
  }
}
