#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# run.sh BUILD_FOLDER [--minutes N | --seconds N] [--seed N]: runs each fuzz target for that long (30 s by default), two
# at a time, and prints a table of the results. A finding fails the run, stays in the build folder, and its path is
# printed; new inputs are saved there too, never in the small corpus of the repository. With a seed, an empty build
# folder and the same program, each run has the same inputs up to the time limit.
set -euo pipefail
build=$(realpath "$1")
shift
seconds=30
seed=0 # 0: a different seed in each run
while [ $# -gt 0 ]; do
  case "$1" in
    --minutes) seconds=$((${2:?} * 60)); shift 2 ;;
    --seconds) seconds=$((${2:?})); shift 2 ;;
    --seed) seed=$((${2:?})); shift 2 ;;
    *) echo "fuzz: unknown argument $1" >&2; exit 2 ;;
  esac
done
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
findings=$build/findings
mkdir -p "$findings" "$build/logs"

# The maximum input size per target: long enough for every rule, short enough for tens of thousands of inputs per
# second.
declare -A longest=([resourceurl]=192 [displaytext]=48 [eventstream]=96 [strictjson]=128 [jsonrpc]=128 [quoting]=64
  [entryimport]=256 [envtext]=128 [paste]=320)
targets=(resourceurl displaytext eventstream strictjson jsonrpc quoting entryimport envtext paste)

fuzz() {
  local target=$1
  mkdir -p "$build/corpus/$target"
  "$build/tests/fuzz/fuzz_$target" -seed="$seed" -max_total_time="$seconds" -max_len="${longest[$target]}" -timeout=5 \
    -verbosity=0 -print_final_stats=1 -reload=0 -dict="$here/dictionaries/$target.dict" -artifact_prefix="$findings/$target-" \
    "$build/corpus/$target" "$here/corpus/$target" >"$build/logs/$target" 2>&1
}

stat_of() { sed -n "s/^stat::$2: *//p" "$build/logs/$1" | tail -1; }

echo "fuzz: ${#targets[@]} targets, $seconds s each, two at a time" >&2
failed=()
for ((at = 0; at < ${#targets[@]}; at += 2)); do
  fuzz "${targets[at]}" & first=$!
  second=
  [ -z "${targets[at + 1]:-}" ] || { fuzz "${targets[at + 1]}" & second=$!; }
  wait "$first" || failed+=("${targets[at]}")
  [ -z "$second" ] || wait "$second" || failed+=("${targets[at + 1]}")
done

printf '%-12s %12s %8s %8s\n' target executions exec/s finding
for target in "${targets[@]}"; do
  finding=none
  [[ " ${failed[*]:-} " != *" $target "* ]] || finding=YES
  printf '%-12s %12s %8s %8s\n' "$target" "$(stat_of "$target" number_of_executed_units)" \
    "$(stat_of "$target" average_exec_per_sec)" "$finding"
done
for target in "${failed[@]}"; do
  echo "fuzz: a finding in $target, log $build/logs/$target" >&2
  grep -E 'BROKEN PROMISE|ERROR:|runtime error|SUMMARY|Test unit written' "$build/logs/$target" >&2 || tail -5 "$build/logs/$target" >&2
done
[ "${#failed[@]}" -eq 0 ]
