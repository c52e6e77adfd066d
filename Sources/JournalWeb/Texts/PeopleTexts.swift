import JournalKit
import LocalizationKit

/// The words of the page of people.
enum PeopleTexts {
  static let title = LocalizedText("對象", en: "People", zhHans: "对象")
  static let introduction = LocalizedText(
    "日記裡會提到的人或動物：孩子、長輩、寵物。", en: "Whom the journal is about: a child, an elder, a pet.", zhHans: "日记里会提到的人或动物：孩子、长辈、宠物。")
  static let empty = LocalizedText("還沒有對象。不加也可以寫日記。", en: "Nobody yet. The journal works without.", zhHans: "还没有对象。不加也可以写日记。")
  static let newName = LocalizedText("新的對象", en: "Somebody new", zhHans: "新的对象")
  static let namePlaceholder = LocalizedText("名字", en: "Name", zhHans: "名字")
  static let add = LocalizedText("加入", en: "Add", zhHans: "加入")
  static let rename = LocalizedText("改名", en: "Rename", zhHans: "改名")
  static let archive = LocalizedText("收起來", en: "Put away", zhHans: "收起来")
  static let unarchive = LocalizedText("放回來", en: "Bring back", zhHans: "放回来")
  static let archived = LocalizedText("收起來的", en: "Put away", zhHans: "收起来的")
  static let current = LocalizedText("目前的對象", en: "Present", zhHans: "目前的对象")

  /// The label of the field that renames a person.
  static func nameOf(_ name: String) -> LocalizedText {
    LocalizedText("\(name)的名字", en: "The name of \(name)", zhHans: "\(name)的名字")
  }

  /// What is wrong with a name.
  static func error(_ error: PeopleModel.NameError) -> LocalizedText {
    switch error {
    case .blank: LocalizedText("寫一個名字。", en: "Write a name.", zhHans: "写一个名字。")
    case .tooLong:
      LocalizedText("名字太長了，最多一百個字。", en: "The name is too long; 100 letters at most.", zhHans: "名字太长了，最多一百个字。")
    case .taken: LocalizedText("已經有同名的對象。", en: "Somebody else has this name.", zhHans: "已经有同名的对象。")
    }
  }
}
