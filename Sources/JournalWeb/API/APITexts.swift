import HTTPKit
import LocalizationKit

/// What the API says about requests; the journal's and the import's own sentences are theirs.
enum APITexts {
  static let invalidFields = LocalizedText("有些欄位不正確。", en: "Some fields are not right.", zhHans: "有些字段不正确。")
  static let mendFields = LocalizedText(
    "照 errors 修正欄位再送一次。", en: "Mend the fields listed in errors and send it again.", zhHans: "照 errors 修正字段再送一次。")
  static let sendJSON = LocalizedText("送出一個 UTF-8 的 JSON 物件。", en: "Send one JSON object in UTF-8.", zhHans: "送出一个 UTF-8 的 JSON 对象。")
  static let invalidParameter = LocalizedText("網址中的參數不正確。", en: "A parameter of the address is not right.", zhHans: "网址中的参数不正确。")
  static let seeDocument = LocalizedText(
    "可用的操作見 /api/v1/openapi.json。", en: "See /api/v1/openapi.json for what can be asked.", zhHans: "可用的操作见 /api/v1/openapi.json。")
  static let unknownParameter = LocalizedText("這裡沒有這個參數。", en: "There is no such parameter here.", zhHans: "这里没有这个参数。")
  static let repeatedParameter = LocalizedText("這個參數出現兩次。", en: "This parameter stands there twice.", zhHans: "这个参数出现两次。")
  static let notCursor = LocalizedText("必須是上一頁的 next。", en: "It has to be the next of a page before.", zhHans: "必须是上一页的 next。")
  static let notWords = LocalizedText("必須是文字，不能空白。", en: "It has to be words, not blank.", zhHans: "必须是文字，不能空白。")
  static let notSequence = LocalizedText("必須是 0 以上的整數。", en: "It has to be a whole number, 0 or more.", zhHans: "必须是 0 以上的整数。")
  static func notLimit(_ largest: Int) -> LocalizedText {
    LocalizedText("必須是 1 到 \(largest) 的整數。", en: "It has to be a whole number from 1 to \(largest).", zhHans: "必须是 1 到 \(largest) 的整数。")
  }
  static func unsupportedMediaType(_ expected: [String]) -> LocalizedText {
    let types = expected.joined(separator: ", ")
    return LocalizedText("內容的格式必須是 \(types)。", en: "The body has to be \(types).", zhHans: "内容的格式必须是 \(types)。")
  }
  static let setContentType = LocalizedText(
    "設好 Content-Type 再送一次。", en: "Set Content-Type and send it again.", zhHans: "设好 Content-Type 再送一次。")
  static func notAcceptable(_ type: String) -> LocalizedText {
    LocalizedText("回答的格式只有 \(type)。", en: "The answer comes as \(type) only.", zhHans: "回答的格式只有 \(type)。")
  }
  static let unknownAddress = LocalizedText("這個網址沒有東西。", en: "There is nothing at this address.", zhHans: "这个网址没有东西。")
  static let methodNotAllowed = LocalizedText("這個網址不能這樣用。", en: "This address does not take that method.", zhHans: "这个网址不能这样用。")
  static let nameTaken = LocalizedText("已經有人用這個名字。", en: "Somebody has this name already.", zhHans: "已经有人用这个名字。")
  static let chooseAnotherName = LocalizedText("換一個名字再儲存。", en: "Choose another name, then save.", zhHans: "换一个名字再保存。")

  /// A status in a few words.
  static func title(of status: HTTPStatus) -> LocalizedText {
    switch status {
    case .badRequest: LocalizedText("看不懂的要求", en: "Bad request", zhHans: "看不懂的请求")
    case .unauthorized: LocalizedText("需要金鑰", en: "Key required", zhHans: "需要密钥")
    case .forbidden: LocalizedText("不允許", en: "Not allowed", zhHans: "不允许")
    case .notFound: LocalizedText("找不到", en: "Not found", zhHans: "找不到")
    case .methodNotAllowed: LocalizedText("不能這樣用", en: "Method not allowed", zhHans: "不能这样用")
    case .notAcceptable: LocalizedText("沒有這種格式的回答", en: "Not acceptable", zhHans: "没有这种格式的回答")
    case .conflict: LocalizedText("與現有的內容衝突", en: "Conflict", zhHans: "与现有的内容冲突")
    case .contentTooLarge: LocalizedText("內容太大", en: "Content too large", zhHans: "内容太大")
    case .misdirectedRequest: LocalizedText("送錯地方", en: "Misdirected request", zhHans: "送错地方")
    case .unsupportedMediaType: LocalizedText("不支援的內容格式", en: "Unsupported media type", zhHans: "不支持的内容格式")
    case .unprocessableContent: LocalizedText("內容不正確", en: "Invalid content", zhHans: "内容不正确")
    case .serviceUnavailable: LocalizedText("暫時無法使用", en: "Unavailable for now", zhHans: "暂时无法使用")
    case .insufficientStorage: LocalizedText("沒有空間了", en: "No room left", zhHans: "没有空间了")
    default: LocalizedText("出了問題", en: "Something went wrong", zhHans: "出了问题")
    }
  }
}
