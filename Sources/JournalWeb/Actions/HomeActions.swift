import HTTPKit
import JournalKit

/// What happens at `/` and `/card`: the list, and a sentence that becomes a card.
struct HomeActions {
  /// Whom the pages speak to.
  let context: PageContext

  /// `GET /`: the list, from the place that the address names.
  func show(_ request: HTTPRequest) async -> HTTPResponse {
    var cursor: EntryCursor?
    if let text = request.query["cursor"] {
      cursor = EntryCursor(text)
      guard cursor != nil else {
        return ProblemPage(context: context, title: ProblemTexts.notFound, step: ProblemTexts.notFoundStep).answer(.notFound)
      }
    }
    return await page(capture: capture(), cursor: cursor, notice: await notice(for: request)).answer()
  }

  /// `POST /`: the card was put away. The journal keeps nothing, the sentence goes back into the input.
  func putAway(_ request: HTTPRequest) async -> HTTPResponse {
    guard let fields = FormFields(request) else { return badForm() }
    let model = capture()
    guard let draft = CardForm.draft(from: fields, people: []) else {
      model.sentence = fields[Field.rawText].flatMap(RawTextCode.decode) ?? fields.words ?? ""
      return await page(capture: model, isWriting: true).answer()
    }
    model.resume(draft)
    model.cancel()
    return await page(capture: model, isWriting: true).answer()
  }

  /// `POST /card`: reads the sentence and shows the card; what cannot be taken stays in the input.
  func review(_ request: HTTPRequest) async -> HTTPResponse {
    guard let fields = FormFields(request) else { return badForm() }
    let model = capture()
    model.sentence = fields.typed(Field.sentence) ?? ""
    // People who cannot be read now only mean that nobody is proposed; saving will say what is wrong with the journal.
    let people = await context.loadPeople().people.filter { $0.archivedAt == nil }
    model.review(people: people, learned: await model.learnedWeights())
    guard let draft = model.draft else { return await page(capture: model).answer() }
    return CardPage(context: context, draft: draft, people: people).answer()
  }

  private func capture() -> CaptureModel { CaptureModel(store: context.store, environment: context.environment) }

  private func page(
    capture: CaptureModel, cursor: EntryCursor? = nil, notice: (Notice, Entry)? = nil, isWriting: Bool = false
  ) async -> HomePage {
    let timeline = TimelineModel(store: context.store, environment: context.environment, query: EntryQuery(cursor: cursor))
    await timeline.load()
    return HomePage(context: context, timeline: timeline, capture: capture, notice: notice, isWriting: isWriting)
  }

  /// A notice counts only while it is true: an address that is opened again later must not offer to undo what was undone.
  private func notice(for request: HTTPRequest) async -> (Notice, Entry)? {
    guard !request.query.isEmpty else { return nil }
    for notice in Notice.allCases {
      guard let id = request.query[notice.rawValue].flatMap({ Entry.ID($0) }) else { continue }
      let model = EntryModel(id: id, store: context.store, environment: context.environment)
      await model.load()
      guard let entry = model.entry, (entry.deletedAt != nil) == (notice == .deleted) else { continue }
      return (notice, entry)
    }
    return nil
  }

  private func badForm() -> HTTPResponse {
    ProblemPage(context: context, title: ProblemTexts.badForm, step: ProblemTexts.methodStep).answer(.badRequest)
  }
}
