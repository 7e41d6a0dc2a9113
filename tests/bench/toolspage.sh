#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The Tools page with 10,000 tools: their first list, the filter, and the text for a model. toolspage.sh BUILD-DIRECTORY
set -euo pipefail
build=$(cd "${1:?the build directory}" && pwd)
QT_QPA_PLATFORM=offscreen "$build/tests/bench/bench_toolspage" first
QT_QPA_PLATFORM=offscreen "$build/tests/bench/bench_toolspage" filter
QT_QPA_PLATFORM=offscreen "$build/tests/bench/bench_toolspage" model
