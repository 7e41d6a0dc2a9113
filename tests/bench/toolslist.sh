#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# `tools --json` and `tools --names` against the demo service, measured against curl making the same calls. toolslist.sh
# BUILD-DIRECTORY
set -euo pipefail
build=$(cd "${1:?the build directory}" && pwd)
program="$build/resource-console"
source "$(dirname "${BASH_SOURCE[0]}")/demoservice.sh"
mcp=$(member mcpUrl)
username=$(member username)
# The key is passed in files and never as an argument, which every user of the machine can read.
member apiKey >"$scratch/key"
printf 'X-API-Key: %s\n' "$(cat "$scratch/key")" >"$scratch/headers"
request='{"jsonrpc":"2.0","id":"bench","method":"tools/list","params":{}}'

# One list of one endpoint on both sides.
"$build/tests/bench/bench_measure" tools-list 30 exit "$scratch/key" 4 0 \
  -- curl -sSf --noproxy '*' -H "@$scratch/headers" -H "X-User-Username: $username" -H 'Content-Type: application/json' \
     -H 'Accept: application/json, text/event-stream' -d "$request" "$mcp/mcp/" \
  -- "$program" tools --json --catalog general --mcp-url "$mcp" --username "$username" --key-stdin

# Both lists, names only, against one curl that makes the same calls; its last call requests the second page.
call=(-sSf --noproxy '*' -H "@$scratch/headers" -H "X-User-Username: $username" -H 'Content-Type: application/json'
  -H 'Accept: application/json, text/event-stream')
cursor=$(curl "${call[@]}" -d "$request" "$mcp/github/" | sed -n 's/.*"nextCursor":"\([^"]*\)".*/\1/p')
second='{"jsonrpc":"2.0","id":"bench","method":"tools/list","params":{"cursor":"'$cursor'"}}'
"$build/tests/bench/bench_measure" tools-names 30 exit "$scratch/key" 2.2 0 \
  -- curl "${call[@]}" -d "$request" "$mcp/mcp/" --next "${call[@]}" -d "$request" "$mcp/github/" \
     --next "${call[@]}" -d "$second" "$mcp/github/" \
  -- "$program" tools --names --mcp-url "$mcp" --username "$username" --key-stdin
