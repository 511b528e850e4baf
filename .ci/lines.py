#!/usr/bin/env python3
"""Counts the lines of Swift that are compiled for a product, and fails if there are more than a limit.

  lines.py PRODUCT LIMIT

The time of a first build grows with these lines. Targets on which the product does not depend, such as tests, do not
count. Prints the lines of each target, and ends with the line "1 passed".
"""
import json
import pathlib
import subprocess
import sys


def main():
    product, limit = sys.argv[1], int(sys.argv[2])
    description = subprocess.run(
        ["swift", "package", "describe", "--type", "json"], check=True, capture_output=True, text=True).stdout
    targets = {target["name"]: target for target in json.loads(description)["targets"]}
    pending, counts = [product], {}
    while pending:
        name = pending.pop()
        if name in counts:
            continue
        target = targets[name]
        folder = pathlib.Path(target["path"])
        counts[name] = sum(
            len((folder / source).read_text(encoding="utf-8").splitlines())
            for source in target["sources"] if source.endswith(".swift"))
        pending += target.get("target_dependencies", [])
    for name, lines in sorted(counts.items(), key=lambda item: -item[1]):
        print(f"{lines:7} {name}")
    total = sum(counts.values())
    print(f"{total:7} lines are compiled for {product}; {limit} are allowed.")
    if total > limit:
        sys.exit(f"Move what {product} does not need into a target that it does not depend on, or raise the limit with the reason.")
    print("1 passed")


main()
