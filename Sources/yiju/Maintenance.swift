import Foundation
import JournalKit
import JournalSQLite

/// What the journal needs once a day while it is in use: a backup, and the final removal of what was deleted long ago.
enum Maintenance {
  /// How long a deletion can be taken back, in days.
  static let daysUntilPurge = 30

  /// Does today's maintenance unless it is done. A failure here never gets in the way of what the person does: the entry
  /// is saved by then, and `yiju doctor` shows when the last backup was made.
  static func run(_ journal: SQLiteJournal, _ context: CommandContext) async {
    let now = context.environment.now()
    do {
      guard try await journal.backUpDaily(now: now, timeZone: context.environment.timeZone()) != nil else { return }
      _ = try await journal.purge(deletedBefore: now.adding(days: -daysUntilPurge))
    } catch {
      return
    }
  }
}
