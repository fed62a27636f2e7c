# Sourced by the tools: the packages of Debian and Ubuntu that they need, and building by preset. Everything it says
# goes to stderr, so that what a program prints stays alone on stdout.
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# NAME-16+ is LLVM's of release 16, or of the first later one that there is.
build_packages=(g++ cmake ninja-build qt6-base-dev libqt6sql6-sqlite qt6-charts-dev libqt6opengl6-dev qt6-svg-dev qt6-tools-dev
  qt6-l10n-tools qt6-wayland qt6-multimedia-dev qt6-translations-l10n zlib1g-dev nlohmann-json3-dev libcli11-dev fonts-noto-core)
test_packages=(clang-format-16+ clang-tidy-16+ mold libbenchmark-dev python3 xvfb xauth dbus librsvg2-bin locales)
fuzz_packages=(clang-16+ libclang-rt-16+-dev)
reader_packages=(at-spi2-core python3-gi gir1.2-atspi-2.0)
# A release may have none of these: the tests run without. build/lacking names those that it was found to have none of.
optional_packages=' clang-format-16+ clang-tidy-16+ mold libbenchmark-dev '

say() { printf '%s\n' "$*" >&2; }
die() {
  say "$*"
  exit 1
}

# names NAME-16+: NAME-16, NAME-17 and so on; of any other name itself.
names() {
  case $1 in
    *-16+*) for release in {16..29}; do printf '%s\n' "${1/-16+/-$release}"; done ;;
    *) printf '%s\n' "$1" ;;
  esac
}

# llvm NAME: the command of clang-format, clang-tidy or clang++.
llvm() {
  local name release
  for name in $(names "$1-16+"); do type -P "$name" && return; done
  release=$("$1" --version 2>/dev/null | sed -nE 's/.*version ([0-9]+)\..*/\1/p' | head -n 1)
  [ "${release:-0}" -ge 16 ] && type -P "$1"
}

# is_settled PACKAGE: whether it is among those installed (read from stdin) under any of its names, or what it brings
# is there without it, or cannot be had.
is_settled() {
  grep -qxF -f <(names "$1") && return
  case $1 in clang-format-16+ | clang-tidy-16+) llvm "${1%-16+}" >/dev/null && return ;; esac
  grep -qxsF -- "$1" build/lacking
}

# The first of a package's names that apt has; none: it fails. (Not grep -q: it would end before apt-cache has written
# all, and that would count as a failure.)
available() {
  local name
  for name in $(names "$1"); do
    apt-cache policy "$name" 2>/dev/null | grep '^ *Candidate: [^(]' >/dev/null && printf '%s\n' "$name" && return
  done
  return 1
}

# Installs those of the packages that are missing; when none is, only looks.
ensure_packages() {
  local package name installed missing=() install=() as_root=() log
  type -P dpkg-query >/dev/null && type -P apt-get >/dev/null ||
    die "This system has no apt; on Debian and Ubuntu this command installs what it needs: $*."
  # dpkg-query fails where it does not know one of them: of a caller with -e that would be the end, without a word.
  installed=$(for package in "$@"; do names "$package"; done |
    { xargs dpkg-query -W -f '${db:Status-Abbrev}${Package}\n' 2>/dev/null || true; } | sed -n 's/^.i //p')
  for package in "$@"; do is_settled "$package" <<<"$installed" || missing+=("$package"); done
  [ ${#missing[@]} -gt 0 ] || return 0

  if [ "$(id -u)" != 0 ]; then
    type -P sudo >/dev/null ||
      die "Installing needs root or sudo; ask for these packages to be installed and try again: ${missing[*]}."
    as_root=(sudo)
  fi
  say "Installing ${missing[*]}"
  log=$(mktemp)
  apt_get() {
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q "$@" >"$log" 2>&1 </dev/null && return
    tail -n 3 "$log" >&2 # sudo's own words, or apt's
    die "These packages are missing and could not be installed (is there a network? $log has the details): ${missing[*]}."
  }
  apt_get update
  for package in "${missing[@]}"; do
    if name=$(available "$package"); then
      install+=("$name")
    elif [[ $optional_packages == *" $package "* ]]; then
      say "This release has no package ${package/-16+/ of release 16 or later}; going on without it."
      mkdir -p build
      printf '%s\n' "$package" >>build/lacking
    else
      die "This release has no package ${package/-16+/ of release 16 or later}."
    fi
  done
  [ ${#install[@]} = 0 ] || apt_get install -y --no-install-recommends "${install[@]}"
  rm "$log"
}

# build PRESET [TARGET…]: configures, then builds the targets (without one, everything).
build() {
  local preset=$1 quiet=(--quiet) out
  shift
  [ -t 2 ] && quiet=()
  say "Building build/$preset"
  out=$(cmake --preset "$preset" 2>&1) || {
    say "$out"
    return 1
  }
  cmake --build --preset "$preset" ${1:+--target "$@"} -- "${quiet[@]}" >&2
}
