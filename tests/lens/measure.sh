#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# How many poisoned texts the lens finds and how many honest ones it flags, by class, and what each sign contributes.
# measure.sh BUILD-DIRECTORY [--missed] [--brief] FILE.jsonl...
# --missed prints the texts that it judges wrongly; --brief leaves out what each sign contributes.
# A line is {"label":"malicious"|"benign","category":"…","name":"…","description":"…"}, or has "tool", a whole definition.
# A line with "result" in place of the description is what a tool returned.
# A JSON file with {"tools":[…]} counts as benign, a text for each tool; any other file as an honest page of a result.
set -euo pipefail
build=${1:?the build directory}
shift
exec "$build/tests/lens/measure_lens" "$@"
