import LocalizationKit

/// The words for addresses that lead nowhere and requests that cannot be read.
enum ProblemTexts {
  static let notFound = LocalizedText("這裡沒有東西", en: "There is nothing here", zhHans: "这里没有东西")
  static let notFoundStep = LocalizedText(
    "網址可能打錯了，回到日記看看。", en: "The address may be mistyped. Have a look in the journal.", zhHans: "网址可能打错了，回到日记看看。")
  static let method = LocalizedText("這個網址不能這樣用", en: "This address is not used like that", zhHans: "这个网址不能这样用")
  static let methodStep = LocalizedText("從日記的頁面再做一次。", en: "Do it again from the journal's pages.", zhHans: "从日记的页面再做一次。")
  static let badForm = LocalizedText("讀不懂送來的表單", en: "The form that was sent cannot be read", zhHans: "读不懂送来的表单")
}
