import HTTPKit
import JournalKit
import PreferenceKit

/// What happens at `/settings`.
struct SettingsActions {
  /// Whom the pages speak to.
  let context: PageContext
  /// The preferences.
  let preferences: PreferenceReader

  /// `GET /settings`.
  func show(_ request: HTTPRequest) async -> HTTPResponse {
    let learned = model()
    await learned.load(limit: 8)
    // A number of our own address, or none.
    let done = Route.LearnedAction.allCases.lazy.compactMap { action in
      request.query[action.rawValue].flatMap { Int($0) }.map { (action, max($0, 0)) }
    }.first
    return SettingsPage(
      context: context, language: preferences.language, isSaved: request.query["saved"] != nil, learned: learned, done: done
    ).answer()
  }

  /// `POST /learned/reset` and `POST /learned/restore`.
  func perform(_ action: Route.LearnedAction, _ request: HTTPRequest) async -> HTTPResponse {
    let learned = model()
    switch action {
    case .reset:
      let words = FormFields(request)?.typed(Field.words)
      await learned.reset(words)
    case .restore: await learned.restore()
    }
    if let failure = learned.failure { return ProblemPage(failure, context: context).answer(failure.pageStatus) }
    return .go(to: Address.settings(after: action, learned.count ?? 0))
  }

  private func model() -> LearnedModel { LearnedModel(store: context.store, environment: context.environment) }

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
