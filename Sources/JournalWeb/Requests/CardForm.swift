import Foundation
import JournalKit

/// A confirm card as it comes back from the browser.
enum CardForm {
  /// The draft that the card showed, with what the person changed on it; nil when a hidden field was tampered with.
  ///
  /// What was proposed comes back with the card, since the household may have taught the interpreter something in between. A card without
  /// it is read anew.
  static func draft(from fields: FormFields, people: [Person]) -> EntryDraft? {
    guard let id = fields[Field.id].flatMap({ Entry.ID($0) }),
      let rawText = fields[Field.rawText].flatMap(RawTextCode.decode), !rawText.isBlank,
      rawText.utf8.count <= CaptureModel.largestSentence,
      let draftedAt = fields[Field.draftedAt].flatMap({ Timestamp($0) }),
      let timeZone = fields[Field.timeZone].flatMap({ TimeZone(identifier: $0) })
    else { return nil }
    let read = DraftReading(rawText, at: draftedAt.civil(in: timeZone), people: people)
    guard let reading = fields[Field.reading].map(ReadingCode.decode) ?? read else { return nil }
    let secondID = fields[Field.secondID].flatMap { Entry.ID($0) }
    guard secondID != id, secondID != nil || reading.parts.isEmpty else { return nil }
    var draft = EntryDraft(id: id, secondID: secondID, rawText: rawText, draftedAt: draftedAt, timeZone: timeZone, reading: reading)
    if let content = fields.typed(Field.content), !content.isUntouched(rawText) { draft.content = content }
    if let sent = fields[Field.kind] {
      guard let kind = EntryKind(name: sent) else { return nil }
      draft.kind = kind
    }
    for index in draft.partKinds.indices {
      guard let sent = fields[Field.partKind(index)] else { continue }
      guard let kind = EntryKind(name: sent) else { return nil }
      draft.partKinds[index] = kind
    }
    guard let mood = mood(fields[Field.mood]), let person = person(fields[Field.person]) else { return nil }
    draft.mood = mood
    draft.personID = person
    guard let index = timeIndex(fields[Field.time], of: draft.timeSuggestions) else { return nil }
    draft.acceptTime(at: index)
    return draft
  }

  /// The zone as the form carries it.
  static func name(of timeZone: TimeZone) -> String { timeZone.identifier }

  /// The mood that a field names. The outer nil: it names something that is none.
  static func mood(_ sent: String?) -> Mood?? {
    guard let sent, !sent.isEmpty else { return .some(nil) }
    return Mood(sent).map { .some($0) }
  }

  /// The person that a field names. The outer nil: it names something that is none.
  static func person(_ sent: String?) -> Person.ID?? {
    guard let sent, !sent.isEmpty else { return .some(nil) }
    return Person.ID(sent).map { .some($0) }
  }

  /// The conversion that a field accepts. The outer nil: it accepts one that was not offered.
  static func timeIndex(_ sent: String?, of suggestions: [EntryDraft.TimeSuggestion]) -> Int?? {
    guard let sent, !sent.isEmpty else { return .some(nil) }
    guard let index = Int(sent), suggestions.indices.contains(index), suggestions[index].occurrence != nil else { return nil }
    return .some(index)
  }
}
