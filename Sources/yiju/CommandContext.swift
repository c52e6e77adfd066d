import Foundation
import JournalKit
import JournalSQLite
import LocalizationKit
import PreferenceKit
import SentenceKit

/// What a command works with. The composition root makes one; nothing else reaches for the process's surroundings.
struct CommandContext: Sendable {
  let output: Output
  let errorOutput: Output
  let language: Language
  let preferences: Preferences
  /// The variables of the process.
  let variables: [String: String]
  let environment: JournalEnvironment
  /// Where the journal lies.
  let journalPath: String
  /// Whether a person sits at both ends, so that the card can be shown.
  let isInteractive: Bool
  /// Whether standard output takes colours.
  let showsColors: Bool

  /// Opens the journal, creating it when it is not there.
  /// - Parameter readers: how many connections read; a command that asks one thing after the other needs no second one, which takes as
  ///   long to open as a save.
  func openJournal(readers: Int = 1) throws(CommandFailure) -> SQLiteJournal {
    do {
      return try SQLiteJournal(path: journalPath, options: JournalOptions(readers: readers))
    } catch {
      throw .journal(error)
    }
  }

  /// Entries as lines of text in the person's language.
  func lines(people: [Person]) -> EntryLine {
    let today = environment.now().civil(in: environment.timeZone()).date
    return EntryLine(language: language, showsColors: showsColors, people: people, today: today)
  }

  /// A text in the person's language.
  func text(_ text: LocalizedText) -> String { text[language] }

  /// Prints values as JSON, the way every reading command does with `--json`.
  func printJSON(_ value: some Encodable) throws(CommandFailure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      output.write(Array(try encoder.encode(value)))
      output.line()
    } catch {
      throw .journal(.storage(code: 0))
    }
  }
}
