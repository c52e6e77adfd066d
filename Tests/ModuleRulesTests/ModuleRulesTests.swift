import Foundation
import TestSupport
import Testing

/// The rules between the modules (docs/architecture.md), held against the sources themselves.
struct ModuleRulesTests {
  /// What each module may import. `FoundationNetworking` is nowhere: no module makes a network call yet.
  private static let allowed: [String: Set<String>] = {
    let values: Set<String> = ["LocalizationKit", "SentenceKit", "JournalKit"]
    return [
      "SentenceKit": [],
      "LocalizationKit": [],
      "HTMLKit": [],
      "JournalKit": ["SentenceKit", "LocalizationKit", "Foundation", "Observation", "Synchronization"],
      "PreferenceKit": ["LocalizationKit", "Foundation"],
      "SQLiteKit": ["CSQLite", "Foundation", "Glibc", "Darwin", "Synchronization"],
      "JournalSQLite": values.union(["SQLiteKit", "Foundation", "Dispatch", "Glibc", "Darwin", "Synchronization"]),
      "ExchangeKit": values.union(["Foundation", "Synchronization"]),
      "HTTPKit": ["CMicroHTTPD", "Foundation", "Dispatch", "Glibc", "Darwin", "Synchronization"],
      "JournalWeb": values.union(["ExchangeKit", "PreferenceKit", "HTMLKit", "HTTPKit", "Foundation", "Synchronization"]),
      "yiju": values.union([
        "ExchangeKit", "PreferenceKit", "JournalSQLite", "JournalWeb", "HTTPKit", "Foundation", "Dispatch", "Synchronization",
      ]),
    ]
  }()

  /// Where the real clock and zone are the default of something that is passed in.
  private static let defaults = ["Sources/JournalKit/Models/JournalEnvironment.swift", "Sources/JournalSQLite/JournalOptions.swift"]

  private static let sources: [SourceFile] = (try? Repository.swiftFiles(below: "Sources")) ?? []

  /// Lines of code in `Sources` that match, as `path:line`.
  private func matches(_ pattern: String, outside excluded: [String] = []) throws -> [String] {
    let expression = try NSRegularExpression(pattern: pattern)
    return Self.sources.filter { file in !excluded.contains { file.path.hasPrefix($0) } }.flatMap { file in
      file.codeLines.filter { line in
        expression.firstMatch(in: line.text, range: NSRange(line.text.startIndex..., in: line.text)) != nil
      }.map { "\(file.path):\($0.number)" }
    }
  }

  @Test func `the sources are found and every module has a rule`() {
    #expect(Self.sources.count > 100)
    #expect(Set(Self.sources.map(\.module)) == Set(Self.allowed.keys))
  }

  @Test func `a module imports only what its rule allows`() throws {
    let expression = try NSRegularExpression(pattern: #"^\s*(?:(?:public|package|internal|private|@\w+)\s+)*import\s+(?:\w+\s+)?(\w+)"#)
    for file in Self.sources {
      for line in file.codeLines {
        let range = NSRange(line.text.startIndex..., in: line.text)
        guard let match = expression.firstMatch(in: line.text, range: range), let name = Range(match.range(at: 1), in: line.text) else {
          continue
        }
        let module = String(line.text[name])
        #expect(Self.allowed[file.module]?.contains(module) == true, "\(file.path):\(line.number) imports \(module)")
      }
    }
  }

  @Test func `nothing is forced`() throws {
    #expect(try matches(#"\btry!|\bas!|\bfatalError\(|[\w\)\]]!(?=[\s\.\)\],;:]|$)"#).filter { !isInsideString($0) } == [])
  }

  @Test func `nothing prints or logs but the command line's output`() throws {
    #expect(try matches(#"(?<![\w.])(print|debugPrint|dump|NSLog|os_log|syslog|puts|printf|fputs)\("#) == [])
    #expect(
      try matches(#"\bLogger\b|FileHandle\.standard(Output|Error)|STD(OUT|ERR)_FILENO"#, outside: ["Sources/yiju/Output.swift"]) == [])
  }

  @Test func `no module makes a network call`() throws {
    #expect(try matches(#"URLSession|URLRequest|\bconnect\(|NWConnection|CFStream|InputStream\(url"#) == [])
  }

  @Test func `SQL stands only in the storage modules`() throws {
    let statement =
      #"(?i)"\s*(select\s.+\sfrom\s|insert\s+(or\s+\w+\s+)?into\s|update\s+\w+\s+set\s|delete\s+from\s|create\s+(table|index)|pragma\s)"#
    #expect(try matches(statement, outside: ["Sources/SQLiteKit/", "Sources/JournalSQLite/"]) == [])
  }

  @Test func `HTML is written only through the builder`() throws {
    #expect(try matches(#"""\#"[^"]*</?[a-z][a-z0-9]*[\s>/]"""#, outside: ["Sources/HTMLKit/"]) == [])
    // The icons are drawn in SVG, from literals.
    #expect(try matches(#"\bUnescapedHTML\("#, outside: ["Sources/HTMLKit/", "Sources/JournalWeb/Pages/Icon.swift"]) == [])
  }

  @Test func `only the composition root names the process's own surroundings`() throws {
    let root = ["Sources/yiju/"]
    #expect(
      try matches(#"UserDefaults\.standard|UserDefaults\(suiteName|ProcessInfo\.processInfo\.environment|getenv\("#, outside: root) == [])
    #expect(
      try matches(
        #"\bDate\(\)|TimeZone\.(current|autoupdatingCurrent)"#, outside: root + Self.defaults)
        == [])
  }

  @Test func `every unchecked promise states its invariant`() throws {
    for file in Self.sources {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where line.contains("@unchecked Sendable") && !line.contains("///") {
        let before = lines[max(0, index - 8)..<index].joined(separator: "\n")
        #expect(before.contains("`@unchecked Sendable`"), "\(file.path):\(index + 1)")
      }
    }
  }

  @Test func `nothing unfinished is left in the sources`() throws {
    // The weights of the models are letters at random.
    for file in Self.sources where !file.path.contains("/Generated/") {
      for word in ["TODO", "FIXME", "XXX", "HACK"] { #expect(!file.text.contains(word), "\(file.path)") }
    }
  }

  @Test func `every file is short enough to be one thing`() {
    for file in Self.sources where !file.path.contains("/Generated/") {
      #expect(file.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 400, "\(file.path)")
    }
  }

  /// Whether the place named `path:line` only seems to force something because of text inside a string.
  private func isInsideString(_ place: String) -> Bool {
    let parts = place.split(separator: ":")
    guard let file = Self.sources.first(where: { $0.path == String(parts[0]) }), let number = Int(parts[1]) else { return false }
    let line = file.text.split(separator: "\n", omittingEmptySubsequences: false)[number - 1]
    let outside = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    return !outside.contains { $0.contains(/\btry!|\bas!|\bfatalError\(|[\w\)\]]!([\s\.\)\],;:]|$)/) }
  }
}
