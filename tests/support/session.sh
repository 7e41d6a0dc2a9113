#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# session.sh [--bus | --keyring] COMMAND...: runs it in an isolated environment, so that this machine and its user do
# not influence the result: an empty home, English in UTF-8, UTC, the fonts of fonts.conf, no display, the usual umask
# and only the variables below. There is no session bus; --bus: a private one without a keyring, which starts only the
# services in $HOME/services; --keyring: with a real, unlocked gnome-keyring as well.
set -euo pipefail
# The following part runs inside of the bus.
if [ "${1:-}" = --unlock ]; then
  shift
  printf 'a password' | gnome-keyring-daemon --unlock --components=secrets > "$HOME/keyring.env"
  # The keyring answers on the bus a moment after it has gone into the background.
  is_open() {
    dbus-send --session --print-reply --dest=org.freedesktop.secrets /org/freedesktop/secrets/aliases/default \
      org.freedesktop.DBus.Properties.Get string:org.freedesktop.Secret.Collection string:Locked 2>&1 | grep -q 'boolean false'
  }
  patience=500
  until is_open; do
    patience=$((patience - 1))
    [ "$patience" -gt 0 ] || { echo "session.sh: gnome-keyring did not open its keyring" >&2; exit 1; }
    sleep 0.02
  done
  exec "$@"
fi

here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
umask 022
# A short name regardless of TMPDIR, because the path of a socket has at most 107 bytes.
home=$(mktemp -d /tmp/session.XXXXXX)
trap 'rm -rf "$home"' EXIT
mkdir -m 700 "$home/run" "$home/services"
mkdir -m 711 "$home/tmp"
chmod 711 "$home" # a test drops its privileges and continues there
cp "$here/screen.json" "$home" # Qt 6.8 reads this path as Latin-1

session=()
case ${1:-} in
  --bus) shift; session=(dbus-run-session --config-file="$home/bus.conf" --) ;;
  --keyring)
    shift
    session=(dbus-run-session --config-file="$home/bus.conf" -- "$here/session.sh" --unlock)
    # The bus may start assistive technology but never a secret service: a test that kills the keyring would otherwise
    # find a new, locked one.
    [ ! -e /usr/share/dbus-1/services/org.a11y.Bus.service ] ||
      ln -s /usr/share/dbus-1/services/org.a11y.Bus.service "$home/services/"
    ;;
esac
if [ "${#session[@]}" -gt 0 ]; then
  cat > "$home/bus.conf" <<XML
<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:dir=$home/run</listen><servicedir>$home/services</servicedir>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
XML
fi

environment=(HOME="$home" TMPDIR="$home/tmp" XDG_RUNTIME_DIR="$home/run" XDG_CONFIG_DIRS="$home/etc" XDG_DATA_DIRS=/usr/share
  PATH="$PATH" LC_ALL=C.UTF-8 TZ=UTC QT_QPA_PLATFORM="offscreen:configfile=$home/screen.json" FONTCONFIG_FILE="$here/fonts.conf"
  DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent)
# Variables by which a developer or CMake controls a test or a sanitizer.
while IFS= read -r name; do
  case $name in RC_*|QTEST_*|*SAN_OPTIONS|GCOV_*) environment+=("$name=${!name}") ;; esac
done <<<"$(compgen -e)"
env -i "${environment[@]}" "${session[@]}" "$@"
