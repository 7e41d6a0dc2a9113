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
  bus=()
  if [ "$1" = --empty ]; then
    cat > "$HOME/bus.conf" <<XML
<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:dir=$HOME/run</listen><servicedir>$HOME/services</servicedir>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
XML
    bus=(--config-file="$HOME/bus.conf")
  fi
  dbus-run-session "${bus[@]}" -- "$0" "$@"
  exit
fi
if [ "$1" = --empty ]; then
  shift
else
  printf 'a password' | gnome-keyring-daemon --unlock --components=secrets > "$HOME/keyring.env"
fi
exec "$@"
