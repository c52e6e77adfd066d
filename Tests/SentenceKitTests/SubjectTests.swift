import SentenceKit
import Testing

@Suite struct SubjectTests {
  @Test(arguments: [
    ("妹妹喝了奶", ["弟弟", "妹妹"], "妹妹"),
    ("小妹妹喝了奶", ["妹妹", "小妹妹"], "小妹妹"),
    ("弟弟咬妹妹", ["妹妹", "弟弟"], "弟弟"),
    ("喝了奶", ["妹妹"], nil),
    ("喝了奶", ["", "妹妹"], nil),
    ("妹", ["妹妹"], nil),
    ("Momo吐了", ["momo", "Momo"], "Momo"),
    ("👶🏽睡了", ["👶🏽"], "👶🏽"),
    ("", [""], nil),
  ])
  func `the subject is the longest name in the sentence`(sentence: String, people: [String], subject: String?) throws {
    let now = try #require(CivilDateTime(TimeCase.now))

    #expect(interpret(sentence, now: now, people: people).subject == subject)
  }
}
