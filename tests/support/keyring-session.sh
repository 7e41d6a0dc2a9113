#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# keyring-session.sh COMMAND...: runs it in a session bus of its own with a real, unlocked gnome-keyring and a private home.
set -euo pipefail
if [ -z "${KEYRING_SESSION_HOME:-}" ]; then
  KEYRING_SESSION_HOME=$(mktemp -d)
  trap 'rm -rf "$KEYRING_SESSION_HOME"' EXIT
  mkdir -m 700 "$KEYRING_SESSION_HOME/run"
  export KEYRING_SESSION_HOME HOME=$KEYRING_SESSION_HOME XDG_RUNTIME_DIR=$KEYRING_SESSION_HOME/run
  unset DISPLAY WAYLAND_DISPLAY XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME DBUS_SESSION_BUS_ADDRESS
  dbus-run-session -- "$0" "$@"
  exit
fi
printf 'a password' | gnome-keyring-daemon --unlock --components=secrets > "$HOME/keyring.env"
exec "$@"
