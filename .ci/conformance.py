#!/usr/bin/env python3
"""Runs the playground over the conformance cases, and fails where fewer pass than the engine already can.

  conformance.py PLAYGROUND SHARED_FOLDER

Ends with the line "N passed", the number of cases that are required.
"""
import json
import os
import subprocess
import sys

# How many cases of a file, or of one of its profiles, must pass. What is not here is printed only.
REQUIRED = {
    ("random.jsonl", "simple"): 200,
}
FILES = ("random.jsonl", "random-more.jsonl", "notes.jsonl", "taffy-flex.jsonl", "yoga.jsonl")


def main():
    playground, shared = sys.argv[1:]
    paths = [os.path.join(shared, "conformance", name) for name in FILES]
    check = [sys.executable, os.path.join(shared, "tools", "check.py"), "--run", f"'{playground}' frames -", "--json"]
    done = subprocess.run(check + paths, stdout=subprocess.PIPE, text=True, check=True)
    report = json.loads(done.stdout)
    passes, notes = {}, []
    for path, part in report.items():
        name = os.path.basename(path)
        passes[name, None] = part["pass"]
        print(f"{name:20} {part['pass']:5} of {part['cases']:5}   {part['seconds']} s")
        for profile, counts in part["profiles"].items():
            passes[name, profile] = counts["pass"]
            if name.startswith("random"):
                print(f"  {profile:18} {counts['pass']:5} of {counts['cases']:5}")
        if part["note"]:
            notes.append(f"{name}: {part['note'][-400:]}")
    short = [
        f"{name} {profile or ''}: {passes.get((name, profile), 0)} cases pass, {count} are required"
        for (name, profile), count in REQUIRED.items()
        if passes.get((name, profile), 0) < count
    ]
    if short:
        sys.exit("\n".join(short + notes))
    print(f"{sum(REQUIRED.values())} passed")


main()
