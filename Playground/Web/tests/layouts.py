"""Frames of the engine compared with frames of the browser that shows the page."""

import json
import pathlib

from checking import check, equal, expect

ROOT = pathlib.Path(__file__).resolve().parents[3]
CASES = ROOT.parent / "shared/conformance"
SETS = ("notes", "hunted", "taffy-flex", "yoga", "random", "random-more")

# Declarations that a browser does not support: layouts with them are not compared in it.
UNSUPPORTED = {"Chromium": set(), "Firefox": {"flex-wrap:balance", "flex-line-count:3"}}

# Compares the engine and the browser for layouts `[name, text, width, height]`. The result lists the layouts that differ,
# the layouts that CSS cannot express (`notCompared`), and the declarations that the browser does not support.
COMPARE = """(layouts => {
  const differing = [], notCompared = [], unsupported = new Set();
  let largest = 0;
  for (const [name, text, width, height] of layouts) {
    const found = Finding.compared(Engine, {text, width, height});
    if (!found) {
      notCompared.push(name);
      Engine.read(text);
      for (const declaration of Copy.unsupported(Engine.css())) unsupported.add(declaration.replaceAll(' ', ''));
    } else {
      largest = Math.max(largest, found.largest);
      if (!found.isSame) differing.push(`${name} by ${found.largest}`);
    }
  }
  return {count: layouts.length, largest, differing, notCompared, unsupported: [...unsupported]};
})"""


def compare(page, layouts):
    found = page.evaluate(f"{COMPARE}({layouts})")
    expect(found["count"] > 0, "there is nothing to compare")
    expect(not found["differing"], f"{len(found['differing'])} differ: {'; '.join(found['differing'][:4])}")
    expect(len(found["notCompared"]) < found["count"], "CSS can express none of them")
    surprising = set(found["unsupported"]) - UNSUPPORTED[page.browser.name]
    expect(not surprising, f"{page.browser.name} does not support {', '.join(sorted(surprising))}")
    return found


def summary(found):
    words = f"{found['count'] - len(found['notCompared'])} layouts, at most {found['largest']:.4f} px apart"
    return words + (f"; CSS cannot express {len(found['notCompared'])} more" if found["notCompared"] else "")


@check("The engine and the browser agree on every example")
def examples(page):
    return summary(
        compare(
            page,
            "Presets.names.map(name => { const it = Presets.of(name); return [name, it.text, it.width, it.height]; })",
        )
    )


@check("The engine and the browser agree on every layout of every lesson")
def lessons(page):
    return summary(
        compare(
            page,
            """Course.data.lessons.flatMap(({name, puzzle, question, steps, experiment}) =>
      [puzzle.layout, question.layout, experiment.start, experiment.result, ...steps.map(step => step.layout)]
        .filter(({bounds, scale}) => bounds.width != null && bounds.height != null && !scale)
        .map(({code, bounds}) => [name, code, bounds.width, bounds.height]))""",
        )
    )


@check("The page reports a box that the browser places elsewhere")
def difference_is_shown(page):
    page.evaluate("Play.open({text: 'Row { Fixed(width: 60).id(a); Flex().id(b) }', width: 300, height: 60})")
    page.frame()
    message = page.text("#same")
    # An engine that places one box one point too far to the right.
    page.evaluate("""(() => {
      const place = Engine.place;
      Engine.place = (...size) => place(...size).map((frame, i) => i === 2 ? {...frame, x: frame.x + 1} : frame);
      Play.change({width: 320});
    })()""")
    page.frame()
    wrong = page.text("#same")
    expect(message != wrong and "1" in wrong, f"the message is {message!r}, and for a box that is 1 px off {wrong!r}")
    return wrong


# Converts cases as if they were pasted, and lays them out. The result has the names of the cases whose frames differ,
# and of the cases that were not converted completely (`lost`).
PASTE = """(cases => {
  const differing = [], lost = [];
  for (const {name, available: {width, height}, root, expected} of cases) {
    const pasted = Foreign.read(JSON.stringify(root));
    const losses = pasted.fault ? [pasted.fault] : pasted.lost;
    const text = pasted.fault ? '' : Writer.write(pasted.tree, losses);
    if (losses.length > 0) {
      lost.push(`${name}: ${losses[0]}`);
      continue;
    }
    const {nodes, fault} = Engine.read(text);
    if (fault) {
      differing.push(`${name}: ${fault.message}`);
      continue;
    }
    const size = length => typeof length === 'number' ? length : Infinity;
    const frames = Engine.place(size(width), size(height));
    const expectedFrames = [];
    (function walk({x, y, width, height, children = []}, left, top) {
      expectedFrames.push([left + x, top + y, width, height]);
      for (const child of children) walk(child, left + x, top + y);
    })(expected, 0, 0);
    // In a browser, an element with `display: none` has a frame of zeros.
    const isShown = i => expectedFrames[i][2] !== 0 || expectedFrames[i][3] !== 0;
    const isSame = frames.length === expectedFrames.length && frames.every(({x, y, width, height}, i) =>
      !isShown(i) || [x, y, width, height].every((number, k) => Math.abs(number - expectedFrames[i][k]) < .1));
    if (!isSame) differing.push(name);
  }
  return {differing, lost};
})"""


