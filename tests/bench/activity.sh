#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Benchmarks the activity file with a million rows, or ROWS: its first page against that of an empty file, the page of
# the window on it, and a word search against `sqlite3` with LIKE on the same file. activity.sh BUILD-DIRECTORY [ROWS]
set -euo pipefail
build=$(cd "${1:?the build directory}" && pwd)
rows=${2:-1000000}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
program="$build/tests/bench/bench_activity"

"$program" fill "$scratch/empty.sqlite" 0
"$program" fill "$scratch/full.sqlite" "$rows"
echo "activity: $rows rows, $(du -m "$scratch/full.sqlite" | cut -f1) MiB"
"$program" first-page "$scratch/empty.sqlite" "$scratch/full.sqlite"
"$program" pages "$scratch/full.sqlite"
QT_QPA_PLATFORM=offscreen "$build/tests/bench/bench_activitypage" open "$scratch/empty.sqlite" "$scratch/full.sqlite"
QT_QPA_PLATFORM=offscreen "$build/tests/bench/bench_activitypage" use "$scratch/full.sqlite"
"$program" batch "$scratch/full.sqlite" 100000
QT_QPA_PLATFORM=offscreen "$build/tests/bench/bench_activitypage" batch "$scratch/full.sqlite"
word=quokka
like="SELECT count(*) FROM activity WHERE message LIKE '%$word%' OR extra LIKE '%$word%' OR marker LIKE '%$word%' OR reply LIKE '%$word%'"
[ "$(sqlite3 "$scratch/full.sqlite" "$like")" = "$("$program" search "$scratch/full.sqlite" "$word")" ] ||
  { echo "the two searches do not find the same"; exit 1; }
"$build/tests/bench/bench_measure" activity-search 9 exit /dev/null 0.05 0 \
  -- sqlite3 "$scratch/full.sqlite" "$like" \
  -- "$program" search "$scratch/full.sqlite" "$word"
