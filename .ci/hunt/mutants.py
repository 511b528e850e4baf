"""Documents made of other documents."""
import copy
import functools
import os

from oracle import read_cases
from pen import VALUES, flow, tree
from randomcases import PROFILES, Maker

SETS = ("random", "random-more", "taffy-flex", "yoga", "notes")


@functools.cache
def known(shared, *names):
    cases = []
    for name in names:
        with open(os.path.join(shared, "conformance", f"{name}.jsonl"), encoding="utf-8") as file:
            cases += read_cases(file)
    return cases


def another(pen):
    """A case of somebody else's."""
    if pen.chance(.5):
        return {k: copy.deepcopy(v) for k, v in pen.choice(known(pen.shared, *SETS)).items() if k in ("available", "root")}
    profile = pen.choice([p for p in PROFILES if not p.startswith("grid") and p != "big"])
    return Maker(pen.random(), profile, 0).case("")


def nodes(root):
    yield root
    for child in root.get("children", []):
        yield from nodes(child)


def mutate(pen, root):
    """Changes one thing of a document."""
    node = pen.choice(list(nodes(root)))
    its, kind = node.setdefault("style", {}), pen.random()
    if kind < .55:
        key = pen.choice(list(VALUES))
        its[key] = VALUES[key](pen)
    elif kind < .7 and its:
        del its[pen.choice(list(its))]
    elif kind < .78 and node.get("children"):
        node["children"].pop(pen.randrange(len(node["children"])))
        if not node["children"]:
            del node["children"]
    elif kind < .86 and node is not root:
        inner = dict(node)
        node.clear()
        node.update(style={"flex-direction": flow(pen)}, children=[inner])
    elif "text" not in node and "intrinsic" not in node:
        node.setdefault("children", []).insert(0, tree(pen, 1))


def mutant(pen, case=None):
    case = case or another(pen)
    for _ in range(pen.randint(1, 5)):
        mutate(pen, case["root"])
    return case


def splice(pen):
    """A document with parts of another one in it."""
    case, other = another(pen), another(pen)
    for _ in range(pen.randint(1, 2)):
        node, part = pen.choice(list(nodes(case["root"]))), pen.choice(list(nodes(other["root"])))
        node.update(copy.deepcopy(part) if pen.chance(.5) else {"style": {**node.get("style", {}), **part.get("style", {})}})
        if "children" in node:
            node.pop("text", None)
            node.pop("intrinsic", None)
        if "text" in node:
            node.pop("intrinsic", None)
    return mutant(pen, case) if pen.chance(.3) else case


def near(pen):
    """A case that somebody got wrong once, a little different."""
    case = pen.choice(known(pen.shared, "hunted"))
    return mutant(pen, {k: copy.deepcopy(case[k]) for k in ("available", "root")})
