import Foundation
import JournalKit
import JournalSQLite
import SentenceKit

/// `yiju interpret`: what the interpreter reads in a sentence, without saving anything.
enum InterpretCommand {
  static func run(_ arguments: ParsedArguments, _ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    if arguments.has(.jsonLines) { return try answerLines(context) }
    guard !arguments.words.isEmpty else { throw .usage(CommandTexts.blank, nextStep: CommandTexts.writeSomething) }
    let now = context.environment.now().civil(in: context.environment.timeZone())
    let sentence = arguments.words.joined(separator: " ")
    let (people, learned) = await household(sentence, context)
    let reading = interpret(sentence, now: now, people: people.map(\.name), learned: learned)
    if arguments.has(.json) {
      context.output.write(interpretationJSON(reading) + [UInt8(ascii: "\n")])
      return .success
    }
    let lines = context.lines(people: people)
    let suggestion = Suggestion(reading.kind)
    context.output.line("\(context.text(FieldTexts.kind))  \(lines.kind(suggestion.kind, suggestion: suggestion))")
    for time in reading.times {
      context.output.line(
        "\(context.text(FieldTexts.timeText))  \(time.text) → \(time.value.map { lines.words(for: Occurrence($0)) } ?? "—")")
    }
    for quantity in reading.quantities {
      let words = QuantityWording.words(for: .init(text: quantity.text, amount: quantity.amount, unit: quantity.unit))
      context.output.line("\(context.text(FieldTexts.quantities))  \(EntryLine.oneLine(context.text(words)))")
    }
    if let subject = reading.subject { context.output.line("\(context.text(FieldTexts.person))  \(EntryLine.oneLine(subject))") }
    if let topic = reading.topic {
      context.output.line("\(context.text(FieldTexts.topic))  \(context.text(TopicTexts.name(of: topic.text)))")
    }
    if let mood = reading.mood.flatMap({ Mood($0) }) { context.output.line("\(context.text(FieldTexts.mood))  \(lines.words(for: mood))") }
    return .success
  }

  /// What the household's journal knows, so that a sentence is read as it would be on the card; nothing where there is no journal, which is
  /// not made for this.
  private static func household(_ sentence: String, _ context: CommandContext) async -> ([Person], LearnedWeights?) {
    guard FileManager.default.fileExists(atPath: context.journalPath), let journal = try? context.openJournal() else { return ([], nil) }
    return ((try? await journal.people(includingArchived: false)) ?? [], try? await journal.learnedWeights(for: [sentence]))
  }

  /// The evaluation's protocol, which no journal has a part in: one JSON object a line in (`id`, `text`, `reference`, `people`), one a line out, in order.
  private static func answerLines(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    var reader = LineReader(descriptor: STDIN_FILENO)
    while let lines = reader.next() {
      var answers: [UInt8] = []
      for line in lines {
        guard let text = line.text else { throw unreadable(line.number) }
        guard !text.isBlank else { continue }
        guard let question = try? decoder.decode(Question.self, from: Data(text.utf8)), let now = CivilDateTime(question.reference),
          let id = try? encoder.encode(question.id)
        else { throw unreadable(line.number) }
        let reading = interpret(question.text, now: now, people: question.people ?? [])
        answers += Array(#"{"id":"#.utf8) + id + [UInt8(ascii: ",")] + interpretationJSON(reading).dropFirst() + [UInt8(ascii: "\n")]
      }
      context.output.write(answers)
    }
    return .success
  }

  private static func unreadable(_ line: Int) -> CommandFailure {
    CommandFailure(
      code: .inputRefused, name: "bad-line", sentence: CommandTexts.badLine(line), nextStep: CommandTexts.mendLines)
  }

  private struct Question: Decodable {
    let id: String?
    let text: String
    let reference: String
    let people: [String]?
  }
}
