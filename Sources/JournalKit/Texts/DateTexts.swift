import LocalizationKit
import SentenceKit

/// The names in dates and times.
enum DateTexts {
  /// Short weekday names, Monday first.
  static func weekday(_ number: Int) -> LocalizedText { weekdays[(number - 1) % 7] }

  static let yesterday = LocalizedText("昨天", en: "Yesterday", zhHans: "昨天")

  /// Short month names in English; Chinese writes the number.
  static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  private static let weekdays = [
    LocalizedText("週一", en: "Mon", zhHans: "周一"), LocalizedText("週二", en: "Tue", zhHans: "周二"),
    LocalizedText("週三", en: "Wed", zhHans: "周三"), LocalizedText("週四", en: "Thu", zhHans: "周四"),
    LocalizedText("週五", en: "Fri", zhHans: "周五"), LocalizedText("週六", en: "Sat", zhHans: "周六"),
    LocalizedText("週日", en: "Sun", zhHans: "周日"),
  ]
}
