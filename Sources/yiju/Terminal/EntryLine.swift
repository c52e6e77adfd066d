import Foundation
import JournalKit
import LocalizationKit
import SentenceKit

/// Entries as lines of text for people.
struct EntryLine: Sendable {
  let language: Language
  let showsColors: Bool
  let people: [Person]
  /// The day that needs no naming.
  let today: CivilDate

  /// One line: number, day and time, kind, mood, text, person, state.
  func line(_ entry: Entry, number: Int?) -> String {
    let zone = TimeZone(identifier: entry.timeZone) ?? .gmt
    let civil = entry.createdAt.civil(in: zone)
    var parts: [String] = []
    if let number { parts.append(Self.padded(String(number), to: 4)) }
    parts.append(colored(String(civil.text.prefix(16)).replacing("T", with: " "), "2"))
    parts.append(colored(entry.kind.label[language], color(of: entry.kind)))
    if let mood = entry.mood { parts.append(mood.emoji) }
    parts.append(Self.oneLine(entry.content))
    if let name = person(of: entry) { parts.append(colored("@" + Self.oneLine(name), "2")) }
    if entry.doneAt != nil { parts.append(colored("✓", "32")) }
    return parts.joined(separator: "  ")
  }

  /// Everything of an entry, a line each.
  func details(_ entry: Entry) -> String {
    var rows: [(LocalizedText, String)] = []
    rows.append((FieldTexts.rawText, entry.rawText))
    if !entry.content.utf8.elementsEqual(entry.rawText.utf8) { rows.append((FieldTexts.content, entry.content)) }
    rows.append((FieldTexts.kind, kind(entry.kind, suggestion: entry.suggestion)))
    if let text = entry.timeText { rows.append((FieldTexts.timeText, text)) }
    if let occurrence = entry.occurrence { rows.append((FieldTexts.occurrence, words(for: occurrence))) }
    if let mood = entry.mood { rows.append((FieldTexts.mood, words(for: mood))) }
    if let name = person(of: entry) { rows.append((FieldTexts.person, name)) }
    if !entry.tags.isEmpty { rows.append((FieldTexts.tags, entry.tags.map { "#" + $0 }.joined(separator: " "))) }
    let zone = TimeZone(identifier: entry.timeZone) ?? .gmt
    rows.append((FieldTexts.createdAt, entry.createdAt.civil(in: zone).text.replacing("T", with: " ") + "  \(entry.timeZone)"))
    if let done = entry.doneAt { rows.append((FieldTexts.doneAt, done.civil(in: zone).text.replacing("T", with: " "))) }
    if let deleted = entry.deletedAt { rows.append((FieldTexts.deletedAt, deleted.civil(in: zone).text.replacing("T", with: " "))) }
    rows.append((FieldTexts.id, entry.id.text))
    return rows.map { colored($0.0[language], "2") + "  " + Self.safe($0.1) }.joined(separator: "\n")
  }

  /// An accepted or suggested time in words.
  func words(for occurrence: Occurrence) -> String {
    OccurrenceWording(dates: DateWording(language: language, today: today)).words(for: occurrence)
  }

  /// A mood with its name; one outside the palette has none.
  func words(for mood: Mood) -> String {
    let name = mood.name[language]
    return name == mood.emoji ? name : "\(mood.emoji) \(name)"
  }

  /// The kind with what was suggested: a guess while it stands, a candidate after another was chosen.
  func kind(_ kind: EntryKind, suggestion: Suggestion?) -> String {
    let label = colored(kind.label[language], color(of: kind))
    guard let suggestion else { return label }
    if suggestion.kind == kind {
      let mark = suggestion.certainty == .doubtful ? FieldTexts.doubtful : FieldTexts.suggested
      let note = note(mark, BasisTexts.explanation(of: suggestion.basis))
      return label + (suggestion.certainty == .sure ? colored(note, "2") : note)
    }
    return label + note(FieldTexts.candidate, suggestion.kind.label)
  }

  /// A remark behind a value, in the parentheses of the language: （推測：…） or (guess: …).
  func note(_ mark: LocalizedText, _ detail: LocalizedText? = nil) -> String {
    let isEnglish = language == .en
    let words = detail.map { mark[language] + (isEnglish ? ": " : "：") + $0[language] } ?? mark[language]
    return isEnglish ? " (\(words))" : "（\(words)）"
  }

  /// Puts text into a colour (an SGR parameter) when colours are shown.
  func colored(_ text: String, _ color: String) -> String {
    showsColors ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
  }

  private func person(of entry: Entry) -> String? {
    entry.personID.flatMap { id in people.first { $0.id == id }?.name }
  }

  private func color(of kind: EntryKind) -> String {
    switch kind {
    case .record: "36"
    case .todo: "33"
    case .request: "35"
    case .mood: "32"
    default: "0"
    }
  }

  /// Text that fits on one line of a terminal.
  static func oneLine(_ text: String) -> String {
    safe(text).split(whereSeparator: \.isNewline).joined(separator: " ⏎ ")
  }

  /// Text without control characters other than line ends and tabs: what a person wrote must not drive their terminal.
  static func safe(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
      scalars.append(isControl ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }
}
