"""The file itself: it opens from disk, alone, and is small."""

import html
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import zlib

from checking import check, equal, expect

# What it has today with a little room: more than the 450,000 that are wanted. The engine that records its steps and the
# explanations of all containers are the largest parts.
BUDGET = 680_000
WEB = pathlib.Path(__file__).resolve().parent.parent


@check("The file opens from disk and is ready, without a request and without an error")
def opens(page):
    seconds = page.open()
    page.screen("learn")
    page.screen("prove")
    page.screen("play")
    page.frame()
    equal(page.browser.requests, [], "what the page asked the network for")
    equal(page.browser.complaints, [], "errors")
    return f"{seconds * 1000:.0f} ms"


@check("The engine imports nothing")
def imports(page):
    module = "WebAssembly.compile(engineBytes())"
    equal(page.evaluate(f"{module}.then(module => WebAssembly.Module.imports(module).length)"), 0, "imports")


@check("The engine comes out of the file as it was put in")
def unpacked(page):
    module = WEB / ".build/page.wasm"
    if not module.exists():
        return "left out: the page was not built here"
    adler = "bytes => bytes.reduce(([a, b], byte) => { a = (a + byte) % 65521; return [a, (a + b) % 65521]; }, [1, 0])"
    a, b = page.evaluate(f"({adler})(engineBytes())")
    equal(b * 65536 + a, zlib.adler32(module.read_bytes()), "the check sum")


@check(f"The file has at most {BUDGET:,} bytes", only_chromium=True)
def size(page):
    count = os.path.getsize(page.path)
    expect(count <= BUDGET, f"it has {count:,}")
    return f"{count:,} bytes"


@check("The same parts give the same bytes", only_chromium=True)
def same_bytes(page):
    parts = [WEB / ".build/page.wasm", WEB / ".build/course.json"]
    if not all(part.exists() for part in parts):
        return "left out: the page was not built here"
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / "page.html"
        subprocess.run([sys.executable, WEB / "pack.py", *parts, out], check=True, stdout=subprocess.DEVNULL)
        expect(
            out.read_bytes() == pathlib.Path(page.path).read_bytes(),
            "packed again, the page is not the one that is tested: build it again",
        )


@check("Without script it is said what each lesson is about", only_chromium=True)
def without_script(page):
    source = pathlib.Path(page.path).read_text(encoding="utf-16")
    told = re.findall(r"<dt>([^<]+)<dd>([^\n]+)", source[source.index("<h1>EagerLayout</h1>") :])
    titles = page.evaluate("Engine.course.lessons.map(lesson => lesson.title)")
    equal([html.unescape(title) for title, _ in told], titles, "the lessons that are told of")
    expect(min(len(text) for _, text in told) > 60, "of a lesson there is too little")


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
            "nothing says why there is no engine",
        )
        expect(page.evaluate("document.querySelectorAll('.article figure').length") >= 3, "the lesson has no pictures")
        idea = page.evaluate("Engine.course.lessons[0].idea.flat().flatMap(piece => piece.text ?? [])")
        read = page.evaluate("document.querySelector('.article').textContent")
        expect(idea and all(text in read for text in idea), "the lesson's text is not all there")
    page.browser.complaints.clear()
