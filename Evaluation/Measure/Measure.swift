import Foundation
import JournalKit
import JournalSQLite
import ReplayKit
import SentenceKit

/// What `Scripts/eval` cannot ask the command line for. Prints one JSON object.
///
/// usage: Measure speed ROUNDS   the mean time of interpreting one of the sentences on standard input (the evaluation's JSON lines), in
///                               process and in one thread: {"sentences", "microseconds"}, of the median round
///        Measure replay FILE    a household's sentences replayed with and without learning: {"blocks": [{"sentences", …}]}
@main
enum Measure {
  static func main() async throws {
    let arguments = CommandLine.arguments
    switch arguments.count == 3 ? arguments[1] : "" {
    case "speed": try speed(rounds: max(1, Int(arguments[2]) ?? 1))
    case "replay": try await replay(String(contentsOfFile: arguments[2], encoding: .utf8))
    default:
      FileHandle.standardError.write(Data("usage: Measure (speed ROUNDS <SENTENCES.jsonl | replay FILE)\n".utf8))
      exit(64)
    }
  }

  private struct Question: Decodable {
    let text: String
    let reference: String
    let people: [String]?
  }

  private static func speed(rounds: Int) throws {
    let decoder = JSONDecoder()
    var questions: [(text: String, now: CivilDateTime, people: [String])] = []
    for line in FileHandle.standardInput.readDataToEndOfFile().split(separator: UInt8(ascii: "\n")) {
      let question = try decoder.decode(Question.self, from: line)
      guard let now = CivilDateTime(question.reference) else { throw CocoaError(.fileReadCorruptFile) }
      questions.append((question.text, now, question.people ?? []))
    }
    var times: [Duration] = []
    // The first round reads the lexicons, which a process does once, and does not count.
    for _ in 0...rounds {
      let start = ContinuousClock.now
      for (text, now, people) in questions { _ = interpret(text, now: now, people: people) }
      times.append(ContinuousClock.now - start)
    }
    let median = times.dropFirst().sorted()[(times.count - 1) / 2]
    try write(["sentences": Double(questions.count), "microseconds": median / .microseconds(1) / Double(max(1, questions.count))])
  }

  private static func replay(_ file: String) async throws {
    let replay = try await Replay(Household(file), in: SQLiteJournal.inMemory())
    func counts(_ isCounted: (Replay.Step) -> Bool) -> [Int] { replay.count(in: 5, where: isCounted) }
    try write([
      "sentences": counts { _ in true },
      "corrected": counts(\.isCorrected),
      "corrected untaught": counts(\.isCorrectedUntaught),
      "outside habits": counts { $0.line.habit == nil },
      "outside habits corrected": counts { $0.line.habit == nil && $0.isCorrected },
      "outside habits corrected untaught": counts { $0.line.habit == nil && $0.isCorrectedUntaught },
    ])
  }

  private static func write(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    FileHandle.standardOutput.write(try encoder.encode(value) + [UInt8(ascii: "\n")])
  }
}
