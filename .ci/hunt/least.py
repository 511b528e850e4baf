"""Makes a document smaller while it still misses."""
import copy
import json
import sys

from kinds import settled

NICE = {"px": ("0px", "5px", "10px", "50px", "100px"), "%": ("0%", "50%", "100%")}
MOST = 150


def number(node, count=0):
    """Numbers the nodes, so that edits can name them; returns how many there are."""
    node["number"] = count
    count += 1
    for child in node.get("children", []):
        count = number(child, count)
    return count


def edited(case, edits):
    """The case after edits, all of which name nodes of this case; None where nothing is left."""
    def made(node):
        at = node["number"]
        if ("drop", at) in edits:
            return []
        children = [one for child in node.get("children", []) for one in made(child)]
        if ("hoist", at) in edits:
            return children
        new = {k: v for k, v in node.items() if k not in ("number", "children", "style")}
        new["style"] = {k: values.get((at, k), v) for k, v in node.get("style", {}).items() if ("unset", at, k) not in edits}
        if ("bare", at) in edits:
            new.pop("text", None)
            new.pop("intrinsic", None)
        elif (at, "content") in values:
            new.update(values[at, "content"])
        if children:
            new["children"] = children
        return [new]

    values = {edit[1:3]: json.loads(edit[3]) for edit in edits if edit[0] == "value"}
    space = {edit[1]: json.loads(edit[2]) for edit in edits if edit[0] == "space"}
    roots = made(case["root"])
    if len(roots) != 1:
        return None
    return {"name": case["name"], "available": {**case["available"], **space}, "root": settled(roots[0])}


def structure(node, root=True):
    """Edits that take whole nodes away, the largest parts first."""
    if not root:
        yield ("drop", node["number"])
    if node.get("children") and (not root or len(node["children"]) == 1):
        yield ("hoist", node["number"])
    for child in node.get("children", []):
        yield from structure(child, False)


def details(node):
    """Edits that take a property or the content away."""
    for key in node.get("style", {}):
        yield ("unset", node["number"], key)
    if "text" in node or "intrinsic" in node:
        yield ("bare", node["number"])
    for child in node.get("children", []):
        yield from details(child)


def plainer(case, node=None):
    """Edits that make values plainer."""
    if node is None:
        node = case["root"]
        if case["available"]["height"] != "max-content":
            yield ("space", "height", '"max-content"')
        if case["available"]["width"] not in (100, "max-content", "min-content"):
            yield ("space", "width", "100")
    at, value = node["number"], lambda key, new: ("value", at, key, json.dumps(new))
    for key, old in node.get("style", {}).items():
        unit = next((u for u in NICE if isinstance(old, str) and old.endswith(u)), None)
        if unit:
            nice = NICE[unit]
            old = old.removeprefix("-")
            yield from (value(key, new) for new in (nice[:nice.index(old)] if old in nice else nice))
        elif key in ("flex-grow", "flex-shrink", "order", "aspect-ratio") and old not in (0, 1):
            yield value(key, 1)
        elif isinstance(old, str) and old.startswith(("safe ", "unsafe ", "last ")):
            yield value(key, old.split()[1])
        elif isinstance(old, str) and old.endswith("-reverse"):
            yield value(key, old.removesuffix("-reverse"))
    for new in ("a", "aa a"):
        if len(node.get("text", "")) > len(new):
            yield value("content", {"text": new})
    for index, old in enumerate(node.get("intrinsic", ())):
        for new in (0, 10):
            if old not in (0, new):
                yield value("content", {"intrinsic": [*node["intrinsic"][:index], new, *node["intrinsic"][index + 1:]]})
    for child in node.get("children", []):
        yield from plainer(case, child)


def least(misses, missing):
    """The misses made as small as they go. `missing(cases)` gives those of the cases that still miss, with `expected`."""
    now, stage, idle = list(misses), [0] * len(misses), [0] * len(misses)
    stages = (lambda case: structure(case["root"]), lambda case: details(case["root"]), plainer)
    while True:
        asked = []
        for index, case in enumerate(now):
            number(case["root"])
            if idle[index] < len(stages):
                # Of many edits the first: the larger parts, or what the next round leaves.
                asked += [(index, [edit]) for edit in list(stages[stage[index] % len(stages)](case))[:MOST]]
        if all(count == len(stages) for count in idle):
            break
        good = [[] for _ in now]
        for index, edits, _ in tried(now, asked, missing):
            good[index] += edits
        # All that help at once, or half of them, or a quarter …
        together = [(index, edits[:len(edits) >> halved]) for index, edits in enumerate(good)
                    for halved in range(len(edits).bit_length())]
        better = {}
        for index, _, case in tried(now, together, missing):
            better.setdefault(index, case)
        for index in range(len(now)):
            if index in better:
                now[index], idle[index] = better[index], 0
            elif idle[index] < len(stages):
                stage[index], idle[index] = stage[index] + 1, idle[index] + 1
        left = sum(count < len(stages) for count in idle)
        print(f"made smaller: {len(better)} of {left} in {len(asked)} tries", file=sys.stderr, flush=True)
    for case in now:
        strip(case["root"])
    return now


def tried(now, asked, missing):
    """(index, edits, case) of the asked edits after which the case still misses."""
    cases = []
    for index, edits in asked:
        case = edited(copy.deepcopy(now[index]), edits)
        if case and text(case) < text(now[index]):
            case["name"] = str(len(cases))
            cases.append((index, edits, case))
    still = {case["name"]: case for case in missing([case for _, _, case in cases])}
    found = []
    for index, edits, case in cases:
        if case["name"] in still:
            case = still[case["name"]]
            found.append((index, edits, {**case, "name": now[index]["name"]}))
    return found


def strip(node):
    node.pop("number", None)
    for child in node.get("children", []):
        strip(child)


def text(case):
    """What orders documents by size: their length, then their letters, so that a plainer value counts."""
    case = copy.deepcopy({"available": case["available"], "root": case["root"]})
    strip(case["root"])
    line = json.dumps(case)
    return len(line), line
