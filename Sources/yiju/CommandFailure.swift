import Foundation
import JournalKit
import LocalizationKit

/// Why a command ended without doing all that it was asked for.
struct CommandFailure: Error {
  /// The exit code that says so.
  let code: ExitCode
  /// A stable name for programs.
  let name: String
  /// What happened.
  let sentence: LocalizedText
  /// What to do now.
  let nextStep: LocalizedText

  /// The arguments were not understood.
  static func usage(_ sentence: LocalizedText, nextStep: LocalizedText = CommandTexts.seeHelp) -> CommandFailure {
    CommandFailure(code: .usage, name: "usage", sentence: sentence, nextStep: nextStep)
  }

  /// What was asked for could not be written to standard output or a file.
  static func unwritten(errno code: Int32, to path: String? = nil) -> CommandFailure {
    let isFull = [ENOSPC, EDQUOT, EFBIG].contains(code)
    return CommandFailure(
      code: .journalFailed, name: isFull ? JournalError.diskFull.name : "cannot-write-file",
      sentence: isFull ? CommandTexts.noRoom : CommandTexts.cannotWriteFile(path ?? "-"),
      nextStep: isFull ? CommandTexts.makeRoom : CommandTexts.checkPath)
  }

  /// The journal said no.
  static func journal(_ error: JournalError) -> CommandFailure {
    let code: ExitCode =
      switch error {
      case .entryNotFound, .unknownPerson: .notFound
      case .blankContent, .blankName: .inputRefused
      default: .journalFailed
      }
    return CommandFailure(code: code, name: error.name, sentence: error.sentence, nextStep: error.nextStep)
  }
}
