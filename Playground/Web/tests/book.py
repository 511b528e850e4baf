"""The book: one page per lesson, from a server and from disk, with the page's script and without it."""

import contextlib
import pathlib
import re
import time

import learning
import pages
from checking import check, equal, expect, served

READY = "document.documentElement.dataset.ready === '1'"


def folder(page):
    found = pathlib.Path(page.path).parent / "book"
    expect(found.is_dir(), f"there is no {found}: build.sh makes it")
    return found


def follow(page, script, path):
    """Runs a script that opens another page, and waits until that page is ready."""
    page.evaluate(f"void setTimeout(() => {script}, 50)")
    reach(page, path)


def reach(page, path, ready=READY):
    """Waits until the page with a path is ready."""
    end = time.time() + 20
    while time.time() < end:
        time.sleep(0.1)
        # While the browser leaves a page, evaluation fails.
        with contextlib.suppress(RuntimeError):
            if page.evaluate(f"location.pathname === '{path}' && {ready}"):
                return
    expect(False, f"{path} is not reached in 20 s")


@check("From a host, a lesson of the book is interactive after one request besides the page")
def hosted(page):
    with served(folder(page)) as (address, requested):
        page.browser.open(f"{address}/fixed-and-flex.html", ready=READY)
        equal([page.evaluate("Frame.screen"), page.text(".article h1")], ["learn", "Fixed and Flex"], "what is shown")
        is_seen = page.evaluate("document.querySelector('.book').checkVisibility()")
        expect(not is_seen, "the page for readers without script is seen")
        equal(requested, ["/fixed-and-flex.html", "/live.js"], "the paths that were requested")


@check("Lessons of the book lead to each other's pages, and share progress and Play", only_chromium=True)
def live(page):
    with served(folder(page)) as (address, _):
        page.browser.open(f"{address}/fixed-and-flex.html", ready=READY)
        page.evaluate("Frame.store('progress', ''), Frame.store('puzzles', '')")
        page.reveal_lesson()
        expect(page.evaluate("document.querySelectorAll('.experiment .bench').length") == 1, "Try cannot be changed")
        page.evaluate("Progress.read('fixed-and-flex')")
        follow(page, "[...document.querySelectorAll('.ways button')].at(-1).click()", "/shares.html")
        equal(page.text(".article h1"), "Shares", "the next lesson")
        expect(page.evaluate("Progress.hasRead('fixed-and-flex')"), "progress is lost on the way")
        follow(page, "history.back()", "/fixed-and-flex.html")
        page.click("#tab-play")
        page.type_layout("Row { Fixed(width: 33).id(mine) }")
        page.wait("location.hash.includes('mine')", "the address follows what is played with")
        shared = page.evaluate("location.href")
        page.browser.open("about:blank", ready="true")
        page.browser.open(shared, ready=READY)
        page.wait("document.querySelector('#code').value.includes('mine')", "the layout in the address opens")
        page.click("#tab-learn")
        address_now = page.evaluate("location.href")
        page.browser.open("about:blank", ready="true")
        page.browser.open(address_now, ready=READY)
        equal(page.evaluate("Frame.screen"), "learn", "the screen of an address that also has a layout")
        equal(page.text(".article h1"), "Fixed and Flex", "the lesson beside it")
        page.browser.open(f"{address}/index.html", ready="document.readyState === 'complete'")
        equal(page.evaluate("[...document.querySelectorAll('.read')].map(link => link.textContent.trim())"),
              ["6. Fixed and Flex"], "lessons with a mark in the list")
        page.browser.open(page.evaluate("document.querySelector('a[href*=by-hand]').href"), ready=READY)
        is_path = page.evaluate("document.querySelector('.learn').classList.contains('by-hand')")
        expect(is_path, "the path does not open")


