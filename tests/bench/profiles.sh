#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# From exec to the first paint with 1,000 profiles against the same with one, in the same call. profiles.sh BUILD-DIRECTORY
set -euo pipefail
build=$(cd "${1:?the build directory}" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
unset DBUS_SESSION_BUS_ADDRESS WAYLAND_DISPLAY
export HOME=$scratch LC_ALL=C.UTF-8

# document COUNT: in the format of profile export
document() {
  printf '{"version":2,"profiles":['
  for ((i = 0; i < $1; i++)); do
    ((i == 0)) || printf ','
    printf '{"name":"service %04d","resource":"https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-%012d/","toolServer":"https://mcp.example.net","username":"jon","colour":"green"}' "$i" "$i"
  done
  printf ']}\n'
}

for count in 1 1000; do
  document "$count" | XDG_CONFIG_HOME=$scratch/$count "$build/resource-console" profile import - --quiet
done
QT_QPA_PLATFORM=xcb timeout 120 xvfb-run -a -s "-screen 0 1400x1000x24" \
  "$build/tests/bench/bench_measure" thousand-profiles "${2:-15}" first-line /dev/null 1.2 0 \
  -- env "XDG_CONFIG_HOME=$scratch/1" "$build/bench_window" \
  -- env "XDG_CONFIG_HOME=$scratch/1000" "$build/bench_window"
