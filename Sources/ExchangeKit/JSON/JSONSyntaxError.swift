package import LocalizationKit

/// Why a text is not JSON that we read. It names the fault and never what stands there.
package enum JSONSyntaxError: Error, Sendable, Hashable {
  /// Not what the grammar has here, or an end too soon.
  case malformed
  /// Bytes that are not UTF-8.
  case notUTF8
  /// Half of a surrogate pair, which no text can hold.
  case loneSurrogate
  /// A name that an object has twice.
  case duplicateName
  /// More brackets inside each other than any of our formats has.
  case tooDeep

  /// The fault in words.
  package var sentence: LocalizedText {
    switch self {
    case .malformed: LocalizedText("不是完整的 JSON。", en: "It is not well-formed JSON.", zhHans: "不是完整的 JSON。")
    case .notUTF8: LocalizedText("文字編碼不是 UTF-8。", en: "Its text is not UTF-8.", zhHans: "文字编码不是 UTF-8。")
    case .loneSurrogate:
      LocalizedText("有半個代理對字元。", en: "It holds half of a surrogate pair.", zhHans: "有半个代理对字符。")
    case .duplicateName:
      LocalizedText("同一個物件裡有重複的欄位名稱。", en: "An object has the same name twice.", zhHans: "同一个对象里有重复的字段名称。")
    case .tooDeep: LocalizedText("巢狀層數太多。", en: "It is nested too deeply.", zhHans: "嵌套层数太多。")
    }
  }
}
