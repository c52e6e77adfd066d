import JournalKit

/// `yiju show ENTRY`: everything of one entry.
enum ShowCommand {
  static func run(_ arguments: ParsedArguments, _ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    try arguments.expectWords(atMost: 1)
    let journal = try context.openJournal()
    let entry = try await EntryReference.entry(arguments.words.first, in: journal)
    if arguments.has(.json) {
      try context.printJSON(entry)
    } else {
      context.output.line(try await EntryLine.of(journal, context).details(entry))
    }
    return .success
  }
}

extension EntryLine {
  /// Lines that know the journal's people.
  static func of(_ journal: any JournalStore, _ context: CommandContext) async throws(CommandFailure) -> EntryLine {
    do {
      let people = try await journal.people(includingArchived: true)
      return context.lines(people: people)
    } catch {
      throw .journal(error)
    }
  }
}
