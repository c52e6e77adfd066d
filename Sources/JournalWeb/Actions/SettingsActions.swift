import HTTPKit
import PreferenceKit

/// What happens at `/settings`.
struct SettingsActions {
  /// Whom the pages speak to.
  let context: PageContext
  /// The preferences.
  let preferences: PreferenceReader

  /// `GET /settings`.
  func show(_ request: HTTPRequest) -> HTTPResponse {
    SettingsPage(context: context, language: preferences.language, isSaved: request.query["saved"] != nil).answer()
  }

  /// `POST /settings`: stores what the form says and the preferences know. What did not change is not written, so that a choice never
  /// made stays different from one that was made.
  func change(_ request: HTTPRequest) -> HTTPResponse {
    guard let fields = FormFields(request) else {
      return ProblemPage(context: context, title: ProblemTexts.badForm, step: ProblemTexts.methodStep).answer(.badRequest)
    }
    if let theme = fields[Field.theme].flatMap(Theme.init(rawValue:)), theme != preferences.theme { preferences.set(theme, for: .theme) }
    if let language = fields[Field.language].flatMap(LanguageChoice.init(rawValue:)), language != preferences.language {
      preferences.set(language, for: .language)
    }
    return .go(to: Address.savedSettings)
  }
}
