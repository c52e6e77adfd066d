# bash completion for yiju
_yiju() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command='' word
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in
      add|list|show|edit|done|reopen|rm|undo|people|export|import|backup|doctor|serve|interpret|help|version) command=$word; break ;;
    esac
  done
  case $prev in
    --kind) COMPREPLY=($(compgen -W 'record todo request mood' -- "$cur")); return ;;
    --mood) COMPREPLY=($(compgen -W '😊 😴 😢 😡 🎉 😰 🥰 😌' -- "$cur")); return ;;
    --lang) COMPREPLY=($(compgen -W 'zh-Hant zh-Hans en' -- "$cur")); return ;;
    --person) local IFS=$'\n'; COMPREPLY=($(compgen -W "$(yiju people 2>/dev/null)" -- "$cur")); return ;;
    --journal|--repair-to) COMPREPLY=($(compgen -f -- "$cur")); return ;;
  esac
  local options='--journal --lang --help'
  case $command in
    '') COMPREPLY=($(compgen -W "add list show edit done reopen rm undo people export import backup doctor serve interpret help version $options --kind --person --mood --yes --json" -- "$cur")); return ;;
    add) options+=' --kind --person --mood --yes --json' ;;
    list) options+=' --limit --all --since --kind --person --cursor --json' ;;
    show|done|reopen|rm|undo) options+=' --json' ;;
    edit) options+=' --kind --person --no-person --mood --no-mood --occurrence --no-occurrence --json' ;;
    people) options+=' --json add rename archive restore' ;;
    import) options+=' --skip-bad-lines --json' ;;
    doctor) options+=' --json --repair-to' ;;
    serve) options+=' --port --new-key' ;;
    interpret) options+=' --json --jsonl' ;;
    help) options='add list show edit done reopen rm undo people export import backup doctor serve interpret version' ;;
  esac
  COMPREPLY=($(compgen -W "$options" -- "$cur"))
  case $command in export|import|backup) COMPREPLY+=($(compgen -f -- "$cur")) ;; esac
}
complete -F _yiju yiju
