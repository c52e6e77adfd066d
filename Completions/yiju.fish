# fish completion for yiju

set -g __yiju_commands add list show edit done reopen rm undo people learned export import backup restore doctor serve interpret help version

# Whether the command on the line is among the arguments; "none" stands for no command yet.
function __yiju_command_is
    set -l words (commandline -opc)
    set -e words[1]
    for word in $words
        if contains -- $word $__yiju_commands
            contains -- $word $argv
            return
        end
    end
    contains -- none $argv
end

# Whether the action behind "people" is among the arguments; "none" stands for no action yet.
function __yiju_action_is
    __yiju_command_is people; or return
    for word in (string match -v -- '-*' (commandline -opc))[3..]
        contains -- $word add rename archive restore; or continue
        contains -- $word $argv
        return
    end
    contains -- none $argv
end

# The names of the people; the shell quotes them. The argument: all, shown (not archived) or archived.
function __yiju_people
    set -l people (yiju people --lang zh-Hant 2>/dev/null)
    switch $argv[1]
        case shown
            string match -v -- '*（已收起）' $people
        case archived
            string replace -f -r '（已收起）$' '' -- $people
        case '*'
            string replace -r '（已收起）$' '' -- $people
    end
end

complete -c yiju -f
complete -c yiju -l journal -r -F -d 日記在哪裡
complete -c yiju -l lang -x -a 'zh-Hant zh-Hans en' -d 語言
complete -c yiju -l help -d 說明
complete -c yiju -n '__yiju_command_is none' -a add -d 寫一句
complete -c yiju -n '__yiju_command_is none' -a list -d 清單
complete -c yiju -n '__yiju_command_is none' -a show -d 看一條
complete -c yiju -n '__yiju_command_is none' -a edit -d 修改
complete -c yiju -n '__yiju_command_is none' -a done -d 完成
complete -c yiju -n '__yiju_command_is none' -a reopen -d 改回未完成
complete -c yiju -n '__yiju_command_is none' -a rm -d 刪除
complete -c yiju -n '__yiju_command_is none' -a undo -d 復原
complete -c yiju -n '__yiju_command_is none' -a people -d 對象
complete -c yiju -n '__yiju_command_is none' -a learned -d 學到的
complete -c yiju -n '__yiju_command_is none' -a export -d 匯出
complete -c yiju -n '__yiju_command_is none' -a import -d 匯入
complete -c yiju -n '__yiju_command_is none' -a backup -d 備份
complete -c yiju -n '__yiju_command_is none' -a restore -d 還原
complete -c yiju -n '__yiju_command_is none' -a doctor -d 檢查
complete -c yiju -n '__yiju_command_is none' -a serve -d 網頁版
complete -c yiju -n '__yiju_command_is none' -a interpret -d 只看解讀
complete -c yiju -n '__yiju_command_is none' -a help -d 說明
complete -c yiju -n '__yiju_command_is none' -a version -d 版本
complete -c yiju -n '__yiju_command_is none add list edit' -l kind -x -a 'record todo request mood' -d 分類
complete -c yiju -n '__yiju_command_is none add list edit' -l person -x -a '(__yiju_people all)' -d 對象
complete -c yiju -n '__yiju_command_is none add edit' -l mood -x -a '😊 😴 😢 😡 🎉 😰 🥰 😌' -d 心情
complete -c yiju -n '__yiju_command_is none add' -l split -d 存成兩條
complete -c yiju -n '__yiju_command_is none add' -l yes -d 不看確認卡
complete -c yiju -n '__yiju_command_is none add list show edit done reopen rm undo people learned import doctor interpret' -l json -d 給程式讀
complete -c yiju -n '__yiju_command_is list' -l limit -x -d 數目
complete -c yiju -n '__yiju_command_is list' -l all -d 全部
complete -c yiju -n '__yiju_command_is list' -l since -x -d 從哪天
complete -c yiju -n '__yiju_command_is list' -l cursor -x -d 接在哪條之後
complete -c yiju -n '__yiju_command_is edit' -l no-person -d 不設對象
complete -c yiju -n '__yiju_command_is edit' -l no-mood -d 不設心情
complete -c yiju -n '__yiju_command_is edit' -l occurrence -x -d 時間
complete -c yiju -n '__yiju_command_is edit' -l no-occurrence -d 不設時間
complete -c yiju -n '__yiju_action_is none' -a add -d 加一個
complete -c yiju -n '__yiju_action_is none' -a rename -d 改名
complete -c yiju -n '__yiju_action_is none' -a archive -d 收起
complete -c yiju -n '__yiju_action_is none' -a restore -d 放回來
complete -c yiju -n '__yiju_action_is rename' -a '(__yiju_people all)'
complete -c yiju -n '__yiju_action_is archive' -a '(__yiju_people shown)'
complete -c yiju -n '__yiju_action_is restore' -a '(__yiju_people archived)'
complete -c yiju -n '__yiju_command_is learned; and not __fish_seen_subcommand_from reset restore' -a reset -d 忘掉
complete -c yiju -n '__yiju_command_is learned; and not __fish_seen_subcommand_from reset restore' -a restore -d 復原
complete -c yiju -n '__yiju_command_is import' -l skip-bad-lines -d 略過讀不懂的行
complete -c yiju -n '__yiju_command_is doctor' -l repair-to -r -F -d 抄進新日記
complete -c yiju -n '__yiju_command_is serve' -l port -x -d 連接埠
complete -c yiju -n '__yiju_command_is serve' -l new-key -d 換金鑰
complete -c yiju -n '__yiju_command_is interpret' -l jsonl -d 一行一個
complete -c yiju -n '__yiju_command_is export import backup restore' -F
complete -c yiju -n '__yiju_command_is help' -a "$__yiju_commands"
