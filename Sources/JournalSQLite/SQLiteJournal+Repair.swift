public import JournalKit
import SQLiteKit

extension SQLiteJournal {
  /// Copies everything that can still be read from the journal at `path` into a new journal at `newPath`. The damaged file is
  /// only read and stays as it is.
  ///
  /// - Throws: `.fileExists` when there is something at `newPath` already, `.damaged` when nothing at all could be read.
  public static func repair(_ path: String, to newPath: String) async throws(JournalError) -> RepairReport {
    guard !PathAccess.isTaken(newPath) else { throw .fileExists }
    let path = PathAccess.resolved(path)
    guard !PathAccess.hasStrayLog(path) else { throw .strayLog }
    if let problem = PathAccess.readProblem(path) { throw problem }
    let worker = DatabaseWorker(label: "yiju.journal.salvage") { try Connection(path: path, mode: .readOnly) }
    let salvage = try await worker.run { try Salvage(connection: $0).read() }
    guard salvage.isComplete || !salvage.entries.isEmpty || !salvage.people.isEmpty else { throw .damaged }
    // Only a finished journal gets the name.
    let temporary = BackupFile.temporaryName(for: newPath)
    defer { BackupFile.removeTemporary(temporary) }
    let target = JournalFile(path: temporary, options: JournalOptions())
    return try await DatabaseWorker(label: "yiju.journal.repair") { try target.open().connection }.run { connection in
      let report = try connection.immediateTransaction {
        var counter = try ChangeCounter(connection)
        let report = try salvage.write(to: connection, &counter)
        try counter.finish()
        return report
      }
      try BackupFile.finish(connection, at: temporary)
      guard try BackupFile.publish(temporary, as: newPath) else { throw JournalError.fileExists }
      return report
    }
  }

  /// Renames a journal file and its log, so that a repaired or restored one can take its place. Nothing is deleted. Nobody may
  /// have the journal open.
  ///
  /// - Returns: the new path of the file.
  public static func setAside(_ path: String, at timestamp: Timestamp) throws(JournalError) -> String {
    guard PathAccess.exists(path) else { throw .cannotOpen }
    return try setAside(path, word: "damaged", at: timestamp)
  }

  /// Renames what there is of a journal to `path.WORD-TIME`, with a number when that name is taken.
  static func setAside(_ path: String, word: String, at timestamp: Timestamp) throws(JournalError) -> String {
    let stamp = timestamp.text.filter { $0 != ":" && $0 != "-" }
    let ends = ["", "-wal", "-shm", "-journal"]
    var newPath = "\(path).\(word)-\(stamp)"
    var number = 1
    while ends.contains(where: { PathAccess.isTaken(newPath + $0) }) {
      number += 1
      newPath = "\(path).\(word)-\(stamp)-\(number)"
    }
    // The file first: should this end half way, the log alone is refused as a stray one instead of being forgotten.
    var moved: [String] = []
    for end in ends where PathAccess.isTaken(path + end) {
      do {
        try PathAccess.rename(path + end, to: newPath + end)
        moved.append(end)
      } catch {
        for end in moved.reversed() { try? PathAccess.rename(newPath + end, to: path + end) }
        throw error
      }
    }
    return newPath
  }
}
