import JournalKit
import LocalizationKit
import Testing

@Suite struct JournalErrorTextsTests {
  @Test(arguments: [(Language.zhHant, ["存", "你寫"]), (.en, ["sav", "you wrote"]), (.zhHans, ["存", "你写"])])
  func `what is said about a full disk is as true of a backup as of an entry`(language: Language, onlyOfEntries: [String]) {
    let text = JournalError.diskFull.sentence[language] + JournalError.diskFull.nextStep[language]

    for words in onlyOfEntries { #expect(!text.contains(words)) }
  }
}
