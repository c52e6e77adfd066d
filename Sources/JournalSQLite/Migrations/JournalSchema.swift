package import SQLiteKit

/// The schema of a journal file.
package enum JournalSchema {
  /// `application_id` of a journal: the letters `Yiju`.
  package static let applicationID: Int64 = 1_500_080_757

  /// Every released migration, oldest first. One only appends; `Tests/JournalStoreTests` pins what is there.
  package static let migrations: [Migration] = [.journalAndEntries, .learnedWeights]
}
