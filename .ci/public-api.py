#!/usr/bin/env python3
"""Compares the public API with the listing of it in this folder's `api`, or writes that anew.

  public-api.py [--write]

A line is a declaration with its place: what a program may write. A change of it is a change of the promise, and is seen as such
when the listing changes. Prints the number of declarations; exits 1 where the listing is another one.
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
    here = pathlib.Path(__file__).parent
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
        listing, listed = "".join(f"{line}\n" for line in sorted(lines)), here / "api" / f"{module}.txt"
        if "--write" in sys.argv:
            listed.parent.mkdir(exist_ok=True)
            listed.write_text(listing)
        before = listed.read_text() if listed.exists() else ""
        for line in difflib.unified_diff(before.splitlines(), listing.splitlines(), str(listed), "now", n=0, lineterm=""):
            differs = True
            print(line)
    if differs:
        sys.exit("The public API is another one. Where that is meant, run .ci/public-api.py --write, and commit the listing.")
    print(f"{count} public declarations are those of the listing.\n1 passed")


main()
