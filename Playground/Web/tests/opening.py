"""The built file: it opens from disk, needs no other file, and is small."""

import html
import os
import pathlib
import re
import statistics
import tempfile

from checking import check, equal, expect

BUDGET = 1_600_000
# Two times in milliseconds after the start of navigation: when the page's script starts, and when the page is ready.
MARKS = "['open', 'ready'].map(name => performance.getEntriesByName(name)[0].startTime)"


@check("The file opens from disk without a request and without an error")
def opens(page):
    page.open()
    opened, ready = page.evaluate(MARKS)
    page.screen("learn")
    page.screen("prove")
    page.screen("play")
    page.frame()
    equal(page.browser.requests, [], "requests to the network")
    equal(page.browser.errors, [], "errors")
    return f"{ready:.0f} ms after navigation, {ready - opened:.0f} ms after the page's first script"


def report_loads(page, count):
    """Opens the page several times and prints how long that takes. The first load is not counted."""
    page.open()
    loads = []
    for _ in range(count):
        page.open()
        loads.append(page.evaluate(MARKS))
    for name, times in (
        ("navigation", [ready for _, ready in loads]),
        ("the page's first script", [ready - opened for opened, ready in loads]),
    ):
        print(
            f"ready {statistics.median(times):.0f} ms after {name}"
            f" (median of {count} loads, from {min(times):.0f} to {max(times):.0f})"
        )


@check(f"The file has at most {BUDGET:,} bytes", only_chromium=True)
def size(page):
    count = os.path.getsize(page.path)
    expect(count <= BUDGET, f"it has {count:,}")
    return f"{count:,} bytes"


@check("Without scripts the page lists the lessons and their beginnings", only_chromium=True)
def without_script(page):
    source = pathlib.Path(page.path).read_text(encoding="utf-16")
    listed = re.findall(r"<dt>([^<]+)<dd>([^\n]+)", source[source.index("<h1>EagerLayout</h1>") :])
    titles = page.evaluate("Engine.course.lessons.map(lesson => lesson.title)")
    equal([html.unescape(title) for title, _ in listed], titles, "the listed lessons")
    expect(min(len(text) for _, text in listed) > 60, "a lesson's beginning is too short")


@check("Without WebAssembly the lessons can be read")
def without_engine(page):
    source = pathlib.Path(page.path).read_text(encoding="utf-16")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "page.html"
        path.write_text(
            source.replace("<script>", "<script>delete globalThis.WebAssembly;</script><script>", 1), encoding="utf-16"
        )
        page.browser.open(f"file://{path}", ready="!!document.querySelector('.article h1')")
        expect(
            page.evaluate("document.querySelector('#no-engine').checkVisibility()"),
            "no message explains that the engine is missing",
        )
        expect(page.evaluate("document.querySelectorAll('.article figure').length") >= 3, "the lesson has no pictures")
        idea = page.evaluate("Engine.course.lessons[0].idea.flat().flatMap(piece => piece.text ?? [])")
        read = page.evaluate("document.querySelector('.article').textContent")
        expect(idea and all(text in read for text in idea), "the lesson's text is not all there")
    page.browser.errors.clear()
