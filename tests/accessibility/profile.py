# SPDX-License-Identifier: GPL-3.0-or-later
"""Adds a profile with the keyboard only, in a real window, and holds that each step says where one is, through AT-SPI:
a profile on the first page, another one by way of the palette, and back to the first. profile.py PROGRAM"""
import ctypes
import json
import os
import subprocess
import sys
import time

import pyatspi
from gi.repository import GLib

PROGRAM = sys.argv[1]
FIRST = "https://127.0.0.1:9/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"
SECOND = "https://127.0.0.2:9/tools/u/jon/resources/0e8bf1a3-77a5-4f63-9c7a-3f0f1d2a4b5c/"
DEADLINE = 30  # seconds for each step; a step takes some milliseconds
CONTROL, SHIFT, ALT = 0xFFE3, 0xFFE1, 0xFFE9
SYMBOLS = {"Return": 0xFF0D, "Tab": 0xFF09}

focused = []  # (role, name, description), as each change of the focus was told


class Keyboard:
    """Real key presses on the display of the test, and what a window manager does, of which it has none."""

    def __init__(self):
        self.x11, self.test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x11.XkbKeycodeToKeysym.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))

    def give_focus(self):
        """The largest window has the keyboard. False while there is none."""
        root, parent, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
        windows = ctypes.POINTER(ctypes.c_ulong)()
        top = ctypes.c_ulong(self.x11.XDefaultRootWindow(self.display))
        self.x11.XQueryTree(self.display, top, ctypes.byref(root), ctypes.byref(parent), ctypes.byref(windows),
                            ctypes.byref(count))
        areas = []
        for i in range(count.value):
            numbers = [ctypes.c_int() for _ in range(2)] + [ctypes.c_uint() for _ in range(4)]
            self.x11.XGetGeometry(self.display, ctypes.c_ulong(windows[i]), ctypes.byref(root),
                                  *(ctypes.byref(number) for number in numbers))
            areas.append((numbers[2].value * numbers[3].value, windows[i]))
        area, largest = max(areas, default=(0, 0))
        if area > 100_000:
            self.x11.XSetInputFocus(self.display, ctypes.c_ulong(largest), 1, 0)
            self.x11.XSync(self.display, 0)
        return area > 100_000

    def press(self, symbol, *held):
        """A key by what it writes; with Shift where that takes it."""
        codes = [self.code(each) for each in held]
        code = self.code(symbol)
        if self.x11.XkbKeycodeToKeysym(self.display, ctypes.c_ubyte(code), 0, 0) != symbol:
            codes.append(self.code(SHIFT))
        for each in codes + [code]:
            self.test.XTestFakeKeyEvent(self.display, each, 1, 0)
        for each in [code] + codes[::-1]:
            self.test.XTestFakeKeyEvent(self.display, each, 0, 0)
        self.x11.XSync(self.display, 0)

    def code(self, symbol):
        return self.x11.XKeysymToKeycode(self.display, ctypes.c_ulong(symbol))


def hear(event):
    if not event.detail1:
        return
    try:
        focused.append((event.source.getRoleName(), event.source.name, event.source.description))
    except Exception:  # gone before it was asked
        pass


def hear_row(event):
    try:
        focused.append((event.source.getRoleName(), event.source.name, ""))
    except Exception:
        pass


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
                sys.exit(f"accessibility: not {what}\nthe focus was told of: {focused}")
            GLib.MainContext.default().iteration(True)
    finally:
        GLib.source_remove(tick)


def key(name, *held):
    keyboard.press(SYMBOLS.get(name) or ord(name), *held)


def write(text):
    """Letter by letter, as a person does."""
    for letter in text:
        keyboard.press(ord(letter))


def at(role, beginning):
    """The focus is there now, and that was told."""
    return until(f"told of the {role} {beginning}",
                 lambda: [told for told in focused if told[0] == role and told[1].startswith(beginning)])


