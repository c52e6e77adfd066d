import JournalKit
import Testing

@testable import JournalKit

@Suite struct LearnedModelTests {
  private func weight(_ feature: String, _ kind: EntryKind, _ weight: Double) -> HouseholdWeight {
    HouseholdWeight(
      feature: feature, kind: kind, weight: weight, words: feature.filter { $0 != "^" && $0 != "$" }, updatedAt: Timestamp(milliseconds: 0))
  }

  @Test func `the pieces of a sentence are not listed beside it, what several sentences share is`() {
    let groups = LearnedModel.groups(
      of: [
        weight("尿布", .todo, 0.4), weight("^尿布没了$", .todo, 0.2), weight("^尿布没了$", .record, -0.2), weight("尿布没", .todo, 0.1),
        weight("^奶粉", .todo, 0.1), weight("了$", .mood, 0.05),
      ], limit: 20)

    #expect(groups.map(\.kind) == [.todo, .mood])
    #expect(groups[0].stretches.map(\.words) == ["尿布", "尿布没了", "奶粉"])
    #expect(groups[0].stretches.map(\.place) == [.anywhere, .whole, .beginning])
    #expect(groups[0].stretches.map(\.strength) == [5, 3, 2])
    #expect(groups[1].stretches == [LearnedModel.Stretch(words: "了", place: .end, strength: 1)])
  }

  @Test func `a group ends at its limit, and nothing learned is no group`() {
    let weights = (0..<9).map { weight("字\($0)", .todo, 1) }

    #expect(LearnedModel.groups(of: weights, limit: 3).map(\.stretches.count) == [3])
    #expect(LearnedModel.groups(of: [weight("字", .todo, -1)], limit: 3).isEmpty)
  }
}
