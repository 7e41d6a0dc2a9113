#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# package.sh [--quick] [--release 12|13]: builds the source package and the .debs of HEAD, checks them, puts them into
# build/package, and ends with a table of the checks.
#   --quick            build once and run lintian and blhc; no second build, and nothing is installed anywhere
#   --release 12|13    the Debian release that the packages are for (default: this machine's). Packages for another one
#                      are built in a clean system of it.
# Exit codes: 0 every check passed, 1 one failed, 2 nothing was begun.
set -euo pipefail
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
top=$(realpath "$here/../..")
output=$top/build/package
work=
root=()

say() { printf '\033[1m%s\033[0m\n' "package: $*" >&2; }
fail() { say "$*"; exit 2; }

# The checks in order: name, result and seconds.
names=() results=() times=() failed=no

# check NAME COMMAND...: runs it and records its time and its last line of output. Sets code.
check() {
  local name=$1 started=$SECONDS log
  shift
  log=$output/logs/${name// /-}.log
  say "$name (${log#"$top/"})"
  # a function stops at its first error only if no caller tests its exit code
  set +e
  (set -e; "$@") > "$log" 2>&1
  code=$?
  set -e
  names+=("$name")
  times+=($((SECONDS - started)))
  if [ "$code" -eq 0 ]; then
    results+=("passed: $(tail -n 1 "$log")")
  else
    results+=("FAILED, see ${log#"$top/"}")
    failed=yes
    tail -n 20 "$log" >&2
  fi
}

finish() {
  local row
  printf '\n%-14s %6s  %s\n' Check Time Result
  for row in "${!names[@]}"; do
    printf '%-14s %3d:%02d  %s\n' "${names[row]}" $((times[row] / 60)) $((times[row] % 60)) "${results[row]}"
  done
  [ "$failed" = no ] || exit 1
  printf '\nsudo apt install ./%s\n' "$(cd "$top" && echo build/package/resource-console_*.deb)"
}

# ---- conditions that are checked before the start

quick=no release=
while [ $# -gt 0 ]; do
  case $1 in
    --quick) quick=yes ;;
    --release)
      case ${2:-} in
        12 | 13) release=$2 ;;
        *) fail "--release needs 12 or 13." ;;
      esac
      shift ;;
    *) fail "There is no option “$1”. The options are --quick and --release 12|13." ;;
  esac
  shift
done

command -v git >/dev/null || fail "Missing package: git. Install it with apt."
if ! found=$(LC_ALL=C git -C "$top" rev-parse --show-toplevel 2>&1); then
  found=${found#fatal: }
  fail "git finds no checkout to build from in $top: ${found%%$'\n'*}"
fi
[ "$(realpath "$found")" = "$top" ] || fail "$top is not a git checkout. Packages are built from a commit."
head=$(git -C "$top" rev-parse --verify --quiet HEAD) || fail "There is no commit in $top yet."

machine=$(. /etc/os-release && echo "${ID:-} ${VERSION_ID:-}")
elsewhere=no
if [ -n "$release" ] && [ "$machine" != "debian $release" ]; then
  [ "$quick" = no ] || fail "--quick builds for this machine only. Leave out one of --quick and --release."
  elsewhere=yes
elif [ "$quick" = no ]; then
  case $machine in
    "debian 12" | "debian 13") release=${machine#debian } ;;
    *) fail "This machine runs neither Debian 12 nor 13. Add --release 12, --release 13 or --quick." ;;
  esac
fi

