import Foundation
import JournalKit
import LocalizationKit
import PreferenceKit

/// The one place where everything is put together: the process's variables, clock, zone, preferences and journal path.
enum Composition {
  /// The suite of the preferences: `~/.config/yiju.plist` on Linux.
  static let preferencesSuite = "yiju"

  /// The preferences of this user.
  static func preferences() -> Preferences {
    Preferences(suite: UserDefaults(suiteName: preferencesSuite) ?? UserDefaults())
  }

  /// Makes the context of a command from its arguments and the process's surroundings.
  ///
  /// - Throws: usage for a language that does not exist; `no-time-zones` where time zone data is missing, since without it
  ///   every local date would silently be wrong.
  static func context(_ arguments: ParsedArguments) throws(CommandFailure) -> CommandContext {
    let variables = ProcessInfo.processInfo.environment
    let preferences = preferences()
    let language = try language(arguments[.language], variables: variables, preferences: preferences)
    // Also keeps the linker from dropping Foundation's zone tables out of the static binary.
    guard TimeZone(identifier: "Asia/Taipei") != nil else {
      throw CommandFailure(
        code: .journalFailed, name: "no-time-zones", sentence: CommandTexts.noTimeZones, nextStep: CommandTexts.installTimeZones)
    }
    return CommandContext(
      output: .standard, errorOutput: .error, language: language, preferences: preferences, variables: variables, environment: .live(),
      journalPath: arguments[.journal] ?? defaultJournalPath(variables: variables),
      isInteractive: isatty(STDIN_FILENO) == 1 && Output.standard.isTerminal,
      showsColors: Output.standard.showsColors(environment: variables))
  }

  /// The language of the option, the preference, or the locale variables, in this order.
  static func language(
    _ option: String?, variables: [String: String], preferences: Preferences
  ) throws(CommandFailure) -> Language {
    if let option {
      guard let language = Language(rawValue: option) else {
        throw .usage(CommandTexts.badValue("lang", legal: Language.allCases.map(\.rawValue).joined(separator: " ")))
      }
      return language
    }
    if let chosen = preferences.value(of: .language).language { return chosen }
    // POSIX: the first of these that is set and not empty counts. C and POSIX name no language.
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    return Language.preferred(among: [locale ?? ""])
  }

  /// `YIJU_JOURNAL`, or `yiju/journal.sqlite` in the user's data folder (XDG Base Directory Specification).
  static func defaultJournalPath(variables: [String: String]) -> String {
    if let path = variables["YIJU_JOURNAL"], !path.isEmpty { return path }
    let data: URL
    if let folder = variables["XDG_DATA_HOME"], folder.hasPrefix("/") {
      data = URL(filePath: folder, directoryHint: .isDirectory)
    } else {
      data = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share", directoryHint: .isDirectory)
    }
    return data.appending(path: "yiju/journal.sqlite").path
  }
}
