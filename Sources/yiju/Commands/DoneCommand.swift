import JournalKit

/// `yiju done ENTRY` and `yiju reopen ENTRY`.
enum DoneCommand {
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext, isDone: Bool
  ) async throws(CommandFailure) -> ExitCode {
    try arguments.expectWords(atMost: 1)
    let journal = try context.openJournal()
    let entry = try await EntryReference.entry(arguments.words.first, in: journal)
    let model = EntryModel(id: entry.id, store: journal, environment: context.environment)
    await model.load()
    if isDone { await model.markDone() } else { await model.reopen() }
    if let failure = model.failure { throw .journal(failure) }
    return try await EntryReport.show(
      isDone ? CommandTexts.done : CommandTexts.open, model.entry ?? entry, journal, arguments, context)
  }
}
