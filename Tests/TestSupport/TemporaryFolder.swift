package import Foundation

/// A folder of its own for one test, removed with everything in it when the last reference goes.
package final class TemporaryFolder: Sendable {
  /// Where it lies.
  package let url: URL

  /// Makes an empty folder with a random name.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "yiju-test-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A test may have taken its own permission away.
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the folder, whether it exists or not.
  package func path(_ name: String) -> String { url.appending(path: name).path }
}
