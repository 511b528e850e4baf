#!/usr/bin/env python3
"""Writes random items that are positioned by edges of each other, with their frames in Chromium, as JSON Lines.

In Chromium the items use CSS anchor positioning.

  relatives.py --tools ../shared/tools --seed 1 --count 1000 > Tests/ArrangementsTests/Chromium/relatives.jsonl

A case is [width, height, items, numbers]. An item is [width, height, widths of words in lines 10 high, left, top, right,
bottom]. An edge is null or [index of an earlier item, or -1 for the container; 0 for its start, 1 for its end; offset]. The
numbers are the frames of the items.
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
    .root { position: absolute; left: 0; top: 0 }
    .root > * { position: absolute; box-sizing: border-box; font-size: 0; line-height: 0 }
    .root > * > span { display: inline-block; height: 10px; vertical-align: top }`;
  document.head.append(style);
  return cases.map(([width, height, items]) => {
    const root = document.createElement('div');
    root.className = 'root';
    root.style.width = width + 'px';
    root.style.height = height + 'px';
    document.body.append(root);
    items.forEach(([w, h, words, ...edges], index) => {
      const el = document.createElement('div');
      el.style.anchorName = '--i' + index;
      ['left', 'top', 'right', 'bottom'].forEach((name, at) => {
        const edge = edges[at];
        if (!edge) return;
        const [target, isEnd, plus] = edge, isFar = at > 1;
        const sides = at % 2 ? ['top', 'bottom'] : ['left', 'right'];
        const base = target >= 0 ? `anchor(--i${target} ${sides[isEnd]})`
          : isEnd === Number(isFar) ? '0px' : '100%';
        el.style[name] = `calc(${base} ${isFar ? '-' : '+'} ${plus}px)`;
      });
      if (!edges[0] && !edges[2]) el.style.left = '0';
      if (!edges[1] && !edges[3]) el.style.top = '0';
      if (w !== null) el.style.width = w + 'px';
      if (h !== null) el.style.height = h + 'px';
      for (const word of words) {
        const span = document.createElement('span');
        span.style.width = word + 'px';
        el.append(span);
      }
      root.append(el);
    });
    const numbers = [...root.children].flatMap(el => {
      const r = el.getBoundingClientRect();
      return [r.left, r.top, r.width, r.height].map(v => Math.round(v * 100) / 100);
    });
    root.remove();
    return [numbers];
  });
}
"""


def edge(rng, index):
    return [rng.randint(-1, index - 1), rng.randint(0, 1), rng.randint(-20, 40)]


def item(rng, index):
    words = [] if rng.random() < .5 else [10 * rng.randint(1, 5) for _ in range(rng.randint(1, 5))]
    has_width, has_height = rng.random() < .5, rng.random() < .4
    edges = [edge(rng, index) if rng.random() < .5 else None for _ in range(4)]
    return [rng.randint(0, 90) if has_width else None, rng.randint(0, 60) if has_height else None, words] + edges


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--tools", required=True)
    parser.add_argument("--browser", default="/usr/bin/chromium")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000)
    options = parser.parse_args()
    sys.path.insert(0, options.tools)
    from oracle import Browser
    rng = random.Random(options.seed)
    cases = [[rng.choice([100, 200, 300]), rng.choice([80, 150]), [item(rng, at) for at in range(rng.randint(2, 3))]]
             for _ in range(options.count)]
    with Browser(options.browser) as browser:
        browser.evaluate(SCRIPT)
        for at in range(0, len(cases), 100):
            batch = cases[at:at + 100]
            for request, answer in zip(batch, browser.evaluate(f"answer({json.dumps(batch)})")):
                print(json.dumps(request + answer, separators=(",", ":")))
