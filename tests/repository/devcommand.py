# SPDX-License-Identifier: GPL-3.0-or-later
"""What ./dev says when something is in its way: one sentence for each, an exit code, and nothing installed.

Runs a copy of `dev` with stand-ins for the programs that it asks (dpkg-query, apt-get, sudo, cmake, ninja, df, id).
"""
import json
import os
import pathlib
import shutil
import stat
import subprocess
import sys
import tempfile
import unittest

TOP = pathlib.Path(sys.argv.pop(1)).resolve()
# What `dev` needs of the real system.
REAL = ["bash", "env", "awk", "sed", "grep", "sort", "head", "cat", "mkdir", "rm", "dirname", "nproc", "tail", "tee", "mktemp", "tr", "chmod",
        "seq"]
ALL_INSTALLED = r"""sed -n '/^packages_/,/)/p' "$DEV" | tr ' ()=' '\n\n\n\n' | sed 's/^/installed /'"""


class Dev(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="dev é ")
        self.addCleanup(self.folder.cleanup)
        self.top = pathlib.Path(self.folder.name) / "a clone"
        self.bin = pathlib.Path(self.folder.name) / "bin"
        self.log = pathlib.Path(self.folder.name) / "calls"
        plain = tempfile.TemporaryDirectory()
        self.addCleanup(plain.cleanup)
        self.plain = pathlib.Path(plain.name).resolve()
        self.top.mkdir()
        self.bin.mkdir()
        (self.top / "dev").write_text((TOP / "dev").read_text())
        (self.top / "CMakePresets.json").write_text("{}")
        for name in REAL:
            (self.bin / name).symlink_to(shutil.which(name))
        self.stand_in("id", "echo 0")
        self.stand_in("dpkg-query", ALL_INSTALLED)
        self.stand_in("df", "printf 'Filesystem Size Used Avail Use Mounted\\n/dev/x 1 1 90000 1 /\\n'")
        self.stand_in("cmake", 'if [ "$1" = --version ]; then echo "cmake version 3.25.1"; else mkdir -p build/run; : > build/run/build.ninja; fi')
        self.stand_in("ninja", "echo 'ninja: no work to do.'")
        self.stand_in("apt-get", 'echo "$@" >> "$LOG"')
        self.stand_in("apt-cache", "true")

    def stand_in(self, name, script):
        path = self.bin / name
        path.write_text("#!/bin/bash\n" + script + "\n")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    def run_dev(self, *words):
        self.result = subprocess.run(
            [str(self.bin / "bash"), str(self.top / "dev"), *words], capture_output=True, text=True, check=False,
            env={"PATH": str(self.bin), "DEV": str(self.top / "dev"), "LOG": str(self.log), "LC_ALL": "C.UTF-8"})
        return self.result

    def assert_one_sentence(self, *parts):
        self.assertEqual(self.result.returncode, 1, self.result.stderr)
        last = self.result.stderr.strip().splitlines()[-1]
        self.assertIn("dev: ", last)
        for part in parts:
            self.assertIn(part, last)

    def assert_nothing_installed(self):
        calls = self.log.read_text() if self.log.exists() else ""
        for call in calls.splitlines():
            self.assertTrue(" install " not in f" {call} " or "--download-only" in call, call)

    def test_everything_there_starts_the_program(self):
        program = self.top / "build/run/resource-console"
        self.stand_in("ninja", f'mkdir -p build/run; printf "#!/bin/bash\\necho started \\$*\\n" > "{program}"; chmod +x "{program}"')
        self.assertEqual(self.run_dev("run").returncode, 0, self.result.stderr)
        self.assertEqual(self.result.stdout, "started check --demo\n")

    def test_neither_root_nor_sudo(self):
        self.stand_in("dpkg-query", "true")
        self.stand_in("id", "echo 1000")
        self.run_dev("run")
        self.assert_one_sentence("sudo", "qt6-base-dev")
        self.assert_nothing_installed()

    def test_no_network(self):
        self.stand_in("dpkg-query", "true")
        self.stand_in("apt-get", 'echo "$@" >> "$LOG"; case " $* " in *" update "*) exit 100 ;; esac')
        self.run_dev("run")
        self.assert_one_sentence("network", "nothing was installed")
        self.assert_nothing_installed()

    def test_network_that_breaks(self):
        self.stand_in("dpkg-query", "true")
        self.stand_in("apt-get", 'echo "$@" >> "$LOG"; case " $* " in *" --download-only "*) exit 100 ;; esac')
        self.run_dev("run")
        self.assert_one_sentence("nothing was installed")
        self.assert_nothing_installed()

    def test_a_system_without_these_packages(self):
        self.stand_in("dpkg-query", "true")
        self.stand_in("apt-cache", '[ "${!#}" != qt6-httpserver-dev ]')
        self.run_dev("run")
        self.assert_one_sentence("qt6-httpserver-dev", "Debian 12", "nothing was installed")
        self.assert_nothing_installed()

    def test_an_old_cmake(self):
        self.stand_in("cmake", 'echo "cmake version 3.22.1"')
        self.run_dev("run")
        self.assert_one_sentence("3.22.1", "3.25")

    def test_a_full_disk_before_the_build(self):
        self.stand_in("df", "printf 'Filesystem Size Used Avail Use Mounted\\n/dev/x 1 1 90 1 /\\n'")
        self.run_dev("run")
        self.assert_one_sentence("disk")

    def test_a_full_disk_before_packages(self):
        self.stand_in("dpkg-query", "true")
        self.stand_in("df", "printf 'Filesystem Size Used Avail Use Mounted\\n/dev/x 1 1 90 1 /\\n'")
        self.run_dev("run")
        self.assert_one_sentence("disk", "nothing was installed")
        self.assert_nothing_installed()

    def test_a_disk_that_fills_while_building(self):
        self.stand_in("df", 'if [ -e build/full ]; then free=3; else free=90000; fi; printf "F S U A U M\\n/dev/x 1 1 $free 1 /\\n"')
        self.stand_in("ninja", ": > build/full; exit 1")
        self.run_dev("run")
        self.assert_one_sentence("disk is full")

    def test_a_checkout_that_cannot_be_written_to(self):
        (self.top / "build").write_text("a file where the folder should be")
        self.run_dev("run")
        self.assert_one_sentence("cannot be written to")

    def test_an_unknown_command(self):
        self.run_dev("rnu")
        self.assert_one_sentence("rnu")

    def test_progress_and_complaints_are_shown(self):
        self.stand_in("ninja", "echo '[0/20] start'; for i in $(seq 1 9); do echo \"[$i/20] Building\"; done; "
                               "echo 'a.cpp:1: warning: odd'; echo '[20/20] Linking'; exit 1")
        self.run_dev("run")
        self.assertIn("a.cpp:1: warning: odd", self.result.stderr)
        self.assertIn("step 2 of 20", self.result.stderr)
        self.assertIn("to go", self.result.stderr)
        self.assert_one_sentence("the build failed")

    def test_little_memory_means_fewer_compilers(self):
        memory = pathlib.Path(self.folder.name) / "meminfo"
        memory.write_text("MemTotal: 2000000 kB\nMemAvailable: 1700000 kB\n")
        text = (self.top / "dev").read_text()
        self.assertIn("/proc/meminfo", text)
        (self.top / "dev").write_text(text.replace("/proc/meminfo", f'"{memory}"'))
        (self.bin / "nproc").unlink()
        self.stand_in("nproc", "echo 8")
        self.stand_in("ninja", 'echo "$@" >> "$LOG"; exit 1')
        self.run_dev("run")
        self.assertIn("-j 1 ", self.log.read_text())

    def run_tests(self, *lines, code=0):
        """`dev test` with a ctest that prints these lines."""
        self.stand_in("node", "true")
        self.stand_in("python3", "true")
        printed = "\n".join(f"echo '{line}'" for line in lines)
        self.stand_in("ctest", f'echo "$@" >> "$LOG"\n{printed}\nexit {code}')
        return self.run_dev("test")

    def test_a_test_that_passes_only_when_run_again_is_named(self):
        self.run_tests("1/2 Test  #1: tst_a ....***Failed 0.06 sec", "2/2 Test  #2: tst_b .... Passed 0.04 sec",
                       "    Test  #1: tst_a .... Passed 0.03 sec")
        self.assertEqual(self.result.returncode, 0, self.result.stderr)
        self.assertIn("--repeat until-pass:2", self.log.read_text())
        last = self.result.stderr.strip().splitlines()[-1]
        self.assertIn("tst_a", last)
        self.assertNotIn("tst_b", last)

    def test_a_test_that_fails_twice_fails_the_run(self):
        self.run_tests("1/1 Test #1: tst_a ....***Failed 0.06 sec", "    Test #1: tst_a ....***Failed 0.06 sec", code=8)
        self.assertEqual(self.result.returncode, 8)

    def test_whoever_repeats_by_themselves_decides_how(self):
        self.run_tests()
        self.run_dev("test", "--repeat", "until-fail:20")
        self.assertNotIn("until-pass", self.log.read_text().splitlines()[-1])

    def lint(self, *words, path="lint"):
        """`dev lint` over two sources with a header each, with a clang-tidy that complains of what says "bad"; returns
        the names of the groups that it read."""
        self.top = self.plain / path
        (self.top / "build/dev").mkdir(parents=True, exist_ok=True)
        (self.top / "tests/repository").mkdir(parents=True, exist_ok=True)
        for name in ["dev", "tests/repository/lintgroups.py"]:
            (self.top / name).write_text((TOP / name).read_text())
        (self.top / ".clang-tidy").write_text("Checks: one")
        commands = []
        for name in ["a", "b"]:
            source = self.top / f"{name}.cpp"
            if not source.exists():
                source.write_text("int x;")
                (self.top / f"{name}.h").write_text("int y;")
            commands.append({"directory": str(self.top / "build/dev"), "file": str(source),
                             "command": f"g++ -DX=1 -o {name}.o -c {source}"})
        (self.top / "build/dev/compile_commands.json").write_text(json.dumps(commands))
        for name in ["xargs", "find", "touch", "cut", "sha256sum", "date", "wc", "python3"]:
            if not (self.bin / name).exists():
                (self.bin / name).symlink_to(shutil.which(name))
        self.stand_in("git", "true")
        self.stand_in("clang-format-19", "true")
        self.stand_in("g++", '[ "$1" = --version ] || for word; do case $word in *.cpp) '
                             'echo "x.o: $word ${word%.cpp}.h" ;; esac; done')
        self.stand_in("clang-tidy-19", '[ "$1" != --version ] || exit 0; for group; do :; done; echo "$group" >> "$LOG"; '
                                       '! grep -q bad "$group" "${group%.cpp}.h"')
        self.log.write_text("")
        self.result = subprocess.run(
            [str(self.bin / "bash"), str(self.top / "dev"), "lint", *words], capture_output=True, text=True, check=False,
            env={"PATH": str(self.bin), "DEV": str(self.top / "dev"), "LOG": str(self.log), "LC_ALL": "C.UTF-8",
                 "HOME": str(self.plain)})
        return sorted(pathlib.Path(line).stem for line in self.log.read_text().splitlines())

    def test_lint_looks_again_only_at_what_changed(self):
        self.assertEqual(self.lint(), ["a", "b"], self.result.stderr)
        self.assertEqual(self.result.returncode, 0, self.result.stderr)
        self.assertEqual(self.lint(), [])
        (self.top / "b.h").write_text("int z;")
        self.assertEqual(self.lint(), ["b"])
        self.assertEqual(self.result.returncode, 0, self.result.stderr)

    def test_lint_forgets_no_complaint(self):
        self.lint()
        (self.top / "a.h").write_text("bad")
        for _ in range(2):
            self.assertEqual(self.lint(), ["a"])
            self.assertNotEqual(self.result.returncode, 0)

    def test_lint_counts_what_it_has_no_time_for(self):
        self.assertEqual(self.lint("--minutes", "0"), [])
        self.assertEqual(self.result.returncode, 0, self.result.stderr)
        self.assertIn("2 groups of files were NOT looked at", self.result.stderr)
        self.assertEqual(self.lint(), ["a", "b"])

    def test_lint_takes_nothing_for_clean_that_it_cannot_read(self):
        self.lint(path="a folder")
        self.assertNotEqual(self.result.returncode, 0)


