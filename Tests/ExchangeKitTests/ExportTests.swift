import Foundation
import JournalKit
import JournalSQLite
import Synchronization
import Testing

@testable import ExchangeKit

@Suite struct ExportTests {
  @Test func `an export begins with a header and goes on with people and entries, deleted ones included`() async throws {
    let store = try await Samples.journal()

    let lines = try await JournalExport.bytes(of: store).split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }

    #expect(lines.first == #"{"format":"yiju","type":"journal","version":1}"#)
    #expect(lines.count == 1 + 2 + Samples.delicate.count)
    #expect(lines.filter { $0.contains(#""type":"person""#) }.count == 2)
    #expect(lines.filter { $0.contains(#""deletedAt":"2"#) }.count == 1)
  }

  @Test func `a journal that comes back from its export exports the same bytes`() async throws {
    let bytes = try await JournalExport.bytes(of: try await Samples.journal())
    let copy = try SQLiteJournal.inMemory()

    let report = try await JournalImport(reading: bytes).merge(into: copy, skippingBadLines: false)

    #expect(report.merge.added == Samples.delicate.count + 2)
    #expect(try await JournalExport.bytes(of: copy) == bytes)
  }

  @Test func `what was learned comes back, reset or not, and is a line only where there is something`() async throws {
    let store = try await Samples.journal()
    #expect(!String(decoding: try await JournalExport.bytes(of: store), as: UTF8.self).contains("learned"))
    _ = try await store.edit(Samples.id(0), EntryEdit { $0.kind = .mood }, at: Samples.timestamp(60))
    _ = try await store.edit(Samples.id(5), EntryEdit { $0.kind = .request }, at: Samples.timestamp(61))
    _ = try await store.resetLearned("尿布", at: Samples.timestamp(62))
    let bytes = try await JournalExport.bytes(of: store)
    let copy = try SQLiteJournal.inMemory()

    let report = try await JournalImport(reading: bytes).merge(into: copy, skippingBadLines: false)

    #expect(report.merge.learned > 0)
    #expect(try await JournalExport.bytes(of: copy) == bytes)
    #expect(try await copy.learnedWeights() == store.learnedWeights())
    #expect(try await JournalImport(reading: bytes).merge(into: copy, skippingBadLines: false).merge.learned == 0)
  }

  @Test func `every sentence comes back scalar by scalar`() async throws {
    let bytes = try await JournalExport.bytes(of: try await Samples.journal())
    let copy = try SQLiteJournal.inMemory()

    _ = try await JournalImport(reading: bytes).merge(into: copy, skippingBadLines: false)

    for (number, text) in Samples.delicate.enumerated() {
      let entry = try #require(try await copy.entry(Samples.id(number)))
      #expect(Array(entry.rawText.unicodeScalars) == Array(text.unicodeScalars))
    }
  }

  @Test func `the lines are those of JSONEncoder, so that every face shows an entry alike`() async throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]

    for (number, text) in Samples.delicate.enumerated() {
      for isFull in [true, false] {
        let entry = try Samples.entry(number, text, isFull: isFull)
        var writer = JSONWriter()
        writer.entry(entry)
        #expect(writer.bytes == Array(try encoder.encode(entry)))
      }
    }
    let person = Person(id: Samples.id(1), name: "阿/嬤", createdAt: Samples.timestamp(1), updatedAt: Samples.timestamp(2))
    var writer = JSONWriter()
    writer.person(person)
    #expect(writer.bytes == Array(try encoder.encode(person)))
  }

  @Test(arguments: [0, 1, 0.5, 0.97, 0.1 + 0.2, 1e-7, Double.leastNonzeroMagnitude, 1.0.nextDown])
  func `a number is written as JSONEncoder writes it`(number: Double) throws {
    var writer = JSONWriter()

    writer.number(number)

    #expect(String(decoding: writer.bytes, as: UTF8.self) == String(decoding: try JSONEncoder().encode(number), as: UTF8.self))
  }

  @Test func `pieces of an export are whole lines and make up the export`() async throws {
    let store = try await Samples.journal()
    let pieces = Mutex<[[UInt8]]>([])

    try await JournalExport.write(store) { piece in pieces.withLock { $0.append(piece) } }

    let written = pieces.withLock { $0 }
    #expect(written.allSatisfy { $0.last == 0x0A })
    #expect(Array(written.joined()) == (try await JournalExport.bytes(of: store)))
  }

  @Test func `a sink that fails ends the export with its error`() async throws {
    struct DiskFull: Error {}
    let store = try await Samples.journal()

    await #expect(throws: DiskFull.self) {
      try await JournalExport.write(store) { _ in throw DiskFull() }
    }
  }
}
