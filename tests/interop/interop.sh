#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The real program against tool servers from npm, on loopback: lists, lints and calls a tool of each. The reference
# server is read a second time with its makers' own client, and compared; the official conformance suite follows.
# interop.sh PROGRAM
set -euo pipefail
program=$(realpath "${1:?the program}")
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
everything=node_modules/@modelcontextprotocol/server-everything/dist/index.js
folder="$here/../../build/interop"
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
cd "$folder"

# fetch FOLDER PACKAGES...: installs them, unless the folder has exactly these. Without a network it reports them, and
# the rest still runs, but the run fails.
missing=()
fetch() {
  local into=$1
  shift
  [ "$(cat "$into/installed" 2>/dev/null)" != "$*" ] || return 0
  echo "interop: installing into build/interop/$into: $*" >&2
  rm -rf "$into"
  mkdir -p "$into"
  printf '{"private":true}\n' >"$into/package.json"
  if npm install --prefix "$into" --no-audit --no-fund --loglevel=error --save-exact "$@" >&2; then
    printf '%s\n' "$*" >"$into/installed"
  else
    missing+=("$@")
  fi
}
# The suite and some servers need this version of Node. conformance.py lists the required results, and
# expected-failures.txt the permitted failures.
fetch suite node@24 @modelcontextprotocol/conformance@0.2.0-alpha.12
mapfile -t packages < <(grep -v '^#' "$here/servers.txt")
fetch servers --ignore-scripts "${packages[@]}"
if [ "${#missing[@]}" -gt 0 ]; then
  echo "interop: FAILED; npm could not fetch: ${missing[*]}" >&2
  exit 1
fi
PATH="$folder/suite/node_modules/.bin:$PATH"
cp "$here/reference.mjs" "$here/servers.mjs" servers/ # they find their libraries relative to their location
cd servers

