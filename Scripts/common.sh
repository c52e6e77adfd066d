# What the scripts share. Sourced, not run.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

# Says what happens now; everything that takes longer than two seconds begins with one of these.
step() { printf '\033[1m==>\033[0m %s\n' "$*" >&2; }

# The Debian packages of a purpose, one a line: name, then what it is for.
packages_for() {
  case $1 in
    build)
      echo "libsqlite3-dev     SQLite, which holds the journal"
      echo "libmicrohttpd-dev  the web server"
      echo "pkg-config         finds the two libraries"
      echo "tzdata             time zones: a day stays the day it was"
      ;;
    test)
      packages_for build
      echo "sqlite3            a second program on the journal's file"
      echo "nodejs             runs the interpreter's WebAssembly"
      echo "python3            runs the browser and API tests"
      echo "python3-venv       keeps their packages to this folder"
      echo "chromium           the browser"
      echo "fonts-noto-cjk     Chinese in its pages"
      echo "fonts-noto-color-emoji  the moods in its pages"
      ;;
    eval)
      packages_for build
      echo "python3            asks the program and adds up what is right"
      ;;
    bench)
      packages_for build
      echo "sqlite3            a peer: the same statement from the shell"
      echo "wrk                the load on the web server"
      echo "python3            prepares the peers and prints the table"
      echo "python3-venv       keeps jrnl, a peer, to this folder"
      ;;
  esac
}

# Installs what is missing for a purpose, saying what and why.
install_packages() {
  command -v dpkg-query >/dev/null || { step "Not a Debian system: install what this needs yourself:"; packages_for "$1" >&2; return; }
  local missing=() name why
  while read -r name why; do
    # A program that is there from elsewhere (node, say) is as good as Debian's.
    case $name in nodejs) command -v node >/dev/null && continue ;; esac
    dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || { missing+=("$name"); step "Missing: $name ($why)"; }
  done < <(packages_for "$1")
  [ ${#missing[@]} -eq 0 ] && return
  local sudo=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { step "Install these as root, then run this again: apt-get install ${missing[*]}"; exit 1; }
    sudo=(sudo)
  fi
  step "Installing ${missing[*]}"
  "${sudo[@]}" apt-get update -qq
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

need_swift() {
  command -v swift >/dev/null || { step "Swift 6.1 or later is needed; see https://www.swift.org/install"; exit 1; }
}

# Builds the release binary with Swift's libraries inside, so that it runs where no toolchain is.
build_release() {
  step "Building yiju (release)"
  swift build -c release --static-swift-stdlib --product yiju >&2
  yiju=$(swift build -c release --static-swift-stdlib --show-bin-path)/yiju
}

# A Python environment of this folder's own, made anew when its list changes.
python_environment() {
  local list=$1 folder=$2
  if ! cmp -s "$list" "$folder/.installed"; then
    step "Preparing Python packages of $list"
    rm -rf "$folder"
    python3 -m venv "$folder"
    "$folder/bin/pip" install --quiet --disable-pip-version-check -r "$list" >&2
    cp "$list" "$folder/.installed"
  fi
}
