import JournalKit
import LocalizationKit

extension ParsedArguments {
  /// The kind of `--kind`, by its name or by what it is called in any language. Only where it is looked for may it be one that this
  /// version does not know; in what is written that would be a slip.
  func kind(mayBeUnknown: Bool = false) throws(CommandFailure) -> EntryKind? {
    guard let name = self[.kind] else { return nil }
    let known = EntryKind.known.first { kind in
      kind.rawValue == name || Language.allCases.contains { kind.label[$0].lowercased() == name.lowercased() }
    }
    if let known { return known }
    if mayBeUnknown, let kind = EntryKind(name: name) { return kind }
    throw .usage(CommandTexts.badValue("kind", legal: EntryKind.known.map(\.rawValue).joined(separator: " ")))
  }

  /// The mood of `--mood`.
  func mood() throws(CommandFailure) -> Mood? {
    guard let emoji = self[.mood] else { return nil }
    if let mood = Mood(emoji) { return mood }
    throw .usage(CommandTexts.badValue("mood", legal: Mood.palette.map(\.emoji).joined(separator: " ")))
  }

  /// A whole number within a range.
  func number(_ option: CommandOption, in range: ClosedRange<Int>) throws(CommandFailure) -> Int? {
    guard let text = self[option] else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    let legal = range.upperBound == Int.max ? "\(range.lowerBound)…" : "\(range.lowerBound)–\(range.upperBound)"
    throw .usage(CommandTexts.badValue(option.name, legal: legal))
  }

  /// Refuses words beyond the first `count`.
  func expectWords(atMost count: Int) throws(CommandFailure) {
    if words.count > count { throw .usage(CommandTexts.tooManyWords) }
  }
}
