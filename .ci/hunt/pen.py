"""Draws the values, properties and trees of documents, as somebody's habits are."""
import random

SIDES = ("left", "top", "right", "bottom")
KEYWORDS = ("min-content", "max-content", "fit-content")
POSITIONS = ("flex-start", "flex-end", "start", "end", "center")
SPREADS = ("space-between", "space-around", "space-evenly", "stretch", "normal")
RATIOS = (1, 2, .5, 3, 10, .1, "4/3", "16/9", "3/4")
WORDS = "a aa I ok the Title lorem ipsum dolor Settings Cancel Continue 12 1.5 10,000 notifications".split()
MOST_NODES = 150


class Pen(random.Random):
    """Draws one document's values, as its habits are."""

    def __init__(self, seed, shared, **habits):
        super().__init__(seed)
        self.shared, self.habits, self.left = shared, {**PLAIN, **habits}, MOST_NODES

    def chance(self, feature):
        return self.random() < (self.habits.get(feature, 0) if isinstance(feature, str) else feature)

    def one(self, *values):
        return self.choice(values)

    def length(self, negative=False):
        value = self.choice(self.habits["lengths"])
        return f"{-value if negative and self.chance('negative') else value:g}px"

    def share(self, negative=False):
        value = self.one(0, 5, 10, 20, 25, 33, 50, 50, 75, 100, 100, 150)
        return f"{-value if negative and self.chance('negative') else value}%"

    def size(self):
        return self.share() if self.chance("percent") else self.choice(KEYWORDS) if self.chance("keyword") else self.length()

    def words(self, most=6):
        return self.one(" ", " ", " ", "\u200b").join(self.choice(WORDS) for _ in range(self.randint(1, most)))

    def position(self):
        value = self.choice(POSITIONS)
        return f"{self.one('safe', 'unsafe')} {value}" if self.chance("safe") else value

    def cross(self):
        if self.chance("baseline"):
            return self.one("baseline", "baseline", "last baseline")
        return self.one("stretch", "normal", "center", self.position(), self.position())


# The chance of each feature, node by node. What is absent has none.

PLAIN = dict(lengths=(0, 1, 5, 10, 10, 20, 30, 50, 80, 100, 150, 200), depth=3, children=(1, 4), size=.3, limit=.15, flex=.3,
             basis=.15, column=.4, reverse=.12, wrap=.2, align=.25, gap=.2, margin=.2, padding=.12, border=.06, text=.35, leaf=.3, percent=.12,
             keyword=.03, negative=.15, content=.08)
EXTREME = (0, 0, .25, 1, 3, 10, 100, 333, 1000, 5000)


def tree(pen, depth=None):
    depth = pen.randint(1, pen.habits["depth"]) if depth is None else depth
    node = {"style": style(pen)}
    pen.left -= 1
    if depth <= 0 or pen.left < 0 or pen.chance("leaf"):
        kind = pen.random()
        if kind < pen.habits["text"]:
            node["text"] = pen.words()
        elif kind < .8:
            node["intrinsic"] = [pen.one(0, 5, 10, 10, 20, 50, 100), pen.one(0, 5, 10, 10, 20, 50, 100)]
        return node
    node["children"] = [tree(pen, depth - 1) for _ in range(pen.randint(*pen.habits["children"]))]
    return node


def style(pen):
    """Some properties of a node."""
    found = {}
    for key, feature in FEATURES.items():
        if pen.chance(feature):
            found[key] = VALUES[key](pen)
    if pen.chance("absolute"):
        found["position"] = "absolute"
        found.update((side, pen.share(True) if pen.chance("percent") else pen.length(True)) for side in SIDES if pen.chance(.4))
    if pen.chance("overflow"):
        over = pen.one("hidden", "scroll", "auto", "clip")
        found.update(pen.one({"overflow-x": over, "overflow-y": over}, {"overflow-x": over}, {"overflow-y": over}))
    return found


def margin(pen):
    return "auto" if pen.chance("auto") else pen.share(True) if pen.chance("percent") else pen.length(True)


def flow(pen):
    return ("column" if pen.chance("column") else "row") + ("-reverse" if pen.chance("reverse") else "")


# What draws a property's value, and the habit that says how often.
VALUES, FEATURES = {}, {}
for _feature, _keys, _draw in (
        ("size", "width height", Pen.size), ("limit", "min-width min-height max-width max-height", Pen.size),
        ("basis", "flex-basis", lambda p: "content" if p.chance("content") else p.size()),
        ("flex", "flex-grow", lambda p: p.one(*p.habits.get("factors", (1, 1, 1, 2, 3, .5)))),
        ("flex", "flex-shrink", lambda p: p.one(*p.habits.get("factors", (0, 0, 2, 3, .5)))),
        ("flow", "flex-direction", flow), ("wrap", "flex-wrap", lambda p: p.one("wrap", "wrap", "wrap-reverse")),
        ("align", "justify-content align-content", lambda p: p.one(p.position(), p.position(), *SPREADS)),
        ("align", "align-items align-self", Pen.cross), ("gap", "row-gap", Pen.length),
        ("gap", "column-gap", lambda p: p.share() if p.chance("percent") else p.length()),
        ("margin", "margin-left margin-top margin-right margin-bottom", margin),
        ("padding", "padding-left padding-top padding-right padding-bottom",
         lambda p: p.share() if p.chance("percent") else p.length()),
        ("border", "border-left border-top border-right border-bottom", lambda p: f"{p.one(1, 2, 5, 10)}px"),
        ("ratio", "aspect-ratio", lambda p: p.choice(RATIOS)), ("box", "box-sizing", lambda p: "content-box"),
        ("rtl", "direction", lambda p: p.one("rtl", "rtl", "ltr")), ("order", "order", lambda p: p.randint(-2, 2)),
        ("none", "display", lambda p: "none"), ("offset", "left top right bottom", lambda p: p.length(True))):
    for _key in _keys.split():
        VALUES[_key], FEATURES[_key] = _draw, _feature
PLAIN["flow"] = 1
