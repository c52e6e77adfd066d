import SentenceKit
import Testing

@Suite struct LearnedWeightsTests {
  private let now = CivilDateTime("2026-11-30T15:00")

  private func kind(_ text: String, _ learned: LearnedWeights) throws -> SentenceKind {
    let now = try #require(now)
    return interpret(text, now: now, people: [], learned: learned).kind.kind
  }

  /// Weights that many sentences taught.
  private var taught: LearnedWeights {
    var weights = LearnedWeights()
    for (text, kind) in [("毛巾掛陽台", SentenceKind.mood), ("晚安曲放三遍", .request), ("毛巾晾乾了", .todo), ("曲子放了", .mood)] {
      weights.learn(text, kind: kind)
    }
    return weights
  }

  @Test(arguments: ["毛巾掛陽台", "晚安曲放三遍", "毛巾晾乾了", "曲子放了", "毛巾放三遍", " 毛巾掛陽台\n"])
  func `the weights of a sentence's own stretches say what all of them say`(text: String) throws {
    let features = Set(LearnedWeights.stretches(of: text).map(\.feature))
    let own = LearnedWeights(taught.all.filter { features.contains($0.feature) })

    #expect(try kind(text, own) == kind(text, taught))
  }

  @Test func `stretches are folded features and words as typed, the whole first`() throws {
    let stretches = LearnedWeights.stretches(of: " ＭＬ陽台 ")

    #expect(stretches.first?.feature == "^ml阳台$")
    #expect(stretches.first?.words == "ＭＬ陽台")
    #expect(stretches.contains { $0.feature == "台$" && $0.words == "台" })
    #expect(Set(stretches.map(\.feature)).count == stretches.count)
    #expect(LearnedWeights.stretches(of: " \n").isEmpty)
    #expect(LearnedWeights.folded(" 陽台 Ａ，") == "阳台a")
    #expect(LearnedWeights.folded("剩十二片、36.5度") == "剩0片0度")
    #expect(LearnedWeights.stretches(of: "喝了 150ml。").map(\.feature) == LearnedWeights.stretches(of: "喝了九十ML").map(\.feature))
  }

  @Test func `what changed is told, so that who keeps the weights keeps them all`() throws {
    var weights = LearnedWeights()
    var kept: [String: Double] = [:]
    for (text, kind) in [("毛巾掛陽台", SentenceKind.mood), ("毛巾掛陽台", .record), ("毛巾掛陽台", .mood), ("毛巾掛門口", .request)] {
      for change in weights.learn(text, kind: kind) { kept["\(change.feature) \(change.kind)"] = change.weight }
    }

    let all = Dictionary(uniqueKeysWithValues: weights.all.map { ("\($0.feature) \($0.kind)", $0.weight) })
    #expect(kept.filter { $0.value != 0 } == all)
    #expect(weights.learn("毛巾掛門口", kind: .request).isEmpty)
  }
}
