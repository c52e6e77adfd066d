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

  private func read() -> AccessKey? {
    guard let data = FileManager.default.contents(atPath: path), let text = String(bytes: data, encoding: .utf8) else { return nil }
    return AccessKey(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Writes a file that nobody else can read at any moment, and puts it into place in one step.
  private func write(_ key: AccessKey) {
    let temporary = path + ".\(ProcessInfo.processInfo.processIdentifier)"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { return }
    let line = Array((key.text + "\n").utf8)
    let isWritten = Foundation.write(descriptor, line, line.count) == line.count && fsync(descriptor) == 0
    close(descriptor)
    if isWritten { rename(temporary, path) } else { unlink(temporary) }
  }
}
