import LocalizationKit

/// `yiju help` and `--help`.
enum HelpCommand {
  /// The version of the program; the man page and the API carry it too (a test holds them together).
  static let programVersion = "0.1.0"

  /// `yiju help [COMMAND]`.
  static func run(about arguments: ParsedArguments, _ context: CommandContext) throws(CommandFailure) -> ExitCode {
    try arguments.expectWords(atMost: 1)
    guard let word = arguments.words.first else { return run(about: nil, context) }
    guard let name = CommandName(rawValue: word) else { throw .usage(CommandTexts.noSuchCommand(word)) }
    return run(about: name, context)
  }

  /// Prints the overview, or the help of one command.
  static func run(about name: CommandName?, _ context: CommandContext) -> ExitCode {
    let text = name.map(HelpTexts.about) ?? HelpTexts.overview
    context.output.line(text[context.language])
    return .success
  }

  /// Prints the version.
  static func version(_ context: CommandContext) -> ExitCode {
    context.output.line("yiju \(programVersion)")
    return .success
  }
}
