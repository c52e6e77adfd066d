import LocalizationKit

/// What the moods of the palette are called.
enum MoodTexts {
  static let names: [String: LocalizedText] = [
    "😊": LocalizedText("開心", en: "Happy", zhHans: "开心"),
    "😴": LocalizedText("想睡", en: "Sleepy", zhHans: "想睡"),
    "😢": LocalizedText("難過", en: "Sad", zhHans: "难过"),
    "😡": LocalizedText("生氣", en: "Angry", zhHans: "生气"),
    "🎉": LocalizedText("慶祝", en: "Celebrating", zhHans: "庆祝"),
    "😰": LocalizedText("焦慮", en: "Anxious", zhHans: "焦虑"),
    "🥰": LocalizedText("幸福", en: "Loving", zhHans: "幸福"),
    "😌": LocalizedText("平靜", en: "Calm", zhHans: "平静"),
  ]
}
