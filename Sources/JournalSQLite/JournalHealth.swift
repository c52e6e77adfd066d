public import JournalKit

/// What checking a journal found. A count that the damage does not let be read is nil, which is not zero.
public struct JournalHealth: Sendable, Equatable {
  /// What is wrong with the file, in SQLite's words, which name tables and pages and never what a person wrote; empty when it is sound.
  public var problems: [String]
  /// The version of the schema in the file.
  public var schemaVersion: Int
  /// The journal's identifier, 32 hexadecimal digits; a copy has the same.
  public var journalID: String
  /// The number of the journal's last change.
  public var changeSequence: Int?
  /// Entries that are not deleted.
  public var entryCount: Int?
  /// Entries that are deleted and can be brought back.
  public var deletedCount: Int?
  /// Entries that were removed for good.
  public var purgedCount: Int?
  /// People, archived ones included.
  public var personCount: Int?
  /// The size of the file and its log in bytes; 0 for a journal in memory.
  public var fileSize: Int
  /// What every write throws; nil when writing works.
  public var writeRefusal: JournalError?
  /// The path of the newest backup in the folder `Backups` beside the journal; nil when there is none.
  public var lastBackup: String?
  /// When that backup was made.
  public var lastBackupAt: Timestamp?

  /// Whether nothing is wrong with the file.
  public var isSound: Bool { problems.isEmpty }
}
