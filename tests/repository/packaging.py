# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds what a package build would find out late: names of packages, the version's one place, scripts that are whole."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

top = pathlib.Path(__file__).resolve().parents[2]
packaging = top / "resources/packaging"


def run(*command, **options):
    return subprocess.run([str(word) for word in command], capture_output=True, encoding="utf-8", check=False, **options)


def packages_of_dev(name):
    """An array of package names in the script dev."""
    return set(re.search(rf"^{name}=\(([^)]*)\)", (top / "dev").read_text("utf-8"), re.M)[1].split())


def packages_of_control(*fields):
    """What fields of debian/control name, substitutions left out: the set of alternatives of each."""
    text = (packaging / "debian/control").read_text("utf-8")
    found = []
    for field in fields:
        value = re.search(rf"^{field}:((?:.*\n)(?: .*\n)*)", text, re.M)[1]
        parts = [part.strip() for part in value.split(",")]
        found += [{re.sub(r"\(.*", "", name).strip() for name in part.split("|")}
                  for part in parts if part and not part.startswith("$")]
    return found


class Control(unittest.TestCase):
    def test_a_package_is_built_with_what_dev_installs(self):
        # every Debian system that builds packages has a compiler; a cache is only useful for repeated builds
        named = set().union(*packages_of_control("Build-Depends"))
        self.assertEqual(named - {"debhelper-compat"}, packages_of_dev("packages_build") - {"g++", "ccache"})

    def test_an_installed_package_brings_what_dev_installs_to_run(self):
        needed = packages_of_control("Depends", "Recommends")
        self.assertEqual(packages_of_dev("packages_run") - set().union(*needed), set())
        # certificates are on every development machine; Japanese glyphs are 60 MB
        unknown = [names for names in needed if not names & packages_of_dev("packages_run")]
        self.assertEqual(unknown, [{"ca-certificates"}, {"fonts-noto-cjk"}])


class Changelog(unittest.TestCase):
    def written(self, version, changes, *tags):
        with tempfile.TemporaryDirectory() as folder:
            tree = pathlib.Path(folder)
            (tree / "debian").mkdir()
            (tree / "debian/control").write_text("Source: x\nMaintainer: A B <a@b.example>\n", "utf-8")
            (tree / "CMakeLists.txt").write_text(f"project(x VERSION {version} LANGUAGES CXX)\n", "utf-8")
            (tree / "CHANGELOG.md").write_text(changes, "utf-8")
            return run(sys.executable, packaging / "changelog.py", tree, "0123456789abcdef", "1800000000", *tags)

    def test_a_release_has_the_plain_version_and_its_own_date(self):
        text = self.written("2.1.0", "# Changes\n\n## 2.1.0 (2026-11-30)\n\n- **Faster** `check`.\n").stdout
        self.assertEqual(text, "resource-console (2.1.0) unstable; urgency=medium\n\n  * Faster check.\n\n"
                               " -- A B <a@b.example>  Mon, 30 Nov 2026 00:00:00 +0000\n")

    def test_what_is_not_released_sorts_before_the_release(self):
        text = self.written("2.1.0", "## 2.1.0 (unreleased)\n\n- New.\n").stdout
        self.assertRegex(text, r"^resource-console \(2\.1\.0~git202701150800\.0123456\) ")
        self.assertIn("Fri, 15 Jan 2027 08:00:00 +0000", text)

    def test_what_came_after_the_release_sorts_after_it(self):
        text = self.written("2.1.0", "## 2.1.0 (2026-11-30)\n\n- New.\n", "v2.0.0", "v2.1.0").stdout
        self.assertEqual(re.findall(r"^resource-console \((.*?)\)", text, re.M),
                         ["2.1.0+git202701150800.0123456", "2.1.0"])

    def test_older_releases_follow(self):
        text = self.written("2.0", "## 2.0 - 2026-02-01\n\nAll new.\n\n## 1.0 - 2026-01-01\n\n- First.\n").stdout
        self.assertEqual(re.findall(r"^resource-console \((.*?)\)", text, re.M), ["2.0", "1.0"])

    def test_a_heading_is_no_point(self):
        text = self.written("1.0", "## 1.0 (2026-01-01)\n\n**Send**\n- One.\n\n### Check\n\n- Two.\n").stdout
        self.assertIn("\n  [ Send ]\n  * One.\n  [ Check ]\n  * Two.\n", text)

    def test_no_line_is_too_long(self):
        text = self.written("1.0", f"## 1.0 (2026-01-01)\n\n- {'word ' * 90}\n  - {'below ' * 60}\n").stdout
        self.assertLessEqual(max(map(len, text.splitlines())), 80)

    def test_two_versions_are_refused(self):
        refused = self.written("1.1.0", "## 1.0.0 (2026-01-01)\n\n- Old.\n")
        self.assertEqual(refused.returncode, 1)
        self.assertIn("1.1.0", refused.stderr)
        self.assertEqual(refused.stdout, "")

    def test_this_tree_has_one_version(self):
        with tempfile.TemporaryDirectory() as folder:
            tree = pathlib.Path(folder)
            for file in ("CMakeLists.txt", "CHANGELOG.md"):
                shutil.copy(top / file, tree)
            shutil.copytree(packaging / "debian", tree / "debian")
            written = run(sys.executable, packaging / "changelog.py", tree, "0123456789abcdef", "1800000000")
        self.assertEqual(written.returncode, 0, written.stderr)


class Scripts(unittest.TestCase):
    def test_every_script_can_be_parsed_and_run(self):
        scripts = [*packaging.glob("*.sh"), packaging / "debian/tests/check-demo", packaging / "debian/tests/window"]
        self.assertGreaterEqual(len(scripts), 5)
        for script in [*scripts, packaging / "debian/rules"]:
            self.assertTrue(os.access(script, os.X_OK), script)
        for script in scripts:
            self.assertEqual(run("bash", "-n", script).stderr, "")

    def test_every_declared_test_is_there(self):
        declared = re.findall(r"^Tests: (.*)$", (packaging / "debian/tests/control").read_text("utf-8"), re.M)
        names = {name for line in declared for name in line.split()}
        self.assertEqual(names, {path.name for path in (packaging / "debian/tests").iterdir()} - {"control"})


class BadInput(unittest.TestCase):
    """Each ends with one sentence and exit code 2, before anything is begun."""

    def refused(self, script, *arguments):
        ended = run("bash", script, *arguments)
        self.assertEqual(ended.returncode, 2, ended.stderr)
        self.assertEqual(ended.stdout, "")
        self.assertEqual(len(ended.stderr.splitlines()), 1, ended.stderr)
        return ended.stderr

    def test_an_unknown_option(self):
        self.assertIn("--fast", self.refused(packaging / "package.sh", "--fast"))

    def test_an_unknown_release(self):
        self.refused(packaging / "package.sh", "--release", "11")
        self.refused(packaging / "package.sh", "--release")

    def test_a_tree_that_is_no_checkout(self):
        with tempfile.TemporaryDirectory() as folder:
            tree = pathlib.Path(folder)
            shutil.copytree(packaging, tree / "resources/packaging")
            self.assertIn(str(tree.resolve()), self.refused(tree / "resources/packaging/package.sh", "--quick"))
            self.assertFalse((tree / "build").exists())


if __name__ == "__main__":
    unittest.main()
