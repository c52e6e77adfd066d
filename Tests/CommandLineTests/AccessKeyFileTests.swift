import Foundation
import JournalWeb
import TestSupport
import Testing

@testable import yiju

/// The file that keeps the web app's key, and what somebody else may have put in its place.
struct AccessKeyFileTests {
  private let folder: TemporaryFolder
  private let path: String
  private let file: AccessKeyFile
  private static let planted = String(repeating: "a", count: 32)

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("journal.sqlite.key")
    file = AccessKeyFile(beside: folder.path("journal.sqlite"))
  }

  private func plant(at path: String, mode: mode_t) throws {
    try Data((Self.planted + "\n").utf8).write(to: URL(filePath: path))
    chmod(path, mode)
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode : 0
  }

  /// A new key took the place of whatever was there, and stays.
  private func expectReplaced() {
    let key = file.key(makingNew: false)
    #expect(key.text != Self.planted)
    #expect(mode(path) == S_IFREG | 0o600)
    #expect(file.key(makingNew: false).text == key.text)
  }

  @Test func `a key is kept in a file that only its owner can read`() throws {
    let key = file.key(makingNew: false)

    #expect(file.key(makingNew: false).text == key.text)
    #expect(file.key(makingNew: true).text != key.text)
    #expect(mode(path) == S_IFREG | 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["journal.sqlite.key"])
  }

  @Test func `a file of ours that is closed to others is trusted`() throws {
    try plant(at: path, mode: 0o600)

    #expect(file.key(makingNew: false).text == Self.planted)
  }

  @Test(arguments: [0o666, 0o644, 0o640, 0o606, 0o620] as [mode_t])
  func `a file that others can read or write is not trusted`(mode: mode_t) throws {
    try plant(at: path, mode: mode)

    expectReplaced()
  }

  @Test func `a link is not followed and its target stays as it is`() throws {
    let target = folder.path("target")
    try plant(at: target, mode: 0o600)
    #expect(symlink(target, path) == 0)

    expectReplaced()
    #expect(try String(contentsOfFile: target, encoding: .utf8) == Self.planted + "\n")
  }

  @Test func `a pipe does not hold the start up`() {
    #expect(mkfifo(path, 0o600) == 0)
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue(label: "start").async { [file] in
      _ = file.key(makingNew: false)
      isDone.signal()
    }

    #expect(isDone.wait(timeout: .now() + 10) == .success)
    #expect(mode(path) == S_IFREG | 0o600)
  }

  @Test(.enabled(if: geteuid() == 0, "Only the superuser can give a file away."))
  func `a file of another person is not trusted`() throws {
    try plant(at: path, mode: 0o600)
    #expect(chown(path, 12_345, 12_345) == 0)

    expectReplaced()
  }

  @Test func `a folder in its place costs no more than keeping the key`() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)

    #expect(file.key(makingNew: false).text != file.key(makingNew: false).text)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["journal.sqlite.key"])
  }
}
