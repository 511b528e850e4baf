#!/usr/bin/env python3
"""Runs the layout tool over the conformance cases, and fails where one does not pass.

  conformance.py LAYOUT SHARED_FOLDER

Cases that are known not to pass yet, of grids and of subgrids, are listed by name, and must indeed not pass. Ends with the
line "N passed".
"""
import json
import os
import subprocess
import sys

FILES = ("random.jsonl", "random-more.jsonl", "notes.jsonl", "hunted.jsonl", "taffy-flex.jsonl", "yoga.jsonl",
         "random-grid.jsonl", "taffy-grid.jsonl", "wpt.jsonl", "real.jsonl", "random-css.jsonl", "taffy-css.jsonl",
         "yoga-css.jsonl")
OWN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Tests/LayoutDocumentTests/Conformance")


def listed(name):
    """The names of cases in a list of our own, whose other lines begin with #."""
    with open(os.path.join(OWN, name), encoding="utf-8") as file:
        return {line.split()[0] for line in file if line.strip() and not line.startswith("#")}


def main():
    layout, shared = sys.argv[1:]
    paths = [os.path.join(shared, "conformance", name) for name in FILES]
    check = [sys.executable, os.path.join(shared, "tools", "check.py"), "--run", f"'{layout}' frames -", "--json"]
    done = subprocess.run(check + paths, stdout=subprocess.PIPE, text=True, check=True)
    report = json.loads(done.stdout)
    passed, failed = 0, []
    # Where Chromium parts from CSS, the project's own tests hold what the other browser says.
    with open(os.path.join(OWN, "parted.jsonl"), encoding="utf-8") as file:
        parted = {json.loads(line)["name"] for line in file if line.strip()}
    lists = {"random-grid.jsonl": listed("random-grid-open.txt"), "random-css.jsonl": listed("random-css-open.txt")}
    for path, part in report.items():
        name = os.path.basename(path)
        print(f"{name:20} {part['pass']:5} of {part['cases']:5}   {part['seconds']} s")
        passed += part["pass"]
        known = lists.get(name, set())
        for case in sorted(known.intersection(part["failed"])):
            print(f"  open: {case}")
        unexpected = [case for case in part["failed"] if case not in parted | known]
        failed += [f"{name}: {case}" for case in unexpected]
        failed += [f"{name}: {case} is no longer open: take it from the list" for case in known.difference(part["failed"])]
        # Listed cases may have no frames at all.
        if part["note"] and (unexpected or not known):
            failed.append(f"{name}: {part['note'][-400:]}")
    if failed or not passed:
        sys.exit("\n".join(failed[:20]) + f"\n{len(failed)} cases do not pass")
    print(f"{passed} passed")


main()