@check("On a book page a change of screen keeps the path, the review and the result")
def screens(page):
    with served(folder(page)) as (address, _):
        page.browser.open(f"{address}/margins.html#lesson=by-hand", ready=READY)
        page.evaluate("Frame.store('progress', ''), Exercises.goTo(2)")
        learning.leave_and_return(page)
        for name, title in (("review", "Review"), ("result", "Your result")):
            page.evaluate(f"location.hash = 'lesson={name}'")
            page.wait(f"document.querySelector('.learn h1')?.textContent === '{title}'", f"{name} is shown")
            for tab in ("#tab-play", "#tab-learn", "#tab-prove", "#tab-learn"):
                page.click(tab)
            equal([page.text(".learn h1"), page.evaluate("Link.lesson")], [title, name], "what is shown afterwards")
        # The name of no part of the course opens the lesson of the page.
        page.browser.open(f"{address}/margins.html#lesson=constructor", ready=READY)
        equal([page.text(".learn h1"), page.evaluate("location.hash")], ["Margins", ""], "what a wrong name leads to")


@check("On a book page the link from the path to the lesson of the page keeps the focus")
def own_lesson(page):
    with served(folder(page)) as (address, _):
        for press in (
            "[...document.querySelectorAll('.toc button')].find(each => each.textContent.includes('Margins')).focus()",
            "document.querySelector('.behind button').focus()",
        ):
            page.browser.open(f"{address}/margins.html#lesson=by-hand", ready=READY)
            page.evaluate("Exercises.goTo(3)")
            learning.press_hint(page, lambda: None)
            page.frame()
            page.evaluate(f"(window.isHere = true, {press})")
            page.browser.press("Enter")
            page.wait("document.querySelector('.article h1')?.textContent === 'Margins'", "the lesson is shown")
            page.frame()
            found = page.evaluate("[document.activeElement.className, location.hash, window.isHere]")
            equal(found, ["article", "", True], f"the focus, the address and the page after {press}")
            page.evaluate("void setTimeout(() => history.back())")
            page.wait("Link.lesson === 'by-hand' && document.querySelector('.learn.by-hand')", "back leads to the path")
            page.evaluate("Frame.store('progress', '')")


@check("An address of a book page with another lesson leads to that lesson's page, and back", only_chromium=True)
def other_lesson(page):
    with served(folder(page)) as (address, _):
        page.browser.open(f"{address}/fixed-and-flex.html", ready=READY)
        follow(page, "location.assign('margins.html#lesson=shares')", "/shares.html")
        equal(page.text(".article h1"), "Shares", "the lesson")
        follow(page, "history.back()", "/fixed-and-flex.html")
        # The same by an edited address.
        follow(page, "location.hash = 'lesson=margins'", "/margins.html")
        follow(page, "history.back()", "/fixed-and-flex.html")


@check("A reloaded book page opens the visible screen, even right after a change of screen")
def soon(page):
    with served(folder(page)) as (address, _):
        page.browser.open(f"{address}/margins.html", ready=READY)
        page.evaluate("['play', 'learn'].forEach(name => document.getElementById(`tab-${name}`).click())")
        page.wait("location.hash.includes('code=')", "the layout is in the address")
        equal(page.evaluate("Frame.screen"), "learn", "the visible screen")
        now = page.evaluate("location.href")
        page.browser.open(now, ready=READY)
        equal([page.evaluate("Frame.screen"), page.text(".learn h1")], ["learn", "Margins"], "what its address opens")


@check("The brand leads from a book page to the list of lessons, and elsewhere to Play", only_chromium=True)
def brand(page):
    page.click("#tab-learn")
    page.click("#brand")
    equal(page.evaluate("Frame.screen"), "play", "what the brand leads to outside the book")
    with served(folder(page)) as (address, _):
        page.browser.open(f"{address}/margins.html", ready=READY)
        page.click("#brand")
        reach(page, "/index.html", "document.querySelectorAll('.contents li').length > 30")


@check("Nothing that is pasted on a book page is requested from its host")
def unrequested(page):
    with served(folder(page)) as (address, requested):
        page.browser.open(f"{address}/fixed-and-flex.html", ready=READY)
        page.click("#tab-play")
        text = """<img src="fixed-and-flex.png" width="20" height="20"><p>words</p>
          <style>p { background: url(/bg.png) }</style><link rel="stylesheet" href="a.css">"""
        _, message = pages.pasted(page, text)
        expect("All boxes are as in this browser." in message, f"it says {message!r}")
        page.evaluate("[...document.querySelectorAll('dialog[open] .primary')].at(-1).click()")
        page.wait("Original.isShown", "the page is laid out in Play")
        page.frame()
        page.screen("learn")
        equal(requested, ["/fixed-and-flex.html", "/live.js"], "the paths that were requested")
    page.ignore_errors("Content Security Policy")


