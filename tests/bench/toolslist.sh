#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# `tools --json` and `tools --names` against the demo service, measured against curl making the same calls. toolslist.sh
# BUILD-DIRECTORY
set -euo pipefail
build=$(cd "${1:?the build directory}" && pwd)
scratch=$(mktemp -d)
program="$build/resource-console"

"$program" serve --quiet >"$scratch/ready" &
service=$!
trap 'kill "$service" 2>/dev/null || true; wait "$service" 2>/dev/null || true; rm -rf "$scratch"' EXIT
for _ in $(seq 100); do
  [ -s "$scratch/ready" ] && break
  kill -0 "$service" # gone: end here, its own words are above
  sleep 0.05
done

member() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p" "$scratch/ready"; }
mcp=$(member mcpUrl)
username=$(member username)
# The key goes by files and never by arguments, which every user of the machine can read.
member apiKey >"$scratch/key"
printf 'X-API-Key: %s\n' "$(cat "$scratch/key")" >"$scratch/headers"
request='{"jsonrpc":"2.0","id":"bench","method":"tools/list","params":{}}'

# One list of one endpoint on both sides.
"$build/tests/bench/bench_measure" tools-list 30 exit "$scratch/key" 4 0 \
  -- curl -sSf --noproxy '*' -H "@$scratch/headers" -H "X-User-Username: $username" -H 'Content-Type: application/json' \
     -H 'Accept: application/json, text/event-stream' -d "$request" "$mcp/mcp/" \
  -- "$program" tools --json --catalog general --mcp-url "$mcp" --username "$username" --key-stdin

# Both lists, names only: one curl that makes the same two calls.
call=(-sSf --noproxy '*' -H "@$scratch/headers" -H "X-User-Username: $username" -H 'Content-Type: application/json'
  -H 'Accept: application/json, text/event-stream' -d "$request")
"$build/tests/bench/bench_measure" tools-names 30 exit "$scratch/key" 3 0 \
  -- curl "${call[@]}" "$mcp/mcp/" --next "${call[@]}" "$mcp/github/" \
  -- "$program" tools --names --mcp-url "$mcp" --username "$username" --key-stdin
