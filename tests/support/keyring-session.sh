#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# keyring-session.sh [--empty] COMMAND...: runs it in a session bus of its own with a private home and a real, unlocked
# gnome-keyring; --empty: with no keyring, and none that the bus could start but what is put into $HOME/services.
set -euo pipefail
if [ -z "${KEYRING_SESSION_HOME:-}" ]; then
  KEYRING_SESSION_HOME=$(mktemp -d)
  trap 'rm -rf "$KEYRING_SESSION_HOME"' EXIT
  mkdir -m 700 "$KEYRING_SESSION_HOME/run" "$KEYRING_SESSION_HOME/services"
  export KEYRING_SESSION_HOME HOME=$KEYRING_SESSION_HOME XDG_RUNTIME_DIR=$KEYRING_SESSION_HOME/run
  unset DISPLAY WAYLAND_DISPLAY XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME DBUS_SESSION_BUS_ADDRESS
  # The bus must not start a secret service by itself: a test that kills the keyring would find a new, locked one in its
  # place, or none, by chance.
  if [ "$1" != --empty ]; then
    for service in /usr/share/dbus-1/services/*.service; do
      grep -q -e '^Name=org.freedesktop.secrets' -e '^Name=org.gnome.keyring$' "$service" || ln -s "$service" "$HOME/services/"
    done
  fi
  cat > "$HOME/bus.conf" <<XML
<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:dir=$HOME/run</listen><servicedir>$HOME/services</servicedir>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
XML
  dbus-run-session --config-file="$HOME/bus.conf" -- "$0" "$@"
  exit
fi
if [ "$1" = --empty ]; then
  shift
else
  printf 'a password' | gnome-keyring-daemon --unlock --components=secrets > "$HOME/keyring.env"
  # It answers on the bus a moment after it has gone into the background.
  is_open() {
    dbus-send --session --print-reply --dest=org.freedesktop.secrets /org/freedesktop/secrets/aliases/default \
      org.freedesktop.DBus.Properties.Get string:org.freedesktop.Secret.Collection string:Locked 2>&1 | grep -q 'boolean false'
  }
  patience=500
  until is_open; do
    patience=$((patience - 1))
    [ "$patience" -gt 0 ] || { echo "keyring-session: gnome-keyring did not open its keyring" >&2; exit 1; }
    sleep 0.02
  done
fi
exec "$@"
