import LocalizationKit
import Testing

@testable import JournalKit

@Suite struct BasisTextsTests {
  @Test(arguments: [
    "rule:question-ending", "rule:begins-with-buy", "rule:begins-with-remember", "rule:otherwise", "rule:shortage", "rule:question",
    "rule:asking", "rule:duty", "rule:plan", "rule:undone", "rule:list", "rule:done", "rule:measured", "rule:report", "rule:feeling",
    "rule:exclamation", "rule:wish", "rule:rhetorical", "model:words", "learned:household",
  ])
  func `every basis has a sentence of its own in every language`(code: String) {
    let general = BasisTexts.explanation(of: "rule:from-another-version")
    for language in Language.allCases {
      let words = BasisTexts.explanation(of: code)[language]
      #expect(!words.isEmpty && words != general[language])
      #expect(BasisTexts.explanations.values.count { $0[language] == words } == 1)
    }
  }

  @Test(arguments: [(0, Suggestion.Certainty.doubtful), (0.49, .doubtful), (0.5, .likely), (0.89, .likely), (0.9, .sure), (1, .sure)])
  func `a confidence is sure, likely or doubtful`(confidence: Double, certainty: Suggestion.Certainty) {
    #expect(Suggestion(kind: .todo, confidence: confidence, basis: "rule:duty").certainty == certainty)
  }
}
