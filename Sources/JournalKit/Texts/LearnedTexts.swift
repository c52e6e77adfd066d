public import LocalizationKit

/// What the faces say about what the household taught.
public enum LearnedTexts {
  public static let title = LocalizedText("學到的用字", en: "What was learned", zhHans: "学到的用字")
  public static let hint = LocalizedText(
    "你確認過的分類會教它：同樣或相近的句子，下次就照這個家的分法推測。",
    en: "Kinds that you confirmed teach it: the same or a similar sentence is suggested your way next time.",
    zhHans: "你确认过的分类会教它：同样或相近的句子，下次就照这个家的分法推测。")
  public static let none = LocalizedText("還沒有學到什麼。", en: "Nothing was learned yet.", zhHans: "还没有学到什么。")
  public static let reset = LocalizedText("忘掉", en: "Forget", zhHans: "忘掉")
  public static let resetAll = LocalizedText("全部忘掉", en: "Forget everything", zhHans: "全部忘掉")
  public static let unknownWords = LocalizedText("沒有學過這些字。", en: "Nothing was learned of these words.", zhHans: "没有学过这些字。")
  public static let nothingToRestore = LocalizedText(
    "沒有可以復原的。", en: "There is nothing to take back.", zhHans: "没有可以恢复的。")

  /// Something was reset.
  public static func forgotten(_ count: Int) -> LocalizedText {
    LocalizedText("已忘掉 \(count) 個用字", en: "Forgot \(count) \(count == 1 ? "stretch" : "stretches")", zhHans: "已忘掉 \(count) 个用字")
  }

  /// A reset was taken back.
  public static func restored(_ count: Int) -> LocalizedText {
    LocalizedText(
      "已復原 \(count) 個用字", en: "Brought back \(count) \(count == 1 ? "stretch" : "stretches")", zhHans: "已恢复 \(count) 个用字")
  }

  /// How strongly words speak, for those who do not see the bar.
  public static func strength(_ strength: Int) -> LocalizedText {
    let most = LearnedModel.strongest
    return LocalizedText("強度 \(strength)／\(most)", en: "strength \(strength) of \(most)", zhHans: "强度 \(strength)／\(most)")
  }

  /// Words with where they count: 「整句」, 開頭…, …結尾, …任何地方….
  public static func stretch(_ stretch: LearnedModel.Stretch) -> LocalizedText {
    let words = stretch.words
    return switch stretch.place {
    case .whole: LocalizedText("「\(words)」", en: "“\(words)”", zhHans: "“\(words)”")
    case .beginning: LocalizedText(verbatim: "\(words)…")
    case .end: LocalizedText(verbatim: "…\(words)")
    case .anywhere: LocalizedText(verbatim: "…\(words)…")
    }
  }
}
