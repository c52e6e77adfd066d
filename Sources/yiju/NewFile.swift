import Foundation

/// A file on its way to a place where there is none yet: written under a name of its own, and put there when it is complete, so that
/// what lies there is always whole. Nobody else can read it before. What is not finished is removed.
struct NewFile: ~Copyable {
  /// Where the bytes go.
  let descriptor: Int32
  private let path: String
  private let temporary: String
  private var isFinished = false

  /// Begins a file for `path`.
  ///
  /// - Throws: `file-exists` when something is there already, `cannot-write-file` when its folder cannot be written.
  init(_ path: String) throws(CommandFailure) {
    var information = stat()
    guard lstat(path, &information) != 0 else {
      throw CommandFailure(
        code: .journalFailed, name: "file-exists", sentence: CommandTexts.fileExists(path), nextStep: CommandTexts.chooseName)
    }
    let temporary = "\(path).\(UUID().uuidString).partial"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .unwritten(errno: errno, to: path) }
    self.path = path
    self.temporary = temporary
    self.descriptor = descriptor
  }

  deinit {
    guard !isFinished else { return }
    close(descriptor)
    unlink(temporary)
  }

  /// Writes all of the bytes.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(CommandFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { throw .unwritten(errno: errno) }
      rest = rest.dropFirst(written)
    }
  }

  /// Brings the bytes to the disk and the file to its place, unless something came there meanwhile.
  consuming func finish() throws(CommandFailure) {
    // A link, not a rename: it never replaces.
    guard fsync(descriptor) == 0, link(temporary, path) == 0 else { throw .unwritten(errno: errno, to: path) }
    close(descriptor)
    unlink(temporary)
    isFinished = true
  }
}
