import ExchangeKit
import Foundation
import HTTPKit
import JournalKit
import SentenceKit

/// What the capture card would show for a sentence; nothing is kept.
extension JournalAPI {
  func interpretSentence(_ request: APIRequest) async throws(APIProblem) -> HTTPResponse {
    var reader = FieldReader(try request.object())
    let text = Self.rawText(&reader, name: "text")
    let reference = reader.optional("reference", .notDateTime) { $0.string.flatMap { CivilDateTime($0) } }.value
    let problems = reader.finish()
    guard problems.isEmpty, let text else { throw .invalidFields(problems) }

    let now = environment.now()
    let people = try await ask { () async throws(JournalError) in try await store.people(includingArchived: false) }
    // A wall clock without a zone: read as if it hung in Greenwich, where every time of day exists on every day.
    let moment = reference.flatMap { Timestamp("\($0.date.text)T\(Self.clock($0))Z") }
    let timeZone = moment == nil ? environment.timeZone() : .gmt
    let learned = try await ask { () async throws(JournalError) in try await store.learnedWeights(for: [text]) }
    let draft = EntryDraft(
      id: environment.identifiers.next(at: now), secondID: environment.identifiers.next(at: now), rawText: text, draftedAt: moment ?? now,
      timeZone: timeZone, people: people,
      learned: learned)
    let reading = interpret(text, now: draft.draftedAt.civil(in: timeZone), people: people.map(\.name), learned: learned)

    var writer = JSONWriter()
    writer.encoded(interpretationJSON(reading).dropLast())
    writer.literal(#","draft":"#)
    Self.write(draft, &writer)
    writer.literal(#","parts":"#)
    writer.array(draft.parts) { Self.write($1, &$0) }
    writer.literal("}")
    return .apiJSON(writer.bytes)
  }

  /// The fields that the card begins with.
  static func write(_ draft: EntryDraft, _ writer: inout JSONWriter) {
    writer.literal(#"{"content":"#)
    writer.string(draft.content)
    writer.literal(#","kind":"#)
    writer.string(draft.kind.rawValue)
    writer.literal(#","mood":"#)
    writer.string(draft.mood?.emoji)
    writer.literal(#","occurrence":"#)
    writer.string(draft.occurrence?.text)
    writer.literal(#","personID":"#)
    writer.string(draft.personID?.text)
    writer.literal(#","suggestion":"#)
    writer.suggestion(draft.suggestion)
    writer.literal(#","timeText":"#)
    writer.string(draft.timeText)
    writer.literal("}")
  }

  private static func clock(_ time: CivilDateTime) -> String {
    [time.hour, time.minute, time.second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
