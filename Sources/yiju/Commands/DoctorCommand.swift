import Foundation
import JournalKit
import JournalSQLite
import LocalizationKit
import SentenceKit

/// `yiju doctor`: reads the whole journal and says how it is; `--repair-to` copies what can be read into a new one.
enum DoctorCommand {
  private struct Report: Encodable {
    let problems: [String]
    let schemaVersion: Int
    let journalID: String
    let entries: Int?
    let deleted: Int?
    let purged: Int?
    let people: Int?
    let bytes: Int
    let writeRefusal: String?
    let lastBackup: String?
    let lastBackupAt: Timestamp?
  }

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    try arguments.expectWords(atMost: 0)
    do {
      if let path = arguments[.repairTo] {
        let report = try await SQLiteJournal.repair(context.journalPath, to: path)
        context.output.line(
          context.text(DoctorTexts.repaired(entries: report.entries, missing: missing(report), path: path)))
        return report.isComplete ? .success : .journalFailed
      }
      // A log alone is a journal whose file is missing, which opening it names.
      guard ["", "-wal"].contains(where: { FileManager.default.fileExists(atPath: context.journalPath + $0) }) else {
        context.output.line(context.text(DoctorTexts.noJournal(context.journalPath)))
        return .success
      }
      let health = try await SQLiteJournal(path: context.journalPath).check()
      try show(health, arguments, context)
      return health.isSound ? .success : .journalFailed
    } catch JournalError.damaged {
      // Not the general advice, which is to run this command.
      throw CommandFailure(
        code: .journalFailed, name: JournalError.damaged.name, sentence: JournalError.damaged.sentence,
        nextStep: DoctorTexts.howToRepair)
    } catch let error as JournalError {
      throw .journal(error)
    } catch let error as CommandFailure {
      throw error
    } catch {
      throw .journal(.storage(code: 0))
    }
  }

  /// How many entries are missing: one number or two, `?` where it is unknown.
  private static func missing(_ report: RepairReport) -> String {
    let most = report.missingAtMost.map(String.init) ?? "?"
    return "\(report.missingAtLeast)" == most ? most : "\(report.missingAtLeast)–\(most)"
  }

  private static func show(
    _ health: JournalHealth, _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(CommandFailure) {
    if arguments.has(.json) {
      return try context.printJSON(
        Report(
          problems: health.problems, schemaVersion: health.schemaVersion, journalID: health.journalID, entries: health.entryCount,
          deleted: health.deletedCount, purged: health.purgedCount, people: health.personCount, bytes: health.fileSize,
          writeRefusal: health.writeRefusal?.name, lastBackup: health.lastBackup, lastBackupAt: health.lastBackupAt))
    }
    context.output.line(context.journalPath)
    context.output.line(context.text(health.isSound ? DoctorTexts.sound : DoctorTexts.damaged))
    for problem in health.problems.prefix(20) { context.output.line("  \(problem)") }
    context.output.line(context.text(DoctorTexts.counts(health)))
    if let refusal = health.writeRefusal {
      context.output.line("\(context.text(refusal.sentence)) \(context.text(refusal.nextStep))")
    }
    let zone = context.environment.timeZone()
    let backup = health.lastBackupAt.map { $0.civil(in: zone).text.replacing("T", with: " ") }
    context.output.line(context.text(DoctorTexts.lastBackup(backup)))
    if !health.isSound { context.output.line(context.text(DoctorTexts.howToRepair)) }
  }
}
