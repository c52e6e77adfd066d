import SentenceKit
import Testing

@Suite struct InterpretationJSONTests {
  @Test func `an interpretation is written in the format of the evaluation`() throws {
    let now = try #require(CivilDateTime(TimeCase.now))

    let interpretation = interpret("妹妹等一下吃藥，明天下午兩點回診", now: now, people: ["妹妹"])

    let json = interpretationJSON(
      Interpretation(
        kind: KindSuggestion(kind: .todo, confidence: 0.4, basis: .plan), times: interpretation.times, subject: interpretation.subject))

    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"kind":"todo","confidence":0.4,"basis":"rule:plan","time":["#
        + #"{"text":"等一下","start":2,"end":5,"value":null,"grain":null},"#
        + #"{"text":"明天下午兩點","start":8,"end":14,"value":"2026-12-01T14:00","grain":"hour"}],"#
        + #""quantities":[],"subject":"妹妹","topic":null,"mood":null}"#)
  }

  @Test func `quantities, topic and mood have their place`() {
    let interpretation = Interpretation(
      kind: KindSuggestion(kind: .mood, confidence: 0.12345, basis: Basis(code: "model")), times: [],
      quantities: [Quantity(text: "一百二", amount: 120, unit: "ml"), Quantity(text: "-0.5kg", amount: -0.5, unit: "kg")],
      subject: nil, topic: .feed, mood: "😊")

    let json = interpretationJSON(interpretation)

    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"kind":"mood","confidence":0.123,"basis":"model","time":[],"quantities":["#
        + #"{"text":"一百二","amount":120,"unit":"ml"},{"text":"-0.5kg","amount":-0.5,"unit":"kg"}],"#
        + #""subject":null,"topic":"feed","mood":"😊"}"#)
  }

  @Test func `signs with a meaning in JSON are escaped`() {
    let interpretation = Interpretation(
      kind: KindSuggestion(kind: .record, confidence: 1, basis: .words), times: [], subject: "\"\\\n\r\t\u{0}\u{1F}\u{7F}é")

    let json = String(decoding: interpretationJSON(interpretation), as: UTF8.self)

    #expect(json.contains(#""subject":"\"\\\n\r\t\u0000\u001f"# + "\u{7F}é\""))
  }

  @Test(arguments: [
    (0.0, "0"), (1, "1"), (0.5, "0.5"), (0.05, "0.05"), (0.9996, "1"), (12.34, "12.34"), (.nan, "null"),
    (.infinity, "null"), (999_999.9996, "1000000"), (1_000_000, "1000000"), (-4_800_000.5, "-4800000.5"), (20_000_001.007, "20000001.007"),
    (123_456_789_012_345, "123456789012345"), (1e15, "null"), (-0.0001, "0"),
  ])
  func `numbers have at most three decimals`(confidence: Double, text: String) {
    let kind = KindSuggestion(kind: .record, confidence: confidence, basis: .words)

    let json = String(decoding: interpretationJSON(Interpretation(kind: kind, times: [], subject: nil)), as: UTF8.self)

    #expect(json.contains("\"confidence\":\(text),"))
  }
}
