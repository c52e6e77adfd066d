import JournalKit
import JournalSQLite

/// `yiju restore FILE`: puts a backup in the journal's place. The journal that was there is set aside, never deleted.
enum RestoreCommand {
  static func run(_ arguments: ParsedArguments, _ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    try arguments.expectWords(atMost: 1)
    guard let backup = arguments.words.first else { throw .usage(CommandTexts.whichFile) }
    let old: String?
    do {
      old = try await SQLiteJournal.restore(backup, to: context.journalPath, at: context.environment.now())
    } catch .locked {
      throw CommandFailure(
        code: .journalFailed, name: JournalError.locked.name, sentence: CommandTexts.journalInUse, nextStep: CommandTexts.stopServing)
    } catch .damaged {
      throw CommandFailure(
        code: .journalFailed, name: JournalError.damaged.name, sentence: CommandTexts.notABackup(backup), nextStep: CommandTexts.otherBackup
      )
    } catch {
      throw .journal(error)
    }
    context.output.line(context.text(CommandTexts.restoredFrom(backup)))
    if let old { context.output.line(context.text(CommandTexts.setAside(old))) }
    return .success
  }
}
