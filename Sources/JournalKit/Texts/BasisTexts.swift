public import LocalizationKit

/// Why the interpreter proposed a kind, in words that need no knowledge of how it works.
public enum BasisTexts {
  /// The words for a basis code of a suggestion; a code from another version gets a general sentence.
  public static func explanation(of code: String) -> LocalizedText {
    explanations[code] ?? LocalizedText("由句子的內容推測", en: "Guessed from the sentence", zhHans: "由句子的内容推测")
  }

  /// The codes that have words of their own.
  static let explanations: [String: LocalizedText] = [
    "rule:question-ending": LocalizedText("這句話以問句結尾", en: "The sentence ends as a question", zhHans: "这句话以问句结尾"),
    "rule:begins-with-buy": LocalizedText("這句話以「買」開頭", en: "The sentence begins with 買 (buy)", zhHans: "这句话以“买”开头"),
    "rule:begins-with-remember": LocalizedText(
      "這句話以「記得」開頭", en: "The sentence begins with 記得 (remember to)", zhHans: "这句话以“记得”开头"),
    "rule:otherwise": LocalizedText(
      "看不出其他分類，先當作紀錄", en: "Nothing points elsewhere, so it counts as a record for now", zhHans: "看不出其他分类，先当作记录"),
    "rule:shortage": LocalizedText(
      "這句話說東西快用完了、壞了或過期了", en: "The sentence says that something is running out, broken or expired", zhHans: "这句话说东西快用完了、坏了或过期了"),
    "rule:question": LocalizedText("這句話在問事情", en: "The sentence asks something", zhHans: "这句话在问事情"),
    "rule:asking": LocalizedText("這句話請別人做事", en: "The sentence asks someone to do something", zhHans: "这句话请别人做事"),
    "rule:duty": LocalizedText("這句話說的是該做或該記住的事", en: "The sentence says what has to be done or remembered", zhHans: "这句话说的是该做或该记住的事"),
    "rule:plan": LocalizedText("這句話說的是還沒發生的安排", en: "The sentence speaks of something planned", zhHans: "这句话说的是还没发生的安排"),
    "rule:undone": LocalizedText("這句話說有事還沒做", en: "The sentence says that something is not done yet", zhHans: "这句话说有事还没做"),
    "rule:list": LocalizedText("這句話像一張購物清單", en: "The sentence looks like a shopping list", zhHans: "这句话像一张购物清单"),
    "rule:done": LocalizedText("這句話說的是已經發生的事", en: "The sentence tells what happened", zhHans: "这句话说的是已经发生的事"),
    "rule:measured": LocalizedText("這句話記下了量到的數字", en: "The sentence notes something measured", zhHans: "这句话记下了量到的数字"),
    "rule:report": LocalizedText("這句話轉述別人說的", en: "The sentence passes on what someone said", zhHans: "这句话转述别人说的"),
    "rule:feeling": LocalizedText("這句話說的是心情", en: "The sentence says how someone feels", zhHans: "这句话说的是心情"),
    "rule:exclamation": LocalizedText("這句話是一聲感嘆", en: "The sentence is an exclamation", zhHans: "这句话是一声感叹"),
    "rule:wish": LocalizedText("這句話說的是願望", en: "The sentence is a wish", zhHans: "这句话说的是愿望"),
    "rule:rhetorical": LocalizedText(
      "這句話是反問，不是真的在問", en: "The sentence is a question that wants no answer", zhHans: "这句话是反问，不是真的在问"),
    "model:words": LocalizedText("從整句的用字看出來", en: "The wording as a whole points to it", zhHans: "从整句的用字看出来"),
    "learned:household": LocalizedText("家裡以前這樣分過", en: "Your household chose it for this before", zhHans: "家里以前这样分过"),
  ]
}
