# Sourced by tools/run and tools/test: the packages of Debian 12, and building by preset. Everything it says goes to
# stderr, so that what the program prints stays alone on stdout.
cd "$(dirname "${BASH_SOURCE[0]}")/.."

build_packages=(g++ cmake ninja-build qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools qt6-wayland
  qt6-multimedia-dev qt6-translations-l10n zlib1g-dev nlohmann-json3-dev libcli11-dev fonts-noto-core)
test_packages=(clang-format-16 clang-tidy-16 librapidcheck-dev libbenchmark-dev python3 xvfb xauth
  dbus librsvg2-bin)
fuzz_packages=(clang-16 libclang-rt-16-dev)
reader_packages=(at-spi2-core python3-gi gir1.2-atspi-2.0)

say() { printf '%s\n' "$*" >&2; }
die() {
  say "$*"
  exit 1
}

# Installs those of the packages that are missing; when none is, only looks.
ensure_packages() {
  local missing=() package as_root=() log
  command -v dpkg-query >/dev/null ||
    die "This system has no Debian packages; on Debian 12 this command installs what it needs: $*."
  declare -A installed
  while read -r package; do installed[$package]=1; done < <(
    dpkg-query -W -f '${db:Status-Abbrev}${Package}\n' "$@" 2>/dev/null | sed -n 's/^.i //p')
  for package in "$@"; do [ "${installed[$package]:-}" ] || missing+=("$package"); done
  [ ${#missing[@]} -gt 0 ] || return 0

  (. /etc/os-release && [ "${ID:-}" = debian ] && [ "${VERSION_ID:-}" = 12 ]) 2>/dev/null && command -v apt-get >/dev/null ||
    die "Only Debian 12 is set up by itself; install these packages yourself and try again: ${missing[*]}."
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null ||
      die "Installing needs root or sudo; ask for these packages to be installed and try again: ${missing[*]}."
    as_root=(sudo)
  fi
  say "Installing ${missing[*]}"
  log=$(mktemp)
  if ! { "${as_root[@]}" apt-get update -q &&
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}"; } \
    >"$log" 2>&1 </dev/null; then
    die "These packages are missing and could not be installed (is there a network? $log has the details): ${missing[*]}."
  fi
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
