"""Documents made of other documents."""
import copy
import functools
import os

from oracle import read_cases
from pen import VALUES, Pen, flow, tree
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


def tracks(pen):
    size = lambda: pen.one("auto", "1fr", "2fr", "20px", "50px", "25%", "min-content", "max-content", "minmax(auto, 50px)",
                           "minmax(10px, auto)", "minmax(0, 1fr)", "fit-content(60px)")
    return pen.one(" ".join(size() for _ in range(pen.randint(1, 3))), f"repeat({pen.one(2, 3, 'auto-fill')}, {pen.one('20px', '30%')})")


# What a mutation of a grid, or of an item of one, draws.
GRIDS = {"grid-template-columns": tracks, "grid-template-rows": tracks, "justify-items": Pen.cross, "align-items": Pen.cross,
         "justify-content": Pen.position, "align-content": Pen.position, "row-gap": Pen.length,
         "grid-auto-flow": lambda pen: pen.one("row", "column", "row dense")}
ITEMS = {"justify-self": Pen.cross, "align-self": Pen.cross, "aspect-ratio": VALUES["aspect-ratio"],
         **{f"grid-{axis}-{side}": lambda pen: pen.one("1", "2", "3", "-1", "span 2", "auto")
            for axis in ("row", "column") for side in ("start", "end")}, "width": VALUES["width"], "height": VALUES["height"], "min-width": VALUES["min-width"], "min-height": VALUES["min-height"]}


@functools.cache
def small_pages(shared):
    return [case for case in known(shared, "wpt", "real") if len(list(nodes(case["root"]))) <= 40]


def page(pen):
    """A case of the web-platform-tests or of a real page with one to three changes."""
    case = pen.choice(small_pages(pen.shared))
    case = {key: copy.deepcopy(case[key]) for key in ("available", "root")}
    if pen.chance(.2):
        case["available"]["width"] = pen.one(0, 50, 100, 200, 333, 600, "max-content", "min-content")
    for _ in range(pen.randint(1, 3)):
        grids = [node for node in nodes(case["root"]) if node.get("style", {}).get("display") == "grid"]
        if grids and pen.chance(.6):
            grid = pen.choice(grids)
            node, values = (pen.choice(grid["children"]), ITEMS) if grid.get("children") and pen.chance(.6) else (grid, GRIDS)
            key = pen.choice(list(values))
            node.setdefault("style", {})[key] = values[key](pen)
        else:
            mutate(pen, case["root"])
    return case
