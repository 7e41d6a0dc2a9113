#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The official test suite of JSON Schema (MIT licence) against our check of arguments and results. It is fetched at one
# commit into build/jsonschema; a folder that holds it already saves that. jsonschema.sh SUITE-PROGRAM [FOLDER]
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
# The cases of optional/format ask for refusals, but by the specification a format is a remark.
"$program" "$folder/tests/draft2020-12" "$folder/tests/draft2020-12/optional"
