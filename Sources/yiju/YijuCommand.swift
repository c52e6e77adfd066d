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
    let code = await run(Array(CommandLine.arguments.dropFirst()))
    exit(code.rawValue)
  }

  private static func run(_ arguments: [String]) async -> ExitCode {
    var language = Language.preferred(among: [ProcessInfo.processInfo.environment["LANG"] ?? ""])
    var wantsJSON = false
    do {
      let (name, rest) = command(in: arguments)
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
    case .export: try await ExportCommand.run(arguments, context)
    case .import: try await ImportCommand.run(arguments, context)
    case .backup: try await BackupCommand.run(arguments, context)
    case .doctor: try await DoctorCommand.run(arguments, context)
    case .serve: try await ServeCommand.run(arguments, context)
    case .interpret: try InterpretCommand.run(arguments, context)
    case .help: HelpCommand.run(about: arguments.words.first.flatMap(CommandName.init), context)
    case .version: HelpCommand.version(context)
    }
  }

  /// The command that is meant: the first word that is not an option's value, when it names one; otherwise a sentence.
  private static func command(in arguments: [String]) -> (CommandName, [String]) {
    if arguments.first == "--version" { return (.version, []) }
    var index = arguments.startIndex
    while index < arguments.endIndex, arguments[index].hasPrefix("--"), arguments[index] != "--" {
      let name = arguments[index].dropFirst(2)
      let takesValue = CommandOption.global.contains { $0.takesValue && $0.name == name }
      index += takesValue ? 2 : 1
    }
    guard index < arguments.endIndex, let name = CommandName(rawValue: arguments[index]) else {
      return (arguments == ["--help"] || arguments == ["-h"] ? .help : .add, arguments.filter { arguments.count > 1 || $0 != "--help" })
    }
    return (name, Array(arguments[..<index] + arguments[(index + 1)...]))
  }

  private static func report(_ failure: CommandFailure, language: Language, asJSON: Bool) {
    if asJSON {
      let fields = ["error": failure.name, "sentence": failure.sentence[language], "nextStep": failure.nextStep[language]]
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      if let json = try? encoder.encode(fields) { Output.error.write(Array(json) + [UInt8(ascii: "\n")]) }
    } else {
      Output.error.line("yiju: \(failure.sentence[language]) \(failure.nextStep[language])")
    }
  }
}
