import Foundation
import JournalKit
import JournalSQLite
import SentenceKit

/// `yiju backup [FILE]`: a complete copy of the journal, checked before it counts as one.
enum BackupCommand {
  static func run(_ arguments: ParsedArguments, _ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    try arguments.expectWords(atMost: 1)
    let path = arguments.words.first ?? defaultPath(context)
    let journal = try context.openJournal()
    do {
      try await journal.backUp(to: path)
    } catch {
      throw .journal(error)
    }
    context.output.line(context.text(CommandTexts.backedUp(path)))
    return .success
  }

  /// `journal-20261130-150000.sqlite` in the current folder.
  private static func defaultPath(_ context: CommandContext) -> String {
    let now = context.environment.now().civil(in: context.environment.timeZone())
    let stamp = now.text.filter { $0 != "-" && $0 != ":" }.replacing("T", with: "-")
    return "journal-\(stamp).sqlite"
  }
}
