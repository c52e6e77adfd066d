import LocalizationKit

/// The words of the confirm card.
enum CardTexts {
  static let title = LocalizedText("確認卡", en: "Confirm", zhHans: "确认卡")
  static let suggested = LocalizedText("推測", en: "guess", zhHans: "推测")
  static let candidate = LocalizedText("候選分類", en: "candidate", zhHans: "候选分类")
  static let asSaid = LocalizedText("保持原話，不換算", en: "Keep it as said", zhHans: "保持原话，不换算")
  static let noValue = LocalizedText("說法較模糊，不換算", en: "Too vague to convert", zhHans: "说法较模糊，不换算")
  static let noTime = LocalizedText("句子裡沒有提到時間", en: "The sentence names no time", zhHans: "句子里没有提到时间")
  static let malformed = LocalizedText("這張卡片讀不懂", en: "This card cannot be read", zhHans: "这张卡片读不懂")
  static let malformedStep = LocalizedText(
    "沒有存進去。你寫的字在下面，複製起來，再從首頁寫一次。",
    en: "Nothing was saved. What you wrote is below: copy it and start again from the first page.",
    zhHans: "没有存进去。你写的字在下面，复制起来，再从首页写一次。")

  /// A time expression as it was said.
  static func quoted(_ words: String) -> LocalizedText {
    LocalizedText("「\(words)」", en: "“\(words)”", zhHans: "“\(words)”")
  }
}
