import LocalizationKit

/// The words for those who may not come in, and for those who just did.
enum AccessTexts {
  static let welcome = LocalizedText("歡迎回來", en: "Welcome back", zhHans: "欢迎回来")
  static let goOn = LocalizedText("打開日記", en: "Open the journal", zhHans: "打开日记")
  static let unknown = LocalizedText("先打開終端機印出的網址", en: "Open the address from the terminal first", zhHans: "先打开终端打印的网址")
  static let unknownStep = LocalizedText(
    "這個瀏覽器還沒有金鑰。執行 yiju serve 的終端機印了一個帶有 key 的網址，打開它一次就好。",
    en: "This browser has no key yet. The terminal that runs yiju serve printed an address with a key; opening it once is enough.",
    zhHans: "这个浏览器还没有密钥。运行 yiju serve 的终端打印了一个带有 key 的网址，打开它一次就好。")
  static let foreign = LocalizedText("這個請求不是從「一句」的頁面來的", en: "This did not come from a page of Yiju", zhHans: "这个请求不是从“一句”的页面来的")
  static let foreignStep = LocalizedText(
    "沒有做任何改動。請從「一句」的頁面再做一次。", en: "Nothing was changed. Do it again from a page of Yiju.", zhHans: "没有做任何改动。请从“一句”的页面再做一次。")
  static let keyRequired = LocalizedText("沒有金鑰。", en: "The key is missing or not this journal's.", zhHans: "没有密钥。")
  static let sendKey = LocalizedText(
    "把終端機印出的金鑰放進 Authorization: Bearer。", en: "Send the key that the terminal printed as Authorization: Bearer.",
    zhHans: "把终端打印的密钥放进 Authorization: Bearer。")
  static let typed = LocalizedText("你寫的字（還沒有存進去）", en: "What you wrote (not saved yet)", zhHans: "你写的字（还没有存进去）")
  static let wrongHost = LocalizedText(
    "這裡只回答 127.0.0.1、localhost 和 [::1] 加上自己的連接埠。", en: "This server answers only to 127.0.0.1, localhost and [::1] on its own port.",
    zhHans: "这里只回答 127.0.0.1、localhost 和 [::1] 加上自己的端口。")
  static let useOurNames = LocalizedText("用終端機印出的網址。", en: "Use the address that the terminal printed.", zhHans: "用终端打印的网址。")
}
