import Foundation
import JournalKit
import TestSupport
import Testing

/// Runs the real `yiju` binary on a journal of the test's own.
final class YijuProcess: Sendable {
  /// How one run ended.
  struct Outcome: Sendable {
    let code: Int32
    let output: String
    let error: String

    /// The entries that the run printed as JSON.
    func entries() throws -> [Entry] { try JSONDecoder().decode([Entry].self, from: Data(output.utf8)) }

    /// The one entry that the run printed as JSON.
    func entry() throws -> Entry { try JSONDecoder().decode(Entry.self, from: Data(output.utf8)) }
  }

  let folder: TemporaryFolder
  let journal: String

  init(journal name: String = "journal.sqlite") throws {
    folder = try TemporaryFolder()
    journal = folder.path(name)
  }

  /// The binary under test: the one that `YIJU_BINARY` names (make test names the release), or the one built with the tests.
  static let binary: URL = {
    if let path = ProcessInfo.processInfo.environment["YIJU_BINARY"], !path.isEmpty { return URL(filePath: path) }
    return URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "yiju")
  }()

  /// A process that is ready to run, with nothing of this machine's own journal or preferences in reach.
  func process(_ arguments: [String], environment: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = Self.binary
    process.arguments = arguments
    process.environment = [
      "YIJU_JOURNAL": journal, "HOME": folder.url.path, "XDG_CONFIG_HOME": folder.path("config"), "XDG_DATA_HOME": folder.path("data"),
      "LANG": "zh_TW.UTF-8", "TZ": "Asia/Taipei", "PATH": "/usr/bin:/bin",
    ].merging(environment) { $1 }
    return process
  }

  /// Runs to the end and collects what was printed.
  @discardableResult
  func run(_ arguments: String..., input: [UInt8] = [], environment: [String: String] = [:]) throws -> Outcome {
    try run(arguments, input: input, environment: environment)
  }

  /// Runs to the end and collects what was printed.
  @discardableResult
  func run(_ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:]) throws -> Outcome {
    let process = process(arguments, environment: environment)
    // Files instead of pipes: nothing can fill up and block.
    let name = UUID().uuidString
    let paths = ["in", "out", "err"].map { folder.path("\(name).\($0)") }
    try Data(input).write(to: URL(filePath: paths[0]))
    for path in paths[1...] { try Data().write(to: URL(filePath: path)) }
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: paths[0]))
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: paths[1]))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: paths[2]))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return Outcome(
      code: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: URL(filePath: paths[1])), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: URL(filePath: paths[2])), as: UTF8.self))
  }

  /// Everything in the journal, newest first, as another run of the binary reads it.
  func entries() throws -> [Entry] { try run("list", "--all", "--json").entries() }
}
