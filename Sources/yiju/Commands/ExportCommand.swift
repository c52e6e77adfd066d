import ExchangeKit
import Foundation
import JournalKit

/// `yiju export [FILE]`: the whole journal as JSON Lines.
enum ExportCommand {
  static func run(_ arguments: ParsedArguments, _ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    try arguments.expectWords(atMost: 1)
    let journal = try context.openJournal()
    do {
      if let path = arguments.words.first, path != "-" {
        try await JournalExport.write(journal, toFile: path)
      } else {
        let output = context.output
        try await JournalExport.write(journal) { output.write($0) }
      }
      return .success
    } catch let error as JournalError {
      throw .journal(error)
    } catch {
      throw CommandFailure(
        code: .journalFailed, name: "cannot-write-file", sentence: CommandTexts.cannotWriteFile(arguments.words.first ?? "-"),
        nextStep: CommandTexts.checkPath)
    }
  }
}

extension JournalExport {
  /// Writes beside the wanted file first and puts it into place when it is complete: an export that fails halfway leaves what was there.
  fileprivate static func write(_ store: any JournalStore, toFile path: String) async throws {
    let temporary = path + ".partial"
    guard FileManager.default.createFile(atPath: temporary, contents: nil, attributes: [.posixPermissions: 0o600]),
      let handle = FileHandle(forWritingAtPath: temporary)
    else { throw CocoaError(.fileWriteUnknown) }
    do {
      try await write(store) { try handle.write(contentsOf: $0) }
      try handle.synchronize()
      try handle.close()
      guard rename(temporary, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      unlink(temporary)
      throw error
    }
  }
}
