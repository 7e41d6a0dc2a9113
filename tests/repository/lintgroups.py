# SPDX-License-Identifier: GPL-3.0-or-later
"""What clang-tidy reads, from the commands of a build: each source once, and those of a test program together.

lintgroups.py COMPILE-COMMANDS FOLDER writes FOLDER/compile_commands.json and prints its commands, each ended by a zero.

Most of the time goes into Qt's headers, which are read again for each group. The tests are compiled in small groups, so
that a change is soon built; here a test program is a few large ones. They may share a group because each test has a
namespace of its own. Groups of the product stay as they are. What is generated is nobody's to mend.
"""
import json
import pathlib
import re
import sys

TOGETHER = 6
GROUP = re.compile(r"(.*/tests/.*/)CMakeFiles/([^/]+)\.dir/Unity/unity_\d+_cxx\.cxx")
GENERATED = re.compile(r"/mocs_compilation\.cpp$|/\.rcc/|cmake_pch|_autogen/")


def read(commands):
    """The commands by source, with the compiler's own headers: a precompiled one is g++'s."""
    by_source = {}
    for entry in commands:
        source = entry["file"]
        generated = GENERATED.search(source) or "/Unity/" not in source and source.startswith(entry["directory"] + "/")
        if not generated and source not in by_source:
            command = re.sub(r" -include [^ \"]*cmake_pch\.hxx| -Winvalid-pch", "", entry["command"])
            by_source[source] = {**entry, "command": command}
    return by_source


def joined(by_source, folder):
    """The same with the small groups of a test program put together, as files in the folder."""
    programs = {}
    for source, entry in by_source.items():
        group = GROUP.fullmatch(source)
        if group:
            programs.setdefault(group[2], []).append(source)
        else:
            yield entry
    for program, sources in programs.items():
        sources.sort(key=lambda source: int(re.search(r"unity_(\d+)", source)[1]))
        for first in range(0, len(sources), TOGETHER):
            path = folder / f"{program}-{first // TOGETHER}.cxx"
            text = "".join(f'#include "{source}"\n' for source in sources[first : first + TOGETHER])
            if not path.exists() or path.read_text() != text:
                path.write_text(text)
            entry = by_source[sources[first]]
            yield {**entry, "file": str(path), "command": entry["command"].replace(f" -c {sources[first]}", f" -c {path}")}


def main():
    folder = pathlib.Path(sys.argv[2]).resolve()
    entries = list(joined(read(json.loads(pathlib.Path(sys.argv[1]).read_text())), folder))
    (folder / "compile_commands.json").write_text(json.dumps(entries, indent=1))
    sys.stdout.write("".join(entry["command"] + "\0" for entry in sorted(entries, key=lambda entry: entry["file"])))


main()
