import LocalizationKit

/// What the command line says, apart from the help.
enum CommandTexts {
  static let seeHelp = LocalizedText("用 yiju help 看說明。", en: "See yiju help.", zhHans: "用 yiju help 看说明。")
  static let sentenceWithHyphen = LocalizedText(
    "句子若以 - 開頭，寫成 yiju -- 句子。用 yiju help 看說明。",
    en: "For a sentence that begins with a hyphen write yiju -- SENTENCE. See yiju help.",
    zhHans: "句子若以 - 开头，写成 yiju -- 句子。用 yiju help 看说明。")
  static func unknownOption(_ option: String) -> LocalizedText {
    LocalizedText("沒有 \(option) 這個選項。", en: "There is no option \(option).", zhHans: "没有 \(option) 这个选项。")
  }
  static func mistyped(_ word: String, _ command: String) -> LocalizedText {
    LocalizedText(
      "「\(word)」像是打錯的指令 \(command)，沒有存。", en: "“\(word)” looks like the command \(command); nothing was saved.",
      zhHans: "“\(word)”像是打错的指令 \(command)，没有存。")
  }
  static func noSuchCommand(_ word: String) -> LocalizedText {
    LocalizedText("沒有 \(word) 這個指令。", en: "There is no command \(word).", zhHans: "没有 \(word) 这个指令。")
  }
  static func writeIt(_ word: String) -> LocalizedText {
    LocalizedText("要寫成一句：yiju add \(word)", en: "To write it down: yiju add \(word)", zhHans: "要写成一句：yiju add \(word)")
  }
  static func optionTwice(_ name: String) -> LocalizedText {
    LocalizedText("--\(name) 給了兩次。", en: "--\(name) was given twice.", zhHans: "--\(name) 给了两次。")
  }
  static func optionNeedsValue(_ name: String) -> LocalizedText {
    LocalizedText("--\(name) 後面要有一個值。", en: "--\(name) needs a value.", zhHans: "--\(name) 后面要有一个值。")
  }
  static func optionTakesNoValue(_ name: String) -> LocalizedText {
    LocalizedText("--\(name) 不帶值。", en: "--\(name) takes no value.", zhHans: "--\(name) 不带值。")
  }
  static func badValue(_ name: String, legal: String) -> LocalizedText {
    LocalizedText("--\(name) 可以是：\(legal)。", en: "--\(name) can be: \(legal).", zhHans: "--\(name) 可以是：\(legal)。")
  }
  static let tooManyWords = LocalizedText("多了沒有用到的字。", en: "There are words too many.", zhHans: "多了没有用到的字。")
  static let whichEntry = LocalizedText(
    "說明是哪一條：清單上的號碼（1 是最新的）或識別碼。", en: "Say which entry: its number in the list (1 is the newest) or its identifier.",
    zhHans: "说明是哪一条：清单上的号码（1 是最新的）或标识符。")
  static let whichFile = LocalizedText("說明是哪個檔案。", en: "Say which file.", zhHans: "说明是哪个文件。")
  static let notUTF8 = LocalizedText("這段文字不是 UTF-8。", en: "This text is not UTF-8.", zhHans: "这段文字不是 UTF-8。")
  static let convertToUTF8 = LocalizedText("轉成 UTF-8 再送一次。", en: "Convert it to UTF-8 and send it again.", zhHans: "转成 UTF-8 再送一次。")
  static func lineRefused(_ number: Int, _ reason: LocalizedText, _ language: Language) -> String {
    let text = LocalizedText("第 \(number) 行沒有存：", en: "Line \(number) was not saved: ", zhHans: "第 \(number) 行没有存：")
    return text[language] + reason[language]
  }
  static func someRefused(_ count: Int, saved: Int) -> LocalizedText {
    LocalizedText(
      "\(count) 行沒有存，\(saved) 行存了。", en: "\(count) line\(count == 1 ? "" : "s") not saved, \(saved) saved.",
      zhHans: "\(count) 行没有存，\(saved) 行存了。")
  }
  static let mendLines = LocalizedText("改好那幾行再送一次。", en: "Mend those lines and send them again.", zhHans: "改好那几行再送一次。")
  static let blank = LocalizedText("沒有內容。", en: "There is nothing in it.", zhHans: "没有内容。")
  static let tooLong = LocalizedText(
    "太長了（一句最多 20,000 位元組）。", en: "It is too long (a sentence has at most 20,000 bytes).", zhHans: "太长了（一句最多 20,000 字节）。")
  static let writeSomething = LocalizedText("寫一句再送出。", en: "Write a sentence and send it again.", zhHans: "写一句再送出。")
  static let unsavedFollow = LocalizedText("還沒存進去的句子：", en: "Not saved yet:", zhHans: "还没存进去的句子：")
  static func restUnread(_ line: Int) -> LocalizedText {
    LocalizedText("第 \(line) 行起都還沒讀。", en: "Nothing from line \(line) on was read.", zhHans: "第 \(line) 行起都还没读。")
  }
  static let saved = LocalizedText("已儲存", en: "Saved", zhHans: "已保存")
  static let cancelled = LocalizedText("已取消，沒有存。", en: "Cancelled; nothing was saved.", zhHans: "已取消，没有存。")
  static let prompt = LocalizedText("一句：", en: "One sentence: ", zhHans: "一句：")
  static let emptyJournal = LocalizedText(
    "還沒有日記。寫下第一句：yiju 尿布快沒了", en: "Nothing here yet. Write the first sentence: yiju 尿布快沒了", zhHans: "还没有日记。写下第一句：yiju 尿布快没了")
  static let nothingFound = LocalizedText("沒有符合的條目。", en: "No entry fits.", zhHans: "没有符合的条目。")
  static func more(_ command: String) -> LocalizedText {
    LocalizedText("更早的：\(command)", en: "Earlier: \(command)", zhHans: "更早的：\(command)")
  }
  static let deleted = LocalizedText("已刪除", en: "Deleted", zhHans: "已删除")
  static let howToUndo = LocalizedText("復原：yiju undo", en: "Take it back: yiju undo", zhHans: "撤销：yiju undo")
  static let restored = LocalizedText("已復原", en: "Brought back", zhHans: "已恢复")
  static let nothingToUndo = LocalizedText("沒有可以復原的刪除。", en: "There is no deletion to take back.", zhHans: "没有可以恢复的删除。")
  static let done = LocalizedText("已完成", en: "Done", zhHans: "已完成")
  static let open = LocalizedText("未完成", en: "Open", zhHans: "未完成")
  static let changed = LocalizedText("已修改", en: "Changed", zhHans: "已修改")
  static let nothingToChange = LocalizedText(
    "沒有說要改什麼。", en: "Nothing was said to change.", zhHans: "没有说要改什么。")
  static let noPeople = LocalizedText(
    "還沒有對象。加一個：yiju people add 妹妹", en: "Nobody yet. Add someone: yiju people add 妹妹", zhHans: "还没有对象。加一个：yiju people add 妹妹")
  static let peopleUsage = LocalizedText(
    "可以用：people、people add 名字、people rename 舊名 新名、people archive 名字、people restore 名字。",
    en: "Use people, people add NAME, people rename OLD NEW, people archive NAME or people restore NAME.",
    zhHans: "可以用：people、people add 名字、people rename 旧名 新名、people archive 名字、people restore 名字。")
  static let learnedUsage = LocalizedText(
    "可以用：learned、learned reset、learned reset 字詞、learned restore。",
    en: "Use learned, learned reset, learned reset WORDS or learned restore.",
    zhHans: "可以用：learned、learned reset、learned reset 字词、learned restore。")
  static let lookAtLearned = LocalizedText(
    "用 yiju learned 看學到什麼。", en: "See what was learned with yiju learned.", zhHans: "用 yiju learned 看学到什么。")
  static let howToRestoreLearned = LocalizedText(
    "復原：yiju learned restore", en: "Take it back: yiju learned restore", zhHans: "撤销：yiju learned restore")
  static let archived = LocalizedText("已收起", en: "archived", zhHans: "已收起")
  static let nameTaken = LocalizedText("這個名字已經有人用了。", en: "Somebody has this name already.", zhHans: "这个名字已经有人用了。")
  static let chooseName = LocalizedText("換一個名字。", en: "Choose another name.", zhHans: "换一个名字。")
  static let nameTooLong = LocalizedText(
    "名字太長了（最多 100 個字）。", en: "The name is too long (100 characters at most).", zhHans: "名字太长了（最多 100 个字）。")
  static func noSuchPerson(_ name: String) -> LocalizedText {
    LocalizedText("沒有叫「\(name)」的對象。", en: "There is nobody called “\(name)”.", zhHans: "没有叫“\(name)”的对象。")
  }
  static let listPeople = LocalizedText(
    "用 yiju people 看有誰，或用 yiju people add 加一個。", en: "See who there is with yiju people, or add someone with yiju people add.",
    zhHans: "用 yiju people 看有谁，或用 yiju people add 加一个。")
  static func backedUp(_ path: String) -> LocalizedText {
    LocalizedText("備份好了：\(path)", en: "Backed up to \(path)", zhHans: "备份好了：\(path)")
  }
  static let journalInUse = LocalizedText(
    "有程式開著這本日記，沒有還原。", en: "A program has this journal open; nothing was restored.", zhHans: "有程序开着这本日记，没有还原。")
  static let stopServing = LocalizedText(
    "先結束 yiju serve 和其他用到它的程式，再還原一次。", en: "Stop yiju serve and whatever else uses it, then restore again.",
    zhHans: "先结束 yiju serve 和其他用到它的程序，再还原一次。")
  static func notABackup(_ path: String) -> LocalizedText {
    LocalizedText("\(path) 不是完好的備份，沒有還原。", en: "\(path) is not a sound backup; nothing was restored.", zhHans: "\(path) 不是完好的备份，没有还原。")
  }
  static let otherBackup = LocalizedText(
    "選另一份；每天的備份在日記旁邊的 Backups。", en: "Choose another; the daily ones are in Backups beside the journal.",
    zhHans: "选另一份；每天的备份在日记旁边的 Backups。")
  static func restoredFrom(_ path: String) -> LocalizedText {
    LocalizedText("還原好了：\(path)", en: "Restored from \(path)", zhHans: "还原好了：\(path)")
  }
  static func setAside(_ path: String) -> LocalizedText {
    LocalizedText("原來的日記留在 \(path)", en: "The journal that was there is kept at \(path)", zhHans: "原来的日记留在 \(path)")
  }
  static func cannotReadFile(_ path: String) -> LocalizedText {
    LocalizedText("讀不到 \(path)。", en: "\(path) cannot be read.", zhHans: "读不到 \(path)。")
  }
  static func cannotWriteFile(_ path: String) -> LocalizedText {
    LocalizedText("寫不進 \(path)。", en: "\(path) cannot be written.", zhHans: "写不进 \(path)。")
  }
  static func fileExists(_ path: String) -> LocalizedText {
    LocalizedText("\(path) 已經在那裡，沒有蓋掉。", en: "\(path) is there already; it was not overwritten.", zhHans: "\(path) 已经在那里，没有盖掉。")
  }
  static let noRoom = LocalizedText("沒有空間了，沒有寫完。", en: "There is no room left; not everything was written.", zhHans: "没有空间了，没有写完。")
  static let makeRoom = LocalizedText("清出一些空間再做一次。", en: "Free some space and do it again.", zhHans: "清出一些空间再做一次。")
  static func exported(_ path: String) -> LocalizedText {
    LocalizedText("匯出好了：\(path)", en: "Exported to \(path)", zhHans: "导出好了：\(path)")
  }
  static let lookInList = LocalizedText("用 yiju list 看清單。", en: "See the list with yiju list.", zhHans: "用 yiju list 看清单。")
  static let nothingElse = LocalizedText(
    "其餘沒有可以匯入的；改好那幾行再匯入。", en: "There is nothing else to import; mend those lines and import again.", zhHans: "其余没有可以导入的；改好那几行再导入。")
  static let skipThem = LocalizedText(
    "改好那幾行再匯入，或加上 --skip-bad-lines 收下其餘的。", en: "Mend those lines and import again, or take the rest with --skip-bad-lines.",
    zhHans: "改好那几行再导入，或加上 --skip-bad-lines 收下其余的。")
  static let checkPath = LocalizedText("檢查路徑與權限。", en: "Check the path and its permissions.", zhHans: "检查路径与权限。")
  static func merged(added: Int, updated: Int, unchanged: Int, learned: Int) -> LocalizedText {
    LocalizedText(
      "新增 \(added)，更新 \(updated)，原已有 \(unchanged)\(learned > 0 ? "；學到的用字 \(learned)" : "")。",
      en: "\(added) added, \(updated) updated, \(unchanged) were here already\(learned > 0 ? "; \(learned) learned weights" : "").",
      zhHans: "新增 \(added)，更新 \(updated)，原已有 \(unchanged)\(learned > 0 ? "；学到的用字 \(learned)" : "")。")
  }
  static let serving = LocalizedText(
    "「一句」開在這個網址（含金鑰，不要外傳）：", en: "Yiju is open at this address (it holds the key; keep it to yourself):", zhHans: "“一句”开在这个网址（含密钥，不要外传）：")
  static let stopHint = LocalizedText("按 Ctrl-C 結束。", en: "Press Ctrl-C to stop.", zhHans: "按 Ctrl-C 结束。")
  static func portTaken(_ port: Int) -> LocalizedText {
    LocalizedText("連接埠 \(port) 已經有人用。", en: "Port \(port) is taken.", zhHans: "端口 \(port) 已经有人用。")
  }
  static let otherPort = LocalizedText(
    "換一個：yiju serve --port 0 會自己找空的；用 make 的話是 PORT=0 make run。",
    en: "Choose another: yiju serve --port 0 (or PORT=0 make run) finds a free one.",
    zhHans: "换一个：yiju serve --port 0 会自己找空的；用 make 的话是 PORT=0 make run。")
  static let cannotServe = LocalizedText("網頁伺服器開不起來。", en: "The web server could not be started.", zhHans: "网页服务器开不起来。")
  static func badLine(_ number: Int) -> LocalizedText {
    LocalizedText(
      "第 \(number) 行不是有 text 和 reference 的 JSON 物件。", en: "Line \(number) is not a JSON object with text and reference.",
      zhHans: "第 \(number) 行不是有 text 和 reference 的 JSON 对象。")
  }
  static let noTimeZones = LocalizedText(
    "這台機器沒有時區資料。", en: "This machine has no time zone data.", zhHans: "这台机器没有时区数据。")
  static let installTimeZones = LocalizedText("安裝 tzdata 套件。", en: "Install the tzdata package.", zhHans: "安装 tzdata 软件包。")
}
