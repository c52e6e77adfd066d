import LocalizationKit

/// The names of the kinds.
enum KindTexts {
  static let record = LocalizedText("紀錄", en: "Record", zhHans: "记录")
  static let todo = LocalizedText("待辦", en: "To-do", zhHans: "待办")
  static let request = LocalizedText("請求", en: "Request", zhHans: "请求")
  static let mood = LocalizedText("心情", en: "Mood", zhHans: "心情")
}
