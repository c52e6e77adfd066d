import Foundation
import JournalKit

/// What the operating system lets this process do with a journal's file and folder.
enum PathAccess {
  /// Whether there is something at `path`.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 || errno == EACCES }

  /// Whether the name is taken, be it by a symbolic link that leads nowhere.
  static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 || errno == EACCES
  }

  /// Why the file at `path`, or its folder, in which the write-ahead log lies, cannot be written; nil when both can.
  static func writeProblem(_ path: String) -> JournalError? {
    problem(path, W_OK) ?? problem(folder(of: path), W_OK | X_OK)
  }

  /// Why the file cannot be opened for reading at all; nil when it can.
  static func readProblem(_ path: String) -> JournalError? {
    if isFolder(path) { return .cannotOpen }
    return problem(path, R_OK)
  }

  /// Why no file can be made at `path`; nil when nothing speaks against it.
  static func createProblem(_ path: String) -> JournalError? {
    if isFolder(path) { return .cannotOpen }
    return problem(folder(of: path), W_OK | X_OK)
  }

  /// The folder that holds `path`.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path of the file itself when `path` is a symbolic link to it, be it there or not: SQLite puts the log there.
  static func resolved(_ path: String) -> String {
    var path = path
    // As many links as the operating system itself follows.
    for _ in 0..<40 {
      if let pointer = realpath(path, nil) {
        defer { free(pointer) }
        return String(cString: pointer)
      }
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
      path = target.hasPrefix("/") ? target : "\(folder(of: path))/\(target)"
    }
    return path
  }

  /// Whether the file at `path` is missing or empty while its log has something in it. SQLite would take such a log for a leftover and
  /// delete it.
  static func hasStrayLog(_ path: String) -> Bool {
    // The log first: a journal that somebody is just making has its file before its log.
    guard (size(path + "-wal") ?? 0) > 0 else { return false }
    return (size(path) ?? 0) == 0
  }

  /// The size of the file in bytes; nil when there is none.
  static func size(_ path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// When the file was last written; nil when there is none.
  static func modificationTime(_ path: String) -> Timestamp? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(path))
    return (attributes?[.modificationDate] as? Date).map(Timestamp.init)
  }

  /// Makes the folders that lead to `path`, for this user alone.
  static func makeFolder(for path: String) throws(JournalError) { try makeFolder(folder(of: path)) }

  /// Makes a folder and those above it, for this user alone; those that exist stay as they are.
  static func makeFolder(_ folder: String) throws(JournalError) {
    if mkdir(folder, 0o700) == 0 { return }
    if errno == ENOENT, folder != "." {
      try makeFolder(Self.folder(of: folder))
      if mkdir(folder, 0o700) == 0 { return }
    }
    // Another process may have been quicker; on a read-only disk an existing folder may answer with EROFS.
    let code = errno
    guard isFolder(folder) else { throw JournalError(systemCode: code) ?? .cannotOpen }
  }

  /// Makes an empty file for this user alone, under a name that nobody else uses yet: closing a descriptor of a file that somebody in this
  /// process has open through SQLite would take SQLite's locks away.
  static func makeFile(_ path: String) throws(JournalError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let code = errno
      throw createProblem(path) ?? JournalError(systemCode: code) ?? .cannotOpen
    }
    close(descriptor)
  }

  /// Gives a file another name.
  static func rename(_ path: String, to newPath: String) throws(JournalError) {
    guard Foundation.rename(path, newPath) == 0 else { throw JournalError(systemCode: errno) ?? .cannotOpen }
  }

  /// Whether the operating system limits the size of this process's files (`ulimit -f`).
  static var hasFileSizeLimit: Bool {
    var limit = rlimit()
    #if canImport(Glibc)
      let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0
      return isKnown && limit.rlim_cur != rlim_t.max
    #else
      return getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY
    #endif
  }

  private static func problem(_ path: String, _ mode: Int32) -> JournalError? {
    guard access(path, mode) != 0 else { return nil }
    return JournalError(systemCode: errno) ?? .cannotOpen
  }

  /// Whether there is a folder at `path`.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
