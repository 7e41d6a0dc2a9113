#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the official test suite of JSON Schema (MIT license) against our check of arguments and results. It is fetched at
# one commit into build/jsonschema, unless a folder with it is given. jsonschema.sh SUITE-PROGRAM [FOLDER]
set -euo pipefail
program=$(realpath "${1:?the program}")
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
commit=44401e0c046704b476ec9d2e2fccdaee618f259d
folder=${2:-"$here/../../build/jsonschema"}

if [ -z "${2:-}" ] && [ "$(git -C "$folder" rev-parse --verify --quiet HEAD 2>/dev/null)" != "$commit" ]; then
  echo "jsonschema: fetching json-schema-org/JSON-Schema-Test-Suite at $commit" >&2
  mkdir -p "$folder"
  git -C "$folder" init --quiet
  git -C "$folder" fetch --quiet --depth 1 https://github.com/json-schema-org/JSON-Schema-Test-Suite.git "$commit"
  git -C "$folder" checkout --quiet "$commit"
fi
# The cases of optional/format expect refusals, but in the specification a format is only an annotation.
"$program" "$folder/tests/draft2020-12" "$folder/tests/draft2020-12/optional"
