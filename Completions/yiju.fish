# fish completion for yiju
complete -c yiju -f
complete -c yiju -l journal -r -F -d 日記在哪裡
complete -c yiju -l lang -x -a 'zh-Hant zh-Hans en' -d 語言
complete -c yiju -l help -d 說明
complete -c yiju -n __fish_use_subcommand -a add -d 寫一句
complete -c yiju -n __fish_use_subcommand -a list -d 清單
complete -c yiju -n __fish_use_subcommand -a show -d 看一條
complete -c yiju -n __fish_use_subcommand -a edit -d 修改
complete -c yiju -n __fish_use_subcommand -a done -d 完成
complete -c yiju -n __fish_use_subcommand -a reopen -d 重新打開
complete -c yiju -n __fish_use_subcommand -a rm -d 刪除
complete -c yiju -n __fish_use_subcommand -a undo -d 復原
complete -c yiju -n __fish_use_subcommand -a people -d 對象
complete -c yiju -n __fish_use_subcommand -a export -d 匯出
complete -c yiju -n __fish_use_subcommand -a import -d 匯入
complete -c yiju -n __fish_use_subcommand -a backup -d 備份
complete -c yiju -n __fish_use_subcommand -a doctor -d 檢查
complete -c yiju -n __fish_use_subcommand -a serve -d 網頁版
complete -c yiju -n __fish_use_subcommand -a interpret -d 只看解讀
complete -c yiju -n __fish_use_subcommand -a help -d 說明
complete -c yiju -n __fish_use_subcommand -a version -d 版本
complete -c yiju -n '__fish_seen_subcommand_from add' -l kind -x -a 'record todo request mood'
complete -c yiju -n '__fish_seen_subcommand_from add' -l person -x -a '(yiju people 2>/dev/null)'
complete -c yiju -n '__fish_seen_subcommand_from add' -l mood -x -a '😊 😴 😢 😡 🎉 😰 🥰 😌'
complete -c yiju -n '__fish_seen_subcommand_from add' -l yes
complete -c yiju -n '__fish_seen_subcommand_from add' -l json
complete -c yiju -n '__fish_seen_subcommand_from list' -l limit -r
complete -c yiju -n '__fish_seen_subcommand_from list' -l all
complete -c yiju -n '__fish_seen_subcommand_from list' -l since -r
complete -c yiju -n '__fish_seen_subcommand_from list' -l kind -x -a 'record todo request mood'
complete -c yiju -n '__fish_seen_subcommand_from list' -l person -x -a '(yiju people 2>/dev/null)'
complete -c yiju -n '__fish_seen_subcommand_from list' -l cursor -r
complete -c yiju -n '__fish_seen_subcommand_from list' -l json
complete -c yiju -n '__fish_seen_subcommand_from show' -l json
complete -c yiju -n '__fish_seen_subcommand_from done' -l json
complete -c yiju -n '__fish_seen_subcommand_from reopen' -l json
complete -c yiju -n '__fish_seen_subcommand_from rm' -l json
complete -c yiju -n '__fish_seen_subcommand_from undo' -l json
complete -c yiju -n '__fish_seen_subcommand_from edit' -l kind -x -a 'record todo request mood'
complete -c yiju -n '__fish_seen_subcommand_from edit' -l person -x -a '(yiju people 2>/dev/null)'
complete -c yiju -n '__fish_seen_subcommand_from edit' -l no-person
complete -c yiju -n '__fish_seen_subcommand_from edit' -l mood -x -a '😊 😴 😢 😡 🎉 😰 🥰 😌'
complete -c yiju -n '__fish_seen_subcommand_from edit' -l no-mood
complete -c yiju -n '__fish_seen_subcommand_from edit' -l occurrence -r
complete -c yiju -n '__fish_seen_subcommand_from edit' -l no-occurrence
complete -c yiju -n '__fish_seen_subcommand_from edit' -l json
complete -c yiju -n '__fish_seen_subcommand_from people' -l json
complete -c yiju -n '__fish_seen_subcommand_from import' -l skip-bad-lines
complete -c yiju -n '__fish_seen_subcommand_from import' -l json
complete -c yiju -n '__fish_seen_subcommand_from doctor' -l json
complete -c yiju -n '__fish_seen_subcommand_from doctor' -l repair-to -r
complete -c yiju -n '__fish_seen_subcommand_from serve' -l port -r
complete -c yiju -n '__fish_seen_subcommand_from serve' -l new-key
complete -c yiju -n '__fish_seen_subcommand_from interpret' -l json
complete -c yiju -n '__fish_seen_subcommand_from interpret' -l jsonl
complete -c yiju -n '__fish_seen_subcommand_from people' -a 'add rename archive restore'
complete -c yiju -n '__fish_seen_subcommand_from export import backup' -F
