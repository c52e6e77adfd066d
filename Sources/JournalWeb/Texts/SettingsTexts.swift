import LocalizationKit
import PreferenceKit

/// The words of the settings.
enum SettingsTexts {
  static let theme = LocalizedText("外觀", en: "Appearance", zhHans: "外观")
  static let language = LocalizedText("語言", en: "Language", zhHans: "语言")
  static let people = LocalizedText("對象", en: "People", zhHans: "对象")
  static let peopleHint = LocalizedText("日記提到的人或動物", en: "Whom the journal is about", zhHans: "日记提到的人或动物")
  static let saved = LocalizedText("設定已存好", en: "Settings saved", zhHans: "设置已存好")

  /// The name of a theme.
  static func name(_ theme: Theme) -> LocalizedText {
    switch theme {
    case .system: LocalizedText("跟隨系統", en: "System", zhHans: "跟随系统")
    case .light: LocalizedText("淺色", en: "Light", zhHans: "浅色")
    case .dark: LocalizedText("深色", en: "Dark", zhHans: "深色")
    }
  }

  /// The name of a language, in that language, since whoever looks for it may read no other.
  static func name(_ choice: LanguageChoice) -> LocalizedText {
    switch choice {
    case .system: LocalizedText("跟隨系統", en: "System", zhHans: "跟随系统")
    case .zhHant: LocalizedText(verbatim: "繁體中文")
    case .zhHans: LocalizedText(verbatim: "简体中文")
    case .en: LocalizedText(verbatim: "English")
    }
  }
}
