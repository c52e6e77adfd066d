import Foundation
import JournalKit
import SQLiteKit

/// The folder that holds a journal's backups.
struct BackupFolder {
  /// Where it lies.
  let path: String
  /// The journal's file name without its extension, with which every backup's name begins.
  let stem: String

  /// The folder `Backups` beside a journal file.
  init(besideJournal journal: String) {
    self.init(path: PathAccess.folder(of: journal) + "/Backups", journal: journal)
  }

  /// A folder that a person chose.
  init(path: String, journal: String) {
    self.path = path
    let name = journal.split(separator: "/").last.map(String.init) ?? "journal"
    stem = name.hasSuffix(".sqlite") ? String(name.dropLast(7)) : name
  }

  /// The name of the backup that is made before an upgrade.
  func upgradeName(to version: Int, at timestamp: Timestamp) -> String {
    // Colons are not allowed in file names everywhere.
    "\(stem).before-v\(version)-\(timestamp.text.filter { $0 != ":" && $0 != "-" }).sqlite"
  }

  /// The name of a day's backup; `day` is `2026-11-30`.
  func dailyName(_ day: String) -> String { "\(stem)-\(day).sqlite" }

  /// The full path of a file in the folder.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of this journal's daily backups, oldest first.
  func dailyNames() -> [String] {
    names().filter { name in
      guard Self.isBackup(file(name)) else { return false }
      guard name.utf8.count == stem.utf8.count + 18, name.hasPrefix(stem + "-"), name.hasSuffix(".sqlite") else { return false }
      return name.dropFirst(stem.count + 1).dropLast(7).allSatisfy { $0 == "-" || ("0"..."9").contains($0) }
    }
    .sorted()
  }

  /// The names of all of this journal's backups.
  func names() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter(isOurs)
  }

  /// Whether a backup of this journal can have this name.
  private func isOurs(_ name: String) -> Bool {
    name.hasSuffix(".sqlite") && (name.hasPrefix(stem + "-") || name.hasPrefix(stem + ".before-"))
  }

  /// Whether there is something at `path` that can be a backup: not an empty file, nor a link that leads nowhere.
  static func isBackup(_ path: String) -> Bool { !PathAccess.isFolder(path) && (PathAccess.size(path) ?? 0) > 0 }

  /// Removes what killed backups of this journal have left in the folder.
  func removeLeftovers() { BackupFile.removeLeftovers(in: path, of: isOurs) }

  /// The backup that was written last.
  func newest() -> (path: String, madeAt: Timestamp)? {
    let dated = names().filter { Self.isBackup(file($0)) }.compactMap { name in
      PathAccess.modificationTime(file(name)).map { (path: file(name), madeAt: $0) }
    }
    return dated.max { $0.madeAt < $1.madeAt }
  }

  /// Makes the folder if it is missing, and a verified backup in it.
  func write(from connection: Connection, name: String) throws {
    try PathAccess.makeFolder(path)
    removeLeftovers()
    _ = try BackupFile.write(from: connection, to: file(name))
  }
}
