#!/usr/bin/env python3
"""Runs the layout tool on the conformance cases, and fails if a case fails.

  conformance.py LAYOUT SHARED_FOLDER

The names of known failures, of grids and of subgrids, are in lists. A known failure that passes is an error too, so that
the lists stay up to date. Ends with the line "N passed".
"""
import json
import os
import subprocess
import sys

FILES = ("random.jsonl", "random-more.jsonl", "notes.jsonl", "hunted.jsonl", "taffy-flex.jsonl", "yoga.jsonl",
         "random-grid.jsonl", "taffy-grid.jsonl", "wpt.jsonl", "real.jsonl", "random-css.jsonl", "taffy-css.jsonl",
         "yoga-css.jsonl")
LISTS_FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Tests/LayoutDocumentTests/Conformance")


def known_failures(name):
    """The names in a list of known failures. Lines with # are comments, and the name is the first word of a line."""
    with open(os.path.join(LISTS_FOLDER, name), encoding="utf-8") as file:
        return {line.split()[0] for line in file if line.strip() and not line.startswith("#")}


def main():
    layout, shared = sys.argv[1:]
    paths = [os.path.join(shared, "conformance", name) for name in FILES]
    check = [sys.executable, os.path.join(shared, "tools", "check.py"), "--run", f"'{layout}' frames -", "--json"]
    process = subprocess.run(check + paths, stdout=subprocess.PIPE, text=True, check=True)
    report = json.loads(process.stdout)
    passed, failed = 0, []
    # For these cases Chromium deviates from CSS. The project's own tests have the frames of another browser.
    with open(os.path.join(LISTS_FOLDER, "chromium-deviates.jsonl"), encoding="utf-8") as file:
        deviating = {json.loads(line)["name"] for line in file if line.strip()}
    lists = {"random-grid.jsonl": known_failures("random-grid-open.txt"), "random-css.jsonl": known_failures("random-css-open.txt")}
    for path, result in report.items():
        name = os.path.basename(path)
        print(f"{name:20} {result['pass']:5} of {result['cases']:5}   {result['seconds']} s")
        passed += result["pass"]
        known = lists.get(name, set())
        for case in sorted(known.intersection(result["failed"])):
            print(f"  open: {case}")
        unexpected = [case for case in result["failed"] if case not in deviating | known]
        failed += [f"{name}: {case}" for case in unexpected]
        failed += [f"{name}: {case} is no longer open: take it from the list" for case in known.difference(result["failed"])]
        # The note reports cases without frames. Known failures can have none.
        if result["note"] and (unexpected or not known):
            failed.append(f"{name}: {result['note'][-400:]}")
    if failed or not passed:
        sys.exit("\n".join(failed[:20]) + f"\n{len(failed)} cases do not pass")
    print(f"{passed} passed")


main()
