#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The official MCP conformance suite with the program as client, as one table.

conformance.py PROGRAM NODE SUITE [PATTERN]   (SUITE: dist/index.js of the package; PATTERN: of the scenarios that run, all
of them by default). Fails on anything that is not expected to fail, and on anything that is and does not.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
program, node, suite = (os.path.abspath(path) for path in sys.argv[1:4])
pattern = sys.argv[4] if len(sys.argv) > 4 else ""
revisions = ("2025-06-18", "2025-11-25", "2026-07-28")


def expected():
    """{(scenario, revision or '*'): reason}"""
    rows = {}
    for line in (here / "expected-failures.txt").read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            scenario, revision, reason = line.split(None, 2)
            rows[(scenario, revision)] = reason
    return rows


def scenarios():
    """[(scenario, [revisions])] of a client, without those of OAuth and of extensions other than tasks."""
    listing = subprocess.run([node, suite, "list"], capture_output=True, text=True, check=True).stdout
    is_client, found = False, []
    for line in listing.splitlines():
        if line.endswith(":"):
            is_client = line.split()[0] == "Client"
        match = re.match(r"\s+- (\S+) \[(.*)\]", line)
        if match and is_client and not match[1].startswith("auth/") and re.search(pattern, match[1]):
            spoken = [one for one in revisions if one in match[2].split(",")]
            if match[2] == "extension" and match[1].startswith("tasks-"):
                spoken = ["extension"]
            if spoken:
                found.append((match[1], spoken))
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
    command = f"python3 {here}/client.py {program}"
    with tempfile.TemporaryDirectory() as scratch:
        for scenario, spoken in scenarios():
            for revision in spoken:
                words = ["client", "--command", command, "--scenario", scenario]
                words += [] if revision == "extension" else ["--spec-version", revision]
                good, note, text = run(words, tempfile.mkdtemp(dir=scratch))
                reason = known.get((scenario, revision)) or known.get((scenario, "*"))
                verdict = "passed" if good else "FAILED"
                if not good and reason:
                    verdict = "expected"
                elif good and reason:
                    verdict, note = "UNEXPECTED", "passed, and is listed as a failure"
                bad += verdict.isupper()
                rows.append((scenario, revision, verdict, note if verdict != "expected" else reason))
                print("{:48} {:11} {:11} {}".format(*rows[-1]), flush=True)
                if verdict == "FAILED" and os.environ.get("RC_VERBOSE"):
                    print(text)
    print(f"{sum(row[2] == 'passed' for row in rows)} of {len(rows)} runs passed, "
          f"{sum(row[2] == 'expected' for row in rows)} fail for a known reason")
    return 1 if bad else 0


sys.exit(main())
