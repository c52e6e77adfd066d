import ExchangeKit
import HTTPKit
import JournalKit
import LocalizationKit
import SentenceKit

/// The journal as a whole: taking it out, bringing one in, and following its changes.
extension JournalAPI {
  /// The most changes of one answer.
  static let mostChanges = 1000

  func exportJournal() async throws(APIProblem) -> HTTPResponse {
    let bytes = try await ask { () async throws(JournalError) in try await JournalExport.bytes(of: store) }
    let day = environment.now().civil(in: environment.timeZone()).date.text
    return HTTPResponse(
      headers: [
        "Content-Type": JournalFormat.mediaType, "Content-Disposition": "attachment; filename=\"yiju-\(day).jsonl\"",
      ], body: bytes)
  }

  func importJournal(_ request: APIRequest) async throws(APIProblem) -> HTTPResponse {
    try request.requireContent([JournalFormat.mediaType])
    let skips = try request.parameter("skippingBadLines", FieldFault.notBoolean.sentence) { ["true": true, "false": false][$0] }
    let report: ImportReport
    do {
      let file = try JournalImport(reading: request.http.body)
      report = try await file.merge(into: store, skippingBadLines: skips ?? false)
    } catch {
      throw APIProblem(error)
    }
    let language = request.language
    var writer = JSONWriter()
    writer.literal(#"{"added":"#)
    writer.number(report.merge.added)
    writer.literal(#","learned":"#)
    writer.number(report.merge.learned)
    writer.literal(#","skipped":"#)
    writer.array(report.skipped.prefix(APIProblem.mostFaults)) { writer, problem in
      writer.literal(#"{"detail":"#)
      writer.string(problem.explanation[language])
      writer.literal(#","line":"#)
      writer.number(problem.line)
      writer.literal("}")
    }
    writer.literal(#","skippedCount":"#)
    writer.number(report.skipped.count)
    writer.literal(#","unchanged":"#)
    writer.number(report.merge.unchanged)
    writer.literal(#","updated":"#)
    writer.number(report.merge.updated)
    writer.literal("}")
    return .apiJSON(writer.bytes)
  }

  func getJournal() async throws(APIProblem) -> HTTPResponse {
    let sequence = try await ask { () async throws(JournalError) in try await store.changeSequence() }
    var writer = JSONWriter()
    writer.literal(#"{"format":"#)
    writer.string(JournalFormat.name)
    writer.literal(#","sequence":"#)
    writer.number(sequence)
    writer.literal(#","version":"#)
    writer.number(JournalFormat.version)
    writer.literal("}")
    return .apiJSON(writer.bytes)
  }

  /// The changes after a number, oldest first; `next` is the number to ask with next time.
  func listChanges(_ request: APIRequest) async throws(APIProblem) -> HTTPResponse {
    let after = try request.number("after", in: 0...Int.max, APITexts.notSequence) ?? 0
    let limit = try request.number("limit", in: 1...Self.mostChanges, APITexts.notLimit(Self.mostChanges)) ?? 100
    let changes = try await ask { () async throws(JournalError) in try await store.changes(after: after, limit: limit) }
    var writer = JSONWriter()
    writer.literal(#"{"changes":"#)
    writer.array(changes) { writer, change in
      writer.literal(#"{"entry":"#)
      if let entry = change.entry { writer.entry(entry) } else { writer.literal("null") }
      writer.literal(#","id":"#)
      writer.string(change.id.text)
      writer.literal(#","sequence":"#)
      writer.number(change.sequence)
      writer.literal("}")
    }
    writer.literal(#","next":"#)
    writer.number(changes.last?.sequence ?? after)
    writer.literal("}")
    return .apiJSON(writer.bytes)
  }
}
