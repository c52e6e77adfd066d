package import JournalKit
import Synchronization

/// Writes a whole journal, deleted entries included: a header, the people, the entries, what was learned, one JSON object
/// a line.
///
/// The same journal gives the same bytes, so an import into an empty journal can be held against its source.
package enum JournalExport {
  private struct Progress {
    var writer = JSONWriter(capacity: chunk + 4096)
    var failure: (any Error)?
  }

  /// How many bytes are gathered before they go on.
  private static let chunk = 256 * 1024

  /// Hands the journal's bytes to `sink` in pieces, each of whole lines. Memory does not grow with the journal.
  ///
  /// - Throws: what the store or the sink threw; after a failure of the sink nothing more is handed to it.
  package static func write(_ store: any JournalStore, to sink: @escaping @Sendable ([UInt8]) throws -> Void) async throws {
    let progress = Mutex(Progress())
    progress.withLock { header(&$0.writer) }
    try await store.read { record in
      progress.withLock { progress in
        guard progress.failure == nil else { return }
        line(record, &progress.writer)
        if progress.writer.bytes.count >= chunk { flush(&progress, sink) }
      }
    }
    let failure = progress.withLock { progress in
      if progress.failure == nil { flush(&progress, sink) }
      return progress.failure.map(Box.init)
    }
    if let failure { throw failure.error }
  }

  /// The journal's bytes all at once.
  package static func bytes(of store: any JournalStore) async throws(JournalError) -> [UInt8] {
    let writer = Mutex(JSONWriter(capacity: chunk))
    writer.withLock { header(&$0) }
    try await store.read { record in
      writer.withLock { line(record, &$0) }
    }
    return writer.withLock { $0.bytes }
  }

  private struct Box: Sendable {
    let error: any Error
  }

  private static func flush(_ progress: inout Progress, _ sink: ([UInt8]) throws -> Void) {
    do {
      try sink(progress.writer.bytes)
      progress.writer.removeAll()
    } catch {
      progress.failure = error
    }
  }

  private static func header(_ writer: inout JSONWriter) {
    writer.literal(#"{"format":"#)
    writer.string(JournalFormat.name)
    writer.literal(#","type":"journal","version":"#)
    writer.number(JournalFormat.version)
    writer.literal("}")
    writer.newline()
  }

  private static func line(_ record: JournalRecord, _ writer: inout JSONWriter) {
    switch record {
    case .person(let person): writer.person(person, isLine: true)
    case .entry(let entry): writer.entry(entry, isLine: true)
    case .learned(let weight): writer.learned(weight, isLine: true)
    }
    writer.newline()
  }
}
