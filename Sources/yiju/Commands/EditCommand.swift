import JournalKit

/// `yiju edit ENTRY`: changes the fields that are named, and only those.
enum EditCommand {
  static func run(_ arguments: ParsedArguments, _ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let journal = try context.openJournal()
    let entry = try await EntryReference.entry(arguments.words.first, in: journal)
    let model = EntryModel(id: entry.id, store: journal, environment: context.environment)
    await model.load()
    if let failure = model.failure { throw .journal(failure) }
    let fields: [CommandOption] = [.kind, .person, .noPerson, .mood, .noMood, .occurrence, .noOccurrence]
    guard arguments.words.count > 1 || fields.contains(where: arguments.has) else { throw .usage(CommandTexts.nothingToChange) }
    try await fill(model, arguments, journal)
    await model.save()
    if let error = model.contentError { throw CommandFailure(refusing: error) }
    if let failure = model.failure {
      if let content = model.form?.content { context.errorOutput.line(context.text(CommandTexts.unsavedFollow) + "\n" + content) }
      throw .journal(failure)
    }
    return try await EntryReport.show(CommandTexts.changed, model.entry ?? entry, journal, arguments, context)
  }

  private static func fill(_ model: EntryModel, _ arguments: ParsedArguments, _ journal: any JournalStore) async throws(CommandFailure) {
    let words = arguments.words.dropFirst()
    if !words.isEmpty { model.form?.content = words.joined(separator: " ") }
    if let kind = try arguments.kind() { model.form?.kind = kind }
    if let mood = try arguments.mood() { model.form?.mood = mood }
    if arguments.has(.noMood) { model.form?.mood = nil }
    if let name = arguments[.person] { model.form?.personID = try await EntryReference.person(name, in: journal).id }
    if arguments.has(.noPerson) { model.form?.personID = nil }
    if let text = arguments[.occurrence] {
      guard let occurrence = Occurrence(text) else {
        throw .usage(CommandTexts.badValue("occurrence", legal: "2026-12-01 2026-12-01T14:00 2026-12-01TMO R/PT3H"))
      }
      model.form?.occurrence = occurrence
    }
    if arguments.has(.noOccurrence) { model.form?.occurrence = nil }
  }
}
