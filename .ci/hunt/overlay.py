"""Writes random overlays and their frames in Chromium as JSON Lines.

A case has a width, a height, the tree in the notation of ChromiumCase.swift, and the absolute frames of its nodes in preorder.

  python3 .ci/hunt/overlay.py --tools ../shared/tools --seed 1 > Tests/ArrangementsTests/Chromium/overlay.jsonl

In Chromium, an overlay is a grid of one cell. In half of the cases the tracks are minmax(0, 1fr), and the overlay has a
width, so that its min-content width does not matter. In the others the tracks are auto. An auto track grows with an item
that is larger than the box, so cases with such an item are skipped. No item of an auto track has a min-width: Chromium then
computes the min-content width of the grid from the min-width alone, and the specification also from the content. Cases
whose frames change with the scale of the screen are skipped: they depend on a text that only just fits.
"""
import argparse
import json
import random
import sys

SIDES = {"ml": "margin-left", "mt": "margin-top", "mr": "margin-right", "mb": "margin-bottom",
         "pl": "padding-left", "pt": "padding-top", "pr": "padding-right", "pb": "padding-bottom"}
SIZES = {"w": "width", "h": "height", "nw": "min-width", "nh": "min-height", "xw": "max-width", "xh": "max-height"}
PLACES = ("stretch", "start", "center", "end")
CELLS = """[...document.querySelectorAll('.space')].map(space => [...space.querySelectorAll('*')].every(box => {
  const style = getComputedStyle(box);
  if (style.display !== 'grid') return true;
  const left = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const down = box.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
  const isFilled = Math.abs(parseFloat(style.gridTemplateColumns) - left) < 1;
  return isFilled && Math.abs(parseFloat(style.gridTemplateRows) - down) < 1;
}))"""


