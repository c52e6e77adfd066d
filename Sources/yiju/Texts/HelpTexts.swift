import LocalizationKit

/// The help, for the whole and for each command.
enum HelpTexts {
  static let overview = LocalizedText(
    """
    一句：一次一句的日記，存在你自己的電腦裡。

    用法
      yiju 尿布快沒了              寫一句；在終端機上先看確認卡，Enter 儲存
      yiju -                       從標準輸入讀，一行一條
      yiju list                    最新的在前
      yiju serve                   開網頁版，印出網址

    指令
      add 句子        寫一句（句子的第一個字剛好是指令名稱時用）
      list            清單
      show 條目       看一條的全部
      edit 條目 內容  修改
      done 條目       完成；reopen 條目 重新打開
      rm 條目         刪除，可復原
      undo            復原最近的刪除
      people          對象：people add 妹妹
      export [檔案]   匯出整本日記（JSON Lines）；import 檔案 匯入
      backup [檔案]   備份
      doctor          檢查日記
      serve           網頁版
      interpret 句子  只看怎麼解讀，不存
      help [指令]     說明；version 版本

      「條目」是清單上的號碼（1 是最新的）或識別碼。

    到處都能用的選項
      --journal 路徑  日記在哪裡（或環境變數 YIJU_JOURNAL）
      --lang 語言     zh-Hant、zh-Hans、en
      --json          給程式讀（各讀取指令）
      --help          這個指令的說明

    結束代碼
      0 完成  1 日記出錯  2 看不懂參數  3 找不到  4 有輸入沒收下  5 已取消
    """,
    en: """
      Yiju: a journal that takes one sentence at a time and keeps it on your own machine.

      Usage
        yiju 尿布快沒了              write a sentence; a terminal shows the card first, Enter saves
        yiju -                       read standard input, a line is an entry
        yiju list                    newest first
        yiju serve                   start the web app and print its address

      Commands
        add SENTENCE       write (for a sentence whose first word is a command's name)
        list               the list
        show ENTRY         everything of one entry
        edit ENTRY TEXT    change it
        done ENTRY         mark as done; reopen ENTRY opens it again
        rm ENTRY           delete, with undo
        undo               take the last deletion back
        people             whom entries are about: people add 妹妹
        export [FILE]      the whole journal as JSON Lines; import FILE takes it in
        backup [FILE]      back up
        doctor             check the journal
        serve              the web app
        interpret SENTENCE how it would be read, without saving
        help [COMMAND]     help; version prints the version

        ENTRY is the number in the list (1 is the newest) or the identifier.

      Options everywhere
        --journal PATH  where the journal lies (or the variable YIJU_JOURNAL)
        --lang LANGUAGE zh-Hant, zh-Hans or en
        --json          for programs (every reading command)
        --help          help on this command

      Exit codes
        0 done  1 the journal failed  2 arguments not understood  3 not found  4 some input refused  5 cancelled
      """,
    zhHans: """
      一句：一次一句的日记，存在你自己的电脑里。

      用法
        yiju 尿布快没了              写一句；在终端上先看确认卡，Enter 保存
        yiju -                       从标准输入读，一行一条
        yiju list                    最新的在前
        yiju serve                   开网页版，印出网址

      指令
        add 句子        写一句（句子的第一个字刚好是指令名称时用）
        list            清单
        show 条目       看一条的全部
        edit 条目 内容  修改
        done 条目       完成；reopen 条目 重新打开
        rm 条目         删除，可恢复
        undo            恢复最近的删除
        people          对象：people add 妹妹
        export [文件]   导出整本日记（JSON Lines）；import 文件 导入
        backup [文件]   备份
        doctor          检查日记
        serve           网页版
        interpret 句子  只看怎么解读，不存
        help [指令]     说明；version 版本

        “条目”是清单上的号码（1 是最新的）或标识符。

      到处都能用的选项
        --journal 路径  日记在哪里（或环境变量 YIJU_JOURNAL）
        --lang 语言     zh-Hant、zh-Hans、en
        --json          给程序读（各读取指令）
        --help          这个指令的说明

      结束代码
        0 完成  1 日记出错  2 看不懂参数  3 找不到  4 有输入没收下  5 已取消
      """)

