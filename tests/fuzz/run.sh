#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# run.sh BUILD_FOLDER [--minutes N]: each fuzz target for N minutes (half a minute by default). A finding stops the run
# and is left in the build folder; new inputs go there too, never into the small corpus of the repository.
set -euo pipefail
build=$1
shift
seconds=30
while [ $# -gt 0 ]; do
  case "$1" in
    --minutes) seconds=$(($2 * 60)); shift 2 ;;
    *) echo "fuzz: unknown argument $1" >&2; exit 2 ;;
  esac
done
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
for target in resourceurl displaytext eventstream strictjson jsonrpc; do
  mkdir -p "$build/corpus/$target" "$build/findings"
  echo "fuzz: $target, $seconds s"
  "$build/tests/fuzz/fuzz_$target" -max_total_time="$seconds" -max_len=4096 -timeout=5 -verbosity=0 -print_final_stats=1 \
    -artifact_prefix="$build/findings/$target-" "$build/corpus/$target" "$here/corpus/$target"
done
