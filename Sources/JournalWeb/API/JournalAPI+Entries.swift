import ExchangeKit
import Foundation
import HTTPKit
import JournalKit
import SentenceKit

/// Entries: list, read, save, change, delete and bring back.
extension JournalAPI {
  func listEntries(_ request: APIRequest) async throws(APIProblem) -> HTTPResponse {
    let largest = EntryQuery.largestPage
    let query = EntryQuery(
      limit: try request.number("limit", in: 1...largest, APITexts.notLimit(largest)) ?? 50,
      cursor: try request.parameter("cursor", APITexts.notCursor) { EntryCursor($0) },
      since: try request.parameter("since", FieldFault.notDate.sentence) { CivilDate($0) },
      kind: try request.parameter("kind", FieldFault.notKind.sentence) { EntryKind(name: $0) },
      personID: try request.parameter("person", FieldFault.notIdentifier.sentence) { Person.ID($0) })
    let page = try await ask { () async throws(JournalError) in try await store.entries(query) }
    var writer = JSONWriter(capacity: 64 + page.entries.count * 640)
    writer.literal(#"{"entries":"#)
    writer.array(page.entries) { $0.entry($1) }
    writer.literal(#","next":"#)
    writer.string(page.next?.text)
    writer.literal("}")
    return .apiJSON(writer.bytes)
  }

  func getEntry(_ request: APIRequest) async throws(APIProblem) -> HTTPResponse {
    answer(try await held(try request.identifier()))
  }

  /// Saves a sentence under the client's identifier. Sent again, by a retry or from an outbox, it is the same entry.
  func putEntry(_ request: APIRequest) async throws(APIProblem) -> HTTPResponse {
    let id: Entry.ID = try request.identifier()
    var reader = FieldReader(try request.object())
    let rawText = Self.rawText(&reader)
    let fields = EntryFields(&reader)
    let createdAt = reader.optional("createdAt", .notTimestamp) { $0.string.flatMap { Timestamp($0) } }.value
    let timeZone = reader.optional("timeZone", .notTimeZone, Self.timeZone).value
    let problems = reader.finish()
    guard problems.isEmpty, let rawText else { throw .invalidFields(problems) }

    var held = try await ask { () async throws(JournalError) in try await store.entry(id) }
    if held == nil {
      let people = try await ask { () async throws(JournalError) in try await store.people(includingArchived: false) }
      let learned = try await ask { () async throws(JournalError) in try await store.learnedWeights(for: [rawText]) }
      let draft = EntryDraft(
        id: id, rawText: rawText, draftedAt: createdAt ?? environment.now(), timeZone: timeZone ?? environment.timeZone(), people: people,
        learned: learned)
      let outcomes = try await ask { () async throws(JournalError) in
        try await store.save([fields.entry(from: fields.part(of: draft) ?? draft)], isConfirmed: fields.hasKind)
      }
      switch outcomes.first {
      case .created(let entry)?:
        return answer(entry, status: .created).adding("Location", "/api/v1/entries/\(id.text)")
      case .existing(let entry)?: held = entry
      case nil: throw APIProblem(.storage(code: 0))
      }
    }
    guard let held, held.rawText.utf8.elementsEqual(rawText.utf8) else { throw APIProblem(.identifierTaken) }
    // As with the card on a page: a retry that comes late must not take back what was changed since. PATCH changes on purpose.
    let wanted = fields.edit.applied(to: held, at: environment.now())
    guard held.updatedAt == held.createdAt || EntryEdit(from: held, to: wanted).isEmpty else { throw APIProblem(.changedSince) }
    return answer(try await change(held, fields.edit))
  }

  /// Changes the fields that are sent (RFC 7396); null empties one.
  func patchEntry(_ request: APIRequest) async throws(APIProblem) -> HTTPResponse {
    let id: Entry.ID = try request.identifier()
    var reader = FieldReader(try request.object(APIRequest.mergePatch))
    let fields = EntryFields(&reader)
    let problems = reader.finish()
    guard problems.isEmpty else { throw .invalidFields(problems) }
    return answer(try await change(try await held(id), fields.edit))
  }

  /// Marks as deleted. What is deleted already keeps its time, so that a retry does not put off the purge.
  func deleteEntry(_ request: APIRequest) async throws(APIProblem) -> HTTPResponse {
    let entry = try await held(try request.identifier())
    if entry.deletedAt == nil { _ = try await change(entry, .deleted(at: environment.now())) }
    return .noContent
  }

  func restoreEntry(_ request: APIRequest) async throws(APIProblem) -> HTTPResponse {
    answer(try await change(try await held(try request.identifier()), .restored))
  }

  /// Marks as done. What is done already keeps its time.
  func completeEntry(_ request: APIRequest) async throws(APIProblem) -> HTTPResponse {
    let entry = try await held(try request.identifier())
    guard entry.doneAt == nil else { return answer(entry) }
    return answer(try await change(entry, .done(at: environment.now())))
  }

  func reopenEntry(_ request: APIRequest) async throws(APIProblem) -> HTTPResponse {
    answer(try await change(try await held(try request.identifier()), .reopened))
  }

  /// A sentence as it may be captured; nil, with a problem noted, for anything else.
  static func rawText(_ reader: inout FieldReader, name: String = "rawText") -> String? {
    switch EntryFields.text(name, &reader) {
    case .value(let text): return text
    case .null: return nil
    case .absent:
      if !reader.problems.contains(where: { $0.pointer == "/\(name)" }) { reader.note(.missing, name) }
      return nil
    }
  }

  private static func timeZone(_ value: JSONValue) -> TimeZone? {
    // Foundation looks names up as files: only what a name consists of gets there.
    guard let name = value.string, (1...64).contains(name.utf8.count), name.utf8.allSatisfy(isTimeZoneByte) else { return nil }
    return TimeZone(identifier: name)
  }

  private static func isTimeZoneByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private func held(_ id: Entry.ID) async throws(APIProblem) -> Entry {
    guard let entry = try await ask({ () async throws(JournalError) in try await store.entry(id) }) else {
      throw APIProblem(.entryNotFound)
    }
    return entry
  }

  /// Edits an entry, and asks the journal only when the edit would change something.
  private func change(_ entry: Entry, _ edit: EntryEdit) async throws(APIProblem) -> Entry {
    guard !edit.isEmpty else { return entry }
    return try await ask { () async throws(JournalError) in try await store.edit(entry.id, edit, at: environment.now()) }
  }

  private func answer(_ entry: Entry, status: HTTPStatus = .ok) -> HTTPResponse {
    var writer = JSONWriter()
    writer.entry(entry)
    return .apiJSON(writer.bytes, status: status)
  }
}
