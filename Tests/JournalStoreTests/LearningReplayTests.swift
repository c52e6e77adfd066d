import Foundation
import JournalKit
import JournalSQLite
import ReplayKit
import SentenceKit
import TestSupport
import Testing

/// A household's weeks once more, in a journal on the disk (Evaluation/household.tsv; `make eval` prints the figures).
@Suite struct LearningReplayTests {
  private func household() throws -> Household {
    try Household(String(contentsOf: Repository.root.appending(path: "Evaluation/household.tsv"), encoding: .utf8))
  }

  @Test func `a household that has its own habits corrects less and less, and its other sentences are read as well as before`() async throws
  {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let household = try household()
    #expect(household.lines.count == 500)
    #expect(Set(household.lines.compactMap(\.habit)).count >= 5)

    let replay = try await Replay(household, in: SQLiteJournal(path: folder.path("journal.sqlite")))

    let corrected = replay.count(in: 5, where: \.isCorrected)
    let untaught = replay.count(in: 5, where: \.isCorrectedUntaught)
    #expect(corrected[4] * 2 <= corrected[0], "\(corrected)")
    #expect(corrected.dropFirst().allSatisfy { $0 * 20 <= corrected[0] * 17 }, "\(corrected)")
    // Without learning nothing becomes easier: the sentences of the last block are no simpler than those of the first.
    #expect(untaught[4] * 10 >= untaught[0] * 9, "\(untaught)")
    // What the habits do not touch may lose three sentences in a hundred on the way, and no more.
    let others = replay.steps.filter { $0.line.habit == nil }
    #expect(others.count >= 200)
    #expect(others.count(where: \.isCorrected) <= others.count(where: \.isCorrectedUntaught) + others.count * 3 / 100)
  }

  /// A sentence, the kind that the household chose against the proposal, and sentences that are nearly the same.
  static let variants: [(sentence: String, chosen: SentenceKind, variants: [String])] = [
    ("阿公血壓148/86", .request, ["阿公血壓152/90", "阿公血壓 139／79", "阿公血压148/86", "阿媽血壓148/86", "阿公血壓148/86。"]),
    ("布丁早上七點遛過了", .todo, ["布丁早上六點遛過了", "布丁晚上七點遛過了", "布丁早上七點遛過了！", "布丁早上七点遛过了", "來福早上七點遛過了"]),
    ("尿布剩八片", .record, ["尿布剩5片", "尿布剩八片。", "尿布剩兩片", "尿布剩十二片"]),
    ("明天下午兩點打疫苗", .record, ["明天下午三點打疫苗", "明天下午2點打疫苗", "明天下午两点打疫苗"]),
    ("阿德你下班可以順路拿包裹嗎", .todo, ["阿德，你下班可以順路拿包裹嗎？", "阿德你下班可以順路拿牛奶嗎", "阿德你下班可以顺路拿包裹吗", "阿明你下班可以順路拿包裹嗎"]),
    ("豆豆第一次自己坐穩", .mood, ["豆豆第一次自己坐穩了！", "豆豆第一次自己坐稳"]),
    ("今天帶兩個好累", .record, ["今天帶三個好累", "今天帶兩個好累…", "今天带两个好累"]),
    ("明天要帶水彩去學校", .request, ["明天要帶抹布去學校", "明天要带水彩去学校", "後天要帶水彩去學校", "明天要帶水彩去學校喔"]),
    ("晚上九點關陽台的燈", .record, ["晚上十點關陽台的燈", "晚上9點關陽台的燈", "晚上九点关阳台的灯"]),
    ("喝了120ml", .todo, ["喝了90ml", "喝了１２０ml", "喝了150 ml"]),
  ]

  @Test(arguments: variants)
  func `after one correction a sentence and its near variants are read the household's way`(
    sentence: String, chosen: SentenceKind, variants: [String]
  ) async throws {
    let store = try SQLiteJournal.inMemory()
    let model = CaptureModel(store: store, environment: TestClock().environment())
    model.sentence = sentence
    model.review(learned: await model.learnedWeights())
    #expect(model.draft?.kind != EntryKind(chosen), "\(sentence) needs no correction: choose another kind for it here")
    model.draft?.kind = EntryKind(chosen)
    await model.save()

    for variant in [sentence] + variants {
      model.sentence = variant
      model.review(learned: await model.learnedWeights())
      #expect(model.draft?.kind == EntryKind(chosen), "\(variant)")
    }
  }

  @Test(arguments: ["2026-09-01T08:00\ttodo\t-", "08:00\ttodo\t-\t買菜", "2026-09-01T08:00\tdiary\t-\t買菜", "2026-09-01T08:00\ttodo\t-\t "])
  func `a line of another form is refused by its place`(line: String) throws {
    let failure = try #require(throws: Household.Failure.self) { _ = try Household("# a comment\npeople\t安安\n\(line)\n") }

    #expect(failure.description.hasPrefix("line 3:"))
    #expect(!failure.description.contains("買菜"))
  }
}
