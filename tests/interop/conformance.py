#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The official MCP conformance suite, the program as client and the server of tests/everything as server, as one table.

conformance.py PROGRAM SERVER NODE SUITE [PATTERN]   (SERVER: everything_server; SUITE: dist/index.js of the package;
PATTERN: of the scenarios that run, all of them without one). Fails on anything that is not expected to fail, and on
anything that is and does not.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
program, server, node, suite = (os.path.abspath(path) for path in sys.argv[1:5])
pattern = sys.argv[5] if len(sys.argv) > 5 else ""
revisions = ("2025-06-18", "2025-11-25", "2026-07-28")


def expected():
    """{(side, scenario, revision or '*'): reason}"""
    rows = {}
    for line in (here / "expected-failures.txt").read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            side, scenario, revision, reason = line.split(None, 3)
            rows[(side, scenario, revision)] = reason
    return rows


def scenarios():
    """[(side, scenario, [revisions])], without those of an authorization server, of OAuth and of extensions other than
    tasks."""
    listing = subprocess.run([node, suite, "list"], capture_output=True, text=True, check=True).stdout
    side, found = "", []
    for line in listing.splitlines():
        if line.endswith(":"):
            side = {"Server": "server", "Client": "client"}.get(line.split()[0], "")
        match = re.match(r"\s+- (\S+) \[(.*)\]", line)
        if match and side and not match[1].startswith("auth/") and re.search(pattern, match[1]):
            spoken = [one for one in revisions if one in match[2].split(",")]
            if match[2] == "extension" and match[1].startswith("tasks-"):
                spoken = ["extension"]
            if spoken:
                found.append((side, match[1], spoken))
    return found


def run(words, home):
    environment = {**os.environ, "HOME": home, "XDG_DATA_HOME": home + "/data", "XDG_CONFIG_HOME": home + "/config"}
    done = subprocess.run([node, suite, *words], capture_output=True, text=True, timeout=180, env=environment, cwd=home)
    text = done.stdout + done.stderr
    counts = re.search(r"Passed: (\d+)/(\d+), (\d+) failed, (\d+) warnings", text)
    if not counts:
        return False, "no verdict", text
    passed, checks, failed, warned = (int(one) for one in counts.groups())
    note = f"{passed}/{checks}" + (f", {warned} warnings" if warned else "")
    return failed == 0, note if checks else "nothing to check for what it offers", text


def main():
    known, rows, bad = expected(), [], 0
    with tempfile.TemporaryDirectory() as scratch:
        serving = subprocess.Popen([server], stdout=subprocess.PIPE, text=True, env={**os.environ, "HOME": scratch})
        try:
            url = json.loads(serving.stdout.readline())["url"]
            for side, scenario, spoken in scenarios():
                for revision in spoken:
                    home = tempfile.mkdtemp(dir=scratch)
                    if side == "client":
                        command = f"python3 {here}/client.py {program}"
                        words = ["client", "--command", command, "--scenario", scenario]
                    else:
                        words = ["server", "--url", url, "--scenario", scenario]
                    good, note, text = run(words + ([] if revision == "extension" else ["--spec-version", revision]), home)
                    reason = known.get((side, scenario, revision)) or known.get((side, scenario, "*"))
                    verdict = "passed" if good else "FAILED"
                    if not good and reason:
                        verdict = "expected"
                    elif good and reason:
                        verdict, note = "UNEXPECTED", "passed, and is listed as a failure"
                    bad += verdict.isupper()
                    rows.append((side, scenario, revision, verdict, note if verdict != "expected" else reason))
                    print("{:7} {:48} {:11} {:11} {}".format(*rows[-1]), flush=True)
                    if verdict == "FAILED" and os.environ.get("RC_VERBOSE"):
                        print(text)
        finally:
            serving.terminate()
            serving.wait()
    for side in ("client", "server"):
        mine = [row for row in rows if row[0] == side]
        print(f"{side}: {sum(row[3] == 'passed' for row in mine)} of {len(mine)} runs passed, "
              f"{sum(row[3] == 'expected' for row in mine)} fail for a known reason")
    return 1 if bad else 0


sys.exit(main())