@check("All conformance cases have the browser's frames after they are pasted")
def conformance(page):
    if not CASES.is_dir():
        return "skipped: the cases are not in this checkout"
    # Where Chromium deviates from CSS, the project's own tests have the other browser's frames.
    deviating = {case["name"] for case in cases_of(ROOT / "Tests/LayoutDocumentTests/Conformance/chromium-deviates.jsonl")}
    count, lost, differing = 0, [], []
    for name in SETS:
        cases = [case for case in cases_of(CASES / f"{name}.jsonl") if "min-content" not in case["available"].values()]
        for at in range(0, len(cases), 200):
            found = page.evaluate(f"{PASTE}({json.dumps(cases[at:at + 200])})")
            count += len(cases[at : at + 200])
            lost += found["lost"]
            differing += [each for each in found["differing"] if each.split(":")[0] not in deviating]
    expect(not differing, f"{len(differing)} of {count} differ: {'; '.join(differing[:6])}")
    expect(len(lost) < count / 4, f"{len(lost)} of {count} are not taken over as they are: {'; '.join(lost[:6])}")
    return f"{count - len(lost)} cases; {len(lost)} list features that the notation does not have"


GRID = """<div style="display: grid; grid-template-columns: [side] 80px repeat(2, minmax(20px, 1fr)); gap: 8px;
  grid-template-areas: 'head head .' 'nav body body'; justify-items: center; width: 300px">
  <i id="head" style="grid-area: head; height: 20px; width: 30px"></i><i id="nav" style="grid-area: nav"></i>
  <i id="body" style="grid-column: 2 / -1; grid-row: 2 / span 2; justify-self: end; height: 40px"></i></div>"""


@check("A grid is pasted, and drawn with its tracks and the numbers of its lines")
def grids(page):
    size = "{width: 300, height: 120}"
    text = page.evaluate(f"""Foreign.read({json.dumps(GRID)}, {size}, document.querySelector('#original'))
      .then(({{tree, lost}}) => Writer.write(tree, lost) + lost.join())""")
    expect(
        "columns: [.line(\"side\"), 80, .repeated(2, .minmax(20, .flexible(1)))]" in text
        and ".area(\"head\")" in text and ".cell(column: 2, row: 2).end(column: -1, row: .span(2))" in text,
        f"it was written as {text}",
    )
    page.evaluate(f"Play.open({{text: {json.dumps(text)}, width: 300, height: 120}})")
    page.frame()
    numbers = page.evaluate("[...document.querySelectorAll('#picture .line-number')].map(each => each.textContent).join(' ')")
    # The numbers of rows that are too close to each other are left out.
    expect(numbers.startswith("1 2 3 4 2"), f"the numbers of its lines are {numbers}")
    equal(page.evaluate("document.querySelectorAll('#picture .track').length"), 1, "its tracks")
    expect(page.text("#same").startswith("As these boxes"), f"beside the browser it says {page.text('#same')!r}")


ANDROID = """<?xml version="1.0" encoding="utf-8"?>
<LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" android:orientation="horizontal"
    android:layout_width="match_parent" android:layout_height="wrap_content">
  <View android:id="@+id/icon" android:layout_width="40dp" android:layout_height="40dp"/>
  <View android:id="@+id/bar" android:layout_width="0dp" android:layout_height="8dp" android:layout_weight="3"/>
  <View android:id="@+id/rest" android:layout_width="0dp" android:layout_height="8dp" android:layout_weight="1"/>
</LinearLayout>"""


