#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs one curl call after the other, for check.sh. curls.sh HEADERS REQUESTS
while IFS=$'\t' read -r address body; do
  curl -sSf --noproxy '*' -H "@$1" -d "$body" "$address" || exit
done <"$2"
