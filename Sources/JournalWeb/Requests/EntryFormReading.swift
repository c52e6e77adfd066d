import Foundation
import JournalKit

/// The form that changes an entry, as it goes out and comes back.
struct EntryFormReading {
  /// Keep the accepted time that no suggestion stands for.
  static let keepTime = "keep"

  /// What each field held when the form was shown.
  private(set) var base: [String: String]

  /// Whether the person changed a field that somebody else has changed since the form was shown, to something else.
  private(set) var isClash = false

  /// A form that is shown for the first time.
  init(_ form: EntryModel.Form, suggestions: [EntryDraft.TimeSuggestion]) {
    base = [
      Field.content: RawTextCode.encode(form.content), Field.kind: form.kind.rawValue, Field.mood: form.mood?.emoji ?? "",
      Field.person: form.personID?.text ?? "", Field.time: Self.timeValue(of: form, suggestions: suggestions),
    ]
  }

  /// Takes over what the person changed, and only that: what somebody else changed meanwhile in another field stays. Nil when the
  /// form was tampered with.
  init?(_ fields: FormFields, into form: inout EntryModel.Form, suggestions: [EntryDraft.TimeSuggestion]) {
    let stored = EntryFormReading(form, suggestions: suggestions).base
    base = [:]
    for name in [Field.content, Field.kind, Field.mood, Field.person, Field.time] {
      guard let value = fields[Field.base(name)] else { return nil }
      base[name] = value
    }
    guard let content = fields.typed(Field.content), let before = base[Field.content].flatMap(RawTextCode.decode) else { return nil }
    if !content.isUntouched(before) { form.content = content }
    if let sent = changed(Field.kind, in: fields) {
      guard let kind = EntryKind(name: sent) else { return nil }
      form.kind = kind
    }
    if let sent = changed(Field.mood, in: fields) {
      guard let mood = CardForm.mood(sent) else { return nil }
      form.mood = mood
    }
    if let sent = changed(Field.person, in: fields) {
      guard let person = CardForm.person(sent) else { return nil }
      form.personID = person
    }
    if let sent = changed(Field.time, in: fields), sent != Self.keepTime {
      guard let index = CardForm.timeIndex(sent, of: suggestions) else { return nil }
      form.occurrence = index.flatMap { suggestions[$0].occurrence }
      if let index { form.timeText = suggestions[index].text }
    }
    let wanted = EntryFormReading(form, suggestions: suggestions).base
    isClash = base.contains { name, before in stored[name] != before && wanted[name] != stored[name] }
  }

  /// Which radio button stands for the time that the form holds.
  static func timeValue(of form: EntryModel.Form, suggestions: [EntryDraft.TimeSuggestion]) -> String {
    guard let occurrence = form.occurrence else { return "" }
    let index = suggestions.firstIndex { $0.occurrence == occurrence && $0.text == form.timeText }
    return index.map { String($0) } ?? keepTime
  }

  /// The time expressions of an entry's raw text, read as of the moment at which it was written.
  static func suggestions(for entry: Entry) -> [EntryDraft.TimeSuggestion] {
    let zone = TimeZone(identifier: entry.timeZone) ?? .gmt
    return EntryDraft(id: entry.id, rawText: entry.rawText, draftedAt: entry.createdAt, timeZone: zone, people: []).timeSuggestions
  }

  private func changed(_ name: String, in fields: FormFields) -> String? {
    guard let sent = fields[name], sent != base[name] else { return nil }
    return sent
  }
}
