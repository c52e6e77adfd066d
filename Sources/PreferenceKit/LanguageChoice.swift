public import LocalizationKit

/// Which language the product speaks to this person.
public enum LanguageChoice: String, Sendable, CaseIterable {
  /// As the browser or the terminal says.
  case system
  case zhHant = "zh-Hant"
  case zhHans = "zh-Hans"
  case en

  /// The language chosen; nil leaves it to the browser or the terminal.
  public var language: Language? { Language(rawValue: rawValue) }
}
