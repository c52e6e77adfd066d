public import Foundation
public import JournalKit
import SQLiteKit
import SentenceKit

extension SQLiteJournal {
  /// The folder in which backups are looked for when none is named: `Backups` beside the journal; nil for one in memory.
  public var backupFolder: String? { path.map { BackupFolder(besideJournal: $0).path } }

  /// Writes a copy of the journal, as of one moment and while others write on, to a new file: checked, on the disk, and complete
  /// or not there at all. It opens as a journal itself.
  ///
  /// - Throws: `.fileExists` when there is something at `path` already: a backup never replaces a file.
  public func backUp(to path: String) async throws(JournalError) {
    guard !PathAccess.isTaken(path) else { throw .fileExists }
    let journal = self.path ?? Self.nameInMemory
    try await withSeparateConnection { connection in
      try PathAccess.makeFolder(for: path)
      BackupFolder(path: PathAccess.folder(of: path), journal: journal).removeLeftovers()
      guard try BackupFile.write(from: connection, to: path) else { throw JournalError.fileExists }
    }
  }

  /// Makes the backup of the day, unless there is one, and removes the oldest daily backups beyond `keep`. Call it while the
  /// journal is in use; it costs next to nothing when the day's backup is there.
  ///
  /// - Parameters:
  ///   - folder: where; nil is `backupFolder`. A journal in memory needs a folder named.
  ///   - now: decides, in `timeZone`, which day it is.
  /// - Returns: the path of the new backup; nil when there was one already.
  public func backUpDaily(
    into folder: String? = nil, now: Timestamp, timeZone: TimeZone, keep: Int = 14
  ) async throws(JournalError) -> String? {
    guard let folder = folder ?? backupFolder else { throw .cannotOpen }
    let backups = BackupFolder(path: folder, journal: path ?? Self.nameInMemory)
    let name = backups.dailyName(now.civil(in: timeZone).date.text)
    let target = backups.file(name)
    guard !BackupFolder.isBackup(target) else { return nil }
    let isNew = try await withSeparateConnection { connection in
      try PathAccess.makeFolder(folder)
      backups.removeLeftovers()
      // What lies there is no backup and must not keep one from being made, nor may a log get into it.
      if !BackupFolder.isBackup(target) {
        let aside = "\(target).no-backup-\(UUID().uuidString)"
        for end in ["", "-wal", "-journal"] where PathAccess.isTaken(target + end) { try PathAccess.rename(target + end, to: aside + end) }
      }
      return try BackupFile.write(from: connection, to: target)
    }
    // Those of days to come are from a clock that was ahead. They count when their day has come, so that they drive out nothing now.
    for name in backups.dailyNames().filter({ $0 <= name }).dropLast(max(keep, 1)) { unlink(backups.file(name)) }
    return isNew ? target : nil
  }

  /// Stands in for the file name of a journal that has no file.
  private static var nameInMemory: String { "memory.sqlite" }
}
