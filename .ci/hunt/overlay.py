"""Random overlays as Chromium has them, a case a line: its size, its tree in the short form that ChromiumCase.swift
reads, and the frames of all nodes in preorder, from the corner of the whole.

  python3 .ci/hunt/overlay.py --tools ../shared/tools --seed 1 > Tests/ArrangementsTests/Chromium/overlay.jsonl

An overlay is a grid of one cell. Where nothing asks for its least width the cell is minmax(0, 1fr); elsewhere, and that
is half of the cases, it is auto, and the case is kept where no item was larger than the box, since the cell would grow
with it. What moves with the scale of the screen is left out: it rests on a text that just fits. And no item of an auto
cell has a least width: in Chromium a grid's own least width counts that in place of the item's content, in the
specification both.
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


class Maker:
    """Draws one tree: its short form, and the document that the browser shows."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.isFree = self.random.random() < .5
        self.left = self.random.choice((2, 3, 3, 4, 5))

    def length(self, low, high):
        return self.random.randint(low // 2, high // 2) * 2

    def tree(self):
        width, height = self.length(60, 240), self.length(40, 160)
        form, node = self.overlay("r", True)
        row = {"style": {"width": f"{width}px", "height": f"{height}px"}, "children": [node]}
        return width, height, form, {"available": {"width": "max-content", "height": "auto"}, "root": row}

    def node(self, parent, definite):
        self.left -= 1
        pick = self.random.random()
        if self.left < 1 or pick < .5:
            return self.leaf(parent, definite)
        return self.overlay(parent, definite) if pick < .82 else self.flexbox(parent, definite)

    def says(self, parent, definite, sized, isOverlay=False):
        """What any node may say."""
        said, style = [], {}

        def say(key, name, value, unit="px"):
            said.append(f"{key}{value}{'%' if unit == '%' else ''}")
            style[name] = f"{value}{unit}"

        chance = lambda share: self.random.random() < share
        if sized or chance(.3):
            if chance(.3) and parent == "o" and not sized:
                say("w", "width", self.random.choice((25, 50, 100)), "%")
            else:
                say("w", "width", self.length(10, 140))
        isFilled = False
        if parent == "o":
            style["grid-area"] = "1 / 1"
            if chance(.65):
                for key, name in (("J", "justify-self"), ("A", "align-self")):
                    value = self.random.randrange(4)
                    said.append(f"{key}{value}")
                    style[name] = PLACES[value]
                    isFilled = value == 0
        if chance(.3):
            if chance(.3) and parent == "o" and (definite or isFilled):
                say("h", "height", self.random.choice((25, 50, 100)), "%")
            else:
                say("h", "height", self.length(6, 90))
        for key in ("nw", "nh", "xw", "xh"):
            if chance(.08) and (key != "nw" or parent != "o" or self.isFree):
                say(key, SIZES[key], self.length(10, 80) if key[0] == "x" else self.length(4, 60))
        if chance(.35):
            for key in self.random.sample(list(SIDES)[:4], self.random.randint(1, 3)):
                if chance(.15):
                    say(key, SIDES[key], self.random.choice((5, 10)), "%")
                else:
                    say(key, SIDES[key], self.length(-8 if chance(.2) else 0, 20))
        if chance(.3):
            for key in self.random.sample(list(SIDES)[4:], self.random.randint(1, 3)):
                say(key, SIDES[key], self.length(0, 16))
        return said, style

    def leaf(self, parent, definite):
        said, style = self.says(parent, definite, False)
        if self.random.random() < .5:
            words = [self.random.randint(1, 6) for _ in range(self.random.randint(1, 4))]
            said.append("T" + "".join(map(str, words)))
            node = {"text": " ".join("x" * count for count in words)}
        else:
            size = [self.length(4, 90), self.length(4, 50)]
            said.append(f"i{size[0]} k{size[1]}")
            node = {"intrinsic": size}
        return "b" + " ".join(said), {**node, "style": style}

    def children(self, kind, definite):
        forms, nodes = zip(*(self.node(kind, definite) for _ in range(self.random.choice((1, 1, 2, 2, 2)))))
        return f"({';'.join(forms)})", list(nodes)

    def overlay(self, parent, definite):
        said, style = self.says(parent, definite, self.isFree)
        if self.isFree and parent == "r" and "min-width" not in style:
            said.append("nw0")
            style["min-width"] = "0px"
        style["display"] = "grid"
        style["grid-template-columns"] = style["grid-template-rows"] = "minmax(0px, 1fr)" if self.isFree else "auto"
        values = [0, 0]
        if self.random.random() < .5:
            values = [self.random.randrange(4) for _ in "ja"]
            said.append(f"j{values[0]} a{values[1]}")
        style["justify-items"], style["align-items"] = PLACES[values[0]], PLACES[values[1]]
        if self.random.random() < .2:
            said.append("D1")
            style["direction"] = "rtl"
        form, children = self.children("o", style.get("height", "%")[-1] != "%")
        return "o" + " ".join(said) + form, {"style": style, "children": children}

    def flexbox(self, parent, definite):
        said, style = self.says(parent, definite, False)
        kind = self.random.choice("rc")
        style["flex-direction"] = "row" if kind == "r" else "column"
        form, children = self.children(kind, False)
        return kind + " ".join(said) + form, {"style": style, "children": children}


def flat(frame, x=0, y=0):
    x, y = x + frame["x"], y + frame["y"]
    own = [round(value, 3) for value in (x, y, frame["width"], frame["height"])]
    return sum((flat(child, x, y) for child in frame.get("children", [])), [int(v) if v == int(v) else v for v in own])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", required=True, help="the folder of oracle.py and its font")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=2100)
    options = parser.parse_args()
    sys.path.insert(0, options.tools)
    from oracle import Oracle
    font, kept, number = f"{options.tools}/Ahem.ttf", 0, 0
    with Oracle(font) as fine, Oracle(font, scale=1) as coarse:
        while kept < options.count:
            cases = [Maker(f"{options.seed}/{at}").tree() for at in range(number, number + 300)]
            number += len(cases)
            documents = [case[3] for case in cases]
            answers, seconds = fine.frames(documents), coarse.frames(documents)
            for case, answer, second, fits in zip(cases, answers, seconds, fine.evaluate(CELLS)):
                if "error" in answer:
                    raise SystemExit(f"{case[2]}: {answer['error']}")
                frames = flat(answer["frame"])
                isFirm = max(abs(a - b) for a, b in zip(frames, flat(second["frame"]))) < .1
                if fits and isFirm and kept < options.count:
                    kept += 1
                    print(json.dumps([case[0], case[1], case[2], frames[4:]], separators=(",", ":")))
    print(f"{kept} of {number} kept", file=sys.stderr)


if __name__ == "__main__":
    main()