# needs COMMAND PACKAGE...: records the packages of missing commands
missing=()
needs() {
  while [ $# -gt 0 ]; do
    command -v "$1" >/dev/null || missing+=("$2")
    shift 2
  done
}
needs python3 python3 dpkg-buildpackage dpkg-dev dh debhelper lintian lintian blhc blhc
[ "$quick" = yes ] || needs diffoscope diffoscope-minimal mmdebstrap mmdebstrap autopkgtest autopkgtest piuparts piuparts unshare util-linux
[ ${#missing[@]} -eq 0 ] || fail "Missing packages: ${missing[*]}. Install them with apt."

if [ "$quick" = no ] && [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || fail "Installing into a clean system needs root or sudo. --quick needs neither."
  sudo -v || fail "sudo refused. Installing into a clean system needs root; --quick does not."
  root=(sudo)
fi

mkdir -p "$output/logs" 2>/dev/null || fail "$output cannot be written."
# Builds happen outside of the checkout, so that its path and any space in it do not get into their flags.
work=$(mktemp -d "${TMPDIR:-/var/tmp}/resource-console-package.XXXXXX" 2>/dev/null) ||
  fail "No folder can be made in ${TMPDIR:-/var/tmp}."
clean_up() {
  cd /
  # The mounts of the clean systems ended with their namespaces.
  "${root[@]}" rm -rf --one-file-system -- "$work"
}
trap clean_up EXIT
chmod 755 "$work"
for folder in "$work" "$output"; do
  [ "$(df --output=avail --block-size=1M "$folder" | tail -n 1)" -ge 5000 ] ||
    fail "Less than 5 GB are free in $folder. Free some space, or set TMPDIR to another folder."
done

case $release in 12) codename=bookworm ;; 13) codename=trixie ;; esac
if [ "$quick" = no ]; then
  # the source of this machine's own packages
  mirror=$(apt-get indextargets --format '$(REPO_URI) $(ORIGIN) $(LABEL)' 'Created-By: Packages' |
    awk '$2 == "Debian" && $3 == "Debian" { print $1; exit }')
  [ -n "$mirror" ] || fail "apt knows no mirror of Debian here, so no clean system can be made. --quick needs none."
  export mirror
  /usr/lib/apt/apt-helper download-file "${mirror%/}/dists/$codename/InRelease" "$work/InRelease" \
    >/dev/null 2>&1 || fail "Debian's mirror cannot be reached, so no clean system can be made. --quick needs no network."
fi

# ---- the source, and the programs of the checks

prepare_source() {
  local version elsewhere
  mkdir "$work/source"
  git -C "$top" archive "$head" | tar -x -C "$work/source"
  mv "$work/source/resources/packaging/debian" "$work/source/debian"
  if [ -n "${DEBFULLNAME:-}" ] && [ -n "${DEBEMAIL:-}" ]; then
    sed -i "s|^Maintainer: .*|Maintainer: ${DEBFULLNAME//|/} <${DEBEMAIL//|/}>|" "$work/source/debian/control"
  fi
  mapfile -t elsewhere < <(git -C "$top" tag --list --no-contains "$head" 'v*')
  python3 "$here/changelog.py" "$work/source" "$head" "$(git -C "$top" log -1 --format=%ct "$head")" \
    "${elsewhere[@]}" > "$work/changelog"
  mv "$work/changelog" "$work/source/debian/changelog"
  version=$(dpkg-parsechangelog -l "$work/source/debian/changelog" -S Version)
  mkdir -p "$work/first"
  mv "$work/source" "$work/first/resource-console-$version"
  echo "$version from commit ${head:0:7}"
}

# build_in FOLDER JOBS UMASK VARIABLE=VALUE...: builds the tree in the folder into .debs beside it
build_in() {
  local folder=$1 jobs=$2 mask=$3
  shift 3
  if [ "$elsewhere" = yes ]; then
    in_clean_system build "$work/clean.tar.gz" "$folder" "$mask" DEB_BUILD_OPTIONS="parallel=$jobs" "$@"
  else
    (umask "$mask" && cd "$folder"/resource-console-*/ &&
      env --unset=DEB_BUILD_PROFILES DEB_BUILD_OPTIONS="parallel=$jobs" "$@" nice dpkg-buildpackage --no-sign)
  fi
  cd "$folder"
  echo "$(stat --format='%s' resource-console_*.deb | numfmt --to=iec) program," \
    "$(stat --format='%s' resource-console-dbgsym_*.deb | numfmt --to=iec) debug symbols"
}

build_first() {
  build_in "$work/first" "$(nproc)" 0022 LC_ALL=C.UTF-8 TZ=UTC
}

# Builds the same source again with everything different that may differ on another machine: folder, time, home, umask,
# locale, time zone, number of jobs. It is unpacked from the source package, which also proves that package complete.
build_second() {
  local folder=$work/second/in/a-folder-with-a-longer-name deb differing=()
  mkdir -p "$folder" "$work/another-home"
  (cd "$folder" && umask 0002 && dpkg-source --extract "$work"/first/*.dsc)
  build_in "$folder" $(($(nproc) + 1)) 0002 LC_ALL=C TZ=Pacific/Kiritimati HOME="$work/another-home" USER=somebody LOGNAME=somebody
  for deb in "$work"/first/*.deb; do
    cmp "$deb" "$folder/${deb##*/}" || differing+=("${deb##*/}")
  done
  if [ ${#differing[@]} -gt 0 ]; then
    for deb in "${differing[@]}"; do
      diffoscope --text - "$work/first/$deb" "$folder/$deb" || true
    done
    echo "differing: ${differing[*]}"
    return 1
  fi
  sha256sum "$work"/first/*.deb
  echo "the .debs of two builds are the same byte for byte"
}

run_lintian() {
  local options=(--pedantic --display-info --fail-on "error,warning,info,pedantic")
  # control names the newest policy that lintian knows in every supported release. blhc checks every call of the
  # compiler, so missing fortified functions are ignored here: the compiler omits them if it knows the sizes. Apparent
  # misspellings are words of other languages that the lens looks for, or three bytes of machine code.
  options+=(--suppress-tags out-of-date-standards-version,hardening-no-fortify-functions,spelling-error-in-binary)
  [ "$(id -u)" -ne 0 ] || options+=(--allow-root)
  lintian "${options[@]}" "$work"/first/*.changes
  echo "no complaint about the source, the program and its debug symbols"
}

run_blhc() {
  blhc --all --debian "$output/logs/build.log"
  echo "every compiler and linker call has its hardening flags"
}

# in_clean_system ARGUMENTS: runs as root in namespaces of its own, so that all mounts and processes end with it
in_clean_system() {
  "${root[@]}" env mirror="$mirror" unshare --mount --pid --fork --kill-child --mount-proc "$here/cleansystem.sh" "$@"
}

make_system() {
  in_clean_system make "$codename" "$work/clean.tar.gz"
  echo "Debian $release ($codename), $(du -m "$work/clean.tar.gz" | cut -f 1) MB"
}

run_autopkgtest() {
  in_clean_system autopkgtest "$work/clean.tar.gz" "$work/autopkgtest" "$work"/first/resource-console_*.deb "$work"/first/*.dsc
  echo "$(grep -cE '^[a-z-]+ +PASS' "$work/autopkgtest/summary") tests of the installed program"
}

run_piuparts() {
  in_clean_system piuparts "$work/clean.tar.gz" "$work" "$codename" "$work"/first/resource-console_*.deb
}

# An older version of the package: the same content with a lower version, and a file that the new one no longer has.
make_older() {
  local old=$work/older
  dpkg-deb --raw-extract "$work"/first/resource-console_*.deb "$old"
  sed -i 's/^Version: .*/Version: 0~older/' "$old/DEBIAN/control"
  echo "no longer in the new version" > "$old/usr/share/doc/resource-console/older"
  (cd "$old" && md5sum usr/share/doc/resource-console/older >> DEBIAN/md5sums)
  dpkg-deb --root-owner-group --build "$old" "$work/older.deb"
}

run_lifecycle() {
  make_older
  in_clean_system lifecycle "$work/clean.tar.gz" "$work/lifecycle" "$work/older.deb" "$work"/first/resource-console_*.deb
}

# ---- everything

[ -z "$(git -C "$top" status --porcelain)" ] || say "there are changes that are not committed: they are not in the package"
rm -f "$output"/*.{deb,dsc,changes,buildinfo,tar.xz} "$output"/logs/*.log
check source prepare_source
[ "$code" -eq 0 ] || finish
if [ "$elsewhere" = yes ]; then
  check "clean system" make_system
  [ "$code" -eq 0 ] || finish
elif ! unmet=$(cd "$work"/first/resource-console-* && dpkg-checkbuilddeps 2>&1); then
  fail "Packages that the build needs are missing: ${unmet##*dependencies: }. Install them with apt."
fi
check build build_first
[ "$code" -eq 0 ] || finish
cp "$work"/first/*.{deb,dsc,changes,buildinfo,tar.xz} "$output"
check lintian run_lintian
check blhc run_blhc
if [ "$quick" = no ]; then
  check reproducible build_second
  [ "$elsewhere" = yes ] || check "clean system" make_system
  if [ -s "$work/clean.tar.gz" ]; then
    check autopkgtest run_autopkgtest
    check piuparts run_piuparts
    check lifecycle run_lifecycle
  fi
fi
finish
