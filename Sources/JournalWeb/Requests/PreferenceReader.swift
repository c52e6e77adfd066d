import HTTPKit
import LocalizationKit
import PreferenceKit
import Synchronization

/// The preferences that every page needs, looked up at most once a second: asking the disk costs more than a whole page.
final class PreferenceReader: Sendable {
  private struct Known: Sendable {
    var theme: Theme
    var language: LanguageChoice
    var readAt: ContinuousClock.Instant
  }

  private let preferences: Preferences
  private let known = Mutex<Known?>(nil)

  /// Reads `preferences`.
  init(_ preferences: Preferences) { self.preferences = preferences }

  /// The theme in force.
  var theme: Theme { current().theme }

  /// The choice of language in force.
  var language: LanguageChoice { current().language }

  /// The language for whoever sent `request`.
  func language(for request: HTTPRequest) -> Language {
    language.language ?? Language.preferred(among: request.preferredLanguages)
  }

  /// Stores a value; the next page shows it.
  func set<Value>(_ value: Value, for preference: Preference<Value>) {
    preferences.set(value, for: preference)
    known.withLock { $0 = nil }
  }

  private func current() -> Known {
    known.withLock { known in
      let now = ContinuousClock.now
      if let known, now - known.readAt < .seconds(1) { return known }
      preferences.refresh()
      let fresh = Known(theme: preferences.value(of: .theme), language: preferences.value(of: .language), readAt: now)
      known = fresh
      return fresh
    }
  }
}
