# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by benches that talk to the demo service: it runs until they end, in a scratch folder that goes with them.
# Needs $program; gives $scratch, and member NAME of what the service says of itself.
scratch=$(mktemp -d)
# A home of its own: what is kept of each run goes there, and not beside what somebody did with the program.
export HOME="$scratch/home" XDG_CONFIG_HOME="$scratch/home/config" XDG_DATA_HOME="$scratch/home/data"
mkdir -p "$HOME"
"$program" serve --quiet >"$scratch/ready" &
service=$!
trap 'kill "$service" 2>/dev/null || true; wait "$service" 2>/dev/null || true; rm -rf "$scratch"' EXIT
for _ in $(seq 100); do
  [ -s "$scratch/ready" ] && break
  kill -0 "$service" # gone: end here, its own words are above
  sleep 0.05
done

member() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p" "$scratch/ready"; }
