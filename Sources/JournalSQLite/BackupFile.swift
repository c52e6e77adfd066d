import Foundation
import JournalKit
import SQLiteKit

/// Makes one backup file: complete and checked, or not there at all.
enum BackupFile {
  /// Copies what `connection` sees to `path`: into a file beside it, which is checked, brought to the disk and then given its name.
  ///
  /// - Returns: false when there is something at `path` already, which stays as it is.
  static func write(from connection: Connection, to path: String) throws -> Bool {
    let temporary = try prepare(from: connection, for: path)
    defer { removeTemporary(temporary) }
    return try publish(temporary, as: path)
  }

  /// The name of a file beside `path` that nobody else uses.
  static func temporaryName(for path: String) -> String { "\(path).\(UUID().uuidString).part" }

  /// Makes what `connection` wrote to `path` one file that opens anywhere, also from a read-only disk, checks it and brings it to the disk.
  /// Opening it as a journal brings the log back.
  static func finish(_ connection: Connection, at path: String) throws {
    _ = try connection.texts("PRAGMA journal_mode = DELETE")
    try verify(path)
    try synchronize(path)
  }

  /// Copies what `connection` sees into a new file beside `path`, checked and on the disk.
  ///
  /// - Returns: the file, which the caller removes.
  static func prepare(from connection: Connection, for path: String) throws -> String {
    let name = path.split(separator: "/").last.map(String.init)
    removeLeftovers(in: PathAccess.folder(of: path)) { $0 == name }
    let temporary = temporaryName(for: path)
    do {
      try copy(connection, to: temporary)
      return temporary
    } catch {
      removeTemporary(temporary)
      throw error
    }
  }

  /// Gives a prepared file its name; false when the name is taken by something, which stays as it is. A log that lies there would get
  /// into the file as soon as somebody opens it, so it counts too.
  static func publish(_ temporary: String, as path: String) throws -> Bool {
    guard !PathAccess.isTaken(path + "-wal"), !PathAccess.isTaken(path + "-journal") else { return false }
    // A second name for the file, unlike a renaming, never replaces what has the name.
    if link(temporary, path) != 0 {
      if errno == EEXIST { return false }
      // Some file systems have no second names.
      guard !PathAccess.isTaken(path) else { return false }
      guard rename(temporary, path) == 0 else { throw JournalError(systemCode: errno) ?? .cannotOpen }
    }
    try synchronize(PathAccess.folder(of: path))
    return true
  }

  /// Removes a file that `prepare` made, and whatever SQLite made beside it.
  static func removeTemporary(_ temporary: String) {
    for end in ["", "-journal", "-wal", "-shm"] { unlink(temporary + end) }
  }

  /// Removes the files in a folder that backups whose process was killed have left there an hour ago or earlier, when the name under which
  /// they were being made is one of `isOurs`.
  static func removeLeftovers(in folder: String, of isOurs: (_ name: String) -> Bool) {
    // Files are dated by the disk's clock, not by the one that decides which day it is.
    let limit = Timestamp(Date(timeIntervalSinceNow: -3600))
    func isOld(_ name: String) -> Bool { PathAccess.modificationTime("\(folder)/\(name)").map { $0 < limit } ?? true }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard let end = ["", "-journal", "-wal", "-shm"].first(where: { name.hasSuffix(".part" + $0) }) else { continue }
      let part = name.dropLast(end.utf8.count)
      let words = part.split(separator: ".", omittingEmptySubsequences: false)
      guard words.count > 2, UUID(uuidString: String(words[words.count - 2])) != nil else { continue }
      guard isOurs(words.dropLast(2).joined(separator: ".")), isOld(name), isOld(String(part)) else { continue }
      unlink("\(folder)/\(name)")
    }
  }

  private static func copy(_ connection: Connection, to path: String) throws {
    do {
      try PathAccess.makeFile(path)
      let copy = try Connection(path: path, mode: .readWrite)
      try connection.backup(to: copy)
      try finish(copy, at: path)
    } catch let error as SQLiteError where error.code.primary == .cannotOpen {
      throw PathAccess.createProblem(path) ?? JournalError(error)
    }
  }

  /// Opens the copy anew and checks it from the first page to the last.
  private static func verify(_ path: String) throws {
    let copy = try Connection(path: path, mode: .readOnly)
    guard try copy.texts("PRAGMA quick_check") == ["ok"] else { throw JournalError.damaged }
  }

  private static func synchronize(_ path: String) throws {
    // Nobody else knows this file, and nothing is being read or written: a descriptor of our own takes away no lock that matters.
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw JournalError(systemCode: errno) ?? .cannotOpen }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw JournalError(systemCode: errno) ?? .storage(code: Int(errno)) }
  }
}
