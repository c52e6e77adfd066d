import JournalKit
import SentenceKit

/// Reads the entries, people and learned weights of an export. What a journal can hold comes back exactly; what it could not hold is a problem.
enum RecordReader {
  /// An entry, or everything that is wrong with it.
  static func entry(_ members: [String: JSONValue]) -> Result<Entry, RecordFaults> {
    var fields = FieldReader(members)
    let id: Entry.ID? = fields.required("id", .notIdentifier, identifier)
    let rawText = fields.required("rawText", .notText) { $0.string }
    let createdAt = fields.required("createdAt", .notTimestamp, timestamp)
    let timeZone = fields.required("timeZone", .notText) { $0.string.flatMap { $0.isEmpty ? nil : $0 } }
    let localDate = fields.required("localDate", .notDate) { $0.string.flatMap { CivilDate($0) } }
    let content = fields.optional("content", .notText) { $0.string }.value
    let kind = fields.optional("kind", .notKind, kind).value
    let suggestion = suggestion(&fields)
    let timeText = fields.optional("timeText", .notText) { $0.string }.value
    let occurrence = fields.optional("occurrence", .blank, occurrence).value
    let mood = fields.optional("mood", .notEmoji, mood).value
    let personID: Person.ID? = fields.optional("personID", .notIdentifier, identifier).value
    let memberID: Member.ID? = fields.optional("memberID", .notIdentifier, identifier).value
    let tags = fields.optional("tags", .notTags, texts).value
    let updatedAt = fields.optional("updatedAt", .notTimestamp, timestamp).value
    let doneAt = fields.optional("doneAt", .notTimestamp, timestamp).value
    let deletedAt = fields.optional("deletedAt", .notTimestamp, timestamp).value
    if let text = content ?? rawText, text.isBlank { fields.note(.blank, content == nil ? "rawText" : "content") }
    let problems = fields.finish()
    guard problems.isEmpty, let id, let rawText, let createdAt, let timeZone, let localDate else {
      return .failure(RecordFaults(problems: problems))
    }
    return .success(
      Entry(
        id: id, rawText: rawText, content: content, kind: kind, suggestion: suggestion, timeText: timeText, occurrence: occurrence,
        mood: mood, personID: personID, memberID: memberID, tags: tags ?? [], createdAt: createdAt, timeZone: timeZone,
        localDate: localDate, updatedAt: updatedAt, doneAt: doneAt, deletedAt: deletedAt))
  }

  /// A person, or everything that is wrong with them.
  static func person(_ members: [String: JSONValue]) -> Result<Person, RecordFaults> {
    var fields = FieldReader(members)
    let id: Person.ID? = fields.required("id", .notIdentifier, identifier)
    let name = fields.required("name", .notText) { $0.string }
    let createdAt = fields.required("createdAt", .notTimestamp, timestamp)
    let updatedAt = fields.optional("updatedAt", .notTimestamp, timestamp).value
    let archivedAt = fields.optional("archivedAt", .notTimestamp, timestamp).value
    if let name, name.isBlank { fields.note(.blank, "name") }
    let problems = fields.finish()
    guard problems.isEmpty, let id, let name, let createdAt else { return .failure(RecordFaults(problems: problems)) }
    return .success(Person(id: id, name: name, createdAt: createdAt, updatedAt: updatedAt ?? createdAt, archivedAt: archivedAt))
  }

  /// A learned weight, or everything that is wrong with it.
  static func learned(_ members: [String: JSONValue]) -> Result<HouseholdWeight, RecordFaults> {
    var fields = FieldReader(members)
    let feature = fields.required("feature", .notText) { value in value.string.flatMap { $0.isEmpty || $0.utf8.count > 1000 ? nil : $0 } }
    let kind = fields.required("kind", .notKind, kind)
    let weight = fields.required("weight", .notWeight) { value in
      value.double.flatMap { abs($0) <= HouseholdWeight.largest ? $0 : nil }
    }
    let words = fields.required("words", .notText) { value in value.string.flatMap { $0.utf8.count > 1000 ? nil : $0 } }
    let updatedAt = fields.required("updatedAt", .notTimestamp, timestamp)
    let deletedAt = fields.optional("deletedAt", .notTimestamp, timestamp).value
    let problems = fields.finish()
    guard problems.isEmpty, let feature, let kind, let weight, let words, let updatedAt else {
      return .failure(RecordFaults(problems: problems))
    }
    return .success(
      HouseholdWeight(feature: feature, kind: kind, weight: weight, words: words, updatedAt: updatedAt, deletedAt: deletedAt))
  }

  private static func suggestion(_ fields: inout FieldReader) -> Suggestion? {
    guard let members = fields.optional("suggestion", .notSuggestion, { $0.object }).value else { return nil }
    var inner = FieldReader(members, at: "/suggestion")
    let kind = inner.required("kind", .notKind, kind)
    let basis = inner.required("basis", .notText) { $0.string }
    let confidence = inner.required("confidence", .notShare) { value in
      value.double.flatMap { (0...1).contains($0) ? $0 : nil }
    }
    fields.adopt(inner.finish())
    guard let kind, let basis, let confidence else { return nil }
    return Suggestion(kind: kind, confidence: confidence, basis: basis)
  }

  private static func identifier<Subject>(_ value: JSONValue) -> Identifier<Subject>? {
    value.string.flatMap { Identifier($0) }
  }

  private static func timestamp(_ value: JSONValue) -> Timestamp? { value.string.flatMap { Timestamp($0) } }

  private static func kind(_ value: JSONValue) -> EntryKind? { value.string.flatMap { EntryKind(name: $0) } }

  private static func texts(_ value: JSONValue) -> [String]? {
    guard case .array(let elements) = value else { return nil }
    let texts = elements.compactMap(\.string)
    return texts.count == elements.count ? texts : nil
  }

  /// An occurrence exactly as written, also in a form that only a newer version can read: it was in a journal once.
  private static func occurrence(_ value: JSONValue) -> Occurrence? {
    value.string.flatMap { text in text.isBlank ? nil : Occurrence(stored: text) }
  }

  /// A mood, also one that only a newer version takes for an emoji: one sign that is no letter of any script.
  private static func mood(_ value: JSONValue) -> Mood? {
    guard let text = value.string else { return nil }
    if let known = Mood(text) { return known }
    let isSign = text.unicodeScalars.allSatisfy { !$0.isASCII && !$0.properties.isAlphabetic && !$0.properties.isIdeographic }
    return isSign && text.count == 1 && text.utf8.count <= 128 && !text.isBlank ? Mood(stored: text) : nil
  }
}

/// Why one record was not read.
struct RecordFaults: Error {
  let problems: [FieldProblem]
}
