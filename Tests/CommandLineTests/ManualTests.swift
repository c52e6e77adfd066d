import Foundation
import LocalizationKit
import TestSupport
import Testing

@testable import yiju

/// The help, the man pages and the completions know what the program knows.
struct ManualTests {
  private static let manuals = ["Documentation/yiju.1", "Documentation/yiju.zh_TW.1"]
  private static let completions = ["Completions/yiju.bash", "Completions/_yiju", "Completions/yiju.fish"]

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: CommandName.allCases)
  func `a command and each of its options is in every manual`(command: CommandName) throws {
    for path in Self.manuals + Self.completions {
      let text = try text(path)
      #expect(text.contains(command.rawValue), "\(path) lacks \(command.rawValue)")
      for option in command.options + CommandOption.global {
        let name = path.hasSuffix(".1") ? option.name.replacing("-", with: "\\-") : option.name
        #expect(text.contains(name), "\(path) lacks --\(option.name)")
      }
    }
  }

  @Test(arguments: CommandName.allCases, Language.allCases)
  func `the help of a command names its options`(command: CommandName, language: Language) {
    guard command != .help, command != .version, command != .people else { return }
    let help = HelpTexts.about(command)[language]
    for option in command.options where option != .json { #expect(help.contains("--\(option.name)")) }
  }

  @Test func `the manuals carry the program's version`() throws {
    for path in Self.manuals { #expect(try text(path).contains(" \(HelpCommand.programVersion)\"")) }
  }
}
