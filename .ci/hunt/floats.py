#!/usr/bin/env python3
"""Writes random floats and their frames in Chromium as JSON Lines.

  floats.py --tools ../shared/tools --seed 1 --count 2000 > Tests/ArrangementsTests/Chromium/floats.jsonl

A case is [width or null, 1 for right to left, items, numbers]. An item is [1 for the end side, 1 for clear, weight or null,
width or null, height or null, widths of words in lines 10 high, margins]. The margins are null or [left, top, right, bottom].
The numbers are the frames of the items, and the size of the container.

CSS has no weights. The width of an item with a weight is that share of the available width, which the script finds by
bisection: the item is first placed with a very small width, and the available width is the largest one that does not move
it down.
"""
import argparse
import json
import random
import sys

SCRIPT = r"""
function answer(cases) {
  document.body.replaceChildren();
  const style = document.createElement('style');
  style.textContent = `html, body { margin: 0 }
    .outer { position: absolute; left: 0; top: 0 }
    .root { display: flow-root; width: 100%; position: relative }
    .root > * { box-sizing: border-box; overflow: hidden }
    .root > * > span { display: inline-block; height: 10px; vertical-align: top }
    .root > * { font-size: 0; line-height: 0 }`;
  document.head.append(style);
  return cases.map(([width, direction, items]) => {
    const outer = document.createElement('div');
    outer.className = 'outer';
    outer.style.width = width === null ? 'max-content' : width + 'px';
    outer.style.direction = direction ? 'rtl' : 'ltr';
    const root = document.createElement('div');
    root.className = 'root';
    outer.append(root);
    document.body.append(outer);
    const boxes = [];
    for (const [side, clears, weight, w, h, words, given] of items) {
      const margins = given || [0, 0, 0, 0];
      const el = document.createElement('div');
      el.style.float = side ? 'inline-end' : 'inline-start';
      if (clears) el.style.clear = side ? 'inline-end' : 'inline-start';
      el.style.height = h === null ? 'auto' : h + 'px';
      el.style.margin = [margins[1], margins[2], margins[3], margins[0]].map(m => m + 'px').join(' ');
      for (const word of words) {
        const span = document.createElement('span');
        span.style.width = word + 'px';
        el.append(span);
      }
      if (w !== null) el.style.width = w + 'px';
      root.append(el);
      if (weight !== null) {
        const outerHeight = el.style.height;
        el.style.margin = '0';
        el.style.height = '1px';
        el.style.width = '0.25px';
        const top = el.getBoundingClientRect().top;
        let low = 0.25, high = width;
        while (high - low > 1 / 64) {
          const middle = Math.round((low + high) * 32) / 64;
          if (middle <= low || middle >= high) break;
          el.style.width = middle + 'px';
          if (Math.abs(el.getBoundingClientRect().top - top) < 0.01) low = middle; else high = middle;
        }
        el.style.width = high + 'px';
        const available = Math.abs(el.getBoundingClientRect().top - top) < 0.01 ? high : low;
        el.style.height = outerHeight;
        el.style.margin = [margins[1], margins[2], margins[3], margins[0]].map(m => m + 'px').join(' ');
        el.style.width = Math.max(available * weight - margins[0] - margins[2], 0) + 'px';
      }
      boxes.push(el);
    }
    const base = root.getBoundingClientRect();
    const frames = boxes.map(el => {
      const r = el.getBoundingClientRect();
      return [r.left - base.left, r.top - base.top, r.width, r.height];
    });
    const answer = [[...frames.flat(), base.width, base.height].map(v => Math.round(v * 100) / 100)];
    outer.remove();
    return answer;
  });
}
"""


def item(rng, width, weighted):
    has_weight = weighted and rng.random() < .3
    words = [] if rng.random() < .6 or has_weight else [10 * rng.randint(1, 5) for _ in range(rng.randint(1, 6))]
    own = None if has_weight or words else rng.randint(0, 24) * 5
    height = None if words else rng.choice([0, 5, 10, 15, 20, 25, 30, 45, 60])
    margins = [rng.choice([0, 0, 0, 2, 5, 8]) for _ in range(4)] if rng.random() < .4 else None
    if margins and rng.random() < .15 and not has_weight:
        margins[rng.randrange(4)] = rng.choice([-3, -6])
    return [int(rng.random() < .4), int(rng.random() < .15), rng.choice([.25, .5, 1]) if has_weight else None, own,
            height, words, margins]


def case(rng):
    width = rng.choice([None, 60, 100, 150, 200, 300])
    weighted = width is not None and rng.random() < .4
    return [width, int(rng.random() < .2),
            [item(rng, width, weighted) for _ in range(rng.randint(1, 5))]]


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--tools", required=True)
    parser.add_argument("--browser", default="/usr/bin/chromium")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=2000)
    options = parser.parse_args()
    sys.path.insert(0, options.tools)
    from oracle import Browser
    rng = random.Random(options.seed)
    cases = [case(rng) for _ in range(options.count)]
    with Browser(options.browser) as browser:
        browser.evaluate(SCRIPT)
        for at in range(0, len(cases), 100):
            batch = cases[at:at + 100]
            for request, answer in zip(batch, browser.evaluate(f"answer({json.dumps(batch)})")):
                print(json.dumps(request + answer, separators=(",", ":")))
