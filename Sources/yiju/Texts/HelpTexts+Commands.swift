import LocalizationKit

extension HelpTexts {
  /// The help of one command.
  static func about(_ name: CommandName) -> LocalizedText {
    switch name {
    case .add:
      LocalizedText(
        """
        yiju [add] 句子 [選項]
        yiju -                  從標準輸入讀，一行一條
        yiju                    在終端機上請你打一句，在管線裡讀標準輸入\n
        在終端機上先看確認卡；在管線裡直接照推測存下。句子的第一個詞剛好是指令名稱，
        或只有一個很像指令的詞時，要寫 add。\n
        選項
          --kind 分類    record、todo、request、mood，或它們的名稱（待辦）
          --person 名字  說的是誰（yiju people 看有誰）
          --mood 😊      一個表情符號
          --split        說了兩件事的句子存成兩條，各有自己的分類
          --yes          不看確認卡，直接存
          --json         給程式讀；也不看確認卡\n
        確認卡上的鍵
          Enter    儲存
          s        句子說了兩件事時：存成兩條，或又存成一條
          1 2 3 4  分類：紀錄、待辦、請求、心情
          t        採用建議的時間；再按換下一個，最後是不採用
          p        換下一個對象，最後是不設
          m        換下一個心情；推測的心情按一下就不設
          e        改內容：用 $VISUAL 或 $EDITOR，沒設就打一行（空行不改）
          Esc      取消，什麼都不存
        """,
        en: """
          yiju [add] SENTENCE [OPTION]...
          yiju -                  read standard input, a line is an entry
          yiju                    ask for a sentence; in a pipe, read standard input\n
          A terminal shows the card first; in a pipe the suggestion is saved. The word
          add is needed where the sentence begins with the name of a command, or is one
          word that looks like one.\n
          Options
            --kind KIND    record, todo, request, mood, or their labels (待辦)
            --person NAME  whom it is about (yiju people lists them)
            --mood 😊      one emoji
            --split        save a sentence that says two things as two entries,
                           each with a kind of its own
            --yes          save without the card
            --json         for programs; without the card too\n
          Keys on the card
            Enter    save
            s        where the sentence says two things: as two entries, or one again
            1 2 3 4  the kind: record, to-do, request, mood
            t        accept the suggested time; again for the next, at last none
            p        the next person, at last nobody
            m        the next mood; from a suggested one first to none
            e        edit the content in $VISUAL or $EDITOR, or else on a line
                     (an empty one keeps it)
            Esc      cancel; nothing is saved
          """,
        zhHans: """
          yiju [add] 句子 [选项]
          yiju -                  从标准输入读，一行一条
          yiju                    在终端上请你打一句，在管道里读标准输入\n
          在终端上先看确认卡；在管道里直接照推测存下。句子的第一个词刚好是指令名称，
          或只有一个很像指令的词时，要写 add。\n
          选项
            --kind 分类    record、todo、request、mood，或它们的名称（待办）
            --person 名字  说的是谁（yiju people 看有谁）
            --mood 😊      一个表情符号
            --split        说了两件事的句子存成两条，各有自己的分类
            --yes          不看确认卡，直接存
            --json         给程序读；也不看确认卡\n
          确认卡上的键
            Enter    保存
            s        句子说了两件事时：存成两条，或又存成一条
            1 2 3 4  分类：记录、待办、请求、心情
            t        采用建议的时间；再按换下一个，最后是不采用
            p        换下一个对象，最后是不设
            m        换下一个心情；推测的心情按一下就不设
            e        改内容：用 $VISUAL 或 $EDITOR，没设就打一行（空行不改）
            Esc      取消，什么都不存
          """)
    case .list:
      LocalizedText(
        """
        yiju list [選項]\n
        最新的在前。號碼是整本日記裡的號碼，篩選過也一樣。\n
          --limit 數目     最多幾條，預設 20
          --all            全部
          --since 日期     從那天起：2026-11-30、昨天、yesterday、3天前
          --kind 分類      只要 record、todo、request、mood，或它們的名稱（待辦）
          --person 名字    只要這個對象
          --cursor 識別碼  接在那一條之後
          --json           給程式讀
        """,
        en: """
          yiju list [OPTION]...\n
          Newest first. The number is the one in the whole list, also when filtered.\n
            --limit N      at most N entries (20 unless told otherwise)
            --all          all of them
            --since DAY    from that day on: 2026-11-30, yesterday, 昨天, 3天前
            --kind KIND    only record, todo, request, mood, or their labels (待辦)
            --person NAME  only about this person
            --cursor ID    go on after that entry
            --json         for programs
          """,
        zhHans: """
          yiju list [选项]\n
          最新的在前。号码是整本日记里的号码，筛选过也一样。\n
            --limit 数目     最多几条，默认 20
            --all            全部
            --since 日期     从那天起：2026-11-30、昨天、yesterday、3天前
            --kind 分类      只要 record、todo、request、mood，或它们的名称（待办）
            --person 名字    只要这个对象
            --cursor 标识符  接在那一条之后
            --json           给程序读
          """)
    case .show:
      LocalizedText(
        "yiju show 條目 [--json]\n\n看一條的全部：原文、分類、時間、心情、對象、識別碼。--json 給程式讀。",
        en: "yiju show ENTRY [--json]\n\nEverything of one entry and its identifier. --json is for programs.",
        zhHans: "yiju show 条目 [--json]\n\n看一条的全部：原文、分类、时间、心情、对象、标识符。--json 给程序读。")
    case .edit:
      LocalizedText(
        """
        yiju edit 條目 [新內容] [選項]\n
        只改說到的欄位；原文不會變。\n
          --kind 分類      record、todo、request、mood，或它們的名稱（待辦）
          --person 名字    說的是誰；--no-person 不設
          --mood 😊        一個表情符號；--no-mood 不設
          --occurrence 值  時間；--no-occurrence 不設。值可以是
                           2026-12-01、2026-12-01T14:00、2026-12-01TAF（下午）、
                           2026-12-05/2026-12-07（不含結尾）、R/PT3H（每三小時）
          --json           給程式讀
        """,
        en: """
          yiju edit ENTRY [TEXT] [OPTION]...\n
          Only the named fields change; what was typed stays.\n
            --kind KIND         record, todo, request, mood, or their labels (待辦)
            --person NAME       whom it is about; --no-person for nobody
            --mood 😊           one emoji; --no-mood for none
            --occurrence VALUE  the time; --no-occurrence for none. VALUE can be
                                2026-12-01, 2026-12-01T14:00, 2026-12-01TAF (afternoon),
                                2026-12-05/2026-12-07 (without its end) or
                                R/PT3H (every three hours)
            --json              for programs
          """,
        zhHans: """
          yiju edit 条目 [新内容] [选项]\n
          只改说到的字段；原文不会变。\n
            --kind 分类      record、todo、request、mood，或它们的名称（待办）
            --person 名字    说的是谁；--no-person 不设
            --mood 😊        一个表情符号；--no-mood 不设
            --occurrence 值  时间；--no-occurrence 不设。值可以是
                             2026-12-01、2026-12-01T14:00、2026-12-01TAF（下午）、
                             2026-12-05/2026-12-07（不含结尾）、R/PT3H（每三小时）
            --json           给程序读
          """)
    case .done:
      LocalizedText(
        "yiju done 條目 [--json]\n\n標成完成，清單上會有 ✓。yiju reopen 條目 改回未完成。--json 給程式讀。",
        en: "yiju done ENTRY [--json]\n\nMarks it as done (✓); yiju reopen opens it again. --json is for programs.",
        zhHans: "yiju done 条目 [--json]\n\n标成完成，清单上会有 ✓。yiju reopen 条目 改回未完成。--json 给程序读。")
    case .reopen:
      LocalizedText(
        "yiju reopen 條目 [--json]\n\n把完成的條目改回未完成。--json 給程式讀。",
        en: "yiju reopen ENTRY [--json]\n\nOpens again what was marked as done. --json is for programs.",
        zhHans: "yiju reopen 条目 [--json]\n\n把完成的条目改回未完成。--json 给程序读。")
    case .rm:
      LocalizedText(
        "yiju rm 條目 [--json]\n\n刪除；30 天內可用 yiju undo 復原。--json 給程式讀。",
        en: "yiju rm ENTRY [--json]\n\nDeletes it; yiju undo takes it back within 30 days. --json is for programs.",
        zhHans: "yiju rm 条目 [--json]\n\n删除；30 天内可用 yiju undo 恢复。--json 给程序读。")
    case .undo:
      LocalizedText(
        "yiju undo [條目] [--json]\n\n復原最近刪除的，或識別碼指定的那一條。--json 給程式讀。",
        en: "yiju undo [ENTRY] [--json]\n\nBrings back the last deleted, or that entry. --json is for programs.",
        zhHans: "yiju undo [条目] [--json]\n\n恢复最近删除的，或标识符指定的那一条。--json 给程序读。")
    case .people:
      LocalizedText(
        """
        yiju people [--json]          列出對象；--json 給程式讀
        yiju people add 名字          加一個
        yiju people rename 舊名 新名  改名，所有條目跟著改
        yiju people archive 名字      收起：不再列為選擇，舊的條目照樣留著
        yiju people restore 名字      放回來\n
        對象是條目說到的人或動物。名字裡有空格時加上引號。
        """,
        en: """
          yiju people [--json]        list them; --json is for programs
          yiju people add NAME        add someone
          yiju people rename OLD NEW  change the name, on every entry
          yiju people archive NAME    offer it no longer; old entries keep it
          yiju people restore NAME    offer it again\n
          The people, or animals, that entries are about. Quote a name with spaces.
          """,
        zhHans: """
          yiju people [--json]          列出对象；--json 给程序读
          yiju people add 名字          加一个
          yiju people rename 旧名 新名  改名，所有条目跟着改
          yiju people archive 名字      收起：不再列为选择，旧的条目照样留着
          yiju people restore 名字      放回来\n
          对象是条目说到的人或动物。名字里有空格时加上引号。
          """)
    case .learned:
      LocalizedText(
        """
        yiju learned [--json]        從你確認過的分類學到的用字，最強的在前
        yiju learned reset [字詞]    忘掉含有這些字的；不寫就是全部
        yiju learned restore         復原最近一次忘掉的；30 天內都可以\n
        同樣或相近的句子下次就照這個家的分法推測。刪除條目不會讓它忘掉。
        --json 給程式讀。
        """,
        en: """
          yiju learned [--json]        what confirmed kinds taught, the strongest first
          yiju learned reset [WORDS]   forget what holds these words, or everything
          yiju learned restore         take the last reset back, within 30 days\n
          The same or a similar sentence is suggested your way next time. Deleting an
          entry does not unlearn it. --json is for programs.
          """,
        zhHans: """
          yiju learned [--json]        从你确认过的分类学到的用字，最强的在前
          yiju learned reset [字词]    忘掉含有这些字的；不写就是全部
          yiju learned restore         恢复最近一次忘掉的；30 天内都可以\n
          同样或相近的句子下次就照这个家的分法推测。删除条目不会让它忘掉。
          --json 给程序读。
          """)
    case .export:
      LocalizedText(
        "yiju export [檔案]\n\n整本日記，一行一個 JSON 物件；不寫檔案或寫 - 就印到標準輸出。\n已有的檔案不會被蓋掉。",
        en: """
          yiju export [FILE]\n
          The whole journal, a JSON object a line, to FILE; without one, or with -, to
          standard output. An existing file is not overwritten.
          """,
        zhHans: "yiju export [文件]\n\n整本日记，一行一个 JSON 对象；不写文件或写 - 就印到标准输出。\n已有的文件不会被盖掉。")
    case .import:
      LocalizedText(
        """
        yiju import 檔案 [--skip-bad-lines] [--json]\n
        收下匯出的檔案，- 是標準輸入；重複匯入不會變兩份。有讀不懂的行就全部不收，
        --skip-bad-lines 則略過那幾行。--json 給程式讀。
        """,
        en: """
          yiju import FILE [--skip-bad-lines] [--json]\n
          Takes an export in; - is standard input. Importing twice doubles nothing. When
          a line cannot be read nothing is taken; --skip-bad-lines takes the rest.
          --json is for programs.
          """,
        zhHans: """
          yiju import 文件 [--skip-bad-lines] [--json]\n
          收下导出的文件，- 是标准输入；重复导入不会变两份。有读不懂的行就全部不收，
          --skip-bad-lines 则略过那几行。--json 给程序读。
          """)
    case .backup:
      LocalizedText(
        "yiju backup [檔案]\n\n備份好並檢查過才算數，使用中也能做；已有的檔案不會被蓋掉。\n不寫檔案時存在目前資料夾，檔名是 journal-年月日-時分秒.sqlite。",
        en: """
          yiju backup [FILE]\n
          Counts only after it was checked; works while the journal is in use. An
          existing file is not overwritten. Without FILE it is
          journal-YYYYMMDD-HHMMSS.sqlite in the current folder.
          """,
        zhHans: "yiju backup [文件]\n\n备份好并检查过才算数，使用中也能做；已有的文件不会被盖掉。\n不写文件时存在当前文件夹，文件名是 journal-年月日-时分秒.sqlite。")
    case .restore:
      LocalizedText(
        "yiju restore 檔案\n\n把備份放回日記的位置；先結束 yiju serve。\n原來的日記會留在旁邊，不會刪掉。備份檔案本身不動。",
        en: """
          yiju restore FILE\n
          Puts a backup in the journal's place; stop yiju serve first. The journal that
          was there is kept beside it, nothing is deleted. The backup stays as it is.
          """,
        zhHans: "yiju restore 文件\n\n把备份放回日记的位置；先结束 yiju serve。\n原来的日记会留在旁边，不会删掉。备份文件本身不动。")
    case .doctor:
      LocalizedText(
        "yiju doctor [--repair-to 新檔案] [--json]\n\n檢查日記，從不刪除它。--repair-to 把讀得到的都抄進一本新日記，原檔不動。\n--json 給程式讀。",
        en: """
          yiju doctor [--repair-to FILE] [--json]\n
          Checks the journal and never deletes it. --repair-to copies all that can be
          read into a new one and leaves the old as it is. --json is for programs.
          """,
        zhHans: "yiju doctor [--repair-to 新文件] [--json]\n\n检查日记，从不删除它。--repair-to 把读得到的都抄进一本新日记，原文件不动。\n--json 给程序读。")
    case .serve:
      LocalizedText(
        """
        yiju serve [選項]\n
        開網頁版，只在這台電腦上（127.0.0.1）；按 Ctrl-C 結束。印出的網址含金鑰，
        金鑰存在日記旁邊，檔名是日記的路徑加上 .key。\n
          --port 連接埠  預設 8765；0 自己找空的
          --new-key      換一把金鑰，舊網址失效
        """,
        en: """
          yiju serve [OPTION]...\n
          The web app, on this machine only (127.0.0.1), until Ctrl-C. The address that
          it prints holds the key, which is kept beside the journal: its path and .key.\n
            --port PORT  8765 unless told otherwise; 0 finds a free one
            --new-key    make a new key; old addresses no longer open
          """,
        zhHans: """
          yiju serve [选项]\n
          开网页版，只在这台电脑上（127.0.0.1）；按 Ctrl-C 结束。印出的网址含密钥，
          密钥存在日记旁边，文件名是日记的路径加上 .key。\n
            --port 端口  默认 8765；0 自己找空的
            --new-key    换一把密钥，旧网址失效
          """)
    case .interpret:
      LocalizedText(
        """
        yiju interpret 句子 [--json]
        yiju interpret --jsonl\n
        只看怎麼解讀，不存。\n
          --json   給程式讀
          --jsonl  標準輸入一行一個 JSON 物件，標準輸出一行一個：
                   {"id": "1", "text": "明天打疫苗", "reference": "2026-11-30T15:00",
                    "people": ["妹妹"]}；id 和 people 可以不寫
        """,
        en: """
          yiju interpret SENTENCE [--json]
          yiju interpret --jsonl\n
          Shows how it is read, without saving.\n
            --json   for programs
            --jsonl  a JSON object a line from standard input, one a line out:
                     {"id": "1", "text": "明天打疫苗", "reference": "2026-11-30T15:00",
                      "people": ["妹妹"]}; id and people can be left out
          """,
        zhHans: """
          yiju interpret 句子 [--json]
          yiju interpret --jsonl\n
          只看怎么解读，不存。\n
            --json   给程序读
            --jsonl  标准输入一行一个 JSON 对象，标准输出一行一个：
                     {"id": "1", "text": "明天打疫苗", "reference": "2026-11-30T15:00",
                      "people": ["妹妹"]}；id 和 people 可以不写
          """)
    case .help, .version: overview
    }
  }
}
