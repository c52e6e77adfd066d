import Foundation
import LocalizationKit
import PreferenceKit
import Testing

/// Preferences on a suite of each test's own, removed after it.
final class PreferencesTests {
  private let suite = "yiju-test-\(UUID().uuidString)"
  private let defaults: UserDefaults

  init() throws {
    defaults = try #require(UserDefaults(suiteName: suite))
  }

  deinit {
    defaults.removePersistentDomain(forName: suite)
    defaults.synchronize()
  }

  @Test func `nothing stored reads as the fallback and writes nothing`() {
    let preferences = Preferences(suite: defaults)

    #expect(preferences.value(of: .theme) == .system)
    #expect(preferences.value(of: .language) == .system)
    #expect(defaults.persistentDomain(forName: suite)?.isEmpty ?? true)
  }

  @Test func `what was set is read, also by another wrapper`() {
    Preferences(suite: defaults).set(.dark, for: .theme)

    #expect(Preferences(suite: defaults).value(of: .theme) == .dark)
  }

  @Test func `unset makes the fallback count again`() {
    let preferences = Preferences(suite: defaults)
    preferences.set(.en, for: .language)

    preferences.unset(.language)

    #expect(preferences.value(of: .language) == .system)
  }

  @Test func `an unknown value and a wrong type read as the fallback and stay stored`() {
    let preferences = Preferences(suite: defaults)
    for nonsense in ["sepia", 7, ["dark"], Date.distantPast] as [any Sendable] {
      defaults.set(nonsense, forKey: "theme")

      #expect(preferences.value(of: .theme) == .system)
      #expect(defaults.object(forKey: "theme") != nil)
    }
  }

  @Test func `the language choice leads to a language or leaves it to the system`() {
    #expect(LanguageChoice.system.language == nil)
    #expect(LanguageChoice.allCases.compactMap(\.language) == [.zhHant, .zhHans, .en])
  }
}
