import SQLiteKit

extension Migration {
  /// What the household's confirmed kinds taught. `feature` is compared by its bytes; `words` is the same stretch as it was typed.
  static let learnedWeights = Migration(
    name: "learned weights",
    sql: """
      CREATE TABLE learned_weight (
        feature TEXT NOT NULL CHECK (feature <> ''),
        kind TEXT NOT NULL CHECK (kind <> ''),
        weight REAL NOT NULL CHECK (weight BETWEEN -1000000 AND 1000000),
        words TEXT NOT NULL,
        updated_at INTEGER NOT NULL,
        deleted_at INTEGER,
        PRIMARY KEY (feature, kind)
      ) STRICT, WITHOUT ROWID;
      """)
}
