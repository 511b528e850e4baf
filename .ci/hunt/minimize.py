"""Makes misses smaller: edits documents as long as the engine and Chromium still differ."""
import copy
import json
import sys

from kinds import comparable

# Values that are easy to read, per unit. An edit replaces a length by one of them.
SIMPLE_VALUES = {"px": ("0px", "5px", "10px", "50px", "100px"), "%": ("0%", "50%", "100%")}
# The number of edits of a document that are tried in one round.
MAX_EDITS = 150


def number_nodes(node, count=0):
    """Numbers the nodes from `count` in preorder, since edits refer to nodes by number. Returns the next number."""
    node["number"] = count
    count += 1
    for child in node.get("children", []):
        count = number_nodes(child, count)
    return count


def edited(case, edits):
    """The case after edits of its nodes. None if the root is removed, or replaced by several nodes."""
    def rebuilt(node):
        at = node["number"]
        if ("drop", at) in edits:
            return []
        children = [part for child in node.get("children", []) for part in rebuilt(child)]
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
    roots = rebuilt(case["root"])
    if len(roots) != 1:
        return None
    return {"name": case["name"], "available": {**case["available"], **space}, "root": comparable(roots[0])}


def structural_edits(node, root=True):
    """Edits that remove nodes, with or without their children, in preorder, so that large parts come first."""
    if not root:
        yield ("drop", node["number"])
    if node.get("children") and (not root or len(node["children"]) == 1):
        yield ("hoist", node["number"])
    for child in node.get("children", []):
        yield from structural_edits(child, False)


def detail_edits(node):
    """Edits that remove a property, or a leaf's content."""
    for key in node.get("style", {}):
        yield ("unset", node["number"], key)
    if "text" in node or "intrinsic" in node:
        yield ("bare", node["number"])
    for child in node.get("children", []):
        yield from detail_edits(child)


def value_edits(case, node=None):
    """Edits that replace values by simpler ones."""
    if node is None:
        node = case["root"]
        if case["available"]["height"] != "max-content":
            yield ("space", "height", '"max-content"')
        if case["available"]["width"] not in (100, "max-content", "min-content"):
            yield ("space", "width", "100")
    at, value = node["number"], lambda key, new: ("value", at, key, json.dumps(new))
    for key, old in node.get("style", {}).items():
        unit = next((u for u in SIMPLE_VALUES if isinstance(old, str) and old.endswith(u)), None)
        if unit:
            simple = SIMPLE_VALUES[unit]
            old = old.removeprefix("-")
            yield from (value(key, new) for new in (simple[:simple.index(old)] if old in simple else simple))
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
        yield from value_edits(case, child)


def minimized(misses, find_misses):
    """The misses, made smaller until no edit helps. `find_misses(cases)` returns the cases that are misses, with `expected`."""
    current, stage, idle = list(misses), [0] * len(misses), [0] * len(misses)
    # A case goes through three stages, each with its own kind of edits. `idle` counts the stages in a row without an edit
    # that helped. A case is finished when all stages in a row were idle.
    stages = (lambda case: structural_edits(case["root"]), lambda case: detail_edits(case["root"]), value_edits)
    while True:
        proposed = []
        for index, case in enumerate(current):
            number_nodes(case["root"])
            if idle[index] < len(stages):
                # If there are too many edits, only the first ones are tried in this round.
                proposed += [(index, [edit]) for edit in list(stages[stage[index] % len(stages)](case))[:MAX_EDITS]]
        if all(count == len(stages) for count in idle):
            break
        helpful = [[] for _ in current]
        for index, edits, _ in edits_that_still_miss(current, proposed, find_misses):
            helpful[index] += edits
        # Tries all helpful edits together, the first half of them, the first quarter, and so on.
        together = [(index, edits[:len(edits) >> halved]) for index, edits in enumerate(helpful)
                    for halved in range(len(edits).bit_length())]
        improved = {}
        for index, _, case in edits_that_still_miss(current, together, find_misses):
            improved.setdefault(index, case)
        for index in range(len(current)):
            if index in improved:
                current[index], idle[index] = improved[index], 0
            elif idle[index] < len(stages):
                stage[index], idle[index] = stage[index] + 1, idle[index] + 1
        active = sum(count < len(stages) for count in idle)
        print(f"made smaller: {len(improved)} of {active} in {len(proposed)} tries", file=sys.stderr, flush=True)
    for case in current:
        strip(case["root"])
    return current


def edits_that_still_miss(current, proposed, find_misses):
    """The proposed edits that make a case smaller and after which it is still a miss: tuples (index, edits, case)."""
    cases = []
    for index, edits in proposed:
        case = edited(copy.deepcopy(current[index]), edits)
        if case and size_key(case) < size_key(current[index]):
            case["name"] = str(len(cases))
            cases.append((index, edits, case))
    misses = {case["name"]: case for case in find_misses([case for _, _, case in cases])}
    found = []
    for index, edits, case in cases:
        if case["name"] in misses:
            case = misses[case["name"]]
            found.append((index, edits, {**case, "name": current[index]["name"]}))
    return found


def strip(node):
    """Removes the numbers of the nodes."""
    node.pop("number", None)
    for child in node.get("children", []):
        strip(child)


def size_key(case):
    """A sort key for the size of a document: the length of its text, then the text, so that 0 is smaller than 5."""
    case = copy.deepcopy({"available": case["available"], "root": case["root"]})
    strip(case["root"])
    line = json.dumps(case)
    return len(line), line
