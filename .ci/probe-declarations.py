#!/usr/bin/env python3
"""Generates Swift code that uses each public declaration of modules, to compile it as Embedded Swift.

  probe-declarations.py SYMBOL_GRAPH.json… >FILE.swift

The symbol graphs come from -emit-symbol-graph. Each declaration is used in a function of its own, which is never called:

    extension Frame { public func use7(_ a0: Double) { _ = self.inset(by: a0) } }

In Embedded Swift, the compiler checks generic code only with concrete types. So SAMPLES has a concrete type for each
protocol, which replaces `some Protocol`, generic parameters, and `Self` in extensions of the protocol. A requirement of a
protocol is called in a generic function, which a second function calls with the concrete type.
"""
import json
import re
import sys

# A concrete type for each protocol, from the library or from OWN_SAMPLES. None is the key for generic parameters without
# a constraint.
SAMPLES = {
    "AnyLengthValue": "Double", "ArrangedItems": "WidthPass", "Arrangement": "SampleArrangement", "AutoLengthValue": "Int",
    "BinaryInteger": "Int", "BlockContainer": "Block", "FlexBasisValue": "FlexStyle.ContentWord", "LayoutComponent": "SampleComponent",
    "LayoutContainer": "Row", "LayoutContent": "Flex", "LayoutItem": "Flex", "LayoutLeaf": "Fixed",
    "LayoutValue": "SampleValue", "LengthValue": "Float", "_StoredItem": "Flex",
    "NumberValue": "Int", "RawRepresentable": "SampleKey", "Sequence<Leaf>": "[Fixed]", "Sequence<UInt8>": "[UInt8]",
    "SimpleArrangement": "SampleSimple", "SizeLengthValue": "FlexStyle.ContentWord", "StageWithContentWidth": "WidthStage",
    "StageWithHeights": "HeightStage", "StageWithIntrinsicWidths": "WidthStage", None: "Int",
}
OWN_SAMPLES = """
public enum SampleKey: Int, Hashable, Sendable { case one }
public struct SampleValue: LayoutValue { public static var initial: SampleValue { SampleValue() } }
public struct SampleArrangement: Arrangement {
  public func place(_ items: inout PlacementPass, _ cache: inout [NoLayoutValue]) {}
}
public struct SampleSimple: SimpleArrangement { public func place(_ items: inout PlacementPass) {} }
public struct SampleComponent: LayoutComponent { public var body: LayoutItems { LayoutItems() } }
"""
# The generic types with type arguments.
GENERIC = {
    "ArrangedItem": "ArrangedItem<SampleValue>", "Array": "[Flex]", "Choices": "Choices<Double>", "ItemPass": "ItemPass<WidthStage>",
    "Optional": "Flex?"}
TYPES = ("struct", "enum", "class", "protocol")
NO_CODE = ("enum.case", "typealias", "associatedtype")


