import LocalizationKit

/// The words of an entry's page and of the form that changes it.
enum EntryTexts {
  static let edit = LocalizedText("編輯", en: "Edit", zhHans: "编辑")
  static let editTitle = LocalizedText("編輯這一條", en: "Edit this entry", zhHans: "编辑这一条")
  static let delete = LocalizedText("刪除", en: "Delete", zhHans: "删除")
  static let done = LocalizedText("完成", en: "Mark as done", zhHans: "完成")
  static let reopen = LocalizedText("改回未完成", en: "Not done yet", zhHans: "改回未完成")
  static let suggestedKind = LocalizedText("原先推測", en: "First guess", zhHans: "原先推测")
  static let updated = LocalizedText("已更新", en: "Updated", zhHans: "已更新")
  static let isDeleted = LocalizedText(
    "這一條已經刪除，還可以復原。", en: "This entry is deleted. It can still be brought back.", zhHans: "这一条已经删除，还可以撤销。")
  static let clash = LocalizedText(
    "你編輯的時候，別處也改了這一條，還沒有存。別處存的是：", en: "While you were editing, this entry was changed elsewhere; yours is not saved yet. It now says:",
    zhHans: "你编辑的时候，别处也改了这一条，还没有存。别处存的是：")
  static let clashStep = LocalizedText(
    "你填的都還在下面。再儲存一次就會換成你的。", en: "What you filled in is still below. Saving again replaces it with yours.",
    zhHans: "你填的都还在下面。再保存一次就会换成你的。")
  static let keepTime = LocalizedText("維持現在的時間", en: "Keep the present time", zhHans: "维持现在的时间")
}
