/// Words for a shell's command line.
enum Shell {
  /// A word as a POSIX shell reads it back: quoted where it holds anything but letters, digits and `-_./:`.
  static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "-_./:".unicodeScalars.contains(scalar)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
