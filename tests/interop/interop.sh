#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The real program against a real tool server from npm, on loopback: lists its tools in the session dialect and passes
# its rung of the ladder. What the server offers is read a second time with its makers' own client, and compared.
# interop.sh PROGRAM
set -euo pipefail
program=$(realpath "${1:?the program}")
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
package=@modelcontextprotocol/server-everything
version=2026.8.31
slashless=(fastmcp@4.20.16 mcp-proxy@6.7.19) # servers that answer at exactly /mcp
folder="$here/../../build/interop"
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
cd "$folder"

if [ "$(cat installed 2>/dev/null)" != "$version ${slashless[*]}" ]; then
  echo "interop: installing $package@$version and others into build/interop" >&2
  printf '{"private":true}\n' >package.json
  npm install --no-audit --no-fund --loglevel=error --save-exact "$package@$version" "${slashless[@]}" >&2
  printf '%s\n' "$version ${slashless[*]}" >installed
fi

# The official suite, with the version of Node that it needs. conformance.py lists the required results, and
# expected-failures.txt the permitted failures.
conformance=0.2.0-alpha.12
if [ "$(cat suite/installed 2>/dev/null)" != "$conformance" ]; then
  echo "interop: installing @modelcontextprotocol/conformance@$conformance into build/interop/suite" >&2
  mkdir -p suite
  printf '{"private":true}\n' >suite/package.json
  npm install --prefix suite --no-audit --no-fund --loglevel=error --save-exact \
    node@24 "@modelcontextprotocol/conformance@$conformance" >&2
  printf '%s\n' "$conformance" >suite/installed
fi

scratch=$(mktemp -d)
services=()
finish() {
  local code=$?
  [ "$code" -eq 0 ] || { echo "interop: FAILED; the tool server said:" >&2; tail -n 20 "$scratch/server.log" >&2 || true; }
  for service in "${services[@]}"; do kill "$service" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$scratch"
}
trap finish EXIT

# await FILE PATTERN PID: waits until a line of the file matches; fails if the process has ended.
await() {
  for _ in $(seq 200); do
    grep -q "$2" "$1" && return 0
    kill -0 "$3" || return 1
    sleep 0.05
  done
  echo "interop: nothing like '$2' in $1" >&2
  return 1
}

# No user's settings or keys, and no proxy.
export HOME="$scratch" XDG_CONFIG_HOME="$scratch/config" XDG_DATA_HOME="$scratch/data" LC_ALL=C.UTF-8
unset DBUS_SESSION_BUS_ADDRESS http_proxy https_proxy all_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY

touch "$scratch/server.log" "$scratch/demo.log"
node --import "$here/loopback.mjs" "node_modules/$package/dist/index.js" streamableHttp >"$scratch/server.log" 2>&1 &
services+=($!)
"$program" serve --quiet >"$scratch/demo.log" &
services+=($!)
await "$scratch/server.log" '^port ' "${services[0]}"
await "$scratch/demo.log" '"apiKey"' "${services[1]}"
mcp="http://127.0.0.1:$(sed -n 's/^port //p' "$scratch/server.log" | head -n 1)"

# The makers' client finds its library relative to its own location.
cp "$here/reference.mjs" "$folder/"
node reference.mjs "$mcp/mcp" >"$scratch/reference.json"

member() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p" "$scratch/demo.log"; }
resource=$(member resourceUrl)
member apiKey >"$scratch/key"

"$program" tools list --json --catalog general --mcp-url "$mcp" --username x --key-stdin \
  <"$scratch/key" >"$scratch/tools.json"
# The demo service has the resource, and the server from npm the tools. The missing code-hosting endpoint is not a
# failure.
"$program" check --json --resource "$resource" --mcp-url "$mcp" --username demo --key-stdin \
  <"$scratch/key" >"$scratch/check.json"

python3 "$here/compare.py" "$scratch/reference.json" "$scratch/tools.json" "$scratch/check.json"

# slashless NAME TOOL ARGUMENTS COMMAND...: a server that answers only at /mcp, addressed by its origin.
slashless() {
  local log="$scratch/$1.log" tool=$2 arguments=$3 at
  shift 3
  touch "$log"
  NODE_OPTIONS="--import $here/loopback.mjs" "$@" >"$log" 2>&1 &
  services+=($!)
  await "$log" '^port ' $!
  at="http://127.0.0.1:$(sed -n 's/^port //p' "$log" | head -n 1)"
  local who=(--catalog general --mcp-url "$at" --username x --key-stdin)
  "$program" tools --names "${who[@]}" <"$scratch/key" | grep -qx "$tool"
  "$program" tools lint "${who[@]}" <"$scratch/key" >/dev/null || [ $? -eq 1 ]
  "$program" tools call "$tool" --yes --args "$arguments" "${who[@]}" <"$scratch/key" >/dev/null
}
cp "$here/fastmcp.mjs" "$folder/"
slashless fastmcp hello '{}' node fastmcp.mjs
slashless mcp-proxy echo '{"message":"x"}' node node_modules/mcp-proxy/dist/bin/mcp-proxy.mjs -- \
  env -u NODE_OPTIONS node "node_modules/$package/dist/index.js" stdio

# call EXPECTED-CODE FILE WORDS...: calls a tool of the server from npm and writes its document to FILE.
call() {
  local expected=$1 file=$2 code=0
  shift 2
  "$program" tools call "$@" --json --catalog general --mcp-url "$mcp" --username x --key-stdin \
    <"$scratch/key" >"$scratch/$file.json" 2>"$scratch/$file.err" || code=$?
  [ "$code" -eq "$expected" ] ||
    { echo "interop: call $1 ended with $code instead of $expected: $(cat "$scratch/$file.err")" >&2; exit 1; }
}
call 0 echo echo --yes --args '{"message":"héllo"}'
call 0 sum get-sum --yes --args '{"a":2,"b":40.5}'
call 0 structured get-structured-content --yes --args '{"location":"Chicago"}'
call 0 image get-tiny-image --yes
call 0 annotated get-annotated-message --yes --args '{"messageType":"error","includeImage":true}'
call 0 long trigger-long-running-operation --yes --args '{"duration":1,"steps":4}'
call 2 unfit get-sum --yes --args '{"a":"two","b":2}'
call 1 toolerror get-sum --yes --unchecked --args '{"a":"two","b":2}'
# A terminal shows progress; after an interrupt the call may have run, and the server is notified.
script -qec "$program tools call trigger-long-running-operation --yes --args '{\"duration\":1,\"steps\":4}' \
  --catalog general --mcp-url $mcp --username x --key-stdin <$scratch/key" /dev/null >"$scratch/progress.txt"
code=0
"$program" tools call trigger-long-running-operation --yes --args '{"duration":20,"steps":40}' --json --catalog general \
  --mcp-url "$mcp" --username x --key-stdin <"$scratch/key" >"$scratch/cancelled.json" 2>"$scratch/cancelled.err" &
running=$!
sleep 3
kill -INT "$running"
wait "$running" || code=$?
[ "$code" -eq 130 ] || { echo "interop: a cancelled call ended with $code instead of 130" >&2; exit 1; }
python3 "$here/calls.py" "$scratch"

python3 "$here/conformance.py" "$program" suite/node_modules/.bin/node \
  suite/node_modules/@modelcontextprotocol/conformance/dist/index.js
grep -q 'session termination request' "$scratch/server.log" || { echo "interop: no session was ended" >&2; exit 1; }