class CaseMaker:
    """Draws a tree: its notation, and the document for the browser."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.has_flexible_cell = self.random.random() < .5
        self.remaining_nodes = self.random.choice((2, 3, 3, 4, 5))

    def length(self, low, high):
        return self.random.randint(low // 2, high // 2) * 2

    def tree(self):
        width, height = self.length(60, 240), self.length(40, 160)
        form, node = self.overlay("r", True)
        row = {"style": {"width": f"{width}px", "height": f"{height}px"}, "children": [node]}
        return width, height, form, {"available": {"width": "max-content", "height": "auto"}, "root": row}

    def node(self, parent, definite):
        self.remaining_nodes -= 1
        pick = self.random.random()
        if self.remaining_nodes < 1 or pick < .5:
            return self.leaf(parent, definite)
        return self.overlay(parent, definite) if pick < .82 else self.flexbox(parent, definite)

    def common_properties(self, parent, definite, sized, is_overlay=False):
        """Random properties that any node can have: their notation, and their style in CSS."""
        parts, style = [], {}

        def declare(key, name, value, unit="px"):
            parts.append(f"{key}{value}{'%' if unit == '%' else ''}")
            style[name] = f"{value}{unit}"

        def chance(probability):
            return self.random.random() < probability

        if sized or chance(.3):
            if chance(.3) and parent == "o" and not sized:
                declare("w", "width", self.random.choice((25, 50, 100)), "%")
            else:
                declare("w", "width", self.length(10, 140))
        is_filled = False
        if parent == "o":
            style["grid-area"] = "1 / 1"
            if chance(.65):
                for key, name in (("J", "justify-self"), ("A", "align-self")):
                    value = self.random.randrange(4)
                    parts.append(f"{key}{value}")
                    style[name] = PLACES[value]
                    is_filled = value == 0
        if chance(.3):
            if chance(.3) and parent == "o" and (definite or is_filled):
                declare("h", "height", self.random.choice((25, 50, 100)), "%")
            else:
                declare("h", "height", self.length(6, 90))
        for key in ("nw", "nh", "xw", "xh"):
            if chance(.08) and (key != "nw" or parent != "o" or self.has_flexible_cell):
                declare(key, SIZES[key], self.length(10, 80) if key[0] == "x" else self.length(4, 60))
        if chance(.35):
            for key in self.random.sample(list(SIDES)[:4], self.random.randint(1, 3)):
                if chance(.15):
                    declare(key, SIDES[key], self.random.choice((5, 10)), "%")
                else:
                    declare(key, SIDES[key], self.length(-8 if chance(.2) else 0, 20))
        if chance(.3):
            for key in self.random.sample(list(SIDES)[4:], self.random.randint(1, 3)):
                declare(key, SIDES[key], self.length(0, 16))
        return parts, style

    def leaf(self, parent, definite):
        parts, style = self.common_properties(parent, definite, False)
        if self.random.random() < .5:
            words = [self.random.randint(1, 6) for _ in range(self.random.randint(1, 4))]
            parts.append("T" + "".join(map(str, words)))
            node = {"text": " ".join("x" * count for count in words)}
        else:
            size = [self.length(4, 90), self.length(4, 50)]
            parts.append(f"i{size[0]} k{size[1]}")
            node = {"intrinsic": size}
        return "b" + " ".join(parts), {**node, "style": style}

    def children(self, kind, definite):
        forms, nodes = zip(*(self.node(kind, definite) for _ in range(self.random.choice((1, 1, 2, 2, 2)))))
        return f"({';'.join(forms)})", list(nodes)

    def overlay(self, parent, definite):
        parts, style = self.common_properties(parent, definite, self.has_flexible_cell)
        if self.has_flexible_cell and parent == "r" and "min-width" not in style:
            parts.append("nw0")
            style["min-width"] = "0px"
        style["display"] = "grid"
        style["grid-template-columns"] = style["grid-template-rows"] = "minmax(0px, 1fr)" if self.has_flexible_cell else "auto"
        values = [0, 0]
        if self.random.random() < .5:
            values = [self.random.randrange(4) for _ in "ja"]
            parts.append(f"j{values[0]} a{values[1]}")
        style["justify-items"], style["align-items"] = PLACES[values[0]], PLACES[values[1]]
        if self.random.random() < .2:
            parts.append("D1")
            style["direction"] = "rtl"
        form, children = self.children("o", style.get("height", "%")[-1] != "%")
        return "o" + " ".join(parts) + form, {"style": style, "children": children}

    def flexbox(self, parent, definite):
        parts, style = self.common_properties(parent, definite, False)
        kind = self.random.choice("rc")
        style["flex-direction"] = "row" if kind == "r" else "column"
        form, children = self.children(kind, False)
        return kind + " ".join(parts) + form, {"style": style, "children": children}


def flat(frame, x=0, y=0):
    """The absolute frames of a box and its descendants in preorder, as one list of numbers."""
    x, y = x + frame["x"], y + frame["y"]
    numbers = [round(value, 3) for value in (x, y, frame["width"], frame["height"])]
    return sum((flat(child, x, y) for child in frame.get("children", [])), [int(v) if v == int(v) else v for v in numbers])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", required=True, help="the folder of oracle.py and its font")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=2100)
    options = parser.parse_args()
    sys.path.insert(0, options.tools)
    from oracle import Oracle
    font, written, number = f"{options.tools}/Ahem.ttf", 0, 0
    with Oracle(font) as fine, Oracle(font, scale=1) as coarse:
        while written < options.count:
            cases = [CaseMaker(f"{options.seed}/{at}").tree() for at in range(number, number + 300)]
            number += len(cases)
            documents = [case[3] for case in cases]
            answers, coarse_answers = fine.frames(documents), coarse.frames(documents)
            for case, answer, coarse_answer, fits in zip(cases, answers, coarse_answers, fine.evaluate(CELLS)):
                if "error" in answer:
                    raise SystemExit(f"{case[2]}: {answer['error']}")
                frames = flat(answer["frame"])
                is_stable = max(abs(a - b) for a, b in zip(frames, flat(coarse_answer["frame"]))) < .1
                if fits and is_stable and written < options.count:
                    written += 1
                    print(json.dumps([case[0], case[1], case[2], frames[4:]], separators=(",", ":")))
    print(f"{written} of {number} kept", file=sys.stderr)


if __name__ == "__main__":
    main()
