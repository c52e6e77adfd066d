import Foundation
import JournalKit
import JournalSQLite
import SQLiteKit
import SentenceKit

/// Times one durable save through the store beside one raw commit of SQLite with the same settings, in turn, on one disk.
/// Prints the two medians in microseconds. usage: SaveBenchmark FOLDER ROUNDS
@main
enum SaveBenchmark {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let rounds = Int(arguments[2]), rounds > 0 else {
      return print("usage: SaveBenchmark FOLDER ROUNDS")
    }
    let journal = try SQLiteJournal(path: arguments[1] + "/save.sqlite")
    let raw = try Connection(path: arguments[1] + "/raw.sqlite", mode: .readWriteCreate)
    try raw.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE line (id BLOB PRIMARY KEY, text TEXT) STRICT")
    let environment = JournalEnvironment.live()
    var saves: [Duration] = []
    var commits: [Duration] = []
    let clock = ContinuousClock()
    for round in 0..<rounds {
      let now = environment.now()
      let id: Entry.ID = environment.identifiers.next(at: now)
      let text = "妹妹下午三點喝了 \(round) ml，睡了兩小時"
      let entry = Entry(
        id: id, rawText: text, suggestion: Suggestion(kind: .record, confidence: 0.4, basis: "rule:otherwise"), createdAt: now,
        timeZone: "Asia/Taipei", localDate: now.civil(in: environment.timeZone()).date)
      // In turn, so that both meet the same moods of the disk.
      let start = clock.now
      _ = try await journal.save([entry])
      let middle = clock.now
      try raw.immediateTransaction {
        let insert = try raw.prepare("INSERT INTO line VALUES (?, ?)")
        try insert.bind(Array(id.text.utf8), at: 1)
        try insert.bind(text, at: 2)
        try insert.run()
      }
      commits.append(clock.now - middle)
      saves.append(middle - start)
    }
    print(microseconds(saves), microseconds(commits))
  }

  private static func microseconds(_ times: [Duration]) -> Double {
    let median = times.sorted()[times.count / 2]
    return (Double(median.components.attoseconds) / 1e11).rounded() / 10
  }
}
