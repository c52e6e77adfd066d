extension Preference where Value == Theme {
  /// `theme`: system, light or dark.
  public static let theme = Preference(key: "theme", fallback: .system)
}

extension Preference where Value == LanguageChoice {
  /// `language`: system, zh-Hant, zh-Hans or en.
  public static let language = Preference(key: "language", fallback: .system)
}
