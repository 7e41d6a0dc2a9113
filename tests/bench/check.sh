#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a whole check against the demo service, from start to exit, and compares it with the sum of the same requests
# made with curl, one call each. check.sh BUILD-DIRECTORY
set -euo pipefail
build=$(cd "${1:?the build directory}" && pwd)
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
program="$build/resource-console"
source "$(dirname "${BASH_SOURCE[0]}")/demoservice.sh"
resource=$(member resourceUrl)
mcp=$(member mcpUrl)
username=$(member username)
# The key is passed in files and never as an argument, which every user of the machine can read.
member apiKey >"$scratch/key"
cat >"$scratch/headers" <<HEADERS
X-API-Key: $(cat "$scratch/key")
X-User-Username: $username
Content-Type: application/json
Accept: application/json, text/event-stream
HEADERS

# One line for each request that the check makes: an address and a body.
post() { curl -sSf --noproxy '*' -H "@$scratch/headers" -d "$2" "$1"; }
list() { printf '{"jsonrpc":"2.0","id":"bench","method":"tools/list","params":{%s}}' "$1"; }
cursor=$(post "$mcp/github/" "$(list '')" | sed -n 's/.*"nextCursor":"\([^"]*\)".*/"cursor":"\1"/p')
[ -n "$cursor" ] # the second page is part of the check
{
  for level in debug debug info warning error; do
    printf '%slogs/\t{"logs":[{"level":"%s","message":"[TEST] bench","ts":"2026-01-01T00:00:00Z","extra":{}}]}\n' \
      "$resource" "$level"
  done
  printf '%s/mcp/\t%s\n' "$mcp" "$(list '')"
  printf '%s/github/\t%s\n%s/github/\t%s\n' "$mcp" "$(list '')" "$mcp" "$(list "$cursor")"
} >"$scratch/requests"

"$build/tests/bench/bench_measure" check 20 exit "$scratch/key" 2 0 \
  -- "$here/curls.sh" "$scratch/headers" "$scratch/requests" \
  -- "$program" check --json --resource "$resource" --mcp-url "$mcp" --username "$username" --key-stdin
# The same including the start of the service, as a new user tries it: the goal is less than a second.
"$build/tests/bench/bench_measure" check-demo 20 exit /dev/null 2 0 \
  -- "$here/curls.sh" "$scratch/headers" "$scratch/requests" \
  -- "$program" check --demo
