# SPDX-License-Identifier: GPL-3.0-or-later
# Compares the program's output with the data of the reference client. compare.py REFERENCE TOOLS CHECK
import json
import sys

reference, tools, check = (json.load(open(name, encoding="utf-8")) for name in sys.argv[1:4])


def expect(what, actual, expected):
    if actual != expected:
        sys.exit(f"interop: {what}: {actual!r} instead of {expected!r}")


catalog, = tools["catalogs"]
expect("name", catalog["name"], "general")
expect("dialect", catalog["dialect"], "session")
expect("complete", catalog["complete"], True)
expect("problems", catalog["problems"], [])
expect("at least ten tools", len(reference) >= 10, True)
expect("names", [tool["name"] for tool in catalog["tools"]], [tool["name"] for tool in reference])
expect("descriptions", [tool["description"] for tool in catalog["tools"]], [tool["description"] for tool in reference])
expect("schemas", [tool["inputSchema"] for tool in catalog["tools"]], [tool["inputSchema"] for tool in reference])

states = {rung["id"]: rung["state"] for rung in check["rungs"]}
for rung in ("url", "key", "tcp", "ingest", "tools-general"):
    expect(f"rung {rung}", states.get(rung), "passed")
expect("rung tools-code-hosting", states.get("tools-code-hosting"), "skipped")
# The rung reports its observations: the server's dialect and the number of tools.
rung, = (rung for rung in check["rungs"] if rung["id"] == "tools-general")
expect("dialect in the rung's evidence", rung["evidence"]["dialect"], "session")
expect("tools in the rung's evidence", rung["evidence"]["tools"], str(len(reference)))
expect("the rung's summary", rung["summary"].split(", ")[0], f"{len(reference)} tools")
print(f"interop: {len(reference)} tools, the same as the reference client reads")
