import LocalizationKit

/// What the fields of an entry are called.
enum FieldTexts {
  static let rawText = LocalizedText("原文", en: "As typed", zhHans: "原文")
  static let content = LocalizedText("內容", en: "Content", zhHans: "内容")
  static let kind = LocalizedText("分類", en: "Kind", zhHans: "分类")
  static let timeText = LocalizedText("時間（原話）", en: "Time as said", zhHans: "时间（原话）")
  static let occurrence = LocalizedText("時間", en: "Time", zhHans: "时间")
  static let mood = LocalizedText("心情", en: "Mood", zhHans: "心情")
  static let person = LocalizedText("對象", en: "About", zhHans: "对象")
  static let tags = LocalizedText("標籤", en: "Tags", zhHans: "标签")
  static let createdAt = LocalizedText("寫於", en: "Written", zhHans: "写于")
  static let doneAt = LocalizedText("完成於", en: "Done", zhHans: "完成于")
  static let deletedAt = LocalizedText("刪除於", en: "Deleted", zhHans: "删除于")
  static let id = LocalizedText("識別碼", en: "Identifier", zhHans: "标识符")
}
