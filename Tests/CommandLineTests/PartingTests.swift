import Foundation
import JournalKit
import TestSupport
import Testing

/// Two things in one sentence, from the command line.
struct PartingTests {
  private static let sentence = "換了尿布，奶粉快沒了"

  private let yiju: YijuProcess

  init() throws { yiju = try YijuProcess() }

  @Test func `a sentence that says one thing stays one with the option`() throws {
    #expect(try yiju.run("買牛奶", "--split").code == 0)
    try yiju.run("-", "--split", input: Array("買蛋\n".utf8))

    #expect(try yiju.entries().map(\.content) == ["買蛋", "買牛奶"])
  }

  @Test func `in a pipe a sentence stays one unless told otherwise`() throws {
    try yiju.run(Self.sentence)
    try yiju.run("-", input: Array((Self.sentence + "\n").utf8))

    #expect(try yiju.entries().map(\.content) == [Self.sentence, Self.sentence])
  }

  @Test func `with the option it is two, in an argument and in lines`() throws {
    let outcome = try yiju.run(Self.sentence, "--split", "--json")
    let entries = try outcome.entries()
    #expect(entries.map(\.content) == ["換了尿布", "奶粉快沒了"])
    #expect(entries.allSatisfy { $0.rawText == Self.sentence })

    try yiju.run("-", "--split", input: Array("\(Self.sentence)\n買蛋\n".utf8))
    #expect(try yiju.entries().map(\.content) == ["買蛋", "奶粉快沒了", "換了尿布", "奶粉快沒了", "換了尿布"])
  }
}
