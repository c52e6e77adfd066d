import JournalKit
import LocalizationKit

/// `yiju people`: whom entries can be about. `add NAME`, `rename NAME NEW`, `archive NAME`, `restore NAME`.
enum PeopleCommand {
  static func run(_ arguments: ParsedArguments, _ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let journal = try context.openJournal()
    let model = PeopleModel(store: journal, environment: context.environment)
    await model.load()
    if let failure = model.failure { throw .journal(failure) }
    let words = arguments.words
    switch (words.first, words.count) {
    case (nil, _): break
    case ("add", 2):
      model.name = words[1]
      await model.add()
    case ("rename", 3):
      await model.rename(try await EntryReference.person(words[1], in: journal).id, to: words[2])
    case ("archive", 2):
      await model.setArchived(true, try await EntryReference.person(words[1], in: journal).id)
    case ("restore", 2):
      await model.setArchived(false, try await EntryReference.person(words[1], in: journal).id)
    default:
      throw .usage(CommandTexts.peopleUsage)
    }
    if let error = model.nameError { throw failure(for: error) }
    if let failure = model.failure { throw .journal(failure) }
    try show(model.people, arguments, context)
    return .success
  }

  private static func show(_ people: [Person], _ arguments: ParsedArguments, _ context: CommandContext) throws(CommandFailure) {
    if arguments.has(.json) { return try context.printJSON(people) }
    if people.isEmpty { context.errorOutput.line(context.text(CommandTexts.noPeople)) }
    for person in people {
      let state = person.archivedAt == nil ? "" : context.lines(people: people).note(CommandTexts.archived)
      context.output.line(EntryLine.oneLine(person.name) + state)
    }
  }

  private static func failure(for error: PeopleModel.NameError) -> CommandFailure {
    switch error {
    case .blank: .journal(.blankName)
    case .tooLong:
      CommandFailure(code: .inputRefused, name: "name-too-long", sentence: CommandTexts.nameTooLong, nextStep: CommandTexts.chooseName)
    case .taken:
      CommandFailure(code: .inputRefused, name: "name-taken", sentence: CommandTexts.nameTaken, nextStep: CommandTexts.chooseName)
    }
  }
}
