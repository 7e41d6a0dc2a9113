# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the key presses and clicks from nothing to an answer, in a real window and on the demo service: what arrived
there is the proof that a check ran. presses.py PROGRAM CLIPBOARDHOLDER"""
import base64
import json
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import pyatspi

PROGRAM, HOLDER = sys.argv[1:3]
DEADLINE = 30  # seconds for each step; a step takes some milliseconds
os.environ.update(QT_QPA_PLATFORM="xcb", QT_ACCESSIBILITY="1", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")


def until(what, condition):
    end = time.monotonic() + DEADLINE
    while not (found := condition()):
        if time.monotonic() > end:
            sys.exit(f"presses: not {what}; arrived: {[service.seen for service in services]}")
        time.sleep(0.02)
    return found


class Lines:
    """What a program says, line by line, without waiting."""

    def __init__(self, process):
        self.new = queue.Queue()
        threading.Thread(target=lambda: [self.new.put(line) for line in process.stdout], daemon=True).start()

    def next(self):
        try:
            return self.new.get(timeout=DEADLINE)
        except queue.Empty:
            sys.exit("presses: a program said nothing")

    def rest(self):
        lines = []
        while not self.new.empty():
            lines.append(self.new.get())
        return lines


class Clipboard:
    def __init__(self):
        self.process = subprocess.Popen([HOLDER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.lines = Lines(self.process)
        self.number = 0

    def hold(self, text):
        self.number += 1
        self.process.stdin.write(base64.b64encode(text.encode()).decode() + "\n")
        self.process.stdin.flush()
        until("held", lambda: f"held {self.number}\n" in self.lines.rest())

    def until_read(self):
        """What is held now, by whoever asks: what was held before may be read late."""
        until("read from the clipboard", lambda: f"read {self.number}\n" in self.lines.rest())


class Service:
    """The demo service, and what has arrived there."""

    def __init__(self, *options):
        self.process = subprocess.Popen([PROGRAM, "serve", *options], stdout=subprocess.PIPE, text=True)
        self.lines = Lines(self.process)
        self.told = json.loads(self.lines.next())
        self.seen = []

    def requests(self):
        self.seen += [json.loads(line) for line in self.lines.rest()]
        return self.seen

    def accepted(self):
        """The levels of the entries that were taken."""
        return sorted(entry["level"] for request in self.requests() if request["endpoint"] == "ingest"
                      and request["status"] == 200 for entry in request["entries"])

    def was_checked(self):
        lists = {request["endpoint"] for request in self.requests()}
        return self.accepted() == ["debug", "debug", "info", "warning"] and {"general", "code-hosting"} <= lists

    def end(self):
        self.process.terminate()
        self.process.wait()


class Window:
    """A program on a clean home, with the keyboard's focus, and the hand that uses it: its presses are counted."""

    def __init__(self, *words, prepare=None):
        self.home = tempfile.mkdtemp()
        os.environ.update(XDG_CONFIG_HOME=f"{self.home}/config", XDG_DATA_HOME=f"{self.home}/data")
        if prepare:
            prepare()
        self.presses = self.clicks = 0
        self.process = subprocess.Popen([PROGRAM, *words])
        found = subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(self.process.pid)],
                               check=True, stdout=subprocess.PIPE, text=True, timeout=DEADLINE)
        self.id = found.stdout.split()[-1]
        subprocess.run(["xdotool", "windowfocus", "--sync", self.id], check=True, timeout=DEADLINE)

    def press(self, keys):
        self.presses += 1
        subprocess.run(["xdotool", "key", "--clearmodifiers", keys], check=True)

    def paste(self, clipboard, text):
        """The page may look at the clipboard at any time, so a read of it does not tell that the text was pasted."""
        empty = until("in an empty field", self.focused)
        clipboard.hold(text)
        self.press("ctrl+v")
        until("pasted", lambda: self.focused() not in (None, empty))

    def focused(self, node=None):
        """The name of the field with the keyboard's focus, and how much is in it."""
        try:
            for child in node or pyatspi.Registry.getDesktop(0):
                if child is None:
                    continue
                if child.getState().contains(pyatspi.STATE_FOCUSED) and "Text" in pyatspi.listInterfaces(child):
                    return child.name, child.queryText().characterCount
                if found := self.focused(child):
                    return found
        except Exception:  # changed while it was looked at
            pass
        return None

    def click(self, beginning):
        self.clicks += 1
        button = until(f"found: the button {beginning}", lambda: self.button(beginning))
        at = button.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        subprocess.run(["xdotool", "mousemove", str(at.x + at.width // 2), str(at.y + at.height // 2), "click", "1"],
                       check=True)

    def button(self, beginning, node=None):
        try:
            for child in node or pyatspi.Registry.getDesktop(0):
                if child is None:
                    continue
                is_button = child.getRoleName() in ("push button", "button")
                shown = child.getState().contains(pyatspi.STATE_SHOWING)
                found = child if is_button and shown and child.name.startswith(beginning) else self.button(beginning, child)
                if found:
                    return found
        except Exception:  # changed while it was looked at
            pass
        return None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.home)


def counted(what, found, at_most):
    print(f"presses: {what}: {found}")
    if found > at_most:
        sys.exit(f"presses: {what}: {found}, and {at_most} were promised")


def console(*words, **more):
    subprocess.run([PROGRAM, *words], check=True, stdout=subprocess.DEVNULL, **more)


began = time.monotonic()
services = []
clipboard = Clipboard()
service = Service()
services.append(service)
told = service.told
env = (f"SERVICE_RESOURCE={told['resourceUrl']}\nSERVICE_MCP_URL={told['mcpUrl']}\n"
       f"SERVICE_USERNAME={told['username']}\nSERVICE_API_KEY={told['apiKey']}\n")
try:
    clipboard.hold("good morning")
    with Window() as window:
        clipboard.until_read()
        for text in (told["resourceUrl"], told["apiKey"], told["mcpUrl"]):
            window.paste(clipboard, text)
        window.press("Return")
        until("checked from an address", service.was_checked)
        counted("from an address to a full check", window.presses, 4)
    for what, offered, promised in ((".env file with a key", False, 2), ("text on the clipboard", True, 1)):
        service.seen.clear()
        clipboard.hold(env if offered else "good morning")
        with Window() as window:
            clipboard.until_read()
            if not offered:
                window.paste(clipboard, env)
            window.press("Return")
            until(f"checked from a {what}", service.was_checked)
            counted(f"from a {what} to a full check", window.presses, promised)

    # A team's key needs a name with entries, which this profile does not send.
    service = Service("--scenario", "team-key")
    services.append(service)
    told = service.told

    def prepare():
        console("profile", "add", "pressed", "--resource", told["resourceUrl"], "--mcp-url", told["mcpUrl"],
                "--username", told["username"] or "demo", "--identity-on-ingest", "off")
        console("key", "set", "--profile", "pressed", input=told["apiKey"].encode())

    with Window("--profile", "pressed", prepare=prepare) as window:
        window.press("F5")
        until("refused", lambda: [request for request in service.requests() if request["status"] == 403])
        window.click("Send username")
        until("accepted after the click", lambda: len(service.accepted()) == 4)
        counted("from a refused username to accepted entries, in clicks", window.clicks, 1)
finally:
    for service in services:
        service.end()
    clipboard.process.kill()
print(f"presses: in {time.monotonic() - began:.1f} s")