def holds(text):
    """What is written in the field that has the focus."""

    def found():
        try:
            field = next(iter(focus_in(pyatspi.Registry.getDesktop(0))), None)
            return field is not None and field.queryText().getText(0, -1) == text
        except Exception:
            return False

    until(f"written: {text}", found)


def focus_in(node):
    for child in node:
        if child is None:
            continue
        if child.getState().contains(pyatspi.STATE_FOCUSED) and child.getRoleName() in ("text", "entry"):
            yield child
        yield from focus_in(child)


def named(name, node):
    try:
        return any(child is not None and (child.name == name or named(name, child)) for child in node)
    except Exception:  # changed while it was looked at
        return False


def kept():
    listed = subprocess.run([PROGRAM, "profile", "list", "--json"], check=True, capture_output=True)
    return json.loads(listed.stdout)["profiles"]


def fill(text):
    """In place of what is there."""
    key("a", CONTROL)
    write(text)
    holds(text)


began = time.monotonic()
keyboard = Keyboard()
pyatspi.Registry.registerEventListener(hear, "object:state-changed:focused")
pyatspi.Registry.registerEventListener(hear_row, "focus")
os.environ.update(QT_QPA_PLATFORM="xcb", QT_ACCESSIBILITY="1", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
window = subprocess.Popen([PROGRAM])
try:
    until("shown: a window", lambda: bool(named("Resource Console", pyatspi.Registry.getDesktop(0))))
    until("given the keyboard", keyboard.give_focus)
    # The first page opens with the focus in its only field.
    at("text", "Paste a Resource URL")
    fill(FIRST)
    key("Return")
    # The key is requested in place. A test unlocks no keyring, so the check runs without one, on an address without a
    # listener.
    at("password text", "API key")
    key("Return")
    until("kept", lambda: len(kept()) == 1)

    # Adds another profile from any page.
    focused.clear()
    key("k", CONTROL)
    at("text", "Find a profile")
    write("new prof")
    until("told what is chosen", lambda: any("New profile" in told[1] for told in focused))
    focused.clear()
    key("Return")
    at("text", "Paste a Resource URL")
    fill(SECOND)
    focused.clear()
    key("Return")
    at("password text", "API key")
    # Continues to the optional fields, each of which has an accessible name.
    focused.clear()
    key("Tab")
    at("check box", "Save the key")
    key("Tab")
    at("text", "Tool server")
    fill("https://127.0.0.2:9")
    focused.clear()
    key("Tab")
    at("text", "Username")
    fill("mara")
    key("Return")
    until("kept", lambda: len(kept()) == 2)

    # Moves through the fields of Setup in both directions, and changes the name.
    focused.clear()
    key("5", ALT)
    for name in ("Name", "Resource URL", "Tool server"):
        at("text", name)
        focused.clear()
        key("Tab")
    at("text", "Username")
    for name in ("Tool server", "Resource URL", "Name"):
        focused.clear()
        key("Tab", SHIFT)
        at("text", name)
    fill("second")
    key("s", CONTROL)
    until("saved", lambda: [profile for profile in kept() if profile["name"] == "second"])
    second = next(profile for profile in kept() if profile["name"] == "second")
    for member, value in (("resource", SECOND), ("toolServer", "https://127.0.0.2:9"), ("username", "mara")):
        if second[member] != value:
            sys.exit(f"accessibility: {member} is {second[member]}")

    # Returns to the first profile by typing a few letters.
    focused.clear()
    key("k", CONTROL)
    at("text", "Find a profile")
    write("mara 127")
    until("told which profile", lambda: any("Profile" in told[1] and "mara" in told[1] for told in focused))
    key("Return")
    until("switched", lambda: named("Profile: mara-127.0.0.1", pyatspi.Registry.getDesktop(0)))
finally:
    window.terminate()
    window.wait()
print(f"accessibility: a profile is added with the keyboard only, in {time.monotonic() - began:.1f} s")
