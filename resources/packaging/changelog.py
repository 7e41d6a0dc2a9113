#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the package's changelog: the version is CMakeLists.txt's, the entries and their dates are CHANGELOG.md's.

changelog.py TOP COMMIT SECONDS [TAG...]: TOP is the source tree, COMMIT the commit it was taken from, SECONDS that
commit's time, TAG... the tags of other commits. Two kinds of commit are no release, and the version says so: one whose
newest section has no date sorts before the release, and one after the tag of the newest version sorts after it.
"""
import datetime
import pathlib
import re
import sys
import textwrap

heading = re.compile(r"^## +\[?v?(\d+(?:\.\d+)+)\]?(.*)$")


def plain(markdown):
    """The text of a line without Markdown's marks."""
    text = re.sub(r"!?\[([^]]*)\]\([^)]*\)", r"\1", markdown)
    return re.sub(r"\*\*|`", "", text)


def sections(text):
    """(version, date or None, lines) of each section, newest first."""
    found = []
    for line in text.splitlines():
        match = heading.match(line)
        if match:
            date = re.search(r"\d{4}-\d{2}-\d{2}", match[2])
            found.append((match[1], datetime.date.fromisoformat(date[0]) if date else None, []))
        elif line.startswith("## "):
            sys.exit(f"CHANGELOG.md: the heading “{line}” has no version.")
        elif found:
            found[-1][2].append(line)
    if not found:
        sys.exit("CHANGELOG.md has no heading of a version, such as “## 1.0.0 (2026-11-30)”.")
    return found


def points(lines):
    """The points of a section, each a line: paragraphs and bullets start one, indented lines go on with it."""
    found = []
    open_point = False
    for line in lines:
        bullet = re.match(r"^(\s*)[-*] +(.*)$", line)
        if not line.strip():
            open_point = False
        elif line.startswith("#") or re.fullmatch(r"\*\*[^*]+\*\*", line):
            found.append(["  ", f"[ {line.strip('# *')} ]"])
            open_point = False
        elif bullet:
            found.append(["    - " if bullet[1] else "  * ", bullet[2]])
            open_point = True
        elif open_point:
            found[-1][1] += " " + line.strip()
        else:
            found.append(["  * ", line.strip()])
            open_point = True
    return found


def entry(version, lines, maintainer, time):
    text = [f"resource-console ({version}) unstable; urgency=medium", ""]
    for mark, words in points(lines) or [["  * ", "See CHANGELOG.md."]]:
        text += textwrap.wrap(plain(words), width=78, initial_indent=mark, subsequent_indent=" " * len(mark),
                              break_long_words=False, break_on_hyphens=False)
    # not strftime: names of days and months must be English in every locale
    day = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")[time.weekday()]
    month = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")[time.month - 1]
    text += ["", f" -- {maintainer}  {day}, {time.day:02} {month} {time:%Y %H:%M:%S} +0000", ""]
    return "\n".join(text)


def main(top, commit, seconds, tags):
    project = re.search(r"^project\([^)]*\bVERSION\s+([\d.]+)", (top / "CMakeLists.txt").read_text("utf-8"), re.M)
    if not project:
        sys.exit("CMakeLists.txt: project() has no VERSION.")
    maintainer = re.search(r"^Maintainer: (.*)$", (top / "debian/control").read_text("utf-8"), re.M)[1]
    committed = datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc)
    history = sections((top / "CHANGELOG.md").read_text("utf-8"))
    if history[0][0] != project[1]:
        sys.exit(f"CMakeLists.txt has version {project[1]}, the newest section of CHANGELOG.md {history[0][0]}. "
                 "Make both the same.")
    moment = f"git{committed:%Y%m%d%H%M}.{commit[:7]}"
    entries = []
    if history[0][1] and f"v{history[0][0]}" in tags:
        entries.append(entry(f"{history[0][0]}+{moment}", ["- Not released yet."], maintainer, committed))
    for place, (version, date, lines) in enumerate(history):
        if date:
            time = datetime.datetime.combine(date, datetime.time(0), datetime.timezone.utc)
        elif place == 0:
            version += f"~{moment}"
            time = committed
        else:
            continue  # was never released
        entries.append(entry(version, lines, maintainer, time))
    print("\n".join(entries), end="")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), sys.argv[4:])
