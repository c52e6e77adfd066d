import JournalKit
import SQLiteKit
import SentenceKit

/// Reads and writes rows of `learned_weight`. Runs inside the worker that owns the connection.
struct LearnedTable {
  let connection: Connection

  /// The most rows that are kept; what the weakest of them say hardly counts. About three hundred corrections fill them.
  static let capacity = 20_000

  private static let columns = "feature, kind, weight, words, updated_at, deleted_at"

  // MARK: Learning

  /// Learns the kind of an entry from its words. Writes only what changes, which is nothing where the kind was clear already.
  func learn(from entry: Entry) throws(SQLiteError) {
    guard let lesson = entry.lesson else { return }
    let stretches = LearnedWeights.stretches(of: lesson.words)
    var weights = LearnedWeights(try inForce(of: stretches.map(\.feature)))
    let changes = weights.learn(lesson.words, kind: lesson.kind)
    guard !changes.isEmpty else { return }
    let words = Dictionary(stretches.map { ($0.feature, $0.words) }) { first, _ in first }
    for change in changes {
      try write(
        HouseholdWeight(
          feature: change.feature, kind: EntryKind(change.kind),
          weight: min(max(change.weight, -HouseholdWeight.largest), HouseholdWeight.largest),
          words: words[change.feature] ?? change.feature, updatedAt: entry.updatedAt))
    }
    try trim()
  }

  /// Makes room by dropping the weakest tenth when there are more rows than `capacity`.
  private func trim() throws(SQLiteError) {
    guard let count = try connection.integer("SELECT count(*) FROM learned_weight"), count > Self.capacity else { return }
    let statement = try connection.prepare(
      """
      DELETE FROM learned_weight WHERE (feature, kind) IN
        (SELECT feature, kind FROM learned_weight ORDER BY deleted_at IS NULL, abs(weight), updated_at, feature, kind LIMIT ?)
      """)
    try statement.bind(count - Int64(Self.capacity - Self.capacity / 10), at: 1)
    try statement.run()
  }

  // MARK: Reading

  /// The weights that count of some features.
  func inForce(of features: some Sequence<String>) throws(SQLiteError) -> [HouseholdWeight] {
    guard try exists() else { return [] }
    let statement = try connection.prepare("SELECT \(Self.columns) FROM learned_weight WHERE feature = ? AND deleted_at IS NULL")
    defer { statement.reset() }
    var weights: [HouseholdWeight] = []
    for feature in features {
      statement.reset()
      try statement.bind(feature, at: 1)
      while try statement.step() { weights.append(try Self.weight(statement)) }
    }
    return weights
  }

  /// All weights that count, the strongest first.
  func inForce() throws(SQLiteError) -> [HouseholdWeight] {
    guard try exists() else { return [] }
    let statement = try connection.prepare(
      """
      SELECT \(Self.columns) FROM learned_weight WHERE deleted_at IS NULL AND weight <> 0 ORDER BY abs(weight) DESC, feature, kind
      """)
    defer { statement.reset() }
    var weights: [HouseholdWeight] = []
    while try statement.step() { weights.append(try Self.weight(statement)) }
    return weights
  }

  /// Hands every weight to `receive`, reset ones too, sorted by feature and kind.
  func forEach(_ receive: (HouseholdWeight) -> Void) throws(SQLiteError) {
    guard try exists() else { return }
    let statement = try connection.prepare("SELECT \(Self.columns) FROM learned_weight ORDER BY feature, kind")
    defer { statement.reset() }
    while try statement.step() { receive(try Self.weight(statement)) }
  }

  // MARK: Forgetting

  /// Marks as reset: everything, or the stretches that hold `words` and, for a whole sentence that was learned, those within it.
  func reset(_ words: String?, at timestamp: Timestamp) throws(SQLiteError) -> Int {
    guard let words else { return try mark("?1 IS NULL", nil, at: timestamp) }
    let folded = LearnedWeights.folded(words)
    guard !folded.isEmpty else { return 0 }
    var count = 0
    let sentence = LearnedWeights.stretches(of: words)
    if let whole = sentence.first, try !inForce(of: [whole.feature]).isEmpty {
      for stretch in sentence { count += try mark("feature = ?1", stretch.feature, at: timestamp) }
    }
    return count + (try mark("instr(feature, ?1) > 0", folded, at: timestamp))
  }

