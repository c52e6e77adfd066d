import LocalizationKit

/// What the card on a terminal says.
enum CardTexts {
  static let enter = LocalizedText("Enter 儲存", en: "Enter saves", zhHans: "Enter 保存")
  static let kinds = LocalizedText(
    "1 紀錄 2 待辦 3 請求 4 心情", en: "1 record 2 to-do 3 request 4 mood", zhHans: "1 记录 2 待办 3 请求 4 心情")
  static let time = LocalizedText("t 採用時間", en: "t takes the time", zhHans: "t 采用时间")
  static let person = LocalizedText("p 對象", en: "p about whom", zhHans: "p 对象")
  static let mood = LocalizedText("m 心情", en: "m mood", zhHans: "m 心情")
  static let edit = LocalizedText("e 改內容", en: "e edits", zhHans: "e 改内容")
  static let cancel = LocalizedText("Esc 取消", en: "Esc cancels", zhHans: "Esc 取消")
  static let saveTwo = LocalizedText("s 存成兩條", en: "s saves as two", zhHans: "s 存成两条")
  static let saveOne = LocalizedText("s 存成一條", en: "s saves as one", zhHans: "s 存成一条")
  static let two = LocalizedText("存成兩條", en: "As two entries", zhHans: "存成两条")
  static let one = LocalizedText("存成一條", en: "As one entry", zhHans: "存成一条")
  static let accepted = LocalizedText("已採用", en: "taken", zhHans: "已采用")
  static let notAccepted = LocalizedText("未採用", en: "not taken", zhHans: "未采用")
  static let none = LocalizedText("無", en: "none", zhHans: "无")
}
