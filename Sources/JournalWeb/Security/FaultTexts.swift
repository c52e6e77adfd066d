import HTTPKit
import LocalizationKit

/// The words for requests that the server answers itself.
enum FaultTexts {
  /// What is wrong.
  static func sentence(_ reason: HTTPFault.Reason) -> LocalizedText {
    switch reason {
    case .malformedTarget: LocalizedText("網址的寫法不正確。", en: "The address of this request is malformed.", zhHans: "网址的写法不正确。")
    case .malformedLength: LocalizedText("內容的長度不正確。", en: "The length of the body is malformed.", zhHans: "内容的长度不正确。")
    case .bodyTooLarge: LocalizedText("送來的內容太大。", en: "The body of this request is too large.", zhHans: "送来的内容太大。")
    case .busy: LocalizedText("正在處理另一份很大的內容。", en: "Another large body is being taken in.", zhHans: "正在处理另一份很大的内容。")
    case .stopping: LocalizedText("一句正要停下來。", en: "Yiju is about to stop.", zhHans: "一句正要停下来。")
    }
  }

  /// What to do.
  static func nextStep(_ reason: HTTPFault.Reason) -> LocalizedText {
    switch reason {
    case .malformedTarget, .malformedLength: LocalizedText("改正後再送一次。", en: "Correct it and send it again.", zhHans: "改正后再送一次。")
    case .bodyTooLarge: LocalizedText("分成幾次送。", en: "Send it in several parts.", zhHans: "分成几次送。")
    case .busy: LocalizedText("等一下再送一次。", en: "Send it again in a moment.", zhHans: "等一下再送一次。")
    case .stopping: LocalizedText("重新執行 yiju serve，再送一次。", en: "Run yiju serve again, then send it again.", zhHans: "重新运行 yiju serve，再送一次。")
    }
  }

  /// The stable name of the API's problem.
  static func name(_ reason: HTTPFault.Reason) -> String {
    switch reason {
    case .malformedTarget: "malformed-address"
    case .malformedLength: "malformed-length"
    case .bodyTooLarge: "body-too-large"
    case .busy: "busy"
    case .stopping: "stopping"
    }
  }
}
