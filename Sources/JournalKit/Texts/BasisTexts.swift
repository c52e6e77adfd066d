public import LocalizationKit

/// Why the interpreter proposed a kind, in words.
public enum BasisTexts {
  /// The words for a basis code of a suggestion; a code from another version gets a general sentence.
  public static func explanation(of code: String) -> LocalizedText {
    switch code {
    case "rule:question-ending":
      LocalizedText("這句話以問句結尾", en: "The sentence ends as a question", zhHans: "这句话以问句结尾")
    case "rule:begins-with-buy":
      LocalizedText("這句話以「買」開頭", en: "The sentence begins with 買 (buy)", zhHans: "这句话以“买”开头")
    case "rule:begins-with-remember":
      LocalizedText("這句話以「記得」開頭", en: "The sentence begins with 記得 (remember to)", zhHans: "这句话以“记得”开头")
    case "rule:otherwise":
      LocalizedText("看不出其他分類，先當作紀錄", en: "Nothing points elsewhere, so it counts as a record for now", zhHans: "看不出其他分类，先当作记录")
    default:
      LocalizedText("由句子的內容推測", en: "Guessed from the sentence", zhHans: "由句子的内容推测")
    }
  }
}
