import JournalKit
import LocalizationKit

/// `yiju learned`: what the household's confirmed kinds taught. `reset [WORDS]` ends it, `restore` takes the last reset back.
enum LearnedCommand {
  private struct Weight: Encodable {
    let deletedAt: Timestamp?
    let feature: String
    let kind: EntryKind
    let updatedAt: Timestamp
    let weight: Double
    let words: String

    private enum CodingKeys: String, CodingKey { case deletedAt, feature, kind, updatedAt, weight, words }

    init(_ weight: HouseholdWeight) {
      deletedAt = weight.deletedAt
      feature = weight.feature
      kind = weight.kind
      updatedAt = weight.updatedAt
      self.weight = weight.weight
      words = weight.words
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(deletedAt, forKey: .deletedAt)
      try container.encode(feature, forKey: .feature)
      try container.encode(kind, forKey: .kind)
      try container.encode(updatedAt, forKey: .updatedAt)
      try container.encode(weight, forKey: .weight)
      try container.encode(words, forKey: .words)
    }
  }

  private struct Count: Encodable { let count: Int }

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let action = arguments.words.first
    guard action == nil || action == "reset" || (action == "restore" && arguments.words.count == 1) else {
      throw .usage(CommandTexts.learnedUsage)
    }
    let words = action == "reset" && arguments.words.count > 1 ? arguments.words.dropFirst().joined(separator: " ") : nil
    if let words, words.isBlank { throw .usage(CommandTexts.learnedUsage) }
    let model = LearnedModel(store: try context.openJournal(), environment: context.environment)
    switch action {
    case "reset": await model.reset(words)
    case "restore": await model.restore()
    default: await model.load()
    }
    if let failure = model.failure { throw .journal(failure) }
    guard let count = model.count else {
      try show(model, arguments, context)
      return .success
    }
    let isReset = action == "reset"
    guard count > 0 || (isReset && words == nil) else {
      throw CommandFailure(
        code: .notFound, name: isReset ? "nothing-learned" : "nothing-to-undo",
        sentence: isReset ? LearnedTexts.unknownWords : LearnedTexts.nothingToRestore, nextStep: CommandTexts.lookAtLearned)
    }
    if arguments.has(.json) {
      try context.printJSON(Count(count: count))
    } else {
      context.output.line(context.text(isReset ? LearnedTexts.forgotten(count) : LearnedTexts.restored(count)))
      if isReset, count > 0 { context.errorOutput.line(context.text(CommandTexts.howToRestoreLearned)) }
    }
    return .success
  }

  private static func show(_ model: LearnedModel, _ arguments: ParsedArguments, _ context: CommandContext) throws(CommandFailure) {
    if arguments.has(.json) {
      // The encoder breaks the lines of an empty array.
      return model.weights.isEmpty ? context.output.line("[]") : try context.printJSON(model.weights.map(Weight.init))
    }
    if model.groups.isEmpty { context.errorOutput.line(context.text(LearnedTexts.none)) }
    let lines = context.lines(people: [])
    for group in model.groups {
      context.output.line(lines.kind(group.kind, suggestion: nil))
      for stretch in group.stretches {
        let bar = String(repeating: "▮", count: stretch.strength) + String(repeating: "▯", count: LearnedModel.strongest - stretch.strength)
        context.output.line("  \(bar)  \(EntryLine.oneLine(context.text(LearnedTexts.stretch(stretch))))")
      }
    }
  }
}
