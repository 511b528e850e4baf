"""Documents that are made by changing or combining stored documents."""
import copy
import functools
import os

from oracle import read_cases
from generator import VALUES, Generator, flow_direction, tree
from randomcases import PROFILES, Maker

SETS = ("random", "random-more", "taffy-flex", "yoga", "notes")


@functools.cache
def stored_cases(shared, *names):
    cases = []
    for name in names:
        with open(os.path.join(shared, "conformance", f"{name}.jsonl"), encoding="utf-8") as file:
            cases += read_cases(file)
    return cases


def existing_case(rng):
    """A stored case, or a new one of tools/randomcases.py."""
    if rng.chance(.5):
        return {k: copy.deepcopy(v) for k, v in rng.choice(stored_cases(rng.shared, *SETS)).items() if k in ("available", "root")}
    profile = rng.choice([name for name in PROFILES if not name.startswith("grid") and name != "big"])
    return Maker(rng.random(), profile, 0).case("")


def nodes(root):
    yield root
    for child in root.get("children", []):
        yield from nodes(child)


def mutate(rng, root):
    """Changes a property or a node of a document."""
    node = rng.choice(list(nodes(root)))
    declarations, kind = node.setdefault("style", {}), rng.random()
    if kind < .55:
        key = rng.choice(list(VALUES))
        declarations[key] = VALUES[key](rng)
    elif kind < .7 and declarations:
        del declarations[rng.choice(list(declarations))]
    elif kind < .78 and node.get("children"):
        node["children"].pop(rng.randrange(len(node["children"])))
        if not node["children"]:
            del node["children"]
    elif kind < .86 and node is not root:
        inner = dict(node)
        node.clear()
        node.update(style={"flex-direction": flow_direction(rng)}, children=[inner])
    elif "text" not in node and "intrinsic" not in node:
        node.setdefault("children", []).insert(0, tree(rng, 1))


def mutant(rng, case=None):
    case = case or existing_case(rng)
    for _ in range(rng.randint(1, 5)):
        mutate(rng, case["root"])
    return case


def splice(rng):
    """A document with nodes or styles of another document."""
    case, other = existing_case(rng), existing_case(rng)
    for _ in range(rng.randint(1, 2)):
        node, part = rng.choice(list(nodes(case["root"]))), rng.choice(list(nodes(other["root"])))
        node.update(copy.deepcopy(part) if rng.chance(.5) else {"style": {**node.get("style", {}), **part.get("style", {})}})
        if "children" in node:
            node.pop("text", None)
            node.pop("intrinsic", None)
        if "text" in node:
            node.pop("intrinsic", None)
    return mutant(rng, case) if rng.chance(.3) else case


def hunted_variant(rng):
    """A changed copy of a case that an engine once got wrong."""
    case = rng.choice(stored_cases(rng.shared, "hunted"))
    return mutant(rng, {k: copy.deepcopy(case[k]) for k in ("available", "root")})


def tracks(rng):
    size = lambda: rng.pick("auto", "1fr", "2fr", "20px", "50px", "25%", "min-content", "max-content", "minmax(auto, 50px)",
                           "minmax(10px, auto)", "minmax(0, 1fr)", "fit-content(60px)")
    return rng.pick(" ".join(size() for _ in range(rng.randint(1, 3))), f"repeat({rng.pick(2, 3, 'auto-fill')}, {rng.pick('20px', '30%')})")


# Generators of the values that a mutation sets on a grid (GRIDS) or on an item of a grid (ITEMS).
GRIDS = {"grid-template-columns": tracks, "grid-template-rows": tracks, "justify-items": Generator.cross_alignment, "align-items": Generator.cross_alignment,
         "justify-content": Generator.alignment, "align-content": Generator.alignment, "row-gap": Generator.length,
         "grid-auto-flow": lambda rng: rng.pick("row", "column", "row dense")}
ITEMS = {"justify-self": Generator.cross_alignment, "align-self": Generator.cross_alignment, "aspect-ratio": VALUES["aspect-ratio"],
         **{f"grid-{axis}-{side}": lambda rng: rng.pick("1", "2", "3", "-1", "span 2", "auto")
            for axis in ("row", "column") for side in ("start", "end")}, "width": VALUES["width"], "height": VALUES["height"], "min-width": VALUES["min-width"], "min-height": VALUES["min-height"]}


@functools.cache
def small_pages(shared):
    return [case for case in stored_cases(shared, "wpt", "real") if len(list(nodes(case["root"]))) <= 40]


def page_variant(rng):
    """A case of the web-platform-tests or of a real page, with one to three changes."""
    case = rng.choice(small_pages(rng.shared))
    case = {key: copy.deepcopy(case[key]) for key in ("available", "root")}
    if rng.chance(.2):
        case["available"]["width"] = rng.pick(0, 50, 100, 200, 333, 600, "max-content", "min-content")
    for _ in range(rng.randint(1, 3)):
        grids = [node for node in nodes(case["root"]) if node.get("style", {}).get("display") == "grid"]
        if grids and rng.chance(.6):
            grid = rng.choice(grids)
            node, values = (rng.choice(grid["children"]), ITEMS) if grid.get("children") and rng.chance(.6) else (grid, GRIDS)
            key = rng.choice(list(values))
            node.setdefault("style", {})[key] = values[key](rng)
        else:
            mutate(rng, case["root"])
    return case
