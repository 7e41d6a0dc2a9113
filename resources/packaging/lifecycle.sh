#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs as root in a clean system with /packages/older.deb and /packages/resource-console.deb: installs, upgrades, uses,
# removes and purges the package, and fails if a new file is left behind.
set -euo pipefail
package=resource-console
snapshots=$(mktemp -d /packages/snapshots.XXXXXX)

say() { echo "== $*"; }
fail() { echo "lifecycle: $*" >&2; exit 1; }

# snapshot FILE: every file with its type, mode, owner, target and content. It omits the logs and caches of apt, dpkg
# and ldconfig, man's index of all pages, and the home of the user who ran the program.
others=(/proc /dev /sys /packages /home/tester /var/lib/apt /var/cache/apt /var/cache/debconf /var/log
  /var/lib/dpkg/status /var/lib/dpkg/status-old /var/lib/dpkg/available-old /var/lib/dpkg/triggers/Lock
  /var/lib/dpkg/lock /var/lib/dpkg/lock-frontend /var/cache/ldconfig/aux-cache /var/cache/man)
snapshot() {
  local prune=() path
  for path in "${others[@]}"; do
    prune+=(-path "$path" -o)
  done
  unset 'prune[-1]'
  {
    find / \( "${prune[@]}" \) -prune -o -printf '%y %m %u:%g %p %l\n'
    find / \( "${prune[@]}" \) -prune -o -type f -print0 | xargs -0 sha256sum
  } | LC_ALL=C sort > "$1"
}

installed_version() { dpkg-query --show --showformat='${Version}' "$package"; }

# whole: every file of the package exists unchanged
whole() {
  local differences
  differences=$(dpkg --verify "$package")
  [ -z "$differences" ] || fail "files differ from the package: $differences"
}

as_person() { su --login tester --command "$1"; }

# The README's instructions, on a minimal system.
say "apt install"
apt-get update -q
started=$SECONDS
apt-get install -qy /packages/resource-console.deb
took=$((SECONDS - started))
version=$(installed_version)
whole
[ "$(as_person 'resource-console --version')" != "" ] || fail "the program does not tell its version"
apt-get purge -qy "$package"

# Only the files of the package are compared, because its dependencies stay installed. The caches of menus, icons and
# man pages show whether the package leaves entries in them.
apt-get install -qy --no-install-recommends desktop-file-utils gtk-update-icon-cache man-db
left=$(find / \( -path /proc -o -path /dev -o -path /sys -o -path /packages -o -path /home/tester \
  -o -path /var/cache/apt -o -path /var/lib/apt \) -prune -o -iname '*resource*console*' -print)
[ -z "$left" ] || fail "left behind by purge: $left"
snapshot "$snapshots/before"

say "install $(dpkg-deb --field /packages/older.deb Version)"
apt-get install -qy /packages/older.deb
whole
[ -e "/usr/share/doc/$package/older" ] || fail "the older version is not the one that was installed"

say "upgrade to $version"
apt-get install -qy /packages/resource-console.deb
[ "$(installed_version)" = "$version" ] || fail "the upgrade left version $(installed_version)"
[ ! -e "/usr/share/doc/$package/older" ] || fail "a file of the older version is still there"
whole

say "use"
as_person 'resource-console check --demo --json > report.json'
whole

say "remove, install, purge"
apt-get remove -qy "$package"
apt-get install -qy /packages/resource-console.deb
apt-get purge -qy "$package"
if dpkg-query --show "$package" 2>/dev/null; then
  fail "dpkg still knows the package"
fi
snapshot "$snapshots/after"
diff "$snapshots/before" "$snapshots/after" || fail "the system is not what it was before"
echo "installed in $took s, upgraded, used, removed and purged; $(wc -l < "$snapshots/after") files as before"
