public import JournalKit
import SQLiteKit

extension SQLiteJournal {
  /// Copies everything that can still be read from the journal at `path` into a new journal at `newPath`. The damaged file is
  /// only read and stays as it is.
  ///
  /// - Throws: `.cannotOpen` when there is something at `newPath` already, `.damaged` when nothing at all could be read.
  public static func repair(_ path: String, to newPath: String) async throws(JournalError) -> RepairReport {
    guard !PathAccess.exists(newPath) else { throw .cannotOpen }
    let path = PathAccess.resolved(path)
    guard !PathAccess.hasStrayLog(path) else { throw .strayLog }
    if let problem = PathAccess.readProblem(path) { throw problem }
    let worker = DatabaseWorker(label: "yiju.journal.salvage") { try Connection(path: path, mode: .readOnly) }
    let salvage = try await worker.run { try Salvage(connection: $0).read() }
    let journal = try SQLiteJournal(path: newPath)
    return try await journal.write { connection, counter in try salvage.write(to: connection, &counter) }
  }

  /// Renames a journal file and its log, so that a repaired or restored one can take its place. Nothing is deleted. Nobody may
  /// have the journal open.
  ///
  /// - Returns: the new path of the file.
  public static func setAside(_ path: String, at timestamp: Timestamp) throws(JournalError) -> String {
    let stamp = timestamp.text.filter { $0 != ":" && $0 != "-" }
    let newPath = "\(path).damaged-\(stamp)"
    guard PathAccess.exists(path), !PathAccess.exists(newPath) else { throw .cannotOpen }
    // The log first: a file without its log is read as it was, a log without its file is of no use.
    for end in ["-wal", ""] where PathAccess.exists(path + end) { try PathAccess.rename(path + end, to: newPath + end) }
    return newPath
  }
}
