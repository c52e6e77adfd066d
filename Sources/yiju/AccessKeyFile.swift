import Foundation
import JournalWeb

/// The file beside the journal that keeps the web app's key, so that pages stay open across a restart.
struct AccessKeyFile {
  private let path: String

  /// The key file of the journal at `journalPath`: the same name with `.key` behind it.
  init(beside journalPath: String) {
    path = journalPath + ".key"
  }

  /// The kept key, or a new one that is kept from now on. Where the folder cannot be written, the key lasts as long as the process.
  func key(makingNew: Bool) -> AccessKey {
    if !makingNew, let kept = read() { return kept }
    let key = AccessKey.generate()
    write(key)
    return key
  }

  /// The kept key, if nobody else can have put it there or read it: a plain file of ours that is closed to everybody else. Anything else in
  /// its place (a link, a pipe, a file of another person) is not even waited for.
  private func read() -> AccessKey? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(), status.st_mode & 0o077 == 0
    else { return nil }
    var buffer = [UInt8](repeating: 0, count: Self.mostBytes)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    guard count > 0, let text = String(validating: buffer.prefix(count), as: UTF8.self) else { return nil }
    return AccessKey(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Writes a file that nobody else can read at any moment, and puts it into place in one step; what lay there is replaced, not followed.
  private func write(_ key: AccessKey) {
    let temporary = path + ".\(ProcessInfo.processInfo.processIdentifier)"
    // Left behind by a process of the same number that died here; a file that was planted is not written to either.
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let line = Array((key.text + "\n").utf8)
    let isWritten = Foundation.write(descriptor, line, line.count) == line.count && fsync(descriptor) == 0
    close(descriptor)
    if !isWritten || rename(temporary, path) != 0 { unlink(temporary) }
  }

  /// Longer than any key with its line break.
  private static let mostBytes = 256
}
