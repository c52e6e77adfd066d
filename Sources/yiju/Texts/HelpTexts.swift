import LocalizationKit

/// The help, for the whole and for each command. A printed line has at most 80 columns.
enum HelpTexts {
  static let overview = LocalizedText(
    """
    一句：一次一句的日記，存在你自己的電腦裡。\n
    用法
      yiju 尿布快沒了  寫一句；在終端機上先看確認卡，Enter 儲存
      yiju -           從標準輸入讀，一行一條
      yiju             在終端機上請你打一句，在管線裡讀標準輸入\n
    指令
      add 句子        寫一句（句子的第一個詞剛好是指令名稱時用）
      list            清單，最新的在前
      show 條目       看一條的全部
      edit 條目 內容  修改
      done 條目       完成；reopen 條目 改回未完成
      rm 條目         刪除，可復原
      undo            復原最近的刪除
      people          對象：people add 妹妹
      learned         從確認過的分類學到的；learned reset 字詞 忘掉
      export [檔案]   匯出整本日記（JSON Lines）；import 檔案 匯入
      backup [檔案]   備份；restore 檔案 還原
      doctor          檢查日記
      serve           開網頁版，印出網址
      interpret 句子  只看怎麼解讀，不存
      help [指令]     說明；version 版本\n
      「條目」是清單上的號碼（1 是最新的）或識別碼。
      句子以 - 加英文字母開頭時，前面加上 --：yiju -- -B群吃完了\n
    到處都能用的選項
      --journal 路徑  日記在哪裡（或環境變數 YIJU_JOURNAL）
      --lang 語言     zh-Hant、zh-Hans、en
      --help, -h      這個指令的說明
      --json          給程式讀；export、backup、restore、serve 沒有這個選項\n
    結束代碼
      0 完成  1 日記出錯  2 看不懂參數  3 找不到  4 有輸入沒收下  5 已取消
    """,
    en: """
      Yiju: a journal that takes one sentence at a time and keeps it on your machine.\n
      Usage
        yiju 尿布快沒了  write a sentence; a terminal shows the card first
        yiju -           read standard input, a line is an entry
        yiju             ask for a sentence; in a pipe, read standard input\n
      Commands
        add SENTENCE        write (where the first word is a command's name)
        list                the list, newest first
        show ENTRY          everything of one entry
        edit ENTRY TEXT     change it
        done ENTRY          mark as done; reopen ENTRY opens it again
        rm ENTRY            delete, with undo
        undo                take the last deletion back
        people              whom entries are about: people add 妹妹
        learned             what confirmed kinds taught; learned reset WORDS ends it
        export [FILE]       the whole journal as JSON Lines; import FILE takes it in
        backup [FILE]       back up; restore FILE puts a backup back
        doctor              check the journal
        serve               start the web app and print its address
        interpret SENTENCE  how it would be read, without saving
        help [COMMAND]      help; version prints the version\n
        ENTRY is the number in the list (1 is the newest) or the identifier.
        Before a sentence that begins with a hyphen and a letter write --:
        yiju -- -B群吃完了\n
      Options everywhere
        --journal PATH   where the journal lies (or the variable YIJU_JOURNAL)
        --lang LANGUAGE  zh-Hant, zh-Hans or en
        --help, -h       help on this command
        --json           for programs; not with export, backup, restore, serve\n
      Exit codes
        0 done  1 the journal failed  2 arguments not understood  3 not found
        4 some input refused  5 cancelled
      """,
    zhHans: """
      一句：一次一句的日记，存在你自己的电脑里。\n
      用法
        yiju 尿布快没了  写一句；在终端上先看确认卡，Enter 保存
        yiju -           从标准输入读，一行一条
        yiju             在终端上请你打一句，在管道里读标准输入\n
      指令
        add 句子        写一句（句子的第一个词刚好是指令名称时用）
        list            清单，最新的在前
        show 条目       看一条的全部
        edit 条目 内容  修改
        done 条目       完成；reopen 条目 改回未完成
        rm 条目         删除，可恢复
        undo            恢复最近的删除
        people          对象：people add 妹妹
        learned         从确认过的分类学到的；learned reset 字词 忘掉
        export [文件]   导出整本日记（JSON Lines）；import 文件 导入
        backup [文件]   备份；restore 文件 还原
        doctor          检查日记
        serve           开网页版，印出网址
        interpret 句子  只看怎么解读，不存
        help [指令]     说明；version 版本\n
        “条目”是清单上的号码（1 是最新的）或标识符。
        句子以 - 加英文字母开头时，前面加上 --：yiju -- -B族吃完了\n
      到处都能用的选项
        --journal 路径  日记在哪里（或环境变量 YIJU_JOURNAL）
        --lang 语言     zh-Hant、zh-Hans、en
        --help, -h      这个指令的说明
        --json          给程序读；export、backup、restore、serve 没有这个选项\n
      结束代码
        0 完成  1 日记出错  2 看不懂参数  3 找不到  4 有输入没收下  5 已取消
      """)
}