scratch=$(mktemp -d)
services=()
demo=
finish() {
  local code=$? service
  [ "$code" -eq 0 ] || { echo "interop: FAILED; the servers said:" >&2; tail -qn 5 "$scratch"/*.log >&2 || true; }
  for service in "${services[@]}"; do kill -- "-$service" 2>/dev/null || true; done
  [ -z "$demo" ] || kill "$demo" 2>/dev/null || true
  wait 2>/dev/null || true
  rm -rf "$scratch"
}
trap finish EXIT

# start NAME COMMAND...: starts it in a process group of its own, on a free port if it is a server of Node.
start() {
  local name=$1
  shift
  NODE_OPTIONS="--import $here/loopback.mjs" setsid "$@" >"$scratch/$name.log" 2>&1 &
  services+=($!)
}

# await NAME PATTERN: waits until a line of its log matches; fails if the process has ended.
await() {
  local log="$scratch/$1.log"
  for _ in $(seq 600); do
    grep -q "$2" "$log" 2>/dev/null && return 0
    kill -0 "${services[-1]}" || return 1
    sleep 0.05
  done
  echo "interop: nothing like '$2' from $1" >&2
  return 1
}

# The last one: some start to listen for other purposes first.
origin() { echo "http://127.0.0.1:$(sed -n 's/^port //p' "$scratch/$1.log" | tail -n 1)"; }

# No user's settings or keys, and no proxy.
export HOME="$scratch" XDG_CONFIG_HOME="$scratch/config" XDG_DATA_HOME="$scratch/data" LC_ALL=C.UTF-8
unset DBUS_SESSION_BUS_ADDRESS http_proxy https_proxy all_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY

"$program" serve --quiet >"$scratch/demo.json" &
demo=$!
start everything node "$everything" streamableHttp
await everything '^port '
mcp=$(origin everything)
until grep -q '"apiKey"' "$scratch/demo.json"; do kill -0 "$demo"; sleep 0.05; done
node reference.mjs "$mcp/mcp" >"$scratch/reference.json"

member() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p" "$scratch/demo.json"; }
resource=$(member resourceUrl)
member apiKey >"$scratch/key"

"$program" tools list --json --catalog general --mcp-url "$mcp" --username x --key-stdin \
  <"$scratch/key" >"$scratch/tools.json"
# The demo service has the resource, and the server from npm the tools. The missing code-hosting endpoint is not a
# failure.
"$program" check --json --resource "$resource" --mcp-url "$mcp" --username demo --key-stdin \
  <"$scratch/key" >"$scratch/check.json"
python3 "$here/compare.py" "$scratch/reference.json" "$scratch/tools.json" "$scratch/check.json"

# served NAME CODE TOOL ARGUMENTS ADDRESS+OPTIONS COMMAND...: lists, lints and calls a tool of the server, whose call ends
# with CODE. The address is what follows the origin.
failed=()
served() {
  local name=$1 expected=$2 tool=$3 arguments=$4 words code=0
  read -ra words <<<"$5"
  shift 5
  start "$name" "$@"
  await "$name" '^port ' || { failed+=("$name: not started"); return; }
  sleep 0.5 # for a second port
  words[0]="$(origin "$name")${words[0]#-}"
  local who=(--catalog general --username x --key-stdin --mcp-url "${words[@]}")
  "$program" tools --names "${who[@]}" <"$scratch/key" >"$scratch/names" || failed+=("$name: list $?")
  grep -qx "$tool" "$scratch/names" || failed+=("$name: no tool $tool")
  "$program" tools lint "${who[@]}" <"$scratch/key" >"$scratch/$name.lint" || code=$?
  [ "$code" -le 1 ] || failed+=("$name: lint $code")
  code=0
  "$program" tools call "$tool" --yes --args "$arguments" "${who[@]}" <"$scratch/key" >"$scratch/$name.called" || code=$?
  [ "$code" -eq "$expected" ] || failed+=("$name: call $code instead of $expected")
  kill -- "-${services[-1]}"
  unset 'services[-1]'
  echo "interop: $name listed, linted and called" >&2
}
for name in fastmcp hono mcp-framework mcp-lite mcp-use mastra tmcp hono-slash broken; do
  served "$name" "$([ "$name" = broken ] && echo 2 || echo 0)" greet '{"name":"x"}' - node servers.mjs "$name"
done
grep -q broken-schema "$scratch/broken.lint" || failed+=("broken: no finding")
greeting='{"name":"x"}' message='{"message":"x"}'
examples=node_modules/@modelcontextprotocol/sdk/dist/esm/examples/server
served sdk-sessions 0 greet "$greeting" /mcp node "$examples/simpleStreamableHttp.js"
served sdk-json 0 greet "$greeting" - node "$examples/jsonResponseStreamableHttp.js"
served sdk-stateless 0 start-notification-stream '{"interval":1,"count":2}' - \
  node "$examples/simpleStatelessStreamableHttp.js"
served sdk-polling 0 long-task '{}' - node "$examples/ssePollingExample.js"
served mcp-proxy 0 echo "$message" - node node_modules/mcp-proxy/dist/bin/mcp-proxy.mjs -- node "$everything" stdio
gateway=(node node_modules/supergateway/dist/index.js --outputTransport streamableHttp --stdio "node $everything stdio")
served supergateway 0 echo "$message" - "${gateway[@]}"
served supergateway-sessions 0 echo "$message" /mcp "${gateway[@]}" --stateful
# Without a browser and without a search engine their tools fail.
served playwright 1 browser_tabs '{"action":"list"}' - node node_modules/@playwright/mcp/cli.js --port 8931 \
  --headless --allowed-hosts '*'
searxng=(env SEARXNG_URL=http://127.0.0.1:9 MCP_HTTP_PORT=8080 MCP_HTTP_AUTH_TOKEN="$(cat "$scratch/key")"
  MCP_HTTP_ALLOWED_HOSTS=127.0.0.1 node node_modules/mcp-searxng/dist/cli.js)
served mcp-searxng 1 searxng_web_search '{"query":"x"}' '- --bearer' "${searxng[@]}"
if [ "${#failed[@]}" -gt 0 ]; then
  printf 'interop: %s\n' "${failed[@]}" >&2
  exit 1
fi

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

python3 "$here/conformance.py" "$program" ../suite/node_modules/.bin/node \
  ../suite/node_modules/@modelcontextprotocol/conformance/dist/index.js
grep -q 'session termination request' "$scratch/everything.log" || { echo "interop: no session was ended" >&2; exit 1; }
