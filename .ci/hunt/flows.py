#!/usr/bin/env python3
"""Writes random wrapping rows and their frames in Chromium, for the tests of Flow.

  python3 .ci/hunt/flows.py --seed 1 --count 2000 > Tests/ArrangementsTests/Chromium/flow.jsonl

A line is a JSON array of three elements: the parameters of the flow ("width height rowGap columnGap alignment lineAlignment
vertical padding isRightToLeft isNatural"), its items, and the absolute frames in preorder. An item is a string of letters
and numbers, or an array of parameters and items for a nested flow.
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
# The indices of `fill` in JUSTIFY, for which CSS needs flex-grow, and of `stretch` in ALIGN.
FILL, STRETCH = 6, 3


def draw_flow(rng, depth=0):
    parameters = {"row": rng.choice([0, 0, 5, 10]), "column": rng.choice([0, 0, 5, 10]), "justify": rng.randrange(7),
            "align": rng.randrange(5), "lines": rng.randrange(7), "padding": rng.choice([0, 0, 0, 8]),
            "rtl": depth == 0 and rng.random() < .15}
    parameters["items"] = [draw_flow(rng, depth + 1) if depth < 2 and rng.random() < .08 else draw_item(rng, parameters)
                     for _ in range(rng.randint(1, 6 if depth == 0 else 3))]
    if parameters["justify"] == FILL:
        # CSS has only flex-grow for weights and for filled lines, so a flow with filled lines has no weights.
        for item in parameters["items"]:
            item.pop("g", None)
    return parameters


def draw_item(rng, flow):
    item = {}
    if rng.random() < .45:
        item["T"] = ".".join(str(rng.randint(1, 6)) for _ in range(rng.randint(1, 5)))
    elif rng.random() < .5:
        item["C"] = f"{rng.randrange(5, 120, 5)}.{rng.randrange(5, 50, 5)}"
    if rng.random() < (.3 if item else .8):
        item["w"] = rng.randrange(10, 160, 10)
    elif rng.random() < .15 or not item:
        item["q"] = rng.choice([20, 25, 40, 50, 60, 75, 100])
    if rng.random() < (.2 if item.keys() & {"T", "C"} else .7):
        item["h"] = rng.randrange(5, 60, 5)
    elif flow["align"] != STRETCH and rng.random() < .05:
        item["r"] = rng.choice([25, 50])
    for key, chance, numbers in (("n", .1, range(20, 100, 10)), ("x", .12, range(30, 120, 10)), ("l", .1, range(-4, 9, 4)),
                                 ("t", .1, range(-4, 9, 4)), ("R", .1, range(4, 9, 4)), ("b", .1, range(4, 9, 4))):
        # With a min-width, a row of CSS can shrink content below its min-content width. A flow does not.
        if rng.random() < chance and (key != "n" or item.keys() & {"w", "q"}):
            item[key] = rng.choice(numbers)
    # With a min-width, a row grows an item from the specified width, and a flow from the clamped width.
    if rng.random() < .12 and "n" not in item:
        item["g"] = rng.randint(1, 3)
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
    rng = random.Random(f"flow/{seed}/{number}")
    flow = draw_flow(rng)
    parameters = {"width": rng.randrange(60, 420, 20), "height": rng.choice([None, None, rng.randrange(40, 300, 20)]),
            "natural": rng.random() < .2, "flow": flow}
    node = flow_node(flow)
    if parameters["natural"]:
        parameters["height"] = None
        root = {"style": {"align-items": "flex-start", "width": f"{parameters['width']}px"}, "children": [node]}
    else:
        root = node
        root["style"]["width"] = f"{parameters['width']}px"
        if parameters["height"]:
            root["style"]["height"] = f"{parameters['height']}px"
    return parameters, {"name": f"{seed}-{number}", "available": {"width": parameters["width"], "height": "auto"}, "root": root}


def header(flow, width=0, height=0, natural=False):
    return " ".join(str(int(n)) for n in (width, height or 0, flow["row"], flow["column"], flow["justify"], flow["align"],
                                          flow["lines"], flow["padding"], flow["rtl"], natural))


def encoded(flow, **more):
    items = [encoded(i) if "items" in i else "".join(f"{k}{v}" for k, v in i.items()) for i in flow["items"]]
    return [header(flow, **more), items]


def flat(frame, x=0, y=0):
    x, y = x + frame["x"], y + frame["y"]
    numbers = [x, y, frame["width"], frame["height"]]
    for child in frame.get("children", []):
        numbers += flat(child, x, y)
    return numbers


def rounded(number):
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
        remaining = args.count
        for (parameters, _), answer in zip(cases, oracle.frames([document for _, document in cases])):
            frame = answer["frame"]["children"][0] if parameters["natural"] else answer["frame"]
            # Skips cases with a frame of width 0. After such an item, a flow keeps content that can shrink in the line, and a
            # row of CSS wraps it.
            if remaining == 0 or 0 in flat(frame)[2::4]:
                continue
            remaining -= 1
            line = encoded(parameters["flow"], width=parameters["width"], height=parameters["height"], natural=parameters["natural"])
            print(json.dumps(line + [[rounded(n) for n in flat(frame)]], separators=(",", ":")))


if __name__ == "__main__":
    main()
