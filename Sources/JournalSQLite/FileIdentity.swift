import Foundation

/// Which file a path leads to, whatever the file contains.
struct FileIdentity: Sendable, Equatable {
  private let device: UInt64
  private let number: UInt64

  /// Looks where the path leads now; nil when there is nothing.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
