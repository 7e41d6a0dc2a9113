# SPDX-License-Identifier: GPL-3.0-or-later
"""Every test function is known to moc. moc 6.4 loses functions after some raw strings, and a lost one never runs.

slots.py TESTS BUILT-TESTS
"""
import pathlib
import re
import sys

tests, built = map(pathlib.Path, sys.argv[1:])
known = {file.stem: file.read_text() for file in built.rglob("*.moc")}
lost = []
checked = 0
for source in sorted(tests.rglob("tst_*.cpp")):
    if source.stem not in known:
        continue  # not built here
    for part in re.findall(r"^(?:private|public) slots:\n(.*?)^(?:private|public|protected|};|signals)", source.read_text(), re.S | re.M):
        for name in re.findall(r"^    void (\w+)\(\)", part, re.M):
            checked += 1
            if f'"{name}"' not in known[source.stem]:
                lost.append(f"{source}: {name}")
print("\n".join(lost))
print(f"{checked} test functions, {len(lost)} lost")
sys.exit(1 if lost or checked < 500 else 0)
