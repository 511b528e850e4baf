#!/usr/bin/env python3
"""Compares the public API with the listing in the folder `api`, or updates the listing.

  public-api.py [--write]

A line is a public declaration with its qualified name. A change of the public API is then visible as a change of the
listing. Prints the number of declarations. Exits with status 1 if the listing differs.
"""
import difflib
import json
import pathlib
import subprocess
import sys

MODULES = [
    "AndroidDrawables", "AndroidLayout", "Arrangements", "EagerLayout", "LayoutDocument", "LayoutExplanations", "LayoutViews"]


def declarations(graph):
    """The declarations of a symbol graph, each as a line."""
    lines = set()
    for symbol in graph["symbols"]:
        if "::SYNTHESIZED::" in symbol["identifier"]["precise"] or "location" not in symbol:
            continue
        text = "".join(part["spelling"] for part in symbol["declarationFragments"])
        constraints = symbol.get("swiftExtension", {}).get("constraints", [])
        where = ", ".join(
            f"{c['lhs']} {'==' if c['kind'] == 'sameType' else ':'} {c['rhs']}" for c in constraints if c["lhs"] != "Self")
        text += f" where {where}" if where else ""
        lines.add(f"{'.'.join(symbol['pathComponents'])}: {' '.join(text.split())}")
    return lines


def main():
    script_folder = pathlib.Path(__file__).parent
    output = subprocess.run(
        ["swift", "package", "dump-symbol-graph", "--skip-synthesized-members", "--minimum-access-level", "public"],
        check=True, capture_output=True, text=True).stdout
    folder = pathlib.Path(output.split("Files written to ")[-1].strip())
    count, differs = 0, False
    for module in MODULES:
        files = sorted(folder.glob(f"{module}.symbols.json")) + sorted(folder.glob(f"{module}@*.symbols.json"))
        lines = set().union(*(declarations(json.loads(file.read_text())) for file in files))
        if not lines:
            sys.exit(f"The module {module} has no public declarations: was it built?")
        count += len(lines)
        listing, listing_path = "".join(f"{line}\n" for line in sorted(lines)), script_folder / "api" / f"{module}.txt"
        if "--write" in sys.argv:
            listing_path.parent.mkdir(exist_ok=True)
            listing_path.write_text(listing)
        before = listing_path.read_text() if listing_path.exists() else ""
        for line in difflib.unified_diff(before.splitlines(), listing.splitlines(), str(listing_path), "now", n=0, lineterm=""):
            differs = True
            print(line)
    if differs:
        sys.exit("The public API changed. If the change is intended, run .ci/public-api.py --write and commit the listing.")
    print(f"{count} public declarations equal the listing.\n1 passed")


main()