  /// Takes the last reset back.
  func restore(at timestamp: Timestamp) throws(SQLiteError) -> Int {
    let last = "deleted_at IS NOT NULL AND deleted_at = (SELECT max(deleted_at) FROM learned_weight)"
    let count = Int(try connection.integer("SELECT count(DISTINCT feature) FROM learned_weight WHERE \(last)") ?? 0)
    let statement = try connection.prepare(
      "UPDATE learned_weight SET deleted_at = NULL, updated_at = max(updated_at, ?1) WHERE \(last)")
    try statement.bind(timestamp, at: 1)
    try statement.run()
    return count
  }

  private func mark(_ condition: String, _ feature: String?, at timestamp: Timestamp) throws(SQLiteError) -> Int {
    let count = try connection.prepare("SELECT count(DISTINCT feature) FROM learned_weight WHERE deleted_at IS NULL AND \(condition)")
    defer { count.reset() }
    try count.bind(feature, at: 1)
    let features = try count.step() ? Int(count.int64(0)) : 0
    let update = try connection.prepare(
      "UPDATE learned_weight SET deleted_at = ?2, updated_at = max(updated_at, ?2) WHERE deleted_at IS NULL AND \(condition)")
    try update.bind(feature, at: 1)
    try update.bind(timestamp, at: 2)
    try update.run()
    return features
  }

  /// Removes what was reset before `timestamp`.
  func purge(deletedBefore timestamp: Timestamp) throws(SQLiteError) {
    let statement = try connection.prepare("DELETE FROM learned_weight WHERE deleted_at IS NOT NULL AND deleted_at < ?")
    try statement.bind(timestamp, at: 1)
    try statement.run()
  }

  /// Removes the sentence of an entry as a whole, so that no words of an entry that is removed for good stay behind in a row. The short
  /// stretches stay: what was learned from them stands.
  func removeSentence(of entry: Entry) throws(SQLiteError) {
    for text in [entry.rawText, entry.content] {
      guard let whole = LearnedWeights.stretches(of: text).first else { continue }
      let statement = try connection.prepare("DELETE FROM learned_weight WHERE feature = ?")
      try statement.bind(whole.feature, at: 1)
      try statement.run()
    }
  }

  // MARK: Rows

  /// Takes a weight over from elsewhere unless the one here is as new; whether it did.
  func merge(_ weight: HouseholdWeight) throws(SQLiteError) -> Bool {
    let statement = try connection.prepare("SELECT updated_at FROM learned_weight WHERE feature = ? AND kind = ?")
    try statement.bind(weight.feature, at: 1)
    try statement.bind(weight.kind.rawValue, at: 2)
    let here = try statement.step() ? statement.timestamp(0) : nil
    statement.reset()
    if let here, here >= weight.updatedAt { return false }
    try write(weight)
    return true
  }

  private func write(_ weight: HouseholdWeight) throws(SQLiteError) {
    let statement = try connection.prepare(
      """
      INSERT INTO learned_weight (\(Self.columns)) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT (feature, kind) DO UPDATE SET weight = ?3, words = ?4, updated_at = max(updated_at, ?5), deleted_at = ?6
      """)
    try statement.bind(weight.feature, at: 1)
    try statement.bind(weight.kind.rawValue, at: 2)
    try statement.bind(weight.weight, at: 3)
    try statement.bind(weight.words, at: 4)
    try statement.bind(weight.updatedAt, at: 5)
    try statement.bind(weight.deletedAt, at: 6)
    try statement.run()
  }

  /// A journal that can only be read may be older than the table.
  private func exists() throws(SQLiteError) -> Bool {
    let statement = try connection.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'learned_weight'")
    defer { statement.reset() }
    return try statement.step()
  }

  private static func weight(_ row: Statement) throws(SQLiteError) -> HouseholdWeight {
    HouseholdWeight(
      feature: try row.text(0), kind: EntryKind(rawValue: try row.text(1)), weight: row.double(2), words: try row.text(3),
      updatedAt: row.timestamp(4), deletedAt: row.optionalTimestamp(5))
  }
}
