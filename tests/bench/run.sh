#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The benchmarks, as ratios against a reference measured in the same run. Goals are printed but not enforced, because a
# busy machine is not the program's fault. run.sh BUILD-DIRECTORY
set -euo pipefail
build=$(cd "${1:?the build directory}" && pwd)
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# No user's settings, keys or certificates, and no proxy.
export HOME="$scratch" XDG_CONFIG_HOME="$scratch/config" XDG_DATA_HOME="$scratch/data" XDG_CACHE_HOME="$scratch/cache"
export XDG_RUNTIME_DIR="$scratch/run" LC_ALL=C.UTF-8
mkdir -m 700 "$XDG_RUNTIME_DIR"
unset DBUS_SESSION_BUS_ADDRESS WAYLAND_DISPLAY http_proxy https_proxy all_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY
unset SSL_CERT_FILE SSL_CERT_DIR

echo "$(nproc) cores, $(uname -sm), load $(cut -d' ' -f1 /proc/loadavg)"
# A bare window has no text and loads no font; one with a single word does, as the program must.
for word in "" "Resources"; do
  QT_QPA_PLATFORM=xcb timeout 120 xvfb-run -a -s "-screen 0 1400x1000x24" \
    "$build/tests/bench/bench_measure" "first-window${word:+-word}" 15 first-line /dev/null 1.4 1.5 \
    -- "$build/tests/bench/bench_bare" ${word:+"$word"} -- "$build/bench_window"
done
"$here/profiles.sh" "$build"
"$here/toolslist.sh" "$build"
"$here/toolspage.sh" "$build"
"$here/activity.sh" "$build"
"$here/check.sh" "$build"
"$build/tests/bench/bench_lens" || true
"$here/arrival.sh" "$build"
"$here/burst.sh" "$build"
