"""Tables that exist both in the page's scripts and in the Swift sources, and have to be equal."""

import pathlib
import re

from checking import check, equal, expect

WEB = pathlib.Path(__file__).resolve().parent.parent
ROOT = WEB.parent.parent
STEP = ROOT / "Sources/EagerLayout/Trace/LayoutTrace+Step.swift"
MISMATCH = ROOT / "Playground/Course/Live/Picture+Mismatch.swift"
LISTED_KEYS = ROOT / "Playground/Course/Live/KeyedProperty.swift"


def cases(source, name):
    """The cases of an enumeration in the order of declaration, so that the index of a case is its raw value."""
    body = re.search(rf"enum {name}: UInt8.*?\n(.*?)\n *}}\n", source, re.S)[1]
    lines = re.findall(r"^ *case (.+)$", body, re.M)
    return [case.strip() for line in lines for case in line.split(",")]


def numbers(script, name):
    """The entries of a constant `NAME = {word: number, …}` of a script."""
    found = re.search(rf"const {name} = {{(.*?)}};", script)
    expect(found, f"there is no {name}")
    return {word: int(number) for word, number in re.findall(r"(\w+): (\d+)", found[1])}


@check("The numbers of quantities and outcomes are those of the engine's trace")
def quantities(page):
    source, script = STEP.read_text(encoding="utf-8"), (WEB / "page/rounds.js").read_text(encoding="utf-8")
    quantities, outcomes = cases(source, "Quantity"), cases(source, "Outcome")
    names = {"initialFree": "initialFreeSpace", "free": "freeSpace"}
    written = numbers(script, "QUANTITY")
    expect(len(written) >= 5, f"only {written} are compared")
    for word, number in written.items():
        equal(quantities[number], names.get(word, word), f"the quantity {number}")
    frozen = [int(number) for number in re.search(r"const FROZEN = \[(.*?)\];", script)[1].split(",")]
    equal([outcomes[number] for number in frozen], ["frozenAtMinimum", "frozenAtMaximum"], "the outcomes that freeze")


@check("The keys of live layouts are those of the terminal's course")
def keys(page):
    listed = re.findall(r'\(\.\w+, "(\S(?: \S)?)", "([a-z ]+)", "', LISTED_KEYS.read_text(encoding="utf-8"))
    script = (WEB / "page/bench.js").read_text(encoding="utf-8")
    table = re.search(r"const KEYS = \[\n(.*?)\n  \];", script, re.S)[1]
    written = {
        row[0]: row[1:] for row in (re.findall(r"'([^']+)'", entry) for entry in re.findall(r"\[([^\]]+)\]", table))
    }
    swift = {name: keys.split() for keys, name in listed}
    expect(len(swift) >= 15, f"only {sorted(swift)} are listed in Swift")
    equal(sorted(written), sorted(swift), "the properties")
    for name, letters in swift.items():
        # A script may list a second key, for the previous value. Swift lists only the first.
        equal(written[name][: len(letters)], letters, f"the keys of {name}")


def fractions(source, quote):
    """The fractions by their words. The source has `(1.0 / 3, "a third")` in Swift, `[1 / 3, 'a third']` in a script."""
    found = re.findall(rf"[(\[]([\d.]+)(?: / (\d+))?, {quote}([a-z ]+){quote}[)\]]", source)
    return {words: float(number) / float(divisor or 1) for number, divisor, words in found}


@check("Differences are described by the words and fractions of the terminal's course")
def differences(page):
    swift, script = (path.read_text(encoding="utf-8") for path in (MISMATCH, WEB / "page/difference.js"))
    known = fractions(swift, '"')
    expect(len(known) > 8, f"only {known} are in Swift")
    equal(fractions(script, "'"), known, "the fractions")
    equal(sorted(re.findall(r"'(too [a-z ]+)'", script)), sorted(re.findall(r'"(too [a-z ]+)"', swift)), "the words")
    limits = [float(number) for number in re.findall(r"(?:LITTLE|MUCH) = ([\d.]+)", script)]
    equal(limits, [float(number) for number in re.findall(r"fraction < ([\d.]+)", swift)], "the limits")
    boxes = """[10, 52, 60, 100].map(y => Difference.of(
      [{name: 'a', frame: [0, y, 40, 100]}], [{name: 'a', frame: [0, 0, 40, 100]}]).words)"""
    equal(page.evaluate(boxes), ["too far down by a tenth of its height", "too far down by half of its height",
                                 "too far down by three fifths of its height", "much too far down"], "sentences")
