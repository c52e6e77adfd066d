import Foundation
import JournalKit
import TestSupport
import Testing

/// What the household teaches, from the command line.
struct LearnedTests {
  private let yiju: YijuProcess

  init() throws { yiju = try YijuProcess() }

  private func kind(_ sentence: String) throws -> String {
    let answer = try JSONSerialization.jsonObject(with: Data(try yiju.run("interpret", sentence, "--json").output.utf8)) as? [String: Any]
    return answer?["kind"] as? String ?? ""
  }

  @Test func `a kind that is named or edited is learned, an unseen suggestion is not`() throws {
    try yiju.run("毛巾掛陽台")
    #expect(try yiju.run("learned", "--json").output == "[]\n")
    #expect(try yiju.run("learned").error.contains("還沒有學到"))

    try yiju.run("edit", "1", "--kind", "mood")
    #expect(try kind("毛巾掛陽台") == "mood")
    try yiju.run("晚安曲放三遍", "--kind", "request")
    #expect(try kind("晚安曲放三遍") == "request")
    try yiju.run("晚安曲放三遍")
    #expect(try yiju.entries().first?.suggestion?.basis == "learned:household")
  }

  @Test func `what was learned is shown by kind, forgotten and brought back`() throws {
    try yiju.run("毛巾掛陽台", "--kind", "mood")

    let shown = try yiju.run("learned")
    #expect(shown.code == 0)
    #expect(shown.output.contains("心情") && shown.output.contains("▮▮▮▮▮  「毛巾掛陽台」"))

    let reset = try yiju.run("learned", "reset", "毛巾")
    #expect(reset.code == 0 && reset.output.contains("已忘掉") && reset.error.contains("yiju learned restore"))
    #expect(try !yiju.run("learned").output.contains("毛巾"))
    #expect(try yiju.run("learned", "restore").output.contains("已復原"))
    #expect(try yiju.run("learned").output == shown.output)
    #expect(try yiju.run("learned", "reset").code == 0)
    #expect(try yiju.run("learned", "--json").output == "[]\n")
    #expect(try kind("毛巾掛陽台") != "mood")
  }

  @Test func `words that were never learned, and a restore without a reset, are not found`() throws {
    #expect(try yiju.run("learned", "reset", "沒有").code == 3)
    #expect(try yiju.run("learned", "restore").code == 3)
    #expect(try yiju.run("learned", "nonsense").code == 2)
    #expect(try yiju.run("learned", "reset", " ").code == 2)
  }

  @Test func `the evaluation's protocol knows no journal, and interpreting makes none`() throws {
    try yiju.run("毛巾掛陽台", "--kind", "mood")
    let question = #"{"id":"1","text":"毛巾掛陽台","reference":"2026-11-30T15:00"}"# + "\n"

    let answer = try yiju.run("interpret", "--jsonl", input: Array(question.utf8))
    #expect(!answer.output.contains("learned:household"))

    let other = try YijuProcess()
    #expect(try other.run("interpret", "毛巾掛陽台").code == 0)
    #expect(!FileManager.default.fileExists(atPath: other.journal))
  }

  @Test func `what was learned moves with an export, and twice is once`() throws {
    try yiju.run("毛巾掛陽台", "--kind", "mood")
    let file = yiju.folder.path("out.jsonl")
    try yiju.run("export", file)
    let other = try YijuProcess()

    let first = try other.run("import", file, "--json")
    let second = try other.run("import", file, "--json")

    #expect(first.output.contains("\"added\" : 1"))
    #expect(second.output.contains("\"learned\" : 0"))
    #expect(try other.run("learned", "--json").output == yiju.run("learned", "--json").output)
    #expect(try other.run("export").output == String(contentsOfFile: file, encoding: .utf8))
  }
}
