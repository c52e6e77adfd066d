import JournalKit
import LocalizationKit
import SentenceKit
import Testing

@testable import JournalKit

@Suite struct CardWordsTests {
  @Test(arguments: Topic.allCases)
  func `every topic has a name in every language`(topic: Topic) {
    for language in Language.allCases { #expect(TopicTexts.names[topic.text]?[language].isEmpty == false) }
  }

  @Test(arguments: [
    ("120ml", 120, "ml", "120 ml", "120 ml"), ("38.5度", 38.5, "°C", "「38.5度」38.5°C", "“38.5度” 38.5°C"),
    ("一瓶", 1, "bottle", "「一瓶」1 瓶", "“一瓶” 1 bottle"), ("3 次", 3, "times", "3 次", "“3 次” 3 times"),
    ("半個月", 0.5, "month", "「半個月」0.5 個月", "“半個月” 0.5 months"), ("九成", 90, "%", "「九成」90%", "“九成” 90%"),
    ("兩貓", 2, "cat", "「兩貓」2 cat", "“兩貓” 2 cat"),
  ])
  func `an amount is said with its unit spelled out`(text: String, amount: Double, unit: String, chinese: String, english: String) {
    let words = QuantityWording.words(for: DraftReading.QuantitySuggestion(text: text, amount: amount, unit: unit))

    #expect(words[.zhHant] == chinese)
    #expect(words[.en] == english)
  }
}
