# SPDX-License-Identifier: GPL-3.0-or-later
# Checks the results of the calls of interop.sh. calls.py FOLDER
import base64
import json
import pathlib
import sys

folder = pathlib.Path(sys.argv[1])


def expect(what, actual, expected=True):
    if actual != expected:
        sys.exit(f"interop: call of {what}: {actual!r} instead of {expected!r}")


def told(name, outcome="answered"):
    call = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    expect(name, call["outcome"], outcome)
    expect(name, call["dialect"], "session")
    return call


expect("echo", told("echo")["content"][0]["text"], "Echo: héllo")
expect("get-sum", "42.5" in told("sum")["content"][0]["text"])
structured = told("structured")
expect("structured content", sorted(structured["structuredContent"]), ["conditions", "humidity", "temperature"])
expect("the output schema", structured["structureFaults"], [])
image = next(block for block in told("image")["content"] if block["type"] == "image")
expect("the image", base64.b64decode(image["data"])[:4], b"\x89PNG")
annotated = told("annotated")["content"]
expect("the annotations", annotated[0]["annotations"], {"priority": 1.0, "audience": ["user", "assistant"]})
expect("the annotated image", annotated[1]["type"], "image")
expect("the long operation", "completed" in told("long")["content"][0]["text"])
expect("an error of the tool", told("toolerror", "tool-error")["status"], 200)
expect("progress", "2 of 4" in (folder / "progress.txt").read_text(encoding="utf-8"))
cancelled = told("cancelled", "unknown")
expect("cancelled", "may have run" in cancelled["error"])
print("interop: called echo, a sum, structured content, an image, an annotated message and a long operation, "
      "with progress and cancelled")
