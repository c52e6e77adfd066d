import LocalizationKit
import SentenceKit

/// The words of amounts of time, parts of the day and repetitions.
enum TimeTexts {
  /// The name of a part of the day.
  static func name(of part: Daypart) -> LocalizedText {
    switch part {
    case .morning: LocalizedText("早上", en: "morning", zhHans: "早上")
    case .noon: LocalizedText("中午", en: "noon", zhHans: "中午")
    case .afternoon: LocalizedText("下午", en: "afternoon", zhHans: "下午")
    case .evening: LocalizedText("晚上", en: "evening", zhHans: "晚上")
    case .night: LocalizedText("半夜", en: "night", zhHans: "半夜")
    case .dawn: LocalizedText("清晨", en: "dawn", zhHans: "清晨")
    }
  }

  static func years(_ number: Int) -> LocalizedText { amount(number, "年", "year", "年") }
  static func months(_ number: Int) -> LocalizedText { amount(number, "個月", "month", "个月") }
  static func weeks(_ number: Int) -> LocalizedText { amount(number, "週", "week", "周") }
  static func days(_ number: Int) -> LocalizedText { amount(number, "天", "day", "天") }
  static func hours(_ number: Int) -> LocalizedText { amount(number, "小時", "hour", "小时") }
  static func minutes(_ number: Int) -> LocalizedText { amount(number, "分鐘", "minute", "分钟") }
  static func seconds(_ number: Int) -> LocalizedText { amount(number, "秒", "second", "秒") }

  /// Every so often.
  static func every(_ amount: LocalizedText) -> LocalizedText {
    LocalizedText("每 \(amount[.zhHant])", en: "Every \(amount[.en])", zhHans: "每 \(amount[.zhHans])")
  }

  /// Every one of a unit, which needs no number.
  static let everySingle: [Repetition.Unit: LocalizedText] = [
    .year: LocalizedText("每年", en: "Every year", zhHans: "每年"), .month: LocalizedText("每個月", en: "Every month", zhHans: "每个月"),
    .week: LocalizedText("每週", en: "Every week", zhHans: "每周"), .day: LocalizedText("每天", en: "Every day", zhHans: "每天"),
    .hour: LocalizedText("每小時", en: "Every hour", zhHans: "每小时"),
    .minute: LocalizedText("每分鐘", en: "Every minute", zhHans: "每分钟"),
  ]

  /// A day of the month, 1 to 31.
  static func dayOfMonth(_ day: Int) -> LocalizedText {
    LocalizedText("\(day) 日", en: "day \(day)", zhHans: "\(day) 日")
  }

  private static func amount(_ number: Int, _ zhHant: String, _ en: String, _ zhHans: String) -> LocalizedText {
    LocalizedText("\(number) \(zhHant)", en: "\(number) \(en)\(number == 1 ? "" : "s")", zhHans: "\(number) \(zhHans)")
  }
}
