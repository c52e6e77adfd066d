import LocalizationKit

/// Words that several pages use.
enum CommonTexts {
  static let product = LocalizedText("一句", en: "Yiju", zhHans: "一句")
  static let home = LocalizedText("回到日記", en: "Back to the journal", zhHans: "回到日记")
  static let settings = LocalizedText("設定", en: "Settings", zhHans: "设置")
  static let save = LocalizedText("儲存", en: "Save", zhHans: "保存")
  static let saving = LocalizedText("儲存中…", en: "Saving…", zhHans: "保存中…")
  static let cancel = LocalizedText("取消", en: "Cancel", zhHans: "取消")
  static let retry = LocalizedText("再試一次", en: "Try again", zhHans: "再试一次")
  static let undo = LocalizedText("復原", en: "Undo", zhHans: "撤销")
  static let noPerson = LocalizedText("不指定", en: "Nobody in particular", zhHans: "不指定")
  static let noMood = LocalizedText("不選", en: "None", zhHans: "不选")
  static let blank = LocalizedText(
    "還是空白的，寫一點再繼續。", en: "This is still blank. Write something first.", zhHans: "还是空白的，写一点再继续。")
  static let tooLong = LocalizedText(
    "太長了，一句最多約六千個字。請縮短一些；你寫的字都還在。",
    en: "This is too long; one sentence holds about 20,000 letters. Shorten it a little; everything you wrote is still here.",
    zhHans: "太长了，一句最多约六千个字。请缩短一些；你写的字都还在。")
  static let connectionLost = LocalizedText(
    "連不上「一句」。你填的都還在，等一下再儲存一次。", en: "Yiju cannot be reached. Everything you filled in is still here; save again in a moment.",
    zhHans: "连不上“一句”。你填的都还在，等一下再保存一次。")
  static let formerChoice = LocalizedText("目前的選擇", en: "The present choice", zhHans: "目前的选择")
}
