#!/usr/bin/env python3
"""Runs the playground over the conformance cases, and fails where one does not pass.

  conformance.py PLAYGROUND SHARED_FOLDER

Ends with the line "N passed".
"""
import json
import os
import subprocess
import sys

FILES = ("random.jsonl", "random-more.jsonl", "notes.jsonl", "hunted.jsonl", "taffy-flex.jsonl", "yoga.jsonl")


def main():
    playground, shared = sys.argv[1:]
    paths = [os.path.join(shared, "conformance", name) for name in FILES]
    check = [sys.executable, os.path.join(shared, "tools", "check.py"), "--run", f"'{playground}' frames -", "--json"]
    done = subprocess.run(check + paths, stdout=subprocess.PIPE, text=True, check=True)
    report = json.loads(done.stdout)
    passed, failed = 0, []
    # Where Chromium parts from CSS, the project's own tests hold what the other browser says.
    own = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Tests/LayoutDocumentTests/Conformance/parted.jsonl")
    with open(own, encoding="utf-8") as file:
        parted = {json.loads(line)["name"] for line in file if line.strip()}
    for path, part in report.items():
        name = os.path.basename(path)
        print(f"{name:20} {part['pass']:5} of {part['cases']:5}   {part['seconds']} s")
        passed += part["pass"]
        failed += [f"{name}: {case}" for case in part["failed"] if case not in parted]
        if part["note"]:
            failed.append(f"{name}: {part['note'][-400:]}")
    if failed or not passed:
        sys.exit("\n".join(failed[:20]) + f"\n{len(failed)} cases do not pass")
    print(f"{passed} passed")


main()
