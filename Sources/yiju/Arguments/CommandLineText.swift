/// Text from the command line.
enum CommandLineText {
  /// Whether the process was given bytes that are not UTF-8, which arrive here as replacement characters.
  static func isDamaged(_ text: String) -> Bool {
    guard text.unicodeScalars.contains("\u{FFFD}") else { return false }
    // A replacement character may also have been typed: the bytes themselves decide.
    return !(0..<Int(CommandLine.argc)).allSatisfy { index in
      guard let argument = CommandLine.unsafeArgv[index] else { return true }
      return String(validatingCString: argument) != nil
    }
  }
}
