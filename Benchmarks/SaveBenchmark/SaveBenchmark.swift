import Foundation
import JournalKit
import JournalSQLite
import SQLiteKit
import SentenceKit

/// Times one durable save through the store beside two raw commits of SQLite with the same settings, in turn, on one disk: the
/// same row into the same schema, and a row of two columns into a table of its own. Prints the three medians in microseconds.
/// usage: SaveBenchmark FOLDER ROUNDS
@main
enum SaveBenchmark {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let rounds = Int(arguments[2]), rounds > 0 else {
      return print("usage: SaveBenchmark FOLDER ROUNDS")
    }
    let journal = try SQLiteJournal(path: arguments[1] + "/save.sqlite")
    _ = try SQLiteJournal(path: arguments[1] + "/same.sqlite")
    let same = try Connection(path: arguments[1] + "/same.sqlite", mode: .readWrite)
    try same.execute("PRAGMA synchronous = FULL")
    let plain = try Connection(path: arguments[1] + "/plain.sqlite", mode: .readWriteCreate)
    try plain.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE line (id BLOB PRIMARY KEY, text TEXT) STRICT")
    let environment = JournalEnvironment.live()
    var times: [[Duration]] = [[], [], []]
    let clock = ContinuousClock()
    for round in 1...rounds {
      let now = environment.now()
      let id: Entry.ID = environment.identifiers.next(at: now)
      let text = "妹妹下午三點喝了 \(round) ml，睡了兩小時"
      let entry = Entry(
        id: id, rawText: text, suggestion: Suggestion(kind: .record, confidence: 0.4, basis: "rule:otherwise"), createdAt: now,
        timeZone: "Asia/Taipei", localDate: now.civil(in: environment.timeZone()).date)
      // In turn, so that all meet the same moods of the disk.
      let start = clock.now
      _ = try await journal.save([entry])
      // docs/decisions/executor-hops.md
      MainActor.preconditionIsolated()
      let saved = clock.now
      try insertTheSame(entry, sequence: round, same)
      let written = clock.now
      try insertPlain(entry, plain)
      for (index, time) in [saved - start, written - saved, clock.now - written].enumerated() { times[index].append(time) }
    }
    print(times.map { "\(microseconds($0))" }.joined(separator: " "))
  }

  private static func insertTheSame(_ entry: Entry, sequence: Int, _ connection: Connection) throws {
    try connection.immediateTransaction {
      let insert = try connection.prepare(
        """
        INSERT INTO entry (id, raw_text, content, kind, suggestion_kind, suggestion_confidence, suggestion_basis, tags, created_at, time_zone,
          local_date, updated_at, change_sequence)
        VALUES (?1, ?2, ?2, 'record', 'record', 0.4, 'rule:otherwise', '[]', ?3, 'Asia/Taipei', ?4, ?3, ?5)
        """)
      try insert.bind(high: entry.id.high, low: entry.id.low, at: 1)
      try insert.bind(entry.rawText, at: 2)
      try insert.bind(entry.createdAt.milliseconds, at: 3)
      try insert.bind(entry.localDate.text, at: 4)
      try insert.bind(Int64(sequence), at: 5)
      try insert.run()
    }
  }

  private static func insertPlain(_ entry: Entry, _ connection: Connection) throws {
    try connection.immediateTransaction {
      let insert = try connection.prepare("INSERT INTO line VALUES (?, ?)")
      try insert.bind(high: entry.id.high, low: entry.id.low, at: 1)
      try insert.bind(entry.rawText, at: 2)
      try insert.run()
    }
  }

  private static func microseconds(_ times: [Duration]) -> Double {
    let median = times.sorted()[times.count / 2]
    return (Double(median.components.attoseconds) / 1e11).rounded() / 10
  }
}
