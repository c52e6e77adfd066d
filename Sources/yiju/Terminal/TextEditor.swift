import Foundation

/// The editor that a person named for themselves in `VISUAL` or `EDITOR`.
struct TextEditor {
  private let command: String

  /// The editor of these variables; nil when none is named.
  init?(variables: [String: String]) {
    guard let command = [variables["VISUAL"], variables["EDITOR"]].compactMap({ $0 }).first(where: { !$0.isEmpty }) else { return nil }
    self.command = command
  }

  /// Lets the person edit `text` and returns what they left; nil when the editor failed. The text lies in a folder that nobody else can
  /// read, and is gone afterwards.
  func edit(_ text: String) -> String? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "yiju-\(UUID().uuidString)", directoryHint: .isDirectory)
    let file = folder.appending(path: "sentence.txt")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      try Data((text + "\n").utf8).write(to: file)
      let process = Process()
      // Through the shell, since the variable may hold arguments (`code --wait`).
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", command + " \"$1\"", "sh", file.path]
      try process.run()
      process.waitUntilExit()
      guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
      var bytes = [UInt8](try Data(contentsOf: file))
      // Editors end a text with a line end, which is not the person's.
      if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
      return String(validating: bytes, as: UTF8.self)
    } catch {
      return nil
    }
  }
}
