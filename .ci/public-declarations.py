#!/usr/bin/env python3
"""Lists the public declarations of a module that a probe does not use.

  public-declarations.py SYMBOL_GRAPH.json AST.json

The symbol graph comes from -emit-symbol-graph, the probe's syntax tree from -dump-ast -dump-ast-format json. Both name
a declaration by its mangled name, so that overloads are told apart. Cases of enumerations, type aliases and associated types
hold no code, and what the compiler made itself has no location: they do not count. Prints the number of declarations; exits 1 if one is
missing.
"""
import json
import os
import sys


def main():
    graph_path, tree_path = sys.argv[1:]
    with open(graph_path, encoding="utf-8") as file:
        symbols = json.load(file)["symbols"]
    with open(tree_path, encoding="utf-8") as file:
        tree = file.read()
    own = {
        s["identifier"]["precise"]: s
        for s in symbols
        if "location" in s
        and "::SYNTHESIZED::" not in s["identifier"]["precise"]
        and s["kind"]["identifier"] not in ("swift.enum.case", "swift.typealias", "swift.associatedtype")
    }
    types = ("swift.struct", "swift.enum", "swift.class", "swift.protocol")
    missing = []
    for usr, symbol in own.items():
        # A type is used where its name is part of another one's; anything else where it is referred to.
        is_type = symbol["kind"]["identifier"] in types
        if not (usr.removeprefix("s:") if is_type else f'"{usr}"') in tree:
            missing.append(symbol)
    for symbol in missing:
        declaration = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
        print(f"not used: {'.'.join(symbol['pathComponents'])}: {declaration}")
    module = os.path.basename(graph_path).split(".")[0]
    if missing:
        sys.exit(f"{len(missing)} of the {len(own)} public declarations of {module} are not used by its probe.")
    print(f"{module}: all {len(own)} public declarations are used by its probe.")


main()
