# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by benchmarks that use the demo service: it runs until they end, in a temporary scratch folder. Needs
# $program; sets $scratch, and member NAME prints a value of the service's description.
scratch=$(mktemp -d)
# A separate home, so that the records of each run do not mix with the user's own.
export HOME="$scratch/home" XDG_CONFIG_HOME="$scratch/home/config" XDG_DATA_HOME="$scratch/home/data"
mkdir -p "$HOME"
"$program" serve --quiet >"$scratch/ready" &
service=$!
trap 'kill "$service" 2>/dev/null || true; wait "$service" 2>/dev/null || true; rm -rf "$scratch"' EXIT
for _ in $(seq 100); do
  [ -s "$scratch/ready" ] && break
  kill -0 "$service" # stops here if it has ended; its error is above
  sleep 0.05
done

member() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p" "$scratch/ready"; }
