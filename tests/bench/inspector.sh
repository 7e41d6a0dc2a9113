#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# `tools --names` against the command line of the MCP inspector from npm, both asking the reference server of
# tests/interop for its tools. inspector.sh BUILD-DIRECTORY; needs npm, and the server that `./dev interop` installs.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$(cd "${1:?the build directory}" && pwd)
package=@modelcontextprotocol/inspector
version=0.15.0
program="$build/resource-console"
server="$here/../../build/interop/node_modules/@modelcontextprotocol/server-everything/dist/index.js"
[ -f "$server" ] || { echo "inspector: run ./dev interop first; it installs the reference server" >&2; exit 2; }
folder="$here/../../build/inspector"
mkdir -p "$folder"
if [ "$(cat "$folder/installed" 2>/dev/null)" != "$version" ]; then
  echo "inspector: installing $package@$version into build/inspector" >&2
  printf '{"private":true}\n' >"$folder/package.json"
  (cd "$folder" && npm install --no-audit --no-fund --loglevel=error --save-exact "$package@$version" >&2)
  printf '%s\n' "$version" >"$folder/installed"
fi

scratch=$(mktemp -d)
export HOME="$scratch/home" XDG_CONFIG_HOME="$scratch/home/config" XDG_DATA_HOME="$scratch/home/data"
mkdir -p "$HOME"
node --import "$here/../interop/loopback.mjs" "$server" streamableHttp >"$scratch/server.log" 2>&1 &
service=$!
trap 'kill "$service" 2>/dev/null || true; wait "$service" 2>/dev/null || true; rm -rf "$scratch"' EXIT
for _ in $(seq 200); do
  grep -q '^port ' "$scratch/server.log" && break
  kill -0 "$service" # stops here if it has ended
  sleep 0.05
done
mcp="http://127.0.0.1:$(sed -n 's/^port //p' "$scratch/server.log" | head -n 1)"
echo unused-key-of-a-bench >"$scratch/key" # the server needs none

# The goal is to be 8 times as fast, so that the ratio of our time to theirs is at most 0.125.
"$build/tests/bench/bench_measure" inspector 10 exit "$scratch/key" 0.125 0 \
  -- "$folder/node_modules/.bin/mcp-inspector" --cli "$mcp/mcp" --transport http --method tools/list \
  -- "$program" tools --names --catalog general --mcp-url "$mcp" --username mara --key-stdin
