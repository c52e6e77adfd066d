/// An option of a command, for parsing and for the shell completions.
struct CommandOption: Sendable, Hashable {
  /// The long name without hyphens.
  let name: String
  /// Whether a value follows (`--kind todo` or `--kind=todo`).
  let takesValue: Bool

  static let journal = CommandOption(name: "journal", takesValue: true)
  static let json = CommandOption(name: "json", takesValue: false)
  static let help = CommandOption(name: "help", takesValue: false)
  static let language = CommandOption(name: "lang", takesValue: true)
  static let kind = CommandOption(name: "kind", takesValue: true)
  static let person = CommandOption(name: "person", takesValue: true)
  static let mood = CommandOption(name: "mood", takesValue: true)
  static let yes = CommandOption(name: "yes", takesValue: false)
  static let split = CommandOption(name: "split", takesValue: false)
  static let limit = CommandOption(name: "limit", takesValue: true)
  static let all = CommandOption(name: "all", takesValue: false)
  static let since = CommandOption(name: "since", takesValue: true)
  static let cursor = CommandOption(name: "cursor", takesValue: true)
  static let occurrence = CommandOption(name: "occurrence", takesValue: true)
  static let noOccurrence = CommandOption(name: "no-occurrence", takesValue: false)
  static let noMood = CommandOption(name: "no-mood", takesValue: false)
  static let noPerson = CommandOption(name: "no-person", takesValue: false)
  static let port = CommandOption(name: "port", takesValue: true)
  static let newKey = CommandOption(name: "new-key", takesValue: false)
  static let jsonLines = CommandOption(name: "jsonl", takesValue: false)
  static let skipBadLines = CommandOption(name: "skip-bad-lines", takesValue: false)
  static let repairTo = CommandOption(name: "repair-to", takesValue: true)

  /// The options that every command takes.
  static let global: [CommandOption] = [.journal, .language, .help]
}
