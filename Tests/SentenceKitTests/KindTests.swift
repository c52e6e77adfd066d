import SentenceKit
import Testing

@Suite struct KindTests {
  @Test(arguments: [
    "可以幫我拿毛巾嗎", "吃飽了吗", "你到家了嗎？", "她睡了嗎?", "誰去接？", "吃藥了沒?", "帶傘了嗎 \n", "帶傘了嗎？\u{3000}", "買菜了嗎",
  ])
  func `a sentence that ends like a question is a request`(sentence: String) throws {
    let suggestion = try kind(of: sentence)

    #expect(suggestion.kind == .request)
    #expect(suggestion.basis == .questionEnding)
    #expect(suggestion.basis.code == "rule:question-ending")
    #expect(!suggestion.isGuess)
  }

  @Test(arguments: ["買尿布", "买奶粉", "  買濕紙巾"])
  func `a sentence that begins with buying is a todo`(sentence: String) throws {
    let suggestion = try kind(of: sentence)

    #expect(suggestion.kind == .todo)
    #expect(suggestion.basis.code == "rule:begins-with-buy")
    #expect(!suggestion.isGuess)
  }

  @Test(arguments: ["記得帶水壺", "记得关灯"])
  func `a sentence that begins with remembering is a todo`(sentence: String) throws {
    let suggestion = try kind(of: sentence)

    #expect(suggestion.kind == .todo)
    #expect(suggestion.basis.code == "rule:begins-with-remember")
  }

  @Test(arguments: ["寶寶喝了120ml", "", "   ", "嗎啡", "我買了傘", "問號？在中間"])
  func `anything else is taken for a record, as a guess`(sentence: String) throws {
    let suggestion = try kind(of: sentence)

    #expect(suggestion.kind == .record)
    #expect(suggestion.basis.code == "rule:otherwise")
    #expect(suggestion.isGuess)
  }

  @Test(arguments: SentenceKind.allCases)
  func `a kind is read back from its name`(kind: SentenceKind) {
    #expect(SentenceKind(text: kind.text) == kind)
    #expect(SentenceKind(text: "diary") == nil)
  }

  @Test(arguments: Topic.allCases)
  func `a topic is read back from its name`(topic: Topic) {
    #expect(Topic(text: topic.text) == topic)
    #expect(Topic(text: "weather") == nil)
  }

  @Test func `bases with the same code are the same`() {
    #expect(Basis(code: "rule:otherwise") == .otherwise)
    #expect(Set([Basis(code: "model"), Basis(code: "model"), .otherwise]).count == 2)
  }

  private func kind(of sentence: String) throws -> KindSuggestion {
    interpret(sentence, now: try #require(CivilDateTime(TimeCase.now)), people: []).kind
  }
}
