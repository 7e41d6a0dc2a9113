// SPDX-License-Identifier: GPL-3.0-or-later
// What tst_cli_timer runs in a shell: a text that moc would lose a class over.
#pragma once

#include <QString>

/// Runs a user manager in a mount namespace with an empty /run: it wants to see that systemd runs the machine. Prints
/// how the service ended, then what it wrote.
inline QString timerScript()
{
    return QStringLiteral(R"script(
set -eu
mount -t tmpfs tmpfs /run
mount --make-shared /run # where credentials are mounted for a unit by another process
mkdir -p /run/systemd/system /run/person
chmod 700 /run/person
unset XDG_CONFIG_HOME XDG_STATE_HOME DBUS_SESSION_BUS_ADDRESS
export XDG_RUNTIME_DIR=/run/person PATH="$HOME/bin:$PATH"
/lib/systemd/systemd --user --log-target=null &
manager=$!
trap 'kill "$manager"; wait "$manager" || true' EXIT
until [ -S /run/person/systemd/private ]; do kill -0 "$manager"; sleep 0.02; done
systemctl --user set-environment "PATH=$PATH"
systemctl --user start resource-console-check.timer
unit() { systemctl --user show -P "$1" "$2"; }
until [ -n "$(unit ExecMainExitTimestamp resource-console-check.service)" ]; do kill -0 "$manager"; sleep 0.02; done
[ "$1" = well ] || until [ -e "$HOME/told" ]; do kill -0 "$manager"; sleep 0.02; done
echo "$(unit Result resource-console-check.service) $(unit ExecMainStatus resource-console-check.service)"
find "$HOME" -name resource-console-check.prom -exec cat {} +
)script");
}