@check("From disk, a lesson of the book is interactive, and its list and screens open")
def from_disk(page):
    page.browser.open(f"file://{folder(page)}/gap-and-padding.html", ready=READY)
    equal(page.text(".article h1"), "Gap and padding", "the lesson")
    page.browser.open(f"file://{folder(page)}/screens.html", ready=READY)
    equal(page.text(".article h1"), "Screens to build", "the page of screens")
    page.browser.open(f"file://{folder(page)}/index.html", ready="document.readyState === 'complete'")
    count = page.evaluate("document.querySelectorAll('.contents li svg').length")
    equal(count, page.evaluate("document.querySelectorAll('.contents li').length"), "lessons with a picture")
    expect(count >= 35, f"only {count} lessons are listed")


@check("Without scripts a page of the book contains the complete lesson, also at a width of 390 px", only_chromium=True)
def unscripted(page):
    text = (folder(page) / "fixed-and-flex.html").read_text(encoding="utf-8")
    plain = re.sub(r"<script.*?</script>", "", text, flags=re.DOTALL)
    path = folder(page) / "unscripted-test.html"
    path.write_text(plain, encoding="utf-8")
    try:
        for width in (390, 1440):
            page.browser.resize(width, 900)
            page.browser.open(f"file://{path}", ready="document.readyState === 'complete'")
            expect(page.evaluate("document.querySelector('.book').checkVisibility()"), "nothing is seen")
            expect(page.evaluate("document.querySelectorAll('.book svg').length") > 10, "pictures are missing")
            expect(
                page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"it scrolls sideways at {width}"
            )
    finally:
        path.unlink()
        page.browser.resize(1440, 900)


@check("A page of the book has a title, a description and a picture for link previews", only_chromium=True)
def previews(page):
    for path in sorted(folder(page).glob("*.html")):
        text = path.read_text(encoding="utf-8")
        found = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]+)">', text))
        missing = {"title", "description", "image"} - set(found)
        expect(not missing, f"{path.name} has no {', '.join(sorted(missing))}")
        head = (path.parent / found["image"]).read_bytes()[:24]
        equal([head[:8].hex(), int.from_bytes(head[16:20]), int.from_bytes(head[20:24])],
              ["89504e470d0a1a0a", 1200, 630], f"the picture of {path.name}")


@check("A printed page of the book has only the lesson, with the answers at the end", only_chromium=True)
def printed(page):
    page.browser.open(f"file://{folder(page)}/fixed-and-flex.html", ready=READY)
    page.browser.call("Emulation.setEmulatedMedia", media="print")
    try:
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        expect(page.evaluate("document.querySelector('.book').checkVisibility()"), "the lesson is not printed")
        expect(not page.evaluate("document.querySelector('.bar').checkVisibility()"), "the page's bar is printed")
        expect(page.evaluate("document.querySelectorAll('.paper h3').length") > 3, "answers are missing")
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        equal(page.evaluate("document.querySelectorAll('.paper').length"), 0, "answers on the screen after printing")
        # Other screens, and other parts of the course, are printed as they look.
        seen = "['.book', '#play', '#learn'].map(each => document.querySelector(each).checkVisibility())"
        for fragment, expected in (
            ("screen=play", [False, True, False]), ("lesson=by-hand", [False, False, True]), ("", [True, False, False]),
        ):
            page.browser.call("Emulation.setEmulatedMedia", media="")
            page.browser.open(f"file://{folder(page)}/fixed-and-flex.html#{fragment}", ready=READY)
            page.browser.call("Emulation.setEmulatedMedia", media="print")
            page.evaluate("dispatchEvent(new Event('beforeprint'))")
            equal(page.evaluate(seen), expected, f"whether lesson, Play and Learn are printed at {fragment!r}")
            page.evaluate("dispatchEvent(new Event('afterprint'))")
    finally:
        page.browser.call("Emulation.setEmulatedMedia", media="")
