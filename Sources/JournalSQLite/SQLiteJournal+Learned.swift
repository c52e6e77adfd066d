public import JournalKit
public import SentenceKit
import SQLiteKit

extension SQLiteJournal {
  /// So many sentences at once have so many stretches that reading all weights is quicker.
  private static let fewSentences = 64

  public func learnedWeights(for sentences: [String]) async throws(JournalError) -> LearnedWeights {
    try await read { connection in
      let table = LearnedTable(connection: connection)
      guard sentences.count <= Self.fewSentences else { return LearnedWeights(try table.inForce()) }
      let features = sentences.lazy.flatMap(Self.parts).flatMap { LearnedWeights.stretches(of: $0) }.map(\.feature)
      return LearnedWeights(try table.inForce(of: features))
    }
  }

  /// A sentence and the parts between its punctuation, which the interpreter may read as sentences of their own.
  private static func parts(_ sentence: String) -> [String] {
    let parts = sentence.unicodeScalars.split { scalar in scalar.properties.isWhitespace || "，,、。；;！!".unicodeScalars.contains(scalar) }
    return parts.count > 1 ? [sentence] + parts.map { String($0) } : [sentence]
  }

  public func learnedWeights() async throws(JournalError) -> [HouseholdWeight] {
    try await read { try LearnedTable(connection: $0).inForce() }
  }

  public func resetLearned(_ words: String?, at timestamp: Timestamp) async throws(JournalError) -> Int {
    try await write { connection, _ in try LearnedTable(connection: connection).reset(words, at: timestamp) }
  }

  public func restoreLearned(at timestamp: Timestamp) async throws(JournalError) -> Int {
    try await write { connection, _ in try LearnedTable(connection: connection).restore(at: timestamp) }
  }
}