class Symbol:
    def __init__(self, symbol, names):
        self.names = names
        self.usr = symbol["identifier"]["precise"]
        self.kind = symbol["kind"]["identifier"].removeprefix("swift.")
        self.path = symbol["pathComponents"]
        self.owner = ".".join(self.path[:-1])
        self.title = self.path[-1].split("(")[0]
        self.declaration = "".join(f["spelling"] for f in symbol["declarationFragments"])
        self.keywords = self.declaration.split("(")[0].split()
        self.signature = symbol.get("functionSignature", {})
        generics = symbol.get("swiftGenerics", {})
        self.constraints = generics.get("constraints", []) + symbol.get("swiftExtension", {}).get("constraints", [])
        # The generic parameters of the declaration, without those of the enclosing type.
        depth = int(self.owner in GENERIC)
        self.generics = {p["name"]: SAMPLES[None] for p in generics.get("parameters", []) if p["depth"] >= depth}
        for constraint in self.constraints:
            if constraint["lhs"] in self.generics and constraint["rhs"] in SAMPLES:
                self.generics[constraint["lhs"]] = SAMPLES[constraint["rhs"]]

    def sample(self):
        """The type that gets an extension with the function that uses the declaration."""
        for constraint in self.constraints:
            if constraint["kind"] == "sameType" and constraint["lhs"] == "Self":
                return constraint["rhs"]
            if self.owner == "ItemPass":
                return f"ItemPass<{SAMPLES.get(constraint['rhs'], constraint['rhs'])}>"
        return GENERIC.get(self.owner) or SAMPLES.get(self.owner, self.owner)

    def arguments(self):
        """The labels and the types of the parameters."""
        labels = re.findall(r"[(:]([^:)]+)(?=:)", self.path[-1]) if "(" in self.path[-1] else []
        return labels, [
            self.type(p["declarationFragments"]).split(": ", 1)[1] for p in self.signature.get("parameters", [])]

    def type(self, fragments):
        """The type of a parameter. Type names are qualified, and generic types replaced by their samples."""
        text = ""
        for fragment in fragments:
            usr, word = fragment.get("preciseIdentifier"), fragment["spelling"]
            text += word if text.endswith(".") or text.endswith("@") else self.names.get(usr, word)
        text = text.removesuffix("...")
        text = re.sub(r"\bsome (\w+(<\w+>)?)", lambda match: SAMPLES[match[1]], text)
        for name, sample in self.generics.items():
            text = re.sub(rf"\b{name}\b", sample, text)
        return text

    def use(self, values):
        """The statements that use the declaration, and the modifiers of the function around them."""
        is_static = "static" in self.keywords or self.kind == "init"
        receiver = "Self" if is_static else "self"
        keyword = "static " if is_static else "".join(f"{k} " for k in ("mutating", "consuming") if k in self.keywords)
        if self.kind == "func.op":
            return f"_ = a0 {self.title} a1", keyword
        if self.kind in ("property", "type.property", "subscript"):
            place = f"self[{values}]" if self.kind == "subscript" else f"{receiver}.{self.title}"
            if self.declaration.endswith("set }") or ("var" in self.keywords and "{" not in self.declaration):
                return f"let value = {place}; {place} = value", keyword or "mutating "
            return f"_ = {place}", keyword
        call = f"Self({values})" if self.kind == "init" else f"{receiver}.{self.title}({values})"
        # The explicit type selects among overloads that differ only in the type of the result.
        result = "Self?" if self.kind == "init" else self.type(self.signature["returns"])
        body = "" if result == "()" else f"let _: {result} = "
        if "throws" in self.declaration:
            return f"do {{ {body}try {call} }} catch {{}}", keyword
        return body + call, keyword


class Writer:
    def __init__(self):
        self.lines = []

    def function(self, owner, head, types, body):
        """Writes a function in an extension of a type, and returns its name."""
        name = f"use{len(self.lines)}"
        parameters = ", ".join(f"_ a{i}: {type_}" for i, type_ in enumerate(types))
        self.lines.append(f"extension {owner} {{ {head}func {name}({parameters}) {{ {body} }} }}")
        return name

    def use(self, symbol, is_requirement, noncopyable):
        if symbol.kind in NO_CODE:
            return
        if symbol.kind in TYPES:
            name = ".".join(symbol.path)
            if (symbol.kind == "protocol" and name not in SAMPLES) or (symbol.generics and name not in GENERIC):
                sys.exit(f"{name} needs a sample in {__file__}.")
            if symbol.kind == "protocol":
                self.function(name, "public static ", [], "")
            else:
                self.function("SampleKey", "public ", [f"borrowing {GENERIC.get(name, name)}"], "")
            return
        labels, types = symbol.arguments()
        values = [("&" if t.startswith("inout ") else "") + f"a{i}" for i, t in enumerate(types)]
        body, keyword = symbol.use(", ".join(v if l == "_" else f"{l}: {v}" for l, v in zip(labels, values)))
        if is_requirement:
            owner = symbol.owner + (" where Self: ~Copyable" if symbol.owner in noncopyable else "")
            name = self.function(owner, keyword, types, body)
            body = f"{'Self' if keyword == 'static ' else 'self'}.{name}({', '.join(values)})"
        self.function(symbol.sample(), "public " + keyword, types, body)


def main():
    graphs = []
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            graphs.append(json.load(file))
    names = {
        symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"])
        for graph in graphs for symbol in graph["symbols"] if symbol["kind"]["identifier"] != "swift.associatedtype"}
    writer = Writer()
    for graph in graphs:
        requirements = {r["source"] for r in graph["relationships"] if r["kind"] == "requirementOf"}
        # Declarations that the compiler synthesized have no location.
        symbols = [
            Symbol(s, names) for s in graph["symbols"]
            if "location" in s and "::SYNTHESIZED::" not in s["identifier"]["precise"]]
        noncopyable = {".".join(s.path) for s in symbols if s.kind == "protocol" and "~Copyable" in s.declaration}
        for symbol in symbols:
            writer.use(symbol, symbol.usr in requirements, noncopyable)
    modules = sorted({graph["module"]["name"] for graph in graphs})
    print("\n".join([f"public import {module}" for module in modules] + [OWN_SAMPLES] + writer.lines))


main()
