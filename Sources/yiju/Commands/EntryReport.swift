import JournalKit
import LocalizationKit

/// What a command says about the one entry that it changed.
enum EntryReport {
  /// Prints what was done and to which entry, or the entry as JSON.
  static func show(
    _ what: LocalizedText, _ entry: Entry, _ journal: any JournalStore, _ arguments: ParsedArguments, _ context: CommandContext
  ) async throws(CommandFailure) -> ExitCode {
    if arguments.has(.json) {
      try context.printJSON(entry)
    } else {
      let line = try await EntryLine.of(journal, context).line(entry, number: nil)
      context.output.line("\(context.text(what))  \(line)")
    }
    return .success
  }
}

extension CommandFailure {
  /// What was typed cannot be kept.
  init(refusing error: CaptureModel.FieldError) {
    switch error {
    case .blank: self = .journal(.blankContent)
    case .changedBeforeParting:
      self.init(
        code: .inputRefused, name: "changed-before-parting", sentence: FieldTexts.changedBeforeParting,
        nextStep: CommandTexts.writeSomething)
    case .tooLong:
      self.init(code: .inputRefused, name: "too-long", sentence: CommandTexts.tooLong, nextStep: CommandTexts.writeSomething)
    }
  }
}