  /// The help of one command.
  static func about(_ name: CommandName) -> LocalizedText {
    switch name {
    case .add:
      LocalizedText(
        "yiju [add] 句子 [--kind 分類] [--person 名字] [--mood 😊] [--yes] [--json]\nyiju -   一行一條\n\n--yes 不看確認卡，直接存推測。分類：record todo request mood。",
        en: """
          yiju [add] SENTENCE [--kind KIND] [--person NAME] [--mood 😊] [--yes] [--json]
          yiju -   a line is an entry

          --yes saves the suggestion without the card. Kinds: record todo request mood.
          """,
        zhHans:
          "yiju [add] 句子 [--kind 分类] [--person 名字] [--mood 😊] [--yes] [--json]\nyiju -   一行一条\n\n--yes 不看确认卡，直接存推测。分类：record todo request mood。"
      )
    case .list:
      LocalizedText(
        "yiju list [--limit 數目 | --all] [--since 日期] [--kind 分類] [--person 名字] [--cursor 識別碼] [--json]\n\n最新的在前，預設 20 條。日期可以是 2026-11-30、昨天、3天前。--cursor 接在那一條之後。",
        en: """
          yiju list [--limit N | --all] [--since DAY] [--kind KIND] [--person NAME] [--cursor ID] [--json]

          Newest first, 20 unless told otherwise. DAY can be 2026-11-30, 昨天 or 3天前. --cursor goes on after that entry.
          """,
        zhHans:
          "yiju list [--limit 数目 | --all] [--since 日期] [--kind 分类] [--person 名字] [--cursor 标识符] [--json]\n\n最新的在前，默认 20 条。日期可以是 2026-11-30、昨天、3天前。--cursor 接在那一条之后。"
      )
    case .show:
      LocalizedText("yiju show 條目 [--json]", en: "yiju show ENTRY [--json]", zhHans: "yiju show 条目 [--json]")
    case .edit:
      LocalizedText(
        "yiju edit 條目 [新內容] [--kind 分類] [--person 名字 | --no-person] [--mood 😊 | --no-mood] [--occurrence 值 | --no-occurrence]\n\n原文不會變；只改說到的欄位。",
        en: """
          yiju edit ENTRY [TEXT] [--kind KIND] [--person NAME | --no-person] [--mood 😊 | --no-mood]
               [--occurrence VALUE | --no-occurrence]

          What was typed stays; only the named fields change.
          """,
        zhHans:
          "yiju edit 条目 [新内容] [--kind 分类] [--person 名字 | --no-person] [--mood 😊 | --no-mood] [--occurrence 值 | --no-occurrence]\n\n原文不会变；只改说到的栏位。"
      )
    case .done: LocalizedText("yiju done 條目 [--json]", en: "yiju done ENTRY [--json]", zhHans: "yiju done 条目 [--json]")
    case .reopen: LocalizedText("yiju reopen 條目 [--json]", en: "yiju reopen ENTRY [--json]", zhHans: "yiju reopen 条目 [--json]")
    case .rm:
      LocalizedText(
        "yiju rm 條目 [--json]\n\n30 天內可用 yiju undo 復原。", en: "yiju rm ENTRY [--json]\n\nyiju undo takes it back within 30 days.",
        zhHans: "yiju rm 条目 [--json]\n\n30 天内可用 yiju undo 恢复。")
    case .undo:
      LocalizedText(
        "yiju undo [條目] [--json]\n\n復原最近的刪除，或指定的那一條。",
        en: "yiju undo [ENTRY] [--json]\n\nBrings back what was deleted last, or the entry named.",
        zhHans: "yiju undo [条目] [--json]\n\n恢复最近的删除，或指定的那一条。")
    case .people: CommandTexts.peopleUsage
    case .export:
      LocalizedText(
        "yiju export [檔案]\n\n整本日記，一行一個 JSON 物件；不寫檔案就印到標準輸出。",
        en: "yiju export [FILE]\n\nThe whole journal, a JSON object a line, to FILE or standard output.",
        zhHans: "yiju export [文件]\n\n整本日记，一行一个 JSON 对象；不写文件就印到标准输出。")
    case .import:
      LocalizedText(
        "yiju import 檔案 [--skip-bad-lines] [--json]\n\n有讀不懂的行就全部不收，並說是哪幾行；--skip-bad-lines 收下其餘的。重複匯入不會變兩份。",
        en: """
          yiju import FILE [--skip-bad-lines] [--json]

          Takes nothing when a line cannot be read, and says which; --skip-bad-lines takes the rest. Importing twice doubles nothing.
          """,
        zhHans: "yiju import 文件 [--skip-bad-lines] [--json]\n\n有读不懂的行就全部不收，并说是哪几行；--skip-bad-lines 收下其余的。重复导入不会变两份。")
    case .backup:
      LocalizedText(
        "yiju backup [檔案]\n\n備份好並檢查過才算數；已有的檔案不會被蓋掉。",
        en: "yiju backup [FILE]\n\nCounts only after it was checked; an existing file is not overwritten.",
        zhHans: "yiju backup [文件]\n\n备份好并检查过才算数；已有的文件不会被盖掉。")
    case .doctor:
      LocalizedText(
        "yiju doctor [--json] [--repair-to 新檔案]\n\n檢查日記；--repair-to 把讀得到的都抄進一本新日記，原檔不動。",
        en:
          "yiju doctor [--json] [--repair-to FILE]\n\nChecks the journal; --repair-to copies all that can be read into a new one and leaves the old.",
        zhHans: "yiju doctor [--json] [--repair-to 新文件]\n\n检查日记；--repair-to 把读得到的都抄进一本新日记，原文件不动。")
    case .serve:
      LocalizedText(
        "yiju serve [--port 連接埠] [--new-key]\n\n只在這台電腦上開（127.0.0.1），預設 8765；0 自己找空的。--new-key 換一把鑰匙，舊網址失效。",
        en:
          "yiju serve [--port PORT] [--new-key]\n\nOn this machine only (127.0.0.1), port 8765; 0 finds a free one. --new-key makes old addresses invalid.",
        zhHans: "yiju serve [--port 端口] [--new-key]\n\n只在这台电脑上开（127.0.0.1），默认 8765；0 自己找空的。--new-key 换一把钥匙，旧网址失效。")
    case .interpret:
      LocalizedText(
        "yiju interpret 句子 [--json]\nyiju interpret --jsonl   一行一個 JSON 物件進，一行一個出",
        en: "yiju interpret SENTENCE [--json]\nyiju interpret --jsonl   a JSON object a line in, one a line out",
        zhHans: "yiju interpret 句子 [--json]\nyiju interpret --jsonl   一行一个 JSON 对象进，一行一个出")
    case .help, .version: overview
    }
  }
}
