import LocalizationKit

/// The words of the confirm card.
enum CardTexts {
  static let title = LocalizedText("確認卡", en: "Confirm", zhHans: "确认卡")
  static let asSaid = LocalizedText("保持原話，不換算", en: "Keep it as said", zhHans: "保持原话，不换算")
  static let saveTwo = LocalizedText("存成兩條", en: "Save as two", zhHans: "存成两条")
  static let saveTwoHint = LocalizedText(
    "按「儲存」就是一條；按「存成兩條」就各存一條，原文都是整句。", en: "“Save” makes one entry; “Save as two” one of each, both with the whole sentence as typed.",
    zhHans: "按“保存”就是一条；按“存成两条”就各存一条，原文都是整句。")
  static func kindOfPart(_ number: Int) -> LocalizedText {
    LocalizedText("第 \(number) 條的分類", en: "Kind of entry \(number)", zhHans: "第 \(number) 条的分类")
  }
  static let malformed = LocalizedText("這張卡片讀不懂", en: "This card cannot be read", zhHans: "这张卡片读不懂")
  static let malformedStep = LocalizedText(
    "沒有存進去。你寫的字在下面，複製起來，再從首頁寫一次。",
    en: "Nothing was saved. What you wrote is below: copy it and start again from the first page.",
    zhHans: "没有存进去。你写的字在下面，复制起来，再从首页写一次。")

  /// Why a kind was suggested; it stays true after another was chosen.
  static func reason(_ kind: LocalizedText, _ explanation: LocalizedText) -> LocalizedText {
    LocalizedText(
      "推測「\(kind[.zhHant])」：\(explanation[.zhHant])", en: "Guess “\(kind[.en])”: \(explanation[.en])",
      zhHans: "推测“\(kind[.zhHans])”：\(explanation[.zhHans])")
  }

  /// A name that the sentence mentions, offered as a guess.
  static func guessed(_ name: String) -> LocalizedText {
    LocalizedText("\(name)（推測）", en: "\(name) (guess)", zhHans: "\(name)（推测）")
  }

  /// A time expression as it was said.
  static func quoted(_ words: String) -> LocalizedText {
    LocalizedText("「\(words)」", en: "“\(words)”", zhHans: "“\(words)”")
  }
}
