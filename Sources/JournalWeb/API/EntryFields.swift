import ExchangeKit
import Foundation
import JournalKit
import SentenceKit

/// The fields of an entry that a client may send, each absent, emptied or set.
struct EntryFields {
  /// The most tags of one entry.
  static let mostTags = 50
  /// The longest tag, in Unicode scalars.
  static let longestTag = 100

  private let content: String?
  private let kind: EntryKind?
  private let timeText: FieldReader.Field<String>
  private let occurrence: FieldReader.Field<Occurrence>
  private let mood: FieldReader.Field<Mood>
  private let personID: FieldReader.Field<Person.ID>
  private let tags: [String]?
  private let doneAt: FieldReader.Field<Timestamp>

  /// Takes the fields out of `reader`, and notes there what is wrong with them.
  init(_ reader: inout FieldReader) {
    content = Self.text("content", &reader).value
    kind = Self.nonNull(reader.optional("kind", .notKind) { $0.string.flatMap { EntryKind(name: $0) } }, "kind", .notKind, &reader)
    timeText = Self.text("timeText", isClearable: true, &reader)
    occurrence = reader.optional("occurrence", .notOccurrence) { $0.string.flatMap { Occurrence($0) } }
    mood = reader.optional("mood", .notEmoji) { $0.string.flatMap { Mood($0) } }
    personID = reader.optional("personID", .notIdentifier) { $0.string.flatMap { Person.ID($0) } }
    switch reader.optional("tags", .notTags, Self.tags) {
    case .absent: tags = nil
    case .null: tags = []
    case .value(let value): tags = value
    }
    doneAt = reader.optional("doneAt", .notTimestamp) { $0.string.flatMap { Timestamp($0) } }
  }

  /// The change to an entry that is there; what was not sent stays.
  var edit: EntryEdit {
    EntryEdit { edit in
      edit.content = content
      edit.kind = kind
      edit.timeText = Self.change(timeText)
      edit.occurrence = Self.change(occurrence)
      edit.mood = Self.change(mood)
      edit.personID = Self.change(personID)
      edit.tags = tags
      edit.doneAt = Self.change(doneAt)
    }
  }

  /// Whether the client says which kind it is, as somebody does who has looked.
  var hasKind: Bool { kind != nil }

  /// The part of a sentence that says two things which the content sent is; nil for any other content.
  func part(of draft: EntryDraft) -> EntryDraft? {
    guard let content, let part = draft.reading.parts.first(where: { $0.content.utf8.elementsEqual(content.utf8) }) else { return nil }
    return EntryDraft(
      id: draft.id, rawText: draft.rawText, draftedAt: draft.draftedAt, timeZone: draft.timeZone, reading: part.reading, content: content)
  }

  /// A new entry: what the interpreter drafted, with what was sent in its place.
  func entry(from draft: EntryDraft) -> Entry {
    edit.applied(to: draft.entry(savedAt: draft.draftedAt), at: draft.draftedAt)
  }

  /// A text with something to see in it, no longer than a sentence may be.
  static func text(_ name: String, isClearable: Bool = false, _ reader: inout FieldReader) -> FieldReader.Field<String> {
    let field = reader.optional(name, .notText) { $0.string }
    if case .null = field, !isClearable {
      reader.note(.notText, name)
      return .absent
    }
    guard let text = field.value else { return field }
    if text.isBlank { reader.note(.blank, name) }
    if text.utf8.count > CaptureModel.largestSentence { reader.note(.tooLong, name) }
    return field
  }

  private static func nonNull<Value>(
    _ field: FieldReader.Field<Value>, _ name: String, _ fault: FieldFault, _ reader: inout FieldReader
  ) -> Value? {
    if case .null = field { reader.note(fault, name) }
    return field.value
  }

  private static func change<Value>(_ field: FieldReader.Field<Value>) -> EntryEdit.Change<Value>? {
    switch field {
    case .absent: nil
    case .null: .clear
    case .value(let value): .set(value)
    }
  }

  private static func tags(_ value: JSONValue) -> [String]? {
    guard case .array(let elements) = value, elements.count <= mostTags else { return nil }
    let tags = elements.compactMap { element in
      element.string.flatMap { tag in
        tag.isBlank || tag.utf8.contains(UInt8(ascii: "#")) || tag.unicodeScalars.count > longestTag ? nil : tag
      }
    }
    return tags.count == elements.count ? tags : nil
  }
}
