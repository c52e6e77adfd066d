# bash completion for yiju

# Replies with the lines of standard input.
_yiju_lines() {
  local line
  while IFS= read -r line; do COMPREPLY+=("$line"); done
}

# Replies with the names that begin with $1, quoted where the shell needs it. $2: all, shown (not archived) or archived.
_yiju_people() {
  local typed=$1 name state quote=''
  case $typed in [\'\"]*) quote=1 typed=${typed:1} ;; *) typed=${typed//\\/} ;; esac
  while IFS= read -r name; do
    state=shown
    [[ $name == *（已收起） ]] && state=archived name=${name%（已收起）}
    [[ $2 == all || $2 == "$state" ]] && [[ $name == "$typed"* ]] || continue
    [ -n "$quote" ] || printf -v name %q "$name"
    COMPREPLY+=("$name")
  done < <(yiju people --lang zh-Hant 2>/dev/null)
}

_yiju_files() {
  compopt -o filenames 2>/dev/null
  _yiju_lines < <(compgen -f -- "$1")
}

_yiju() {
  local commands='add list show edit done reopen rm undo people learned export import backup restore doctor serve interpret help version'
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command='' action='' arguments=0 index word
  COMPREPLY=()
  # Readline takes --kind=todo for three words.
  if [[ $cur == '=' ]]; then cur=''; elif [[ $prev == '=' ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    word=${COMP_WORDS[index]}
    case $word in
      --journal|--lang|--kind|--person|--mood|--limit|--since|--cursor|--occurrence|--port|--repair-to)
        index=$((index + 1))
        [[ ${COMP_WORDS[index]} == '=' ]] && index=$((index + 1)) ;;
      -*) ;;
      *)
        if [ -z "$command" ]; then
          [[ " $commands " == *" $word "* ]] || return
          command=$word
        elif [[ ( $command == people || $command == learned ) && -z $action ]]; then
          action=$word
        else
          arguments=$((arguments + 1))
        fi ;;
    esac
  done
  case $prev in
    --kind) _yiju_lines < <(compgen -W 'record todo request mood' -- "$cur"); return ;;
    --mood) _yiju_lines < <(compgen -W '😊 😴 😢 😡 🎉 😰 🥰 😌' -- "$cur"); return ;;
    --lang) _yiju_lines < <(compgen -W 'zh-Hant zh-Hans en' -- "$cur"); return ;;
    --person) _yiju_people "$cur" all; return ;;
    --journal|--repair-to) _yiju_files "$cur"; return ;;
    --limit|--since|--cursor|--occurrence|--port) return ;;
  esac
  local options='--journal --lang --help'
  case $command in
    '') options="$commands $options --kind --person --mood --split --yes --json" ;;
    add) options+=' --kind --person --mood --split --yes --json' ;;
    list) options+=' --limit --all --since --kind --person --cursor --json' ;;
    show|done|reopen|rm|undo) options+=' --json' ;;
    edit) options+=' --kind --person --no-person --mood --no-mood --occurrence --no-occurrence --json' ;;
    people)
      if [[ $cur != -* ]]; then
        case $action in
          '') _yiju_lines < <(compgen -W 'add rename archive restore' -- "$cur") ;;
          rename) [ "$arguments" -gt 0 ] || _yiju_people "$cur" all ;;
          archive) [ "$arguments" -gt 0 ] || _yiju_people "$cur" shown ;;
          restore) [ "$arguments" -gt 0 ] || _yiju_people "$cur" archived ;;
        esac
        return
      fi
      options+=' --json' ;;
    learned)
      if [[ $cur != -* ]]; then
        [ -n "$action" ] || _yiju_lines < <(compgen -W 'reset restore' -- "$cur")
        return
      fi
      options+=' --json' ;;
    import) options+=' --skip-bad-lines --json' ;;
    doctor) options+=' --json --repair-to' ;;
    serve) options+=' --port --new-key' ;;
    interpret) options+=' --json --jsonl' ;;
    help) options=$commands ;;
  esac
  case $command in export|import|backup|restore) if [[ $cur != -* ]]; then _yiju_files "$cur"; return; fi ;; esac
  _yiju_lines < <(compgen -W "$options" -- "$cur")
}
complete -F _yiju yiju
