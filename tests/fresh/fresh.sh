#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# fresh.sh [12|13] [--only run|test] [--cache]: runs the two commands of README.md on a minimal Debian of that release
# (by default the one that this machine does not run, else 13), from a clean clone of HEAD, by a new user with sudo.
# The name of the clone's folder has a space and a letter beyond ASCII. --cache keeps compiled objects and downloads for
# the next time; without it there is no compiler cache. Ends with a table: each command, its result, its time, and the
# multiple of the seconds that one fixed file takes to compile there. Exit codes: 0 both passed, 1 one failed, 2 not
# started.
set -euo pipefail
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
top=$(realpath "$here/../..")

say() { printf '\033[1m%s\033[0m\n' "fresh: $*" >&2; }
fail() { say "$*"; exit 2; }

release='' only='run test' cache=''
while [ $# -gt 0 ]; do
  case $1 in
    12|13) release=$1 ;;
    --only) shift; only=${1:-} ;;
    --cache) cache=--cache ;;
    *) fail "fresh takes 12 or 13, --only run or --only test, and --cache" ;;
  esac
  shift
done
case $only in run|test|'run test') ;; *) fail "--only takes run or test" ;; esac
if [ -z "$release" ]; then
  release=13
  ! grep -q '^VERSION_CODENAME=trixie' /etc/os-release || release=12
fi
case $release in 12) codename=bookworm ;; 13) codename=trixie ;; esac

[ "$(id -u)" -eq 0 ] || fail "a chroot can be made by root alone: use ./dev fresh, which asks sudo"
command -v mmdebstrap >/dev/null || fail "there is no mmdebstrap: use ./dev fresh, which installs it"

# All mounts end with a separate namespace, so that removing the folder can never reach mounted files.
if [ -z "${RC_FRESH_FOLDER:-}" ]; then
  unshare --mount --pid --fork --propagation private mount -t tmpfs tmpfs /mnt ||
    fail "this system does not let root mount in a namespace of its own, which a chroot needs"
  RC_FRESH_FOLDER=$(mktemp -d "${TMPDIR:-/var/tmp}/resource-console-fresh.XXXXXX") || fail "no folder can be made for the chroot"
  export RC_FRESH_FOLDER
  trap 'rm -rf --one-file-system -- "$RC_FRESH_FOLDER"' EXIT
  [ "$(df -Pm "$RC_FRESH_FOLDER" | awk 'NR == 2 { print $4 }')" -gt 6000 ] ||
    fail "less than 6 GB are free in ${TMPDIR:-/var/tmp}; set TMPDIR to a folder that has more"
  unshare --mount --pid --fork --kill-child --propagation private "${BASH_SOURCE[0]}" "$release" --only "$only" $cache
  exit
fi

root=$RC_FRESH_FOLDER/root
say "a minimal Debian $release ($codename)"
mmdebstrap --quiet --variant=minbase --include=sudo,ca-certificates "$codename" "$root" ||
  fail "mmdebstrap could not make the chroot: check the network and the lines above"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/run"
install -m 644 /etc/resolv.conf "$root/etc/resolv.conf"
printf '127.0.0.1 localhost %s\n::1 localhost\n' "$(hostname)" > "$root/etc/hosts"
printf '#!/bin/sh\nexit 101\n' > "$root/usr/sbin/policy-rc.d" # no daemon starts
chmod 755 "$root/usr/sbin/policy-rc.d"
chroot "$root" useradd --create-home --shell /bin/bash ada
echo 'ada ALL=(ALL) NOPASSWD: ALL' > "$root/etc/sudoers.d/ada"

home="$root/home/ada"
clone="Résumé of clones/resource-console"
mkdir -p "$home/${clone%/*}"
git -c safe.directory='*' clone --quiet --no-hardlinks "$top" "$home/$clone"
compiler=CCACHE_DISABLE=1
if [ -n "$cache" ]; then
  kept=${XDG_CACHE_HOME:-$HOME/.cache}/resource-console/fresh-$release
  mkdir -p "$kept/compiler" "$kept/packages" "$home/.cache/ccache"
  mount --bind "$kept/compiler" "$home/.cache/ccache"
  mount --bind "$kept/packages" "$root/var/cache/apt/archives"
  compiler=CCACHE_DIR=/home/ada/.cache/ccache
fi
chroot "$root" chown -R ada: /home/ada

# as_ada COMMAND: runs it in the clone, with a login environment only.
as_ada() {
  chroot --userspec=ada:ada "$root" /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin HOME=/home/ada USER=ada LOGNAME=ada \
    LANG=C.UTF-8 TERM=dumb "$compiler" bash -c "cd \"\$HOME/$clone\" && $1" </dev/null
}

names=() codes=() times=()
timed() {
  local code=0 started=$SECONDS
  say "$1"
  as_ada "$1" || code=$?
  names+=("$1") codes+=("$code") times+=($((SECONDS - started)))
}
for word in $only; do timed "./dev $word"; done

say "the reference"
# shellcheck disable=SC2016
reference=$(as_ada 'TIMEFORMAT=%R; include=$(qmake6 -query QT_INSTALL_HEADERS); time g++ -std=c++20 -O1 -fPIC -I"$include" \
  -I"$include/QtCore" -I"$include/QtGui" -I"$include/QtNetwork" -I"$include/QtWidgets" -c tests/fresh/reference.cpp -o /dev/null' 2>&1 | tail -1)

failed=0
printf '\n%s, %s, %s, %d cores; one fixed Qt file compiles in %s s (the reference)\n' "Debian $release" \
  "Qt $(as_ada 'qmake6 -query QT_VERSION')" "$(as_ada 'g++ --version' | head -1)" "$(nproc)" "$reference"
printf '%-12s %-22s %9s %16s\n' Command Result Time "times reference"
for row in "${!names[@]}"; do
  result=well
  [ "${codes[row]}" -eq 0 ] || { result="FAILED (exit code ${codes[row]})"; failed=1; }
  printf '%-12s %-22s %3d min %2d s %13.0f\n' "${names[row]}" "$result" $((times[row] / 60)) $((times[row] % 60)) \
    "$(awk -v t="${times[row]}" -v r="$reference" 'BEGIN { print t / r }')"
done
exit "$failed"
