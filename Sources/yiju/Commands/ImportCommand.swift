import ExchangeKit
import Foundation
import JournalKit

/// `yiju import FILE`: takes an export in; `-` reads standard input.
enum ImportCommand {
  private struct Report: Encodable {
    let added: Int
    let learned: Int
    let updated: Int
    let unchanged: Int
    let skippedLines: [Int]
  }

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    try arguments.expectWords(atMost: 1)
    guard let path = arguments.words.first else { throw .usage(CommandTexts.whichFile) }
    let bytes = try read(path)
    let journal = try context.openJournal()
    let report: ImportReport
    do {
      report = try await JournalImport(reading: bytes).merge(into: journal, skippingBadLines: arguments.has(.skipBadLines))
    } catch {
      if case .problems(let problems) = error { name(problems, context) }
      throw failure(error, isSkipping: arguments.has(.skipBadLines))
    }
    name(report.skipped, context)
    let merge = report.merge
    if arguments.has(.json) {
      try context.printJSON(
        Report(
          added: merge.added, learned: merge.learned, updated: merge.updated, unchanged: merge.unchanged,
          skippedLines: report.skipped.map(\.line)))
    } else {
      context.output.line(
        context.text(
          CommandTexts.merged(added: merge.added, updated: merge.updated, unchanged: merge.unchanged, learned: merge.learned)))
    }
    guard report.skipped.isEmpty else { return .inputRefused }
    return .success
  }

  private static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
    do {
      let handle = path == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(filePath: path))
      return [UInt8](try handle.readToEnd() ?? Data())
    } catch {
      throw CommandFailure(
        code: .journalFailed, name: "cannot-read-file", sentence: CommandTexts.cannotReadFile(path), nextStep: CommandTexts.checkPath)
    }
  }

  private static func name(_ problems: [ImportProblem], _ context: CommandContext) {
    for problem in problems { context.errorOutput.line("yiju: " + context.text(problem.sentence)) }
  }

  private static func failure(_ error: ImportError, isSkipping: Bool) -> CommandFailure {
    switch error {
    case .journal(let error): .journal(error)
    case .problems:
      CommandFailure(
        code: .inputRefused, name: error.name, sentence: error.sentence,
        nextStep: isSkipping ? CommandTexts.nothingElse : CommandTexts.skipThem)
    case .empty, .newerFormat:
      CommandFailure(code: .inputRefused, name: error.name, sentence: error.sentence, nextStep: error.nextStep)
    }
  }
}
