import HTTPKit
import JournalKit

/// What happens at `/entries` and below: saving a card, and everything about one entry.
struct EntryActions {
  /// Whom the pages speak to.
  let context: PageContext

  /// `POST /entries`: saves a card. When that fails the card comes back with everything on it.
  func save(_ request: HTTPRequest) async -> HTTPResponse {
    let fields = FormFields(request)
    let people = await context.loadPeople().people.filter { $0.archivedAt == nil }
    guard let fields, let draft = CardForm.draft(from: fields, people: people) else { return malformed(fields) }
    let model = CaptureModel(store: context.store, environment: context.environment)
    model.resume(draft)
    let isSplit = fields[Field.action] == "split"
    guard !isSplit || draft.isDivisible else { return malformed(fields) }
    await model.save(as: isSplit ? .parts : .whole)
    if case .saved(let entry) = model.phase { return .go(to: Address.home(.saved, entry.id)) }
    return CardPage(
      context: context, draft: model.draft ?? draft, contentError: model.contentError, failure: model.failure, people: people
    ).answer()
  }

  /// `GET /entries/ID`.
  func show(_ id: Entry.ID, _ request: HTTPRequest) async -> HTTPResponse {
    let model = await load(id)
    return await page(of: model, isUpdated: request.query["updated"] != nil)
  }

  /// `GET /entries/ID/edit`.
  func edit(_ id: Entry.ID) async -> HTTPResponse {
    let model = await load(id)
    guard let entry = model.entry, let form = model.form, entry.deletedAt == nil else { return await page(of: model) }
    let suggestions = EntryFormReading.suggestions(for: entry)
    return EntryFormPage(
      context: context, entry: entry, form: form, base: EntryFormReading(form, suggestions: suggestions).base, suggestions: suggestions,
      people: await context.loadPeople().people
    ).answer()
  }

  /// `POST /entries/ID/edit`.
  func change(_ id: Entry.ID, _ request: HTTPRequest) async -> HTTPResponse {
    let fields = FormFields(request)
    let model = await load(id)
    guard let entry = model.entry, var form = model.form else {
      return problem(model.failure ?? .entryNotFound, words: fields?.words)
    }
    let suggestions = EntryFormReading.suggestions(for: entry)
    guard let fields, let reading = EntryFormReading(fields, into: &form, suggestions: suggestions) else { return malformed(fields) }
    if reading.isClash {
      // Whoever saves again has seen what the other wrote.
      return EntryFormPage(
        context: context, entry: entry, form: form, base: EntryFormReading(EntryModel.Form(entry), suggestions: suggestions).base,
        suggestions: suggestions, people: await context.loadPeople().people, isClash: true
      ).answer()
    }
    model.form = form
    await model.save()
    if model.contentError == nil, model.failure == nil { return .go(to: Address.updated(id)) }
    return EntryFormPage(
      context: context, entry: entry, form: form, base: reading.base, suggestions: suggestions,
      people: await context.loadPeople().people, contentError: model.contentError, failure: model.failure
    ).answer()
  }

  /// `POST /entries/ID/delete` and the like.
  func perform(_ action: Route.EntryAction, on id: Entry.ID) async -> HTTPResponse {
    let model = await load(id)
    guard model.entry != nil else { return await page(of: model) }
    switch action {
    case .delete: await model.delete()
    case .restore: await model.restore()
    case .done: await model.markDone()
    case .reopen: await model.reopen()
    }
    if model.failure != nil { return await page(of: model) }
    let address =
      switch action {
      case .delete: Address.home(.deleted, id)
      case .restore: Address.home(.restored, id)
      case .done, .reopen: Address.entry(id)
      }
    return .go(to: address)
  }

  private func load(_ id: Entry.ID) async -> EntryModel {
    let model = EntryModel(id: id, store: context.store, environment: context.environment)
    await model.load()
    return model
  }

  private func page(of model: EntryModel, isUpdated: Bool = false) async -> HTTPResponse {
    guard let entry = model.entry else { return problem(model.failure ?? .entryNotFound) }
    var person: Person?
    if let id = entry.personID { person = await context.loadPeople().people.first { $0.id == id } }
    return EntryPage(context: context, entry: entry, person: person, failure: model.failure, isUpdated: isUpdated).answer()
  }

  private func problem(_ error: JournalError, words: String? = nil) -> HTTPResponse {
    ProblemPage(error, context: context, words: words).answer(error.pageStatus)
  }

  private func malformed(_ fields: FormFields?) -> HTTPResponse {
    ProblemPage(context: context, title: CardTexts.malformed, step: CardTexts.malformedStep, words: fields?.words).answer(.badRequest)
  }
}
