package import LocalizationKit

/// What can be wrong with one field of a record or a request. It never carries the value.
package enum FieldFault: Sendable, Hashable {
  case missing
  /// A name that this version does not know; dropping it in silence would lose what it holds.
  case unknown
  case notObject
  case notText
  case notBoolean
  case notIdentifier
  case notTimestamp
  case notDate
  case notDateTime
  case notTimeZone
  case notKind
  case notEmoji
  case notOccurrence
  case notShare
  case notWeight
  case notTags
  case blank
  case tooLong
  case notSuggestion

  /// What is expected, in one sentence.
  package var sentence: LocalizedText {
    switch self {
    case .missing: LocalizedText("少了這個欄位。", en: "This field is missing.", zhHans: "缺少这个字段。")
    case .unknown:
      LocalizedText("這個版本不認得這個欄位。", en: "This version does not know this field.", zhHans: "这个版本不认识这个字段。")
    case .notObject: LocalizedText("必須是物件。", en: "It has to be an object.", zhHans: "必须是对象。")
    case .notText: LocalizedText("必須是文字。", en: "It has to be a text.", zhHans: "必须是文字。")
    case .notBoolean: LocalizedText("必須是 true 或 false。", en: "It has to be true or false.", zhHans: "必须是 true 或 false。")
    case .notIdentifier: LocalizedText("必須是 UUID。", en: "It has to be a UUID.", zhHans: "必须是 UUID。")
    case .notTimestamp:
      LocalizedText(
        "必須是 UTC 時間，如 2026-11-30T07:00:00.000Z。", en: "It has to be a time in UTC, like 2026-11-30T07:00:00.000Z.",
        zhHans: "必须是 UTC 时间，如 2026-11-30T07:00:00.000Z。")
    case .notDate:
      LocalizedText("必須是日期，如 2026-11-30。", en: "It has to be a date, like 2026-11-30.", zhHans: "必须是日期，如 2026-11-30。")
    case .notDateTime:
      LocalizedText(
        "必須是當地時間，如 2026-11-30T15:00。", en: "It has to be a local time, like 2026-11-30T15:00.", zhHans: "必须是当地时间，如 2026-11-30T15:00。")
    case .notTimeZone:
      LocalizedText("必須是時區名稱，如 Asia/Taipei。", en: "It has to be a time zone, like Asia/Taipei.", zhHans: "必须是时区名称，如 Asia/Taipei。")
    case .notKind:
      LocalizedText(
        "必須是 1 到 64 個英文字母、數字、- 或 _。", en: "It has to be 1 to 64 ASCII letters, digits, - or _.", zhHans: "必须是 1 到 64 个英文字母、数字、- 或 _。")
    case .notEmoji: LocalizedText("必須是一個表情符號。", en: "It has to be one emoji.", zhHans: "必须是一个表情符号。")
    case .notOccurrence:
      LocalizedText(
        "必須是時間值，如 2026-12-01T14:00 或 R/PT3H。", en: "It has to be a time value, like 2026-12-01T14:00 or R/PT3H.",
        zhHans: "必须是时间值，如 2026-12-01T14:00 或 R/PT3H。")
    case .notShare: LocalizedText("必須是 0 到 1 的數字。", en: "It has to be a number from 0 to 1.", zhHans: "必须是 0 到 1 的数字。")
    case .notWeight:
      LocalizedText(
        "必須是 -1000000 到 1000000 的數字。", en: "It has to be a number from -1000000 to 1000000.", zhHans: "必须是 -1000000 到 1000000 的数字。")
    case .notTags:
      LocalizedText(
        "必須是標籤的陣列，標籤不含 #，也不是空白。", en: "It has to be an array of tags, each without # and not blank.", zhHans: "必须是标签的数组，标签不含 #，也不是空白。")
    case .blank: LocalizedText("不能是空白。", en: "It cannot be blank.", zhHans: "不能是空白。")
    case .tooLong: LocalizedText("太長了。", en: "It is too long.", zhHans: "太长了。")
    case .notSuggestion:
      LocalizedText("必須是推測，或 null。", en: "It has to be a suggestion, or null.", zhHans: "必须是推测，或 null。")
    }
  }
}
