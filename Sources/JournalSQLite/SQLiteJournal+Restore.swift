public import JournalKit
import SQLiteKit

extension SQLiteJournal {
  /// Puts a copy of a backup in the place of the journal at `path`. The backup is checked first and stays as it is. What lies at `path`, be it
  /// sound, damaged or only a log, is set aside with its log: nothing is deleted, and no old log can get into the restored journal.
  ///
  /// - Parameter timestamp: goes into the name under which the old journal is kept.
  /// - Returns: the path of the journal that was there before; nil when there was none.
  /// - Throws: `.locked` while anybody has the journal at `path` open, even idly; `.damaged` when the backup is not a sound journal;
  ///   `.newerVersion` when this version could not write it; `.fileExists` when the backup is the journal itself.
  public static func restore(_ backup: String, to path: String, at timestamp: Timestamp) async throws(JournalError) -> String? {
    let path = PathAccess.resolved(path)
    let source = JournalFile(path: PathAccess.resolved(backup), options: JournalOptions())
    guard FileIdentity(source.path) != nil else { throw .cannotOpen }
    guard FileIdentity(source.path) != FileIdentity(path) else { throw .fileExists }
    if let problem = PathAccess.readProblem(source.path) { throw problem }
    let worker = DatabaseWorker(label: "yiju.journal.restore") { try source.openBackup() }
    return try await worker.run { connection in
      try PathAccess.makeFolder(for: path)
      let temporary = try BackupFile.prepare(from: connection, for: path)
      defer { BackupFile.removeTemporary(temporary) }
      return try replace(path, with: temporary, at: timestamp)
    }
  }

  private static func replace(_ path: String, with file: String, at timestamp: Timestamp) throws -> String? {
    var aside: String?
    // Somebody may make a new journal in the moment in which there is none; that one is set aside as well.
    for _ in 0..<3 {
      let old = try setAsideAlone(path, at: timestamp)
      if aside == nil { aside = old }
      if try BackupFile.publish(file, as: path) { return aside }
    }
    throw JournalError.locked
  }

  /// Sets aside what lies at `path` while nobody has it open; nil when there is nothing.
  private static func setAsideAlone(_ path: String, at timestamp: Timestamp) throws -> String? {
    guard PathAccess.exists(path) else {
      guard ["", "-wal", "-journal"].contains(where: { PathAccess.isTaken(path + $0) }) else { return nil }
      return try setAside(path, word: "replaced", at: timestamp)
    }
    if let problem = PathAccess.readProblem(path) ?? PathAccess.writeProblem(path) { throw problem }
    // Opening runs no statement, so that not even a log is touched.
    let old = try Connection(path: path, mode: .readWrite)
    guard !old.isReadOnly else { throw JournalError.readOnly }
    return try old.alone { try setAside(path, word: "replaced", at: timestamp) }
  }
}
