#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the command line through one client run of the official conformance suite. client.py PROGRAM URL

The suite says in the environment which run it is, and which calls it wants to see. Its servers want no key, ours sends
one all the same.
"""
import json
import os
import subprocess
import sys
from urllib.parse import urlsplit

program, address = sys.argv[1], sys.argv[2]
scenario = os.environ.get("MCP_CONFORMANCE_SCENARIO", "")
context = json.loads(os.environ.get("MCP_CONFORMANCE_CONTEXT") or "{}")
parts = urlsplit(address)
# The servers of the suite answer at /mcp or at any path, so the origin is enough.
where = ["--mcp-url", f"{parts.scheme}://{parts.netloc}", "--catalog", "general", "--username", "suite", "--key-stdin"]


def run(*words):
    done = subprocess.run([program, *words, *where], input=b"suite-key", capture_output=True, timeout=25)
    sys.stderr.write(f"$ {' '.join(words)}\n{done.stdout.decode()}{done.stderr.decode()}exit {done.returncode}\n")
    return done


def listed():
    done = run("tools", "--json")
    tools = json.loads(done.stdout)["catalogs"][0]["tools"] if done.stdout else []
    return done.returncode, tools


def call(name, arguments, *more):
    return run("tools", "call", name, "--args", json.dumps(arguments), "--yes", "--answers", "defaults", *more).returncode


def main():
    if scenario == "initialize":  # the handshake is what it wants to see
        return run("tools", "--json", "--dialect", "session").returncode
    if scenario in ("request-metadata", "json-schema-ref-no-deref"):
        return listed()[0]
    if scenario in ("tools_call",):
        return call("add_numbers", {"a": 5, "b": 3})
    if scenario == "elicitation-sep1034-client-defaults":
        return call("test_client_elicitation_defaults", {})
    if scenario == "sse-retry":
        return call("test_reconnection", {})
    if scenario == "sep-2322-client-request-state":
        names = ("test_mrtr_echo_state", "test_mrtr_unrelated", "test_mrtr_no_state", "test_mrtr_no_result_type")
        return max(call(name, {}) for name in names)
    if scenario == "json-schema-2020-12-preservation":
        code, tools = listed()
        schema = next(tool for tool in tools if tool["name"] == "json_schema_2020_12_tool")["inputSchema"]
        return code or call("json_schema_echo", {"schema": schema})
    if scenario == "http-invalid-tool-headers":
        # Every tool is called, as a careless user would, and forbidden calls must be refused.
        for tool in listed()[1]:
            call(tool["name"], context.get("arguments", {}), "--unchecked")
        for wanted in context.get("toolCalls", []):
            call(wanted["name"], wanted["arguments"], "--unchecked")
        return 0
    # "Unchecked": some of the suite's own arguments do not fit its own schemas.
    calls = context.get("toolCalls", [])
    if calls:
        return max(call(wanted["name"], wanted["arguments"], "--unchecked") for wanted in calls)
    code, tools = listed()
    return max([code] + [call(tool["name"], {}, "--unchecked") for tool in tools])


sys.exit(main())
