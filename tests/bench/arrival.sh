#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Sends 1,000 entries, or ENTRIES, to the demo service and confirms them in its log. Counts the calls of the log tool,
# against one call for each marker. The goal is at most 20 for 1,000. arrival.sh BUILD-DIRECTORY [ENTRIES]
set -euo pipefail
build=$(cd "${1:?the build directory}" && pwd)
entries=${2:-1000}
program="$build/resource-console"
source "$(dirname "${BASH_SOURCE[0]}")/demoservice.sh"
for ((i = 1; i <= entries; ++i)); do
  printf '{"level":"debug","message":"entry %d of %d"}\n' "$i" "$entries"
done >"$scratch/entries.jsonl"
# The key is passed in a file and never as an argument, which every user of the machine can read.
member apiKey |
  "$program" send --file "$scratch/entries.jsonl" --one-request --confirm-arrival --log-tool resource_logs --json \
    --resource "$(member resourceUrl)" --mcp-url "$(member mcpUrl)" --username "$(member username)" --key-stdin \
    >"$scratch/result.json"

number() { grep -o "\"$1\":[0-9]*" "$scratch/result.json" | tail -n 1 | cut -d: -f2; }
arrived=$(number arrived)
calls=$(number calls)
[ "$arrived" = "$entries" ] || { echo "arrival: only $arrived of $entries entries were seen in the log"; exit 1; }
awk -v entries="$entries" -v calls="$calls" -v ms="$(grep -o '"calls":[0-9]*,"elapsedMs":[0-9]*' "$scratch/result.json" | cut -d: -f3)" \
  'BEGIN { printf "arrival: %d markers confirmed by %d reading calls in %d ms, %.4f of one call for each (goal: 0.02)\n", entries, calls, ms, calls / entries }'
