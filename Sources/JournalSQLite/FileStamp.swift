import Foundation

/// What tells that a file was changed by somebody whom no lock keeps away: its identity, size and time of writing, and its log's.
struct FileStamp: Sendable, Equatable {
  private let numbers: [Int64]

  /// Looks at the file now.
  init(_ path: String) {
    numbers = Self.numbers(path) + Self.numbers(path + "-wal")
  }

  private static func numbers(_ path: String) -> [Int64] {
    var status = stat()
    guard stat(path, &status) == 0 else { return [] }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return [Int64(status.st_ino), Int64(status.st_size), Int64(time.tv_sec), Int64(time.tv_nsec)]
  }
}