@check("A layout of Android is pasted, and laid out on a phone")
def android(page):
    paste(page, ANDROID)
    page.evaluate("[...document.querySelectorAll('dialog[open] button')].find(each => each.textContent === 'Use this layout').click()")
    page.frame()
    widths = page.evaluate(
        "['icon', 'bar', 'rest'].map(name => Model.frames[Model.nodes.findIndex(each => each.name === name)].width)")
    equal(widths, [40, 240, 80], "the widths of what has weights 3 and 1 in 320")
    paste(page, ANDROID.replace('"40dp"', '"40dpi"', 1))
    says = page.text("#pasted-result")
    expect("4:54" in says and "40dpi" in says, f"of a length that is none it says {says!r}")
    page.evaluate("document.querySelector('dialog[open]').close()")


def paste(page, text):
    page.evaluate("document.querySelector('#paste').click()")
    page.evaluate(
        f"Object.assign(document.querySelector('#pasted'), {{value: {json.dumps(text)}}})"
        ".dispatchEvent(new Event('input'))")
    page.frame()


def cases_of(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]


# A line of a hundred boxes, in which rounding errors add up. The comparison has to distinguish them from one wrong box.
ROUNDED = """((text, width, wrong) => {
  Play.open({text, width, height: 72});
  Play.flush();
  const {nodes} = Engine.read(text), frames = Engine.place(width, 72).map(wrong), parents = nodes.map(node => node.parent);
  const space = Copy.hiddenSpace(), elements = Copy.build(Engine.css(), parents);
  Copy.fill(space, elements, width, 72);
  return Copy.compare(elements, frames, space, parents);
})"""
LINES = (
    ("Row { %s }", 340), ("Row { %s }.justifyContent(.center)", 440), ("Row { %s }.justifyContent(.end)", 440),
    ("Row { %s; Flex() }", 440), ("Row { %s }.direction(.rightToLeft)", 440), ("Row { Column { Row { %s } }; Flex() }", 440),
)


@check("A sum of the browser's rounding errors is no difference, but a single wrong box is one")
def rounding(page):
    largest = 0
    for line, width in LINES:
        text = json.dumps(line % "; ".join(["Fixed(width: 3.339)"] * 100))
        found = page.evaluate(f"{ROUNDED}({text}, {width}, frame => frame)")
        expect(found["isSame"], f"{line} at {width} differs by {found['largest']}")
        largest = max(largest, found["largest"])
        for wrong in ("i === 50 ? {...frame, width: frame.width + .4} : frame", "i >= 50 ? {...frame, x: frame.x + 1} : frame",
                      "i > 0 ? {...frame, x: frame.x + 5} : frame"):
            found = page.evaluate(f"{ROUNDED}({text}, {width}, (frame, i) => {wrong})")
            expect(not found["isSame"], f"{line} with {wrong} is taken for rounding")
    # With two boxes, rounding does not add up to that much.
    found = page.evaluate(f"{ROUNDED}('Row {{ Flex(); Flex() }}', 200, (frame, i) => i === 2 ? {{...frame, x: frame.x + .2}} : frame)")
    expect(not found["isSame"], "a box of two that is .2 off is taken for rounding")
    text = json.dumps("Row { %s }" % "; ".join(["Fixed(width: 3.339)"] * 100))
    page.evaluate(f"Play.open({{text: {text}, width: 340, height: 72}})")
    page.frame()
    expect("rounding" in page.text("#same") and "1.56" in page.text("#issues"), f"it says {page.text('#same')!r} and {page.text('#issues')!r}")
    return f"at most {largest:.3f} px"


@check("Text that overflows the picture is cut off with the number of further lines")
def long_text(page):
    words = "word " * 5000
    page.evaluate(f"Play.open({{text: 'Row {{ Text(\"{words}\") }}', width: 340, height: 72}})")
    page.frame()
    lines = page.evaluate("document.querySelectorAll('#picture .words').length")
    expect(1 < lines < 10 and "lines" in page.text("#picture .words:last-of-type"), f"{lines} lines are drawn")
    equal(page.evaluate("""(() => {
      const end = document.querySelector('#plate-ours').getBoundingClientRect();
      return [...document.querySelectorAll('#picture .words')].filter(each => {
        const box = each.getBoundingClientRect();
        return box.bottom > end.bottom || box.right > end.right;
      }).length;
    })()"""), 0, "lines that leave the card")
    page.evaluate("Play.open({text: 'Row { Fixed(width: 20).minWidth(183).maxWidth(183) }', width: 340, height: 72})")
    page.frame()
    places = page.evaluate("[...document.querySelectorAll('#picture .limit-name')].map(each => each.getAttribute('y'))")
    expect(len(places) == len(set(places)) == 2, f"names of limits at one place stand at {places}")
