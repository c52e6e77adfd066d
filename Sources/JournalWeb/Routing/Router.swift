import HTTPKit
import LocalizationKit
import JournalKit

/// Leads a request that the guard let through to whatever answers it.
struct Router {
  /// Whom the pages speak to.
  let context: PageContext
  /// The preferences.
  let preferences: PreferenceReader
  /// Answers what lies under `/api/v1`.
  let api: JournalWebApp.API

  /// The answer.
  func answer(to request: HTTPRequest) async -> HTTPResponse {
    let route = Route(request.segments)
    switch (request.method, route) {
    case (_, .api):
      return await api(request) ?? APIProblem.unknownAddress.response(in: Language.preferred(among: request.preferredLanguages))
    case (.get, _), (.head, _): return await show(route, request)
    case (.post, _): return await act(on: route, request)
    default: return refuse(route)
    }
  }

  private func show(_ route: Route, _ request: HTTPRequest) async -> HTTPResponse {
    switch route {
    case .home: await HomeActions(context: context).show(request)
    // A card lives in its form alone: whoever reloads its address begins again.
    case .card, .entries: .go(to: Address.home)
    case .entry(let id): await EntryActions(context: context).show(id, request)
    case .entryForm(let id): await EntryActions(context: context).edit(id)
    case .people: await PeopleActions(context: context).show()
    case .settings: await SettingsActions(context: context, preferences: preferences).show(request)
    case .asset(let name): AssetLibrary.answer(to: name) ?? notFound()
    case .entryAction(let id, _): .go(to: Address.entry(id))
    case .personAction: .go(to: Address.people)
    case .learnedAction: .go(to: Address.settings)
    case .api, .unknown: notFound()
    }
  }

  private func act(on route: Route, _ request: HTTPRequest) async -> HTTPResponse {
    switch route {
    case .home: await HomeActions(context: context).putAway(request)
    case .card: await HomeActions(context: context).review(request)
    case .entries: await EntryActions(context: context).save(request)
    case .entryForm(let id): await EntryActions(context: context).change(id, request)
    case .entryAction(let id, let action): await EntryActions(context: context).perform(action, on: id)
    case .people: await PeopleActions(context: context).add(request)
    case .personAction(let id, let action): await PeopleActions(context: context).perform(action, on: id, request)
    case .settings: SettingsActions(context: context, preferences: preferences).change(request)
    case .learnedAction(let action): await SettingsActions(context: context, preferences: preferences).perform(action, request)
    case .unknown: notFound(FormFields(request)?.words)
    case .entry, .asset, .api: refuse(route)
    }
  }

  private func notFound(_ words: String? = nil) -> HTTPResponse {
    ProblemPage(context: context, title: ProblemTexts.notFound, step: ProblemTexts.notFoundStep, words: words).answer(.notFound)
  }

  private func refuse(_ route: Route) -> HTTPResponse {
    if route == .unknown { return notFound() }
    let page = ProblemPage(context: context, title: ProblemTexts.method, step: ProblemTexts.methodStep).answer(.methodNotAllowed)
    return page.adding("Allow", route.methods.map(\.name).joined(separator: ", "))
  }
}
