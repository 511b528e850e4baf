"""The kinds of documents: written by people, changed by mutation, or unusual.

`KINDS` has a pair for each name: a function of a `Generator`, and the generator's settings. The function returns a root
node, or a case with the available space.
"""
import copy

from mutants import mutant, hunted_variant, nodes, page_variant, splice
from generator import EXTREME, FEATURES, DEFAULTS, SIDES, Generator, style, tree
from randomcases import any_baseline, soften
from screens import SCREENS

SETTINGS = {
    "extremes": dict(lengths=EXTREME, limit=.3, margin=.35, padding=.25, flex=.5, factors=(0, 0, 1, .01, 1000, 100000),
                     negative=.4, gap=.3),
    "tiny": dict(lengths=(0, 0, 5, 10), depth=2, children=(1, 3), size=.2, margin=.1, padding=.05, border=.03, flex=.15,
                 align=.2, keyword=.1, ratio=.1, baseline=.15, wrap=.3, absolute=.05, percent=.2),
    "colwraps": dict(column=.75, wrap=.7, depth=4, limit=.2, percent=.18),
    "ratios": dict(ratio=.5, limit=.25, percent=.18, depth=3),
    "keywords": dict(keyword=.45, size=.4, limit=.25, basis=.3, content=.15),
    "baselines": dict(baseline=.7, align=.5, wrap=.4, text=.6, reverse=.2, margin=.15),
    "absolutes": dict(absolute=.5, align=.4, safe=.3, auto=.3, ratio=.08, percent=.25, rtl=.06, border=.12),
    "indefinite": dict(percent=.7, size=.4, limit=.2, basis=.25, depth=4, margin=.15),
    "autos": dict(auto=.6, margin=.3, align=.35, negative=.3, wrap=.3, safe=.1),
    "rtl": dict(rtl=.35, reverse=.35, order=.15, wrap=.35, absolute=.12, auto=.2, baseline=.15, offset=.05, align=.35),
    "texts": dict(text=.9, wrap=.35, keyword=.1, limit=.25, percent=.25, lengths=(0, 10, 20, 30, 40, 50, 60, 80, 100, 120)),
    "paddings": dict(padding=.45, percent=.6, size=.4, limit=.2, ratio=.15, keyword=.12, wrap=.35, column=.5, margin=.05),
    "clips": dict(overflow=.4, ratio=.3, absolute=.2, limit=.25, size=.35, keyword=.05, percent=.2, content=.1, basis=.25),
    "factors": dict(flex=.9, factors=(0, .01, .1, .25, .5, .5, .75, 1, 1, 2, 10, 1000), limit=.3, size=.6, leaf=.6, children=(2, 5),
                    keyword=.05, basis=.3),
    "everything": dict(depth=4, keyword=.12, ratio=.12, baseline=.2, absolute=.1, rtl=.06, order=.06, auto=.15, overflow=.05,
                       percent=.25, safe=.1, none=.02, offset=.03, box=.1, wrap=.3),
}


def deep(rng):
    """A tree of up to 30 levels, most of them with one child."""
    node = tree(rng, 1)
    for _ in range(rng.randint(4, 30)):
        others = [tree(rng, 0) for _ in range(rng.pick(0, 0, 0, 1, 2))]
        others.insert(rng.randint(0, len(others)), node)
        node = {"style": style(rng), "children": others}
    return node


def wide(rng):
    """40 to 250 children that repeat a few patterns."""
    patterns = [tree(rng, rng.pick(0, 0, 1)) for _ in range(rng.randint(1, 6))]
    children = [copy.deepcopy(rng.choice(patterns)) for _ in range(rng.randint(40, 250))]
    return {"style": {**style(rng), **rng.pick({}, {"flex-wrap": "wrap"})}, "children": children}


def random_settings(rng):
    """A document drawn with random settings."""
    others = "absolute overflow text leaf percent keyword negative content column reverse baseline safe auto".split()
    for feature in sorted({*FEATURES.values(), *others} - {"none"}):
        rng.settings[feature] = rng.pick(0, 0, .05, .1, .2, .4, .7)
    lengths = rng.pick(DEFAULTS["lengths"], EXTREME, (0, 5, 10), (10, 20, 30, 40))
    rng.settings.update(flow=1, lengths=lengths, depth=rng.pick(1, 2, 2, 3, 4, 6))
    return tree(rng)


KINDS = {
    **{kind: (make, {}) for kind, make in SCREENS.items()},
    **{kind: (tree, settings) for kind, settings in SETTINGS.items()},
    "roots": (tree, dict(depth=1, size=.45, limit=.3, margin=.35, auto=.3, percent=.4, keyword=.2, ratio=.3, offset=.06,
                         rtl=.1, padding=.15, box=.15)),
    "deep": (deep, dict(percent=.15, ratio=.05, baseline=.1, wrap=.25, size=.15, margin=.12, keyword=.06)),
    "wide": (wide, {}),
    "moods": (random_settings, {}),
    "mutants": (mutant, dict(percent=.2, keyword=.15, auto=.1, baseline=.2, ratio=.1)),
    "splices": (splice, dict(percent=.2, keyword=.15, auto=.1, baseline=.2)),
    "pages": (page_variant, dict(percent=.3, keyword=.2, auto=.1, baseline=.3, ratio=.3, rtl=.1, limit=.3, content=.1)),
    "near": (hunted_variant, dict(percent=.2, auto=.1, baseline=.2)),
}


def available_space(rng, kind):
    if kind in SCREENS:
        return {"width": rng.pick(320, 360, 375, 390, 414, 600, 768, 1024), "height": rng.pick(568, 640, 812, "max-content")}
    widths = (0, 10, 100, 100, 200, 300, 333, 360, 480, 600, "max-content", "min-content", "max-content", "min-content")
    return {"width": rng.choice(widths), "height": rng.pick("max-content", "max-content", 100, 200, 400, "min-content")}


def draw(kind, seed, number, shared):
    """A document of a kind, without what conformance/README.md excludes."""
    make, settings = KINDS[kind]
    rng = Generator(f"{seed}/{kind}/{number}", shared, **settings)
    drawn = make(rng)
    case = drawn if "root" in drawn else {"available": available_space(rng, kind), "root": drawn}
    return {"name": f"{kind}-{seed}-{number}", "available": case["available"], "root": comparable(case["root"])}


def comparable(root):
    """The document without combinations for which browsers deviate from CSS or from each other."""
    for node in nodes(root):
        declarations = node.setdefault("style", {})
        flows = [declarations.get("overflow-x"), declarations.get("overflow-y")]
        for key in [k for k, v in declarations.items() if k in SIDES and v == "auto" or k == "row-gap" and str(v).endswith("%")
                    or k.startswith("overflow") and flows.count("clip") == 1]:
            del declarations[key]
        if not node.get("children"):
            node.pop("children", None)
    soften(root, any_baseline(root))
    return root
