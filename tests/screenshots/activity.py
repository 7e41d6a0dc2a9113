#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a day of activity into an empty activity file, for pictures: activity.py FILE."""
import datetime
import json
import random
import sqlite3
import sys
import uuid

random.seed(5)
levels = {"": 0, "debug": 10, "info": 20, "warning": 30, "error": 40, "alert": 45}
now = datetime.datetime.now(datetime.timezone.utc)
resource = "https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"


def marker():
    return "-".join("%04X" % random.randrange(65536) for _ in range(3))


def record(minutes, **members):
    at = now - datetime.timedelta(minutes=minutes)
    whole = {
        "id": uuid.uuid4().bytes, "kind": "send", "outcome": "accepted", "at": int(at.timestamp() * 1000),
        "profile": "payments-prod", "resource": resource, "level": "info", "message": "", "extra": {},
        "ts": at.isoformat(timespec="milliseconds"), "marker": marker(), "status": 200, "elapsed": random.randrange(60, 140),
        "timings": "90 21000 22000 80000 84000",
        "error_kind": "", "error": "", "reply": "{\"status\":\"ok\"}", "report": "",
    }
    whole.update(members)
    whole["level"] = levels[whole["level"]]
    whole["extra"] = json.dumps(whole["extra"], separators=(",", ":"))
    return whole


records = [
    record(4, level="error", message="[TEST] database connection failed over to replica 2", extra={"host": "db-3", "lag": 1.0}),
    record(5, level="error", message="[TEST] database connection failed over to replica 2", outcome="unknown", status=0,
           elapsed=2100, reply="", error_kind="timed-out", error="No answer came within the time allowed."),
    record(8, message="failover rehearsal begins", outcome="local", status=0, elapsed=0, marker="", reply=""),
    record(26, level="alert", message="pager drill: failover", elapsed=91),
    record(27, kind="check", level="", message="9 passed, 1 warning", outcome="warned", status=0, elapsed=204, reply=""),
    record(116, kind="list", level="", message="code-hosting", outcome="passed", marker="", elapsed=120, reply="",
           extra={"tools": 117, "pages": 3, "dialect": "plain", "complete": True, "problems": []}),
    record(127, level="warning", message="disk at 91%", outcome="refused", status=403, elapsed=77,
           reply="{\"error\":\"forbidden\"}", error_kind="credentials-refused", error="The service refused the key."),
    record(140, level="debug", message="נפח הדיסק כמעט מלא ‮ and a marked control", profile="nightly backup"),
    record(150, kind="check", level="", message="payments-prod: General tools: was “Passed”, now “Failed”.", outcome="failed", status=0,
           elapsed=310, reply=""),
]
for minutes in range(170, 1430, 31):
    records.append(record(minutes, level=random.choice(["debug", "info", "warning"]),
                          message=random.choice(["deploy finished", "queue latency above limit", "backup of db-3 done"])))
with sqlite3.connect(sys.argv[1]) as file:
    for line in records:
        file.execute("INSERT INTO activity (%s) VALUES (%s)" % (", ".join(line), ", ".join("?" * len(line))), list(line.values()))
