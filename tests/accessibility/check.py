# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader is told of the steps of a check, through AT-SPI and from the program in a real window. The service holds
each entry back until its step was heard, so that what is heard is the same each time. check.py PROGRAM"""
import http.server
import json
import os
import subprocess
import sys
import threading
import time

import pyatspi
from gi.repository import GLib

PROGRAM = sys.argv[1]
KEY = "speech-key-0123456789"
LEVELS = ["DEBUG", "INFO", "WARNING"]
DEADLINE = 30  # seconds for each step; a step takes some milliseconds


class Service(http.server.BaseHTTPRequestHandler):
    """Answers lists at once, and entries when the test says so."""

    held = threading.Semaphore(0)
    entry_answer = (200, {"status": "ok"})

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if self.path.endswith("/logs/"):
            Service.held.acquire()
            self.answer(*Service.entry_answer)
        else:
            tools = [{"name": "look", "inputSchema": {"type": "object"}}]
            self.answer(200, {"jsonrpc": "2.0", "id": body["id"], "result": {"tools": tools}})

    def answer(self, status, what):
        body = json.dumps(what).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Reader:
    """Hears what changes and looks around, as a screen reader does."""

    def __init__(self):
        self.steps = []  # names of list items, as each change was told
        self.others = []
        pyatspi.Registry.registerEventListener(self.hear, "object:property-change:accessible-name")

    def hear(self, event):
        try:
            role, name = event.source.getRoleName(), event.source.name
        except Exception:  # gone before it was asked for its name
            return
        (self.steps if role == "list item" else self.others).append(name)

    def find(self, matches, node=None):
        try:
            for child in node or pyatspi.Registry.getDesktop(0):
                if child is None:
                    continue
                found = child if matches(child) else self.find(matches, child)
                if found:
                    return found
        except Exception:  # changed while it was looked at
            pass
        return None

    def button(self, beginning):
        roles = ("push button", "button")  # as at-spi2-core calls it before and since 2.54
        return self.find(lambda node: node.getRoleName() in roles and node.name.startswith(beginning))

    def rows(self):
        """Name and description of each step, from the top."""
        view = self.find(lambda node: node.getRoleName() == "list" and node.name == "Check steps")
        try:
            return [(child.name, child.description) for child in view] if view else []
        except Exception:
            return []


def until(what, condition):
    """Takes events until the condition holds; looks again at least every 50 ms."""
    end = time.monotonic() + DEADLINE
    tick = GLib.timeout_add(50, lambda: True)
    try:
        while True:
            found = condition()
            if found:
                return found
            if time.monotonic() > end:
                sys.exit(f"accessibility: not {what}\nheard: {reader.steps}\nrows: {reader.rows()}")
            GLib.MainContext.default().iteration(True)
    finally:
        GLib.source_remove(tick)


def expect(what, holds):
    if not holds:
        sys.exit(f"accessibility: not {what}\nheard: {reader.steps}\nrows: {reader.rows()}")


def heard(beginning):
    until(f"heard: {beginning}", lambda: any(name.startswith(beginning) for name in reader.steps))


def press(beginning):
    button = until(f"found: the button {beginning}", lambda: reader.button(beginning))
    button.queryAction().doAction(0)


def console(*words, **more):
    subprocess.run([PROGRAM, *words], check=True, stdout=subprocess.DEVNULL, **more)


began = time.monotonic()
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service)
server.daemon_threads = True
threading.Thread(target=server.serve_forever, daemon=True).start()
base = f"http://127.0.0.1:{server.server_address[1]}"
console("profile", "add", "heard", "--resource", f"{base}/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/",
        "--mcp-url", base, "--username", "mara")
console("key", "set", "--profile", "heard", input=KEY.encode())

reader = Reader()
os.environ.update(QT_QPA_PLATFORM="xcb", QT_ACCESSIBILITY="1", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
window = subprocess.Popen([PROGRAM, "--profile", "heard"])
try:
    press("Check  F5")
    # Words distinguish finished, running and waiting steps.
    heard("Running: Send an entry")
    for told in ("Passed: Resource URL. owner mara", "Passed: API key.", "Passed: DNS lookup. 127.0.0.1",
                 "Passed: Port open.", "Not tested: TLS. plain http", "Passed: General tools. 1 tool",
                 "Passed: Code-hosting tools. 1 tool", "Not tested: Send at ERROR and ALERT. not sent"):
        heard(told)
    steps = [row[0] for row in reader.rows()]
    expect("the groups in the list", [steps.index(name) for name in ("Address", "Access and sending", "Tools")] ==
           [0, 5, 10])
    expect("all steps in the list", len(steps) == 13)
    expect("told what waits", steps[8] == "Waiting: Send at each level")
    Service.held.release()
    heard("Passed: Send an entry. accepted by the service")
    heard("Running: Send at each level")
    for level in LEVELS:
        Service.held.release()
    until("seen: the levels", lambda: (f"Passed: Send at each level. accepted: {', '.join(LEVELS)}", "") in
          reader.rows())
    until("heard: the verdict", lambda: "Entries are accepted. Both tool lists load." in reader.others)
    for name in ("Resource URL", "Send an entry"):
        changes = [step for step in reader.steps if f": {name}" in step]
        expect(f"at most two changes of a step: {changes}", len(changes) <= 2)

    # A failed step names its cause, and its description the next step.
    reader.steps.clear()
    Service.entry_answer = (403, {"error": "forbidden"})
    press("Check again")
    heard("Running: Send an entry")
    Service.held.release()
    steps = until("seen: the failure", lambda: [step for step in reader.rows() if step[0].startswith("Failed: ")])
    expect(f"one failure: {steps}", len(steps) == 1)
    expect("what failed, and how", steps[0][0].startswith("Failed: Send an entry. 403"))
    # this is known after the whole run
    until("why, and what to do", lambda: any("copy the whole Resource URL" in step[1] for step in reader.rows()))
    skipped = ("Not tested: Send at each level. not tested: “Send an entry” failed", "")
    until("told what depends on it", lambda: skipped in reader.rows())
    steps = reader.rows()
    expect("no key in what is told", KEY not in str(steps) + str(reader.steps) + str(reader.others))
finally:
    window.terminate()
    window.wait()
print(f"accessibility: each step is told, in {time.monotonic() - began:.1f} s")
