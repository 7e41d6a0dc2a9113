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

states = {step["id"]: step["state"] for step in check["rungs"]}
for step in ("url", "key", "tcp", "ingest", "tools-general"):
    expect(f"step {step}", states.get(step), "passed")
expect("step tools-code-hosting", states.get("tools-code-hosting"), "skipped")
# The step reports its observations: the server's dialect and the number of tools.
step, = (step for step in check["rungs"] if step["id"] == "tools-general")
expect("dialect in the step's evidence", step["evidence"]["dialect"], "session")
expect("tools in the step's evidence", step["evidence"]["tools"], str(len(reference)))
expect("the step's summary", step["summary"].split(", ")[0], f"{len(reference)} tools")
print(f"interop: {len(reference)} tools, the same as the reference client reads")
