public import LocalizationKit

/// What the topics of the interpreter are called.
public enum TopicTexts {
  /// The name of a topic; one of another version shows as it is.
  public static func name(of topic: String) -> LocalizedText {
    names[topic] ?? LocalizedText(verbatim: topic)
  }

  /// By the names under which the interpreter writes them.
  static let names: [String: LocalizedText] = [
    "feed": LocalizedText("吃喝", en: "Feeding", zhHans: "吃喝"),
    "sleep": LocalizedText("睡眠", en: "Sleep", zhHans: "睡眠"),
    "diaper": LocalizedText("尿布與大小便", en: "Diapers", zhHans: "尿布与大小便"),
    "health": LocalizedText("健康", en: "Health", zhHans: "健康"),
    "medicine": LocalizedText("用藥", en: "Medicine", zhHans: "用药"),
    "temperature": LocalizedText("體溫", en: "Temperature", zhHans: "体温"),
    "growth": LocalizedText("生長", en: "Growth", zhHans: "生长"),
    "bath": LocalizedText("洗澡", en: "Bath", zhHans: "洗澡"),
    "play": LocalizedText("玩耍", en: "Play", zhHans: "玩耍"),
    "school": LocalizedText("學校", en: "School", zhHans: "学校"),
    "shopping": LocalizedText("採買", en: "Shopping", zhHans: "采买"),
    "chores": LocalizedText("家務", en: "Chores", zhHans: "家务"),
    "outing": LocalizedText("外出", en: "Outings", zhHans: "外出"),
    "work": LocalizedText("工作", en: "Work", zhHans: "工作"),
    "milestone": LocalizedText("成長里程碑", en: "Milestone", zhHans: "成长里程碑"),
    "other": LocalizedText("其他", en: "Other", zhHans: "其他"),
  ]
}
