"""Draws random values, properties and trees of documents."""
import random

SIDES = ("left", "top", "right", "bottom")
KEYWORDS = ("min-content", "max-content", "fit-content")
POSITIONS = ("flex-start", "flex-end", "start", "end", "center")
DISTRIBUTIONS = ("space-between", "space-around", "space-evenly", "stretch", "normal")
RATIOS = (1, 2, .5, 3, 10, .1, "4/3", "16/9", "3/4")
WORDS = "a aa I ok the Title lorem ipsum dolor Settings Cancel Continue 12 1.5 10,000 notifications".split()
MAX_NODES = 150


class Generator(random.Random):
    """A random number generator for one document.

    The settings have a probability for each feature, and the lengths, the depth and the numbers of children to draw.
    """

    def __init__(self, seed, shared, **settings):
        super().__init__(seed)
        self.shared, self.settings, self.remaining_nodes = shared, {**DEFAULTS, **settings}, MAX_NODES

    def chance(self, feature):
        return self.random() < (self.settings.get(feature, 0) if isinstance(feature, str) else feature)

    def pick(self, *values):
        return self.choice(values)

    def length(self, negative=False):
        value = self.choice(self.settings["lengths"])
        return f"{-value if negative and self.chance('negative') else value:g}px"

    def percentage(self, negative=False):
        value = self.pick(0, 5, 10, 20, 25, 33, 50, 50, 75, 100, 100, 150)
        return f"{-value if negative and self.chance('negative') else value}%"

    def size(self):
        return self.percentage() if self.chance("percent") else self.choice(KEYWORDS) if self.chance("keyword") else self.length()

    def words(self, maximum=6):
        return self.pick(" ", " ", " ", "\u200b").join(self.choice(WORDS) for _ in range(self.randint(1, maximum)))

    def alignment(self):
        value = self.choice(POSITIONS)
        return f"{self.pick('safe', 'unsafe')} {value}" if self.chance("safe") else value

    def cross_alignment(self):
        if self.chance("baseline"):
            return self.pick("baseline", "baseline", "last baseline")
        return self.pick("stretch", "normal", "center", self.alignment(), self.alignment())


# The settings of all kinds that do not override them. A probability is per node. Absent features have the probability 0.
DEFAULTS = dict(lengths=(0, 1, 5, 10, 10, 20, 30, 50, 80, 100, 150, 200), depth=3, children=(1, 4), size=.3, limit=.15, flex=.3,
             basis=.15, column=.4, reverse=.12, wrap=.2, align=.25, gap=.2, margin=.2, padding=.12, border=.06, text=.35, leaf=.3, percent=.12,
             keyword=.03, negative=.15, content=.08)
EXTREME = (0, 0, .25, 1, 3, 10, 100, 333, 1000, 5000)


def tree(rng, depth=None):
    depth = rng.randint(1, rng.settings["depth"]) if depth is None else depth
    node = {"style": style(rng)}
    rng.remaining_nodes -= 1
    if depth <= 0 or rng.remaining_nodes < 0 or rng.chance("leaf"):
        kind = rng.random()
        if kind < rng.settings["text"]:
            node["text"] = rng.words()
        elif kind < .8:
            node["intrinsic"] = [rng.pick(0, 5, 10, 10, 20, 50, 100), rng.pick(0, 5, 10, 10, 20, 50, 100)]
        return node
    node["children"] = [tree(rng, depth - 1) for _ in range(rng.randint(*rng.settings["children"]))]
    return node


def style(rng):
    """A random style of a node."""
    style_properties = {}
    for key, feature in FEATURES.items():
        if rng.chance(feature):
            style_properties[key] = VALUES[key](rng)
    if rng.chance("absolute"):
        style_properties["position"] = "absolute"
        style_properties.update((side, rng.percentage(True) if rng.chance("percent") else rng.length(True)) for side in SIDES if rng.chance(.4))
    if rng.chance("overflow"):
        over = rng.pick("hidden", "scroll", "auto", "clip")
        style_properties.update(rng.pick({"overflow-x": over, "overflow-y": over}, {"overflow-x": over}, {"overflow-y": over}))
    return style_properties


def margin(rng):
    return "auto" if rng.chance("auto") else rng.percentage(True) if rng.chance("percent") else rng.length(True)


def flow_direction(rng):
    return ("column" if rng.chance("column") else "row") + ("-reverse" if rng.chance("reverse") else "")


# For each property, a function that draws its value, and the setting with its probability.
VALUES, FEATURES = {}, {}
for _feature, _keys, _draw in (
        ("size", "width height", Generator.size), ("limit", "min-width min-height max-width max-height", Generator.size),
        ("basis", "flex-basis", lambda rng: "content" if rng.chance("content") else rng.size()),
        ("flex", "flex-grow", lambda rng: rng.pick(*rng.settings.get("factors", (1, 1, 1, 2, 3, .5)))),
        ("flex", "flex-shrink", lambda rng: rng.pick(*rng.settings.get("factors", (0, 0, 2, 3, .5)))),
        ("flow", "flex-direction", flow_direction), ("wrap", "flex-wrap", lambda rng: rng.pick("wrap", "wrap", "wrap-reverse")),
        ("align", "justify-content align-content", lambda rng: rng.pick(rng.alignment(), rng.alignment(), *DISTRIBUTIONS)),
        ("align", "align-items align-self", Generator.cross_alignment), ("gap", "row-gap", Generator.length),
        ("gap", "column-gap", lambda rng: rng.percentage() if rng.chance("percent") else rng.length()),
        ("margin", "margin-left margin-top margin-right margin-bottom", margin),
        ("padding", "padding-left padding-top padding-right padding-bottom",
         lambda rng: rng.percentage() if rng.chance("percent") else rng.length()),
        ("border", "border-left border-top border-right border-bottom", lambda rng: f"{rng.pick(1, 2, 5, 10)}px"),
        ("ratio", "aspect-ratio", lambda rng: rng.choice(RATIOS)), ("box", "box-sizing", lambda rng: "content-box"),
        ("rtl", "direction", lambda rng: rng.pick("rtl", "rtl", "ltr")), ("order", "order", lambda rng: rng.randint(-2, 2)),
        ("none", "display", lambda rng: "none"), ("offset", "left top right bottom", lambda rng: rng.length(True))):
    for _key in _keys.split():
        VALUES[_key], FEATURES[_key] = _draw, _feature
DEFAULTS["flow"] = 1
