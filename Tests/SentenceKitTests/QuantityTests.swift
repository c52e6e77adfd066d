import SentenceKit
import Testing

@Suite struct QuantityTests {
  @Test(arguments: QuantityCase.all)
  func `an amount has its number and unit`(example: QuantityCase) throws {
    let quantities = try quantities(of: example.sentence)

    #expect(quantities.map(\.unit) == example.amounts.map(\.unit))
    #expect(quantities.map(\.amount) == example.amounts.map(\.amount))
  }

  @Test(arguments: sentencesWithoutQuantity)
  func `a number that counts nothing is no amount`(sentence: String) throws {
    #expect(try quantities(of: sentence).map(\.text) == [])
  }

  @Test(arguments: [
    ("喝了１２０ｃｃ！", "１２０ｃｃ"), ("藥水一瓶半", "一瓶半"), ("量到38度5。", "38度5"), ("尿布x2", "x2"), ("花了NT$350", "NT$350"), ("喝了一百二就睡", "一百二"),
    ("👶🏽喝 4 oz", "4 oz"), ("slept an hour and a half", "an hour and a half"),
  ])
  func `the text is as typed`(sentence: String, text: String) throws {
    #expect(try quantities(of: sentence).map(\.text) == [text])
  }

  @Test(arguments: ["明天下午兩點半回診", "每三小時", "11/28回診", "兩小時後叫我", "2027年"])
  func `a number of a time expression is no amount`(sentence: String) throws {
    #expect(try quantities(of: sentence).map(\.text) == [])
  }

  @Test func `an amount never reaches into a time expression`() throws {
    #expect(try quantities(of: "38度5點量的").map(\.amount) == [38])
  }

  @Test func `an amount is written with the digits typed`() throws {
    let now = try #require(CivilDateTime(TimeCase.now))

    let json = String(decoding: interpretationJSON(interpret("體溫37.9", now: now, people: [])), as: UTF8.self)

    #expect(json.contains(#""quantities":[{"text":"37.9","amount":37.9,"unit":"°C"}]"#))
  }

  private func quantities(of sentence: String) throws -> [Quantity] {
    let now = try #require(CivilDateTime(TimeCase.now))
    return interpret(sentence, now: now, people: []).quantities
  }
}
