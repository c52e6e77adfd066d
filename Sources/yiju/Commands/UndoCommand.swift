import JournalKit
import JournalSQLite

/// `yiju undo [ENTRY]`: brings back the entry deleted last, or the one that is named.
enum UndoCommand {
  static func run(_ arguments: ParsedArguments, _ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    try arguments.expectWords(atMost: 1)
    let journal = try context.openJournal()
    let last: Entry?
    if let word = arguments.words.first {
      last = try await EntryReference.entry(word, in: journal)
    } else {
      do {
        last = try await journal.lastDeleted()
      } catch {
        throw .journal(error)
      }
    }
    guard let entry = last, entry.deletedAt != nil else {
      throw CommandFailure(
        code: .notFound, name: "nothing-to-undo", sentence: CommandTexts.nothingToUndo, nextStep: CommandTexts.lookInList)
    }
    let model = EntryModel(id: entry.id, store: journal, environment: context.environment)
    await model.restore()
    if let failure = model.failure { throw .journal(failure) }
    return try await EntryReport.show(CommandTexts.restored, model.entry ?? entry, journal, arguments, context)
  }
}
