#!/usr/bin/env python3
"""Counts the lines of Swift that are compiled for a product, and fails where they are more than a limit.

  lines.py PRODUCT LIMIT

A newcomer waits for these lines: the time of a first build grows with them. Lines of tests do not count, since a product does not need
them. Prints the lines of each target, and ends with the line "1 passed".
"""
import json
import pathlib
import subprocess
import sys


def main():
    product, limit = sys.argv[1], int(sys.argv[2])
    described = subprocess.run(
        ["swift", "package", "describe", "--type", "json"], check=True, capture_output=True, text=True).stdout
    targets = {target["name"]: target for target in json.loads(described)["targets"]}
    needed, found = [product], {}
    while needed:
        name = needed.pop()
        if name in found:
            continue
        target = targets[name]
        folder = pathlib.Path(target["path"])
        found[name] = sum(
            len((folder / source).read_text(encoding="utf-8").splitlines())
            for source in target["sources"] if source.endswith(".swift"))
        needed += target.get("target_dependencies", [])
    for name, lines in sorted(found.items(), key=lambda part: -part[1]):
        print(f"{lines:7} {name}")
    total = sum(found.values())
    print(f"{total:7} lines are compiled for {product}; {limit} are allowed.")
    if total > limit:
        sys.exit(f"Move what {product} does not need into a target that it does not depend on, or raise the limit with the reason.")
    print("1 passed")


main()