class LintGroups(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.top = pathlib.Path(self.folder.name).resolve()

    def groups(self, *sources):
        build = self.top / "build/dev"
        entries = [{"directory": str(build), "file": source,
                    "command": f"g++ -Winvalid-pch -include /x/cmake_pch.hxx -o x.o -c {source}"} for source in sources]
        (self.top / "commands.json").write_text(json.dumps(entries))
        out = subprocess.run([sys.executable, TOP / "tests/repository/lintgroups.py", self.top / "commands.json", self.top],
                             capture_output=True, text=True, check=True).stdout
        commands = out.split("\0")[:-1]
        for command in commands:
            self.assertNotIn("pch", command)
        self.assertEqual(sorted(commands), sorted(entry["command"] for entry in json.loads((self.top / "compile_commands.json").read_text())))
        return [command.split(" -c ")[1] for command in commands]

    def test_each_source_once_and_nothing_generated(self):
        build = f"{self.top}/build/dev"
        mine = ["/s/app/main.cpp", f"{build}/app/CMakeFiles/rc_core.dir/Unity/unity_0_cxx.cxx"]
        self.assertEqual(sorted(self.groups(*mine, "/s/app/main.cpp", f"{build}/app/x_autogen/mocs_compilation.cpp",
                                            f"{build}/app/x/.rcc/qrc_a.cpp", f"{build}/ui/charts/rc_charts.cpp")), sorted(mine))

    def test_the_groups_of_a_test_program_are_put_together(self):
        group = f"{self.top}/build/dev/tests/core/CMakeFiles/tests_core.dir/Unity/unity_{{}}_cxx.cxx"
        found = self.groups(*(group.format(n) for n in range(8)))
        self.assertEqual(found, [f"{self.top}/tests_core-0.cxx", f"{self.top}/tests_core-1.cxx"])
        read = [line for path in found for line in pathlib.Path(path).read_text().splitlines()]
        self.assertEqual(read, [f'#include "{group.format(n)}"' for n in range(8)])


if __name__ == "__main__":
    unittest.main()
