import ExchangeKit
import Foundation
import JournalKit

/// `yiju export [FILE]`: the whole journal as JSON Lines.
enum ExportCommand {
  static func run(_ arguments: ParsedArguments, _ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    try arguments.expectWords(atMost: 1)
    let journal = try context.openJournal()
    guard let path = arguments.words.first, path != "-" else {
      let output = context.output
      try await export(journal) { output.write($0) }
      return .success
    }
    try await export(journal, to: try NewFile(path))
    context.errorOutput.line(context.text(CommandTexts.exported(path)))
    return .success
  }

  private static func export(_ journal: any JournalStore, to file: consuming NewFile) async throws(CommandFailure) {
    let descriptor = file.descriptor
    try await export(journal) { bytes throws(CommandFailure) in try NewFile.write(bytes, to: descriptor) }
    try file.finish()
  }

  private static func export(
    _ journal: any JournalStore, to sink: @escaping @Sendable ([UInt8]) throws -> Void
  ) async throws(CommandFailure) {
    do {
      try await JournalExport.write(journal, to: sink)
    } catch let error as JournalError {
      throw .journal(error)
    } catch {
      throw error as? CommandFailure ?? .journal(.storage(code: 0))
    }
  }
}
