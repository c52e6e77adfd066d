import Foundation

/// Reads single keys from the terminal without waiting for Enter.
struct KeyReader {
  /// What was pressed.
  enum Key: Equatable {
    case enter
    case escape
    /// Any other character; a whole character, however many bytes it takes.
    case character(Character)
    /// The terminal went away.
    case end
  }

  /// Puts the terminal of standard input into single-key mode for one key, and back. Ctrl-C, Ctrl-D and a lone Esc are
  /// `.escape`; the sequences of arrow and function keys are passed over.
  func next() -> Key {
    var original = termios()
    guard tcgetattr(STDIN_FILENO, &original) == 0 else { return .end }
    var settings = original
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) == 0 else { return .end }
    defer { tcsetattr(STDIN_FILENO, TCSADRAIN, &original) }
    return key()
  }

  private func key() -> Key {
    while true {
      guard let first = byte() else { return .end }
      switch first {
      case UInt8(ascii: "\r"), UInt8(ascii: "\n"): return .enter
      case 0x03, 0x04: return .escape
      case 0x1B:
        guard hasMore() else { return .escape }
        skipSequence()
      case 0x20...0x7E: return .character(Character(Unicode.Scalar(first)))
      case 0x80...:
        if let character = multibyte(first) { return .character(character) }
      default: continue
      }
    }
  }

  private func byte() -> UInt8? {
    var value: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &value, 1)
      if count == 1 { return value }
      if count < 0 && errno == EINTR { continue }
      return nil
    }
  }

  private func hasMore() -> Bool {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    // A sequence's bytes arrive together; a person needs longer between two keys.
    return poll(&descriptor, 1, 30) > 0
  }

  private func skipSequence() {
    while hasMore(), let next = byte() {
      if (0x40...0x7E).contains(next), next != UInt8(ascii: "["), next != UInt8(ascii: "O") { return }
    }
  }

  private func multibyte(_ first: UInt8) -> Character? {
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var bytes = [first]
    while bytes.count < length, let next = byte() { bytes.append(next) }
    return String(validating: bytes, as: UTF8.self)?.first
  }
}
