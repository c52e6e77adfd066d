import SentenceKit
import Testing

@Suite struct KindTests {
  /// Sentences of which nobody doubts what they are, with the reason that a person is given.
  @Test(
    arguments: [
      ("尿布快沒了", .todo, .shortage), ("奶粉見底", .todo, .shortage), ("還沒繳學費", .todo, .undone), ("記得帶水壺", .todo, .duty),
      ("记得关灯", .todo, .duty), ("可以幫我拿毛巾嗎", .request, nil), ("吃飽了吗", .request, .question), ("誰去接？", .request, .question),
      ("麻煩你八點餵藥", .request, .asking), ("寶寶喝了120ml", .record, nil), ("剛換尿布", .record, .done), ("妹妹38.5度", .record, .measured),
      ("今天好累", .mood, .feeling), ("我是不是很失敗？", .mood, nil), ("明天要打疫苗", .todo, nil),
    ] as [(String, SentenceKind, Basis?)])
  func `a plain sentence gets its kind with a reason`(sentence: String, kind: SentenceKind, basis: Basis?) throws {
    let suggestion = try self.kind(of: sentence)

    #expect(suggestion.kind == kind)
    if let basis { #expect(suggestion.basis.code == basis.code) }
    #expect((0.25...1).contains(suggestion.confidence))
  }

  @Test(arguments: ["", "   ", "\u{3000}", "?", "12", "abc", "\u{0}", "👨‍👩‍👧‍👦", "ㄅㄆㄇ"])
  func `a text that says nothing gets a kind all the same`(sentence: String) throws {
    let suggestion = try kind(of: sentence)

    #expect((0...1).contains(suggestion.confidence))
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
    #expect(Basis(code: "model:words") == .words)
    #expect(Set([Basis(code: "rule:wish"), Basis(code: "rule:wish"), .words]).count == 2)
  }

  private func kind(of sentence: String) throws -> KindSuggestion {
    interpret(sentence, now: try #require(CivilDateTime(TimeCase.now)), people: []).kind
  }
}
