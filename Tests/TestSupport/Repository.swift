package import Foundation

/// The checkout that the tests were built from.
package enum Repository {
  /// Its top folder.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below a folder of the checkout, sorted by path.
  package static func swiftFiles(below folder: String) throws -> [SourceFile] {
    let start = root.appending(path: folder)
    guard let files = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil) else { return [] }
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .map { SourceFile(path: String($0.path.dropFirst(root.path.count + 1)), text: try String(contentsOf: $0, encoding: .utf8)) }
  }
}

/// One Swift file.
package struct SourceFile: Sendable, CustomStringConvertible {
  /// Its path from the top of the checkout.
  package let path: String
  /// What is in it.
  package let text: String

  /// The path, so that a failed test names the file and does not print it.
  package var description: String { path }

  /// The module it belongs to: the folder below `Sources`.
  package var module: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// Its lines without comments. A line comment begins with `//` outside a string; block comments are not used here.
  package var codeLines: [(number: Int, text: String)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      let code = Self.withoutComment(line)
      return code.allSatisfy(\.isWhitespace) ? nil : (index + 1, code)
    }
  }

  private static func withoutComment(_ line: Substring) -> String {
    var isInString = false
    var previous: Character = " "
    var code = ""
    for character in line {
      if character == "\"", previous != "\\" { isInString.toggle() }
      if character == "/", previous == "/", !isInString { return String(code.dropLast()) }
      code.append(character)
      previous = character
    }
    return code
  }
}
