# SPDX-License-Identifier: GPL-3.0-or-later
"""Adds up what the test programs report, and fails when one was skipped, ran nothing or is not registered."""
import pathlib
import re
import sys
import xml.etree.ElementTree as xml

results = pathlib.Path(sys.argv[1])
tests = pathlib.Path(__file__).parent
if not results.exists():
    sys.exit("tally: no test results were written")

passed = failed = skipped = 0
faults = []
seen = set()
whole = True
for case in xml.parse(results).getroot().iter("testcase"):
    name = case.get("name")
    seen.add(name.split(":")[0])
    if case.get("status") != "run":
        if case.get("status") != "fail":
            faults.append(f"{name}: {case.get('status')}")
    output = "".join(case.itertext())
    totals = re.findall(r"Totals: (\d+) passed, (\d+) failed, (\d+) skipped, (\d+) blacklisted", output)
    if not totals:
        # A test that is not a Qt test program counts as one.
        if case.get("status") == "run" and name.startswith("tst_"):
            faults.append(f"{name}: ran, but reports no totals")
        passed += case.get("status") == "run"
        failed += case.get("status") == "fail"
    for row in totals:
        # initTestCase and cleanupTestCase pass in every program and prove nothing.
        ran = int(row[0]) - 2
        passed += ran
        failed += int(row[1])
        skipped += int(row[2]) + int(row[3])
        if ran + int(row[1]) <= 0:
            faults.append(f"{name}: no test function ran")
if skipped:
    faults.append(f"{skipped} test(s) skipped: nothing may be skipped silently")
programs = {path.stem for path in tests.rglob("tst_*.cpp")}
missing = sorted(programs - seen) if len(sys.argv) < 3 else []
if missing:
    faults.append("written but not run: " + ", ".join(missing))
for fault in faults:
    print("tally:", fault)
print(f"{passed} passed, {failed} failed, {skipped} skipped")
sys.exit(1 if faults or failed else 0)
