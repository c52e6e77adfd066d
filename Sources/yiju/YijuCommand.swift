import Foundation
import LocalizationKit

/// The `yiju` command: finds the command that is meant, runs it, and reports how it ended.
@main
enum YijuCommand {
  static func main() async {
    // A reader that goes away (`yiju list | head`) ends the writing, not the process in the middle of it.
    signal(SIGPIPE, SIG_IGN)
    // A limit on file sizes is an error to report with the sentence in view, like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    var code = await run(Array(CommandLine.arguments.dropFirst()))
    if let failure = Output.standard.failure, code == .success {
      // An export that was cut off must never look like a whole one.
      report(.unwritten(errno: failure), language: language(of: []), asJSON: false)
      code = .journalFailed
    }
    exit(code.rawValue)
  }

  private static func run(_ arguments: [String]) async -> ExitCode {
    var language = language(of: arguments)
    var wantsJSON = false
    do {
      let (name, rest) = try command(in: arguments)
      let parsed = try ParsedArguments(rest, options: name.options + CommandOption.global)
      wantsJSON = parsed.has(.json)
      let context = try Composition.context(parsed)
      language = context.language
      guard !parsed.has(.help) else { return HelpCommand.run(about: name, context) }
      return try await run(name, parsed, context)
    } catch {
      report(error, language: language, asJSON: wantsJSON)
      return error.code
    }
  }

  private static func run(
    _ name: CommandName, _ arguments: ParsedArguments, _ context: CommandContext
  ) async throws(CommandFailure) -> ExitCode {
    switch name {
    case .add: try await CaptureCommand(arguments, context).run()
    case .list: try await ListCommand.run(arguments, context)
    case .show: try await ShowCommand.run(arguments, context)
    case .edit: try await EditCommand.run(arguments, context)
    case .done: try await DoneCommand.run(arguments, context, isDone: true)
    case .reopen: try await DoneCommand.run(arguments, context, isDone: false)
    case .rm: try await RemoveCommand.run(arguments, context)
    case .undo: try await UndoCommand.run(arguments, context)
    case .people: try await PeopleCommand.run(arguments, context)
    case .learned: try await LearnedCommand.run(arguments, context)
    case .export: try await ExportCommand.run(arguments, context)
    case .import: try await ImportCommand.run(arguments, context)
    case .backup: try await BackupCommand.run(arguments, context)
    case .restore: try await RestoreCommand.run(arguments, context)
    case .doctor: try await DoctorCommand.run(arguments, context)
    case .serve: try await ServeCommand.run(arguments, context)
    case .interpret: try await InterpretCommand.run(arguments, context)
    case .help: try HelpCommand.run(about: arguments, context)
    case .version: HelpCommand.version(context)
    }
  }

  /// The command that is meant: the first word that is not an option's value, when it names one; otherwise a sentence.
  private static func command(in arguments: [String]) throws(CommandFailure) -> (CommandName, [String]) {
    if arguments.first == "--version" { return (.version, []) }
    if arguments == ["--help"] || arguments == ["-h"] { return (.help, []) }
    var index = arguments.startIndex
    while index < arguments.endIndex, arguments[index].hasPrefix("--"), arguments[index] != "--" {
      let name = arguments[index].dropFirst(2)
      let takesValue = CommandOption.global.contains { $0.takesValue && $0.name == name }
      index += takesValue ? 2 : 1
    }
    guard index < arguments.endIndex, let name = CommandName(rawValue: arguments[index]) else {
      if arguments.count == 1, let meant = CommandName(mistyped: arguments[0]) {
        throw .usage(CommandTexts.mistyped(arguments[0], meant.rawValue), nextStep: CommandTexts.writeIt(arguments[0]))
      }
      return (.add, arguments)
    }
    return (name, Array(arguments[..<index] + arguments[(index + 1)...]))
  }

  /// The language to complain in when the arguments could not be read.
  private static func language(of arguments: [String]) -> Language {
    if let index = arguments.firstIndex(of: "--lang"), index + 1 < arguments.count, let language = Language(rawValue: arguments[index + 1])
    {
      return language
    }
    return (try? Composition.language(nil, variables: ProcessInfo.processInfo.environment, preferences: Composition.preferences()))
      ?? .zhHant
  }

  private static func report(_ failure: CommandFailure, language: Language, asJSON: Bool) {
    if asJSON {
      let fields = ["error": failure.name, "sentence": failure.sentence[language], "nextStep": failure.nextStep[language]]
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      if let json = try? encoder.encode(fields) { Output.error.write(Array(json) + [UInt8(ascii: "\n")]) }
    } else {
      let space = language == .en ? " " : ""
      Output.error.line(EntryLine.safe("yiju: \(failure.sentence[language])\(space)\(failure.nextStep[language])"))
    }
  }
}
