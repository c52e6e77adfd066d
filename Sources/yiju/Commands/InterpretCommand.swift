import Foundation
import JournalKit
import SentenceKit

/// `yiju interpret`: what the interpreter reads in a sentence, without saving anything.
enum InterpretCommand {
  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandFailure) -> ExitCode {
    if arguments.has(.jsonLines) { return try answerLines(context) }
    guard !arguments.words.isEmpty else { throw .usage(CommandTexts.blank, nextStep: CommandTexts.writeSomething) }
    let now = context.environment.now().civil(in: context.environment.timeZone())
    let reading = interpret(arguments.words.joined(separator: " "), now: now, people: [])
    if arguments.has(.json) {
      context.output.write(interpretationJSON(reading) + [UInt8(ascii: "\n")])
      return .success
    }
    let lines = context.lines(people: [])
    let suggestion = Suggestion(reading.kind)
    context.output.line("\(context.text(FieldTexts.kind))  \(lines.kind(suggestion.kind, suggestion: suggestion))")
    for time in reading.times {
      context.output.line(
        "\(context.text(FieldTexts.timeText))  \(time.text) → \(time.value.map { lines.words(for: Occurrence($0)) } ?? "—")")
    }
    return .success
  }

  /// The evaluation's protocol: one JSON object a line in (`id`, `text`, `reference`, `people`), one a line out, in order.
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
