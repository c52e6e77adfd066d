import JournalKit

/// `yiju rm ENTRY`: deletes, with undo.
enum RemoveCommand {
  static func run(_ arguments: ParsedArguments, _ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    try arguments.expectWords(atMost: 1)
    let journal = try context.openJournal()
    let entry = try await EntryReference.entry(arguments.words.first, in: journal)
    let model = EntryModel(id: entry.id, store: journal, environment: context.environment)
    if entry.deletedAt == nil {
      await model.delete()
      if let failure = model.failure { throw .journal(failure) }
    }
    let code = try await EntryReport.show(CommandTexts.deleted, model.entry ?? entry, journal, arguments, context)
    if !arguments.has(.json) { context.errorOutput.line(context.text(CommandTexts.howToUndo)) }
    return code
  }
}
