import Foundation
import JournalKit
import JournalSQLite
import LocalizationKit
import TestSupport
import Testing

@testable import ExchangeKit

@Suite struct ImportTests {
  private let header = #"{"format":"yiju","type":"journal","version":1}"#

  private func line(_ number: Int, _ text: String = "換尿布") throws -> String {
    var writer = JSONWriter()
    writer.entry(try Samples.entry(number, text, isFull: false), isLine: true)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func read(_ text: String) throws -> JournalImport { try JournalImport(reading: Array(text.utf8)) }

  @Test func `the same file a second time changes nothing`() async throws {
    let bytes = try await JournalExport.bytes(of: try await Samples.journal())
    let store = try SQLiteJournal.inMemory()
    _ = try await JournalImport(reading: bytes).merge(into: store, skippingBadLines: false)
    let sequence = try await store.changeSequence()

    let report = try await JournalImport(reading: bytes).merge(into: store, skippingBadLines: false)

    #expect(report.merge.added == 0 && report.merge.updated == 0)
    #expect(report.merge.unchanged == Samples.delicate.count + 2)
    #expect(try await store.changeSequence() == sequence)
  }

  @Test func `one bad line among good ones is named, and nothing comes in`() async throws {
    let store = try SQLiteJournal.inMemory()
    let file = try read([header, try line(1), #"{"type":"entry","秘密":1}"#, try line(2)].joined(separator: "\n"))

    let error = await #expect(throws: ImportError.self) { try await file.merge(into: store, skippingBadLines: false) }

    guard case .problems(let problems)? = error else {
      Issue.record("expected problems")
      return
    }
    #expect(problems.map(\.line) == [3])
    #expect(try await store.entries(EntryQuery()).entries.isEmpty)
  }

  @Test func `told to go on, everything but the bad line comes in, and the report names it`() async throws {
    let store = try SQLiteJournal.inMemory()
    let file = try read([header, try line(1), "{", try line(2)].joined(separator: "\n"))

    let report = try await file.merge(into: store, skippingBadLines: true)

    #expect(report.merge.added == 2)
    #expect(report.skipped == [ImportProblem(line: 3, reason: .syntax(.malformed))])
  }

  @Test(arguments: ["{}", "x\ny\n", #"[{"a":1}]"#])
  func `a file that is no journal at all is refused even when bad lines are skipped`(text: String) async throws {
    let file = try read(text)

    let error = await #expect(throws: ImportError.self) {
      try await file.merge(into: SQLiteJournal.inMemory(), skippingBadLines: true)
    }

    #expect(error?.name == "bad-lines")
  }

  @Test func `a byte order mark, carriage returns and empty lines are fine`() async throws {
    let store = try SQLiteJournal.inMemory()
    let file = try read("\u{FEFF}\(header)\r\n\r\n\(try line(1))\r\n   \r\n\(try line(2))")

    let report = try await file.merge(into: store, skippingBadLines: false)

    #expect(report.merge.added == 2)
  }

  @Test func `the array that the list command prints comes in, and so do lines without a header`() async throws {
    let entries = try [Samples.entry(1, "一"), Samples.entry(2, "二")]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .prettyPrinted
    let array = try JournalImport(reading: Array(try encoder.encode(entries)))
    let bare = try read("\(try line(1))\n\(try line(2))\n")

    #expect(try await array.merge(into: SQLiteJournal.inMemory(), skippingBadLines: false).merge.added == 2)
    #expect(try await bare.merge(into: SQLiteJournal.inMemory(), skippingBadLines: false).merge.added == 2)
  }

  @Test func `a file of a newer version is refused as a whole`() throws {
    let text = "{\"type\":\"journal\",\"format\":\"yiju\",\"version\":2}\n\(try line(1))"

    let error = #expect(throws: ImportError.self) { try read(text) }

    #expect(error == .newerFormat(found: 2, supported: 1))
  }

  @Test(arguments: ["", "\n\n", "\u{FEFF}", "[]"])
  func `a file with nothing in it is an error, since a failed export looks like this`(text: String) {
    let error = #expect(throws: ImportError.self) { try JournalImport(reading: Array(text.utf8)) }

    #expect(error == .empty)
  }

  @Test func `the export of an empty journal is a file like any other`() async throws {
    let empty = try SQLiteJournal.inMemory()
    let file = try JournalImport(reading: try await JournalExport.bytes(of: empty))

    #expect(try await file.merge(into: empty, skippingBadLines: false) == ImportReport(merge: MergeReport(), skipped: []))
  }

  @Test(arguments: [
    (#"{"type":"photo","id":"x"}"#, ImportProblem.Reason.unknownType),
    (#"{"type":7}"#, .unknownType),
    (#"{"type":"journal","format":"other","version":1}"#, .foreignFormat),
    (#"{"type":"journal","format":"yiju","version":1e99}"#, .foreignFormat),
    ("7", .notObject),
    ("null", .notObject),
    (#"{"a":1,"a":2}"#, .syntax(.duplicateName)),
    (#"{"a":"\ud800"}"#, .syntax(.loneSurrogate)),
    (String(repeating: "{\"a\":", count: 100_000), .syntax(.tooDeep)),
    (#"{"type":"entry"}"#, .field(FieldProblem(pointer: "/id", fault: .missing))),
    (
      #"{"type":"learned","feature":"","kind":"todo","weight":1,"words":"","updatedAt":"2026-11-30T07:00:00.000Z"}"#,
      .field(FieldProblem(pointer: "/feature", fault: .notText))
    ),
    (
      #"{"type":"learned","feature":"尿布","kind":"todo","weight":1e7,"words":"","updatedAt":"2026-11-30T07:00:00.000Z"}"#,
      .field(FieldProblem(pointer: "/weight", fault: .notWeight))
    ),
    (
      #"{"type":"person","id":"01990000-0000-7000-8000-000000000001","name":" ","createdAt":"2026-11-30T07:00:00.000Z"}"#,
      .field(FieldProblem(pointer: "/name", fault: .blank))
    ),
  ])
  func `a record that cannot come in says why`(line: String, reason: ImportProblem.Reason) throws {
    let file = try read("\(header)\n\(line)")

    #expect(file.problems == [ImportProblem(line: 2, reason: reason)])
  }

  @Test(arguments: [
    (#""mood":null"#, #""mood":"🥰🥰""#, FieldProblem(pointer: "/mood", fault: .notEmoji)),
    (#""tags":[]"#, #""tags":[1]"#, FieldProblem(pointer: "/tags", fault: .notTags)),
    (#""kind":"record""#, #""kind":"紀錄""#, FieldProblem(pointer: "/kind", fault: .notKind)),
    (#""content":"換尿布""#, #""content":" ""#, FieldProblem(pointer: "/content", fault: .blank)),
    (#""doneAt":null"#, #""doneAt":"2026-02-30T00:00:00.000Z""#, FieldProblem(pointer: "/doneAt", fault: .notTimestamp)),
    (#""localDate":"2026-11-30""#, #""localDate":"2026-13-30""#, FieldProblem(pointer: "/localDate", fault: .notDate)),
    (
      #""suggestion":null"#, #""suggestion":{"kind":"todo","basis":"x","confidence":2}"#,
      FieldProblem(pointer: "/suggestion/confidence", fault: .notShare)
    ),
    (#""memberID":null"#, #""memberID":null,"photo":"x.jpg""#, FieldProblem(pointer: "/photo", fault: .unknown)),
    (#""memberID":null"#, #""memberID":null,"我的秘密":1"#, FieldProblem(pointer: "", fault: .unknown)),
  ])
  func `a wrong field is named and its value is not`(right: String, wrong: String, problem: FieldProblem) throws {
    let text = try line(1).replacing(right, with: wrong)

    let file = try read(text)

    #expect(file.problems.map(\.reason) == [.field(problem)])
    for language in Language.allCases {
      #expect(file.problems.allSatisfy { !$0.sentence[language].contains("秘密") && !$0.sentence[language].contains("jpg") })
    }
  }

  @Test func `a value that only a newer version can read comes in as it is`() async throws {
    let store = try SQLiteJournal.inMemory()
    let text = try line(1).replacing(#""occurrence":null"#, with: #""occurrence":"Q4/moon""#)

    _ = try await read(text).merge(into: store, skippingBadLines: false)

    #expect(try await store.entry(Samples.id(1))?.occurrence?.text == "Q4/moon")
  }

  @Test func `a mood from a newer emoji table comes in, and a letter does not`() async throws {
    let store = try SQLiteJournal.inMemory()
    let unassigned = try line(1).replacing(#""mood":null"#, with: #""mood":"\#u{1FAFF}""#)
    let letter = try line(2).replacing(#""mood":null"#, with: #""mood":"喜""#)

    _ = try await read(unassigned).merge(into: store, skippingBadLines: false)

    #expect(try await store.entry(Samples.id(1))?.mood?.emoji == "\u{1FAFF}")
    #expect(try read(letter).problems.map(\.reason) == [.field(FieldProblem(pointer: "/mood", fault: .notEmoji))])
  }

  @Test func `an entry about somebody unknown is a bad line, and about somebody in the journal is not`() async throws {
    let store = try SQLiteJournal.inMemory()
    let text = try line(1).replacing(#""personID":null"#, with: #""personID":"01990000-0000-7384-8000-000000000384""#)
    let file = try read(text)

    let error = await #expect(throws: ImportError.self) { try await file.merge(into: store, skippingBadLines: false) }
    #expect(error == .problems([ImportProblem(line: 1, reason: .unknownPerson)]))

    try await store.save(Person(id: Samples.id(900), name: "妹妹", createdAt: Samples.timestamp(0), updatedAt: Samples.timestamp(0)))
    #expect(try await file.merge(into: store, skippingBadLines: false).merge.added == 1)
  }

  @Test func `an identifier with two sentences is a bad line, in the file and against the journal`() async throws {
    let store = try SQLiteJournal.inMemory()
    let file = try read([try line(1, "一"), try line(1, "二"), try line(2, "三")].joined(separator: "\n"))

    let first = try await file.merge(into: store, skippingBadLines: true)
    #expect(first.merge.added == 2)
    #expect(first.skipped == [ImportProblem(line: 2, reason: .identifierTaken)])

    let other = try read([try line(3, "四"), try line(1, "五")].joined(separator: "\n"))
    let error = await #expect(throws: ImportError.self) { try await other.merge(into: store, skippingBadLines: false) }
    #expect(error == .problems([ImportProblem(line: 2, reason: .identifierTaken)]))
    let second = try await other.merge(into: store, skippingBadLines: true)
    #expect(second.merge.added == 1)
    #expect(try await store.entry(Samples.id(1))?.rawText == "一")
  }

  @Test func `a newer version of an entry replaces the older one, and an older one does not`() async throws {
    let store = try SQLiteJournal.inMemory()
    let old = try line(1)
    let new = old.replacing(#""content":"換尿布""#, with: #""content":"換好了""#)
      .replacing(#""updatedAt":"2026"#, with: #""updatedAt":"2027"#)
    _ = try await read(old).merge(into: store, skippingBadLines: false)

    #expect(try await read(new).merge(into: store, skippingBadLines: false).merge.updated == 1)
    #expect(try await read(old).merge(into: store, skippingBadLines: false).merge.unchanged == 1)
    #expect(try await store.entry(Samples.id(1))?.content == "換好了")
  }

  @Test func `what the journal says comes through, and nothing is half done`() async throws {
    let store = FailingStore(try SQLiteJournal.inMemory())
    store.fail(with: .diskFull)

    let error = await #expect(throws: ImportError.self) { try await read(try line(1)).merge(into: store, skippingBadLines: true) }

    #expect(error == .journal(.diskFull))
    #expect(error?.name == "disk-full")
  }

  @Test(arguments: [
    ImportError.newerFormat(found: 2, supported: 1), .empty, .journal(.locked),
    .problems([ImportProblem(line: 1, reason: .notObject)]),
  ])
  func `every error has a name, a sentence and a next step`(error: ImportError) {
    #expect(!error.name.isEmpty)
    for language in Language.allCases {
      #expect(!error.sentence[language].isEmpty && !error.nextStep[language].isEmpty)
    }
  }
}
