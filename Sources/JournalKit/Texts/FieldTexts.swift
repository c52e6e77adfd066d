public import LocalizationKit

/// What the fields of an entry are called, and how a guess is marked, on every face.
public enum FieldTexts {
  public static let rawText = LocalizedText("原文", en: "As typed", zhHans: "原文")
  public static let content = LocalizedText("內容", en: "Content", zhHans: "内容")
  public static let kind = LocalizedText("分類", en: "Kind", zhHans: "分类")
  public static let timeText = LocalizedText("時間（原話）", en: "Time as said", zhHans: "时间（原话）")
  public static let occurrence = LocalizedText("時間", en: "Time", zhHans: "时间")
  public static let mood = LocalizedText("心情", en: "Mood", zhHans: "心情")
  public static let person = LocalizedText("對象", en: "About", zhHans: "对象")
  public static let quantities = LocalizedText("數量", en: "Amounts", zhHans: "数量")
  public static let topic = LocalizedText("主題", en: "Topic", zhHans: "主题")
  public static let tags = LocalizedText("標籤", en: "Tags", zhHans: "标签")
  public static let createdAt = LocalizedText("寫於", en: "Written", zhHans: "写于")
  public static let updatedAt = LocalizedText("修改於", en: "Changed", zhHans: "修改于")
  public static let doneAt = LocalizedText("完成於", en: "Done", zhHans: "完成于")
  public static let deletedAt = LocalizedText("刪除於", en: "Deleted", zhHans: "删除于")
  public static let id = LocalizedText("識別碼", en: "Identifier", zhHans: "标识符")
  /// Marks a value that the interpreter proposed and that stands.
  public static let suggested = LocalizedText("推測", en: "guess", zhHans: "推测")
  /// Says that a sentence may be saved as two entries.
  public static let twoThings = LocalizedText(
    "這句話像是說了兩件事，可以存成兩條：", en: "This seems to say two things. They can be saved as two entries:", zhHans: "这句话像是说了两件事，可以存成两条：")
  public static let changedBeforeParting = LocalizedText(
    "內容改過了，存成兩條會少掉你改的部分。存成一條，或先把內容改回原話。",
    en: "The content was changed, which two entries would lose. Save it as one, or change it back first.",
    zhHans: "内容改过了，存成两条会少掉你改的部分。存成一条，或先把内容改回原话。")
  /// Marks a proposed kind that is hardly more than a stab in the dark.
  public static let doubtful = LocalizedText("推測，不太確定", en: "unsure guess", zhHans: "推测，不太确定")
  /// Asks to look at such a kind.
  public static let pleaseCheck = LocalizedText("不太確定，請看一下分類對不對。", en: "Not sure: please check the kind.", zhHans: "不太确定，请看一下分类对不对。")
  /// Marks the proposed kind after the person chose another.
  public static let candidate = LocalizedText("候選分類", en: "suggested kind", zhHans: "候选分类")
}
