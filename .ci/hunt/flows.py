#!/usr/bin/env python3
"""Makes random wrapping rows and answers them with Chromium, for the tests of Flow.

  python3 .ci/hunt/flows.py --seed 1 --count 2000 > Tests/ArrangementsTests/Chromium/flow.jsonl

A line is a JSON array: what the flow says ("width height rowGap columnGap alignment lineAlignment vertical padding isRightToLeft
isNatural"), its items (strings of letters and numbers, or such arrays for flows in it), and the absolute frames in preorder.
"""
import argparse
import json
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
JUSTIFY = ["flex-start", "center", "flex-end", "space-between", "space-around", "space-evenly", "flex-start"]
ALIGN = ["flex-start", "center", "flex-end", "stretch", "baseline"]
LINES = ["flex-start", "center", "flex-end", "space-between", "space-around", "space-evenly", "stretch"]
FILL, STRETCH = 6, 3


def draw_flow(pen, depth=0):
    says = {"row": pen.choice([0, 0, 5, 10]), "column": pen.choice([0, 0, 5, 10]), "justify": pen.randrange(7),
            "align": pen.randrange(5), "lines": pen.randrange(7), "padding": pen.choice([0, 0, 0, 8]),
            "rtl": depth == 0 and pen.random() < .15}
    says["items"] = [draw_flow(pen, depth + 1) if depth < 2 and pen.random() < .08 else draw_item(pen, says)
                     for _ in range(pen.randint(1, 6 if depth == 0 else 3))]
    if says["justify"] == FILL:
        # A line with weights does not fill: one style of CSS cannot say both.
        for item in says["items"]:
            item.pop("g", None)
    return says


def draw_item(pen, flow):
    item = {}
    if pen.random() < .45:
        item["T"] = ".".join(str(pen.randint(1, 6)) for _ in range(pen.randint(1, 5)))
    elif pen.random() < .5:
        item["C"] = f"{pen.randrange(5, 120, 5)}.{pen.randrange(5, 50, 5)}"
    if pen.random() < (.3 if item else .8):
        item["w"] = pen.randrange(10, 160, 10)
    elif pen.random() < .15 or not item:
        item["q"] = pen.choice([20, 25, 40, 50, 60, 75, 100])
    if pen.random() < (.2 if item.keys() & {"T", "C"} else .7):
        item["h"] = pen.randrange(5, 60, 5)
    elif flow["align"] != STRETCH and pen.random() < .05:
        item["r"] = pen.choice([25, 50])
    for key, chance, numbers in (("n", .1, range(20, 100, 10)), ("x", .12, range(30, 120, 10)), ("l", .1, range(-4, 9, 4)),
                                 ("t", .1, range(-4, 9, 4)), ("R", .1, range(4, 9, 4)), ("b", .1, range(4, 9, 4))):
        # A row shrinks content below its own least width where it has another least width; a flow does not.
        if pen.random() < chance and (key != "n" or item.keys() & {"w", "q"}):
            item[key] = pen.choice(numbers)
    # An item grows from the width that it has in a flow, and in a row from the one that it said.
    if pen.random() < .12 and "n" not in item:
        item["g"] = pen.randint(1, 3)
    return item


def flow_node(flow):
    style = {"flex-wrap": "wrap", "justify-content": JUSTIFY[flow["justify"]], "align-items": ALIGN[flow["align"]],
             "align-content": LINES[flow["lines"]], "row-gap": f"{flow['row']}px", "column-gap": f"{flow['column']}px",
             "direction": "rtl" if flow["rtl"] else None}
    for side in ("left", "top", "right", "bottom"):
        style[f"padding-{side}"] = f"{flow['padding']}px"
    children = [flow_node(i) if "items" in i else item_node(i) for i in flow["items"]]
    for child, item in zip(children, flow["items"]):
        if flow["justify"] == FILL and not item.keys() & {"w", "q"}:
            child["style"]["flex-grow"] = 1
    return {"style": {k: v for k, v in style.items() if v is not None}, "children": children}


def item_node(item):
    units = {"w": ("width", "px"), "q": ("width", "%"), "h": ("height", "px"), "r": ("height", "%"), "n": ("min-width", "px"),
             "x": ("max-width", "px"), "l": ("margin-left", "px"), "t": ("margin-top", "px"), "R": ("margin-right", "px"),
             "b": ("margin-bottom", "px")}
    node = {"style": {name: f"{item[key]}{unit}" for key, (name, unit) in units.items() if key in item}}
    if item.keys() & {"w", "q"}:
        node["style"]["flex-shrink"] = 0
    if "g" in item:
        node["style"]["flex-grow"] = item["g"]
    if "T" in item:
        node["text"] = " ".join("a" * int(n) for n in item["T"].split("."))
    elif "C" in item:
        node["intrinsic"] = [int(n) for n in item["C"].split(".")]
    return node


def case(seed, number):
    pen = random.Random(f"flow/{seed}/{number}")
    flow = draw_flow(pen)
    says = {"width": pen.randrange(60, 420, 20), "height": pen.choice([None, None, pen.randrange(40, 300, 20)]),
            "natural": pen.random() < .2, "flow": flow}
    node = flow_node(flow)
    if says["natural"]:
        says["height"] = None
        root = {"style": {"align-items": "flex-start", "width": f"{says['width']}px"}, "children": [node]}
    else:
        root = node
        root["style"]["width"] = f"{says['width']}px"
        if says["height"]:
            root["style"]["height"] = f"{says['height']}px"
    return says, {"name": f"{seed}-{number}", "available": {"width": says["width"], "height": "auto"}, "root": root}


def header(flow, width=0, height=0, natural=False):
    return " ".join(str(int(n)) for n in (width, height or 0, flow["row"], flow["column"], flow["justify"], flow["align"],
                                          flow["lines"], flow["padding"], flow["rtl"], natural))


def written(flow, **more):
    items = [written(i) if "items" in i else "".join(f"{k}{v}" for k, v in i.items()) for i in flow["items"]]
    return [header(flow, **more), items]


def flat(frame, x=0, y=0):
    x, y = x + frame["x"], y + frame["y"]
    found = [x, y, frame["width"], frame["height"]]
    for child in frame.get("children", []):
        found += flat(child, x, y)
    return found


def short(number):
    number = round(number, 2)
    return int(number) if number == int(number) else number


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shared", default=os.path.join(HERE, "../../../shared"), help="the folder with tools")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=2000)
    args = parser.parse_args()
    tools = os.path.join(args.shared, "tools")
    sys.path.insert(0, tools)
    from oracle import Oracle
    cases = [case(args.seed, number) for number in range(args.count + args.count // 10)]
    with Oracle(os.path.join(tools, "Ahem.ttf")) as oracle:
        left = args.count
        for (says, _), answer in zip(cases, oracle.frames([document for _, document in cases])):
            frame = answer["frame"]["children"][0] if says["natural"] else answer["frame"]
            # Content that could be narrower than the line stands behind items without a width, but in a row below them.
            if left == 0 or 0 in flat(frame)[2::4]:
                continue
            left -= 1
            line = written(says["flow"], width=says["width"], height=says["height"], natural=says["natural"])
            print(json.dumps(line + [[short(n) for n in flat(frame)]], separators=(",", ":")))


if __name__ == "__main__":
    main()
