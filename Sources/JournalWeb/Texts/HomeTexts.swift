import LocalizationKit

/// The words of the list and its input.
enum HomeTexts {
  static let writeOne = LocalizedText("寫一句", en: "Write one sentence", zhHans: "写一句")
  static let placeholder = LocalizedText("寫一句…", en: "One sentence…", zhHans: "写一句…")
  static let next = LocalizedText("下一步", en: "Next", zhHans: "下一步")
  static let list = LocalizedText("日記", en: "Journal", zhHans: "日记")
  static let empty = LocalizedText("還沒有日記", en: "Nothing here yet", zhHans: "还没有日记")
  static let begin = LocalizedText(
    "在下面寫第一句，像是「尿布快沒了」或「今天好開心」。", en: "Write the first sentence below, like “Nearly out of nappies” or “What a happy day”.",
    zhHans: "在下面写第一句，像是“尿布快没了”或“今天好开心”。")
  static let endOfList = LocalizedText("這裡沒有更早的了。", en: "There is nothing older.", zhHans: "这里没有更早的了。")
  static let older = LocalizedText("更早的", en: "Older", zhHans: "更早的")
  static let newest = LocalizedText("回到最新的", en: "Back to the newest", zhHans: "回到最新的")
  static let saved = LocalizedText("已存好", en: "Saved", zhHans: "已存好")
  static let deleted = LocalizedText("已刪除", en: "Deleted", zhHans: "已删除")
  static let restored = LocalizedText("已復原", en: "Brought back", zhHans: "已撤销删除")
  static let done = LocalizedText("已完成", en: "Done", zhHans: "已完成")
}
