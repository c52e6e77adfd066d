import Foundation
public import JournalKit
import SQLiteKit

extension SQLiteJournal {
  /// Reads the whole file and reports what is wrong with it. Cost grows with the journal.
  public func check() async throws(JournalError) -> JournalHealth {
    let path = path
    let writeRefusal = writeRefusal
    return try await withSeparateConnection { connection in
      let problems = try Self.problems(connection)
      func count(_ sql: String) -> Int? { (try? connection.integer(sql)).map(Int.init) }
      let id = (try? connection.texts("SELECT lower(hex(id)) FROM journal").first) ?? ""
      var health = JournalHealth(
        problems: problems, schemaVersion: (try? Migrator.version(of: connection)) ?? 0, journalID: id,
        changeSequence: count("SELECT change_sequence FROM journal"),
        entryCount: count("SELECT count(*) FROM entry WHERE deleted_at IS NULL"),
        deletedCount: count("SELECT count(*) FROM entry WHERE deleted_at IS NOT NULL"),
        purgedCount: count("SELECT count(*) FROM purged_entry"), personCount: count("SELECT count(*) FROM person"), fileSize: 0,
        writeRefusal: writeRefusal)
      if let path {
        health.fileSize = (PathAccess.size(path) ?? 0) + (PathAccess.size(path + "-wal") ?? 0)
        if let newest = BackupFolder(besideJournal: path).newest() {
          health.lastBackup = newest.path
          health.lastBackupAt = newest.madeAt
        }
      }
      return health
    }
  }

  /// Brings what is in the log into the journal file, so that the file alone holds nearly everything. It waits for nobody, takes along what
  /// it can, and fails in silence: the log is as good a place. Call it now and then while the journal is in use.
  public func checkpoint() async {
    try? await maintain { try JournalFile.checkpoint($0) }
  }

  /// Rebuilds every index from its table, which repairs a journal of which only indexes are damaged.
  public func reindex() async throws(JournalError) {
    try await maintain { try $0.execute("REINDEX") }
  }

  private static func problems(_ connection: Connection) throws(SQLiteError) -> [String] {
    var problems: [String] = []
    do {
      problems = try connection.texts("PRAGMA integrity_check").filter { $0 != "ok" }
    } catch {
      guard [.corrupt, .notADatabase].contains(error.code.primary) else { throw error }
      problems = ["integrity check stopped (code \(error.code.rawValue))"]
    }
    let orphans = (try? connection.texts("PRAGMA foreign_key_check").count) ?? 0
    if orphans > 0 { problems.append("\(orphans) rows point at rows that are missing") }
    return problems
  }
}
