import Foundation
import TestSupport

/// A real, small file system of its own, for tests that run with the right to mount one.
final class TinyDisk {
  let folder: TemporaryFolder

  /// Whether this user may mount; where not, the tests that need a disk of their own do not run and say so.
  static let isAvailable: Bool = (try? TinyDisk(kilobytes: 64)) != nil

  /// Mounts a file system of so many kilobytes.
  init(kilobytes: Int) throws {
    folder = try TemporaryFolder()
    struct CannotMount: Error {}
    guard geteuid() == 0, OtherProcess.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", folder.url.path) == 0 else {
      throw CannotMount()
    }
  }

  /// Makes it read-only.
  func makeReadOnly() -> Bool { OtherProcess.run("mount", "-o", "remount,ro", folder.url.path) == 0 }

  /// Gives it another size.
  func resize(kilobytes: Int) -> Bool { OtherProcess.run("mount", "-o", "remount,size=\(kilobytes)k", folder.url.path) == 0 }

  deinit { _ = OtherProcess.run("umount", "-l", folder.url.path) }
}
