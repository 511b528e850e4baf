#!/usr/bin/env python3
"""Lists the public declarations of modules that a program does not use.

  public-declarations.py AST.json SYMBOL_GRAPH.json…

The program's syntax tree comes from -dump-ast -dump-ast-format json, and the symbol graphs from -emit-symbol-graph. Both
identify a declaration by its mangled name, which distinguishes overloads. Not counted are cases of enumerations, type
aliases and associated types, which contain no code, and synthesized declarations, which have no location. Prints the number
of declarations. Exits with status 1 if the program does not use one.
"""
import json
import sys

NO_CODE = ("swift.enum.case", "swift.typealias", "swift.associatedtype")
TYPES = ("swift.struct", "swift.enum", "swift.class", "swift.protocol")


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        tree = file.read()
    count, missing = 0, []
    for path in sys.argv[2:]:
        with open(path, encoding="utf-8") as file:
            symbols = json.load(file)["symbols"]
        for symbol in symbols:
            usr, kind = symbol["identifier"]["precise"], symbol["kind"]["identifier"]
            if "location" not in symbol or "::SYNTHESIZED::" in usr or kind in NO_CODE:
                continue
            count += 1
            # A use of a type has the type's mangled name inside another one. A use of another declaration has its whole name.
            if not (usr.removeprefix("s:") if kind in TYPES else f'"{usr}"') in tree:
                missing.append(symbol)
    for symbol in missing:
        declaration = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
        print(f"not used: {'.'.join(symbol['pathComponents'])}: {declaration}")
    if missing:
        sys.exit(f"{len(missing)} of the {count} public declarations are not used by the probe.")
    print(f"All {count} public declarations are used by the probe.")


main()
