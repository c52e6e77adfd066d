/// A language that the product speaks. The raw value is the BCP 47 tag used in preferences, HTML and the API.
public enum Language: String, Sendable, CaseIterable, Hashable {
  /// Traditional Chinese, the source language of every text.
  case zhHant = "zh-Hant"
  case en
  case zhHans = "zh-Hans"

  /// The language for one BCP 47 or POSIX locale name (`zh-TW`, `zh_CN.UTF-8`, `en`), nil when the product does not speak it.
  ///
  /// A Chinese tag without script or region counts as Traditional, since that is the source language.
  public init?(tag: String) {
    let parts = tag.split(whereSeparator: { "-_.@".contains($0) }).map { $0.lowercased() }
    switch parts.first {
    case "en": self = .en
    case "zh":
      let simplified: Set<String> = ["hans", "cn", "sg", "my"]
      self = parts.dropFirst().contains("hant") || !parts.dropFirst().contains(where: simplified.contains) ? .zhHant : .zhHans
    default: return nil
    }
  }

  /// The first of the wanted tags that the product speaks, or Traditional Chinese.
  public static func preferred(among tags: some Sequence<String>) -> Language {
    for tag in tags {
      if let language = Language(tag: tag) { return language }
    }
    return .zhHant
  }
}
