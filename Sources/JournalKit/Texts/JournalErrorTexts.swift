import LocalizationKit

/// The sentence and the next step of every error of a journal.
enum JournalErrorTexts {
  static func sentence(_ error: JournalError) -> LocalizedText {
    switch error {
    case .diskFull:
      LocalizedText("磁碟已滿，這次沒有完成。", en: "The disk is full; this was not done.", zhHans: "磁盘已满，这次没有完成。")
    case .readOnly:
      LocalizedText("這本日記目前只能讀取，沒有存進去。", en: "This journal can only be read right now; nothing was saved.", zhHans: "这本日记目前只能读取，没有存进去。")
    case .noPermission:
      LocalizedText("沒有權限使用日記檔案。", en: "There is no permission to use the journal file.", zhHans: "没有权限使用日记文件。")
    case .locked:
      LocalizedText("另一個程式正占用日記，這次沒有完成。", en: "Another program is holding the journal; this was not done.", zhHans: "另一个程序正占用日记，这次没有完成。")
    case .damaged:
      LocalizedText("日記檔案損壞，或不是一句的日記。", en: "The journal file is damaged or is not a Yiju journal.", zhHans: "日记文件损坏，或不是一句的日记。")
    case .newerVersion(let found, let supported):
      LocalizedText(
        "這本日記由較新的版本寫成（格式 \(found)，目前支援到 \(supported)），只能讀取。",
        en: "A newer version wrote this journal (format \(found); this version knows up to \(supported)). It can only be read.",
        zhHans: "这本日记由较新的版本写成（格式 \(found)，目前支持到 \(supported)），只能读取。")
    case .cannotOpen:
      LocalizedText("日記檔案打不開。", en: "The journal file cannot be opened.", zhHans: "日记文件打不开。")
    case .strayLog:
      LocalizedText(
        "日記檔案不見了，它的紀錄檔（-wal）還在；什麼都沒有動。",
        en: "The journal file is missing while its log (-wal) is still there; nothing was touched.",
        zhHans: "日记文件不见了，它的记录文件（-wal）还在；什么都没有动。")
    case .fileExists:
      LocalizedText(
        "那個位置已經有檔案，沒有覆蓋它。", en: "There is a file at that place already; it was not overwritten.",
        zhHans: "那个位置已经有文件，没有覆盖它。")
    case .entryNotFound:
      LocalizedText("找不到這一條。", en: "There is no such entry.", zhHans: "找不到这一条。")
    case .unknownPerson:
      LocalizedText("找不到這個對象。", en: "There is no such person.", zhHans: "找不到这个对象。")
    case .identifierTaken:
      LocalizedText("這個識別碼已經屬於另一條。", en: "This identifier already belongs to another entry.", zhHans: "这个标识符已经属于另一条。")
    case .changedSince:
      LocalizedText(
        "這一條存過之後又改過或刪除了，這次沒有存。", en: "This entry was changed or deleted after it was saved; nothing was saved now.",
        zhHans: "这一条存过之后又改过或删除了，这次没有存。")
    case .blankContent:
      LocalizedText("內容是空白的。", en: "The content is blank.", zhHans: "内容是空白的。")
    case .blankName:
      LocalizedText("名字是空白的。", en: "The name is blank.", zhHans: "名字是空白的。")
    case .storage(let code):
      LocalizedText("儲存時發生錯誤（代碼 \(code)）。", en: "The storage failed (code \(code)).", zhHans: "存储时发生错误（代码 \(code)）。")
    }
  }

  static func nextStep(_ error: JournalError) -> LocalizedText {
    switch error {
    case .diskFull:
      LocalizedText(
        "清出一些空間後再試一次；日記裡原有的都還在。", en: "Free some space and try again; everything that was in the journal is still there.",
        zhHans: "清出一些空间后再试一次；日记里原有的都还在。")
    case .readOnly:
      LocalizedText(
        "檢查檔案與磁碟是否設為唯讀，再儲存一次。", en: "Check whether the file or the disk is set to read-only, then save again.",
        zhHans: "检查文件与磁盘是否设为只读，再保存一次。")
    case .noPermission:
      LocalizedText(
        "請檔案的擁有者給你讀寫權限，或用 --journal 換一個位置。", en: "Ask the file's owner for permission, or choose another place with --journal.",
        zhHans: "请文件的所有者给你读写权限，或用 --journal 换一个位置。")
    case .locked:
      LocalizedText("稍等一下再試一次。", en: "Wait a moment and try again.", zhHans: "稍等一下再试一次。")
    case .damaged:
      LocalizedText(
        "不要刪除它。執行 yiju doctor 檢查，或從備份還原。", en: "Do not delete it. Run yiju doctor, or restore a backup.",
        zhHans: "不要删除它。运行 yiju doctor 检查，或从备份还原。")
    case .newerVersion:
      LocalizedText("把這裡的一句更新到新版後再寫。", en: "Update this copy of Yiju, then write again.", zhHans: "把这里的一句更新到新版后再写。")
    case .cannotOpen:
      LocalizedText(
        "確認路徑存在，或用 --journal 換一個位置。", en: "Check that the path exists, or choose another place with --journal.",
        zhHans: "确认路径存在，或用 --journal 换一个位置。")
    case .strayLog:
      LocalizedText(
        "把日記檔案放回紀錄檔旁邊再打開；紀錄檔裡有還沒併入的內容，不要刪除它。",
        en: "Put the journal file back beside its log and open it again; the log holds entries, so do not delete it.",
        zhHans: "把日记文件放回记录文件旁边再打开；记录文件里有还没并入的内容，不要删除它。")
    case .fileExists:
      LocalizedText("換一個檔名再試一次。", en: "Choose another name and try again.", zhHans: "换一个文件名再试一次。")
    case .entryNotFound:
      LocalizedText("回到清單看看，它可能已經刪除。", en: "Look in the list; it may have been deleted.", zhHans: "回到清单看看，它可能已经删除。")
    case .unknownPerson:
      LocalizedText("從對象清單中選一個，或不選。", en: "Choose one from the list of people, or none.", zhHans: "从对象清单中选一个，或不选。")
    case .identifierTaken:
      LocalizedText("用新的識別碼再送一次。", en: "Send it again with a new identifier.", zhHans: "用新的标识符再送一次。")
    case .changedSince:
      LocalizedText(
        "打開那一條來修改；你填的都還在這裡。", en: "Open the entry and change it there; everything you filled in is still here.",
        zhHans: "打开那一条来修改；你填的都还在这里。")
    case .blankContent:
      LocalizedText("寫一點內容再儲存。", en: "Write something, then save.", zhHans: "写一点内容再保存。")
    case .blankName:
      LocalizedText("寫一個名字再儲存。", en: "Write a name, then save.", zhHans: "写一个名字再保存。")
    case .storage:
      LocalizedText(
        "再試一次；若一直發生，執行 yiju doctor。", en: "Try again; if it keeps happening, run yiju doctor.", zhHans: "再试一次；若一直发生，运行 yiju doctor。")
    }
  }
}
