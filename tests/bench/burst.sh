#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A burst of single entries against `curl --parallel` with as many connections, and one large request against one curl
# call with the same bytes, all to the same demo service. Ratios are of speed: 1.0 is as fast as curl. burst.sh
# BUILD-DIRECTORY [ENTRIES]
set -euo pipefail
build=$(cd "${1:?the build directory}" && pwd)
entries=${2:-5000}
rounds=5
program="$build/resource-console"
bench="$build/tests/bench/bench_burst"
source "$(dirname "${BASH_SOURCE[0]}")/demoservice.sh"
resource=$(member resourceUrl)
# The key is passed in files and never as an argument, which every user of the machine can read.
member apiKey >"$scratch/key"

# as many bytes as the program sends
entry='{"level":"debug","message":"entry 1234 of a burst","ts":"2026-11-21T14:02:11.204+01:00","extra":{"marker":"7F3A-19C2-5B0E"}}'
printf '{"logs":[%s]}' "$entry" >"$scratch/one"
awk -v entry="$entry" 'BEGIN { printf "{\"logs\":["; for (i = 0; i < 10000; ++i) printf "%s%s", i ? "," : "", entry; printf "]}" }' \
  >"$scratch/many"
for ((i = 0; i < entries; ++i)); do
  [ "$i" -eq 0 ] || echo next
  printf 'url = "%slogs/"\nheader = "X-API-Key: %s"\nheader = "Content-Type: application/json"\n' "$resource" "$(<"$scratch/key")"
  printf 'data = "@%s"\noutput = "/dev/null"\n' "$scratch/one"
done >"$scratch/curls"
printf 'header = "X-API-Key: %s"\nheader = "Content-Type: application/json"\n' "$(<"$scratch/key")" >"$scratch/curl"

now() { date +%s.%N; }
median() { sort -g | sed -n "$(((rounds + 1) / 2))p"; }
since() { awk -v a="$1" -v b="$(now)" 'BEGIN { print b - a }'; }
# report NAME CURL-FILE OURS-FILE [GOAL]
report() {
  awk -v name="$1" -v curl="$(median <"$2")" -v ours="$(median <"$3")" -v goal="${4:-0}" 'BEGIN {
    ratio = curl / ours
    printf "%-24s %8.3f s  curl %8.3f s  speed %5.2f", name, ours, curl, ratio
    if (goal > 0) printf "  goal %.1f%s", goal, (ratio >= goal) ? "" : "  MISSED"
    print "" }'
}

for connections in 1 6 16; do
  rm -f "$scratch"/t-*
  for _ in $(seq "$rounds"); do
    from=$(now)
    curl -sS --noproxy '*' --parallel --parallel-max "$connections" -K "$scratch/curls" 2>/dev/null
    since "$from" >>"$scratch/t-curl"
    "$bench" "$resource" "$scratch/key" "$entries" 1 "$connections" | cut -d' ' -f1 >>"$scratch/t-ours"
  done
  report "burst-$connections-connections" "$scratch/t-curl" "$scratch/t-ours" 0.35
done
rm -f "$scratch"/t-*
for _ in $(seq "$rounds"); do
  curl -sS --noproxy '*' -K "$scratch/curl" -H 'Expect:' --data-binary "@$scratch/many" -o /dev/null -w '%{time_total}\n' "${resource}logs/" >>"$scratch/t-curl"
  "$bench" "$resource" "$scratch/key" 10000 10000 1 >>"$scratch/t-both"
done
cut -d' ' -f2 "$scratch/t-both" >"$scratch/t-ours"
report "one-request-10000" "$scratch/t-curl" "$scratch/t-ours" 0.8
# includes writing the body and making 10,000 results from the answer, which curl does not do
cut -d' ' -f1 "$scratch/t-both" >"$scratch/t-ours"
report "one-request-and-results" "$scratch/t-curl" "$scratch/t-ours"
# The whole command with its start and three writes for each row of Activity, which curl does not do either.
rm -f "$scratch"/t-*
for _ in 1 2 3; do
  from=$(now)
  curl -sS --noproxy '*' --parallel --parallel-max 6 -K "$scratch/curls" 2>/dev/null
  since "$from" >>"$scratch/t-curl"
  from=$(now)
  "$program" send "entry of a burst" --level debug --count "$entries" --interval 0 --connections 6 --quiet \
    --resource "$resource" --key-stdin <"$scratch/key"
  since "$from" >>"$scratch/t-ours"
done
rounds=3 report "burst-command-kept" "$scratch/t-curl" "$scratch/t-ours"
