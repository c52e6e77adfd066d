/// How much room text takes on a terminal.
enum DisplayWidth {
  /// The columns of `text`: two for a wide character (Chinese, kana, full-width forms, emoji), none for a combining one, one for the rest.
  /// An approximation of Unicode's East Asian Width that holds for the program's own texts.
  static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      switch scalar.value {
      case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F: sum
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
        0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        sum + 2
      default: sum + 1
      }
    }
  }

  /// The parts in lines of at most `columns`, as many of them on each as fit; a part that is longer has a line of its own.
  static func lines(_ parts: [String], joinedBy separator: String, columns: Int) -> [String] {
    parts.reduce(into: []) { lines, part in
      if let last = lines.last, self.columns(of: last + separator + part) <= columns {
        lines[lines.count - 1] = last + separator + part
      } else {
        lines.append(part)
      }
    }
  }
}
