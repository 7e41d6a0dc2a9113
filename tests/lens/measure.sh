#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Measures how many poisoned texts the lens finds and how many honest ones it flags, by class, and the contribution of
# each sign.
# measure.sh BUILD-DIRECTORY [--missed] [--brief] [--features] FILE.jsonl...
# --missed prints the texts that it judges wrongly; --brief omits the contribution of each sign.
# --features prints instead what train.py learns from.
# A line is {"label":"malicious"|"benign","category":"…","name":"…","description":"…"}, or has "tool", a whole
# definition.
# A line with "result" instead of the description is the result of a tool.
# A JSON file with {"tools":[…]} counts as benign, one text for each tool; any other file as an honest page of a result.
set -euo pipefail
build=${1:?the build directory}
shift
exec "$build/tests/lens/measure_lens" "$@"
