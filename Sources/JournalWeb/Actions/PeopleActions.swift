import HTTPKit
import JournalKit

/// What happens at `/people` and below.
struct PeopleActions {
  /// Whom the pages speak to.
  let context: PageContext

  /// `GET /people`.
  func show() async -> HTTPResponse { PeoplePage(context: context, people: await context.loadPeople()).answer() }

  /// `POST /people`: adds somebody.
  func add(_ request: HTTPRequest) async -> HTTPResponse {
    guard let name = FormFields(request)?.typed(Field.name) else { return badForm() }
    let people = await context.loadPeople()
    people.name = name
    if people.failure == nil { await people.add() }
    return answer(people)
  }

  /// `POST /people/ID/rename` and the like.
  func perform(_ action: Route.PersonAction, on id: Person.ID, _ request: HTTPRequest) async -> HTTPResponse {
    let people = await context.loadPeople()
    guard people.failure == nil else { return answer(people) }
    switch action {
    case .rename:
      guard let name = FormFields(request)?.typed(Field.name) else { return badForm() }
      await people.rename(id, to: name)
      return answer(people, renaming: (id, name))
    case .archive: await people.setArchived(true, id)
    case .restore: await people.setArchived(false, id)
    }
    return answer(people)
  }

  private func answer(_ people: PeopleModel, renaming: (id: Person.ID, name: String)? = nil) -> HTTPResponse {
    if people.failure == nil, people.nameError == nil { return .go(to: Address.people) }
    return PeoplePage(context: context, people: people, renaming: renaming).answer()
  }

  private func badForm() -> HTTPResponse {
    ProblemPage(context: context, title: ProblemTexts.badForm, step: ProblemTexts.methodStep).answer(.badRequest)
  }
}
