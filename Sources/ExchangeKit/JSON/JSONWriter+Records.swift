package import JournalKit
import SentenceKit

/// Entries, people and learned weights with their names sorted; the `type` of an export line has its place among them.
extension JSONWriter {
  /// Writes an entry as the command line, the API and the export show it.
  /// - Parameter isLine: whether it is a line of an export, which says what it is.
  package mutating func entry(_ entry: Entry, isLine: Bool = false) {
    literal(#"{"content":"#)
    string(entry.content)
    literal(#","createdAt":"#)
    timestamp(entry.createdAt)
    literal(#","deletedAt":"#)
    timestamp(entry.deletedAt)
    literal(#","doneAt":"#)
    timestamp(entry.doneAt)
    literal(#","id":"#)
    identifier(entry.id)
    literal(#","kind":"#)
    string(entry.kind.rawValue)
    literal(#","localDate":"#)
    date(entry.localDate)
    literal(#","memberID":"#)
    identifier(entry.memberID)
    literal(#","mood":"#)
    string(entry.mood?.emoji)
    literal(#","occurrence":"#)
    string(entry.occurrence?.text)
    literal(#","personID":"#)
    identifier(entry.personID)
    literal(#","rawText":"#)
    string(entry.rawText)
    literal(#","suggestion":"#)
    suggestion(entry.suggestion)
    literal(#","tags":"#)
    array(entry.tags) { $0.string($1) }
    literal(#","timeText":"#)
    string(entry.timeText)
    literal(#","timeZone":"#)
    string(entry.timeZone)
    if isLine { literal(#","type":"entry""#) }
    literal(#","updatedAt":"#)
    timestamp(entry.updatedAt)
    literal(#"}"#)
  }

  /// Writes a suggestion, nil as null.
  package mutating func suggestion(_ suggestion: Suggestion?) {
    guard let suggestion else { return literal("null") }
    literal(#"{"basis":"#)
    string(suggestion.basis)
    literal(#","confidence":"#)
    number(suggestion.confidence)
    literal(#","kind":"#)
    string(suggestion.kind.rawValue)
    literal("}")
  }

  /// Writes a person as the API and the export show them.
  /// - Parameter isLine: whether it is a line of an export, which says what it is.
  package mutating func person(_ person: Person, isLine: Bool = false) {
    literal(#"{"archivedAt":"#)
    timestamp(person.archivedAt)
    literal(#","createdAt":"#)
    timestamp(person.createdAt)
    literal(#","id":"#)
    identifier(person.id)
    literal(#","name":"#)
    string(person.name)
    if isLine { literal(#","type":"person""#) }
    literal(#","updatedAt":"#)
    timestamp(person.updatedAt)
    literal(#"}"#)
  }

  /// Writes a learned weight as the command line, the API and the export show it.
  /// - Parameter isLine: whether it is a line of an export, which says what it is.
  package mutating func learned(_ weight: HouseholdWeight, isLine: Bool = false) {
    literal(#"{"deletedAt":"#)
    timestamp(weight.deletedAt)
    literal(#","feature":"#)
    string(weight.feature)
    literal(#","kind":"#)
    string(weight.kind.rawValue)
    if isLine { literal(#","type":"learned""#) }
    literal(#","updatedAt":"#)
    timestamp(weight.updatedAt)
    literal(#","weight":"#)
    number(weight.weight)
    literal(#","words":"#)
    string(weight.words)
    literal(#"}"#)
  }
}
