"""What all checks of the page are written with."""

import contextlib
import dataclasses
import functools
import http.server
import json
import os
import threading
import typing

CHECKS = []


class Fault(Exception):
    """What is not as it should be, in a sentence."""


@dataclasses.dataclass
class Check:
    name: str
    run: typing.Callable
    # Whether it needs what only Chromium's driver can do.
    only_chromium: bool


def check(name, only_chromium=False):
    """Makes a check of a function that gets a page and returns what there is to remark, or raises a Fault."""

    def add(function):
        CHECKS.append(Check(name, function, only_chromium))
        return function

    return add


def expect(condition, sentence):
    if not condition:
        raise Fault(sentence)


def equal(got, wanted, what):
    expect(got == wanted, f"{what}: {json.dumps(wanted)} is wanted, and it is {json.dumps(got)}")


@contextlib.contextmanager
def served(folder):
    """Serves a folder on a free port; yields its address and the list of paths that were requested."""
    requested = []

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            requested.append(self.path)

    handler = functools.partial(Handler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}", requested
        finally:
            server.shutdown()


class Page:
    """The built page in a browser, and what checks do with it."""

    def __init__(self, browser, path):
        self.browser = browser
        self.path = os.path.abspath(path)
        self.evaluate = browser.evaluate

    def open(self, fragment=""):
        """Opens the page at an address; returns the seconds until it was ready."""
        return self.browser.open(f"file://{self.path}{'#' + fragment if fragment else ''}")

    def allow_complaints(self, *words):
        """Drops the browser's messages that contain one of some words."""
        complaints = self.browser.complaints
        complaints[:] = [each for each in complaints if not any(word in each for word in words)]

    def screen(self, name):
        self.evaluate(f"Frame.show({json.dumps(name)})")

    def wait(self, expression, what, seconds=10):
        """Waits until an expression is true."""
        script = f"""new Promise((done, fail) => {{
          const end = performance.now() + {1000 * seconds};
          const look = () => ({expression}) ? done(true) : performance.now() > end ? done(false) : setTimeout(look, 20);
          look();
        }})"""
        expect(self.evaluate(script), f"{what}, but not within {seconds} s")

    def frame(self):
        """Lets the page draw what has changed."""
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")

    def middle(self, selector):
        """The middle of an element that is seen."""
        place = self.evaluate(f"""(() => {{
          const found = document.querySelector({json.dumps(selector)});
          if (!found) return null;
          found.scrollIntoView({{block: 'center'}});
          const box = found.getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2, box.width];
        }})()""")
        expect(place and place[2] > 0, f"there is no {selector} to be seen")
        return place[:2]

    def click(self, selector):
        self.browser.click(*self.middle(selector))

    def lesson(self, name):
        """Shows a part of the course by its name in the address, with all of its text."""
        self.evaluate(f"location.hash = 'screen=learn&lesson={name}'")
        self.wait(f"Frame.screen === 'learn' && Link.lesson === {json.dumps(name)}", f"{name} is shown")
        self.frame()
        self.tell_all()

    def tell_all(self):
        """Has the puzzle of the lesson told, and with it the rest."""
        self.evaluate(
            "[...document.querySelectorAll('.puzzle .btn')].find(each => each.textContent === 'Just tell me')?.click()"
        )
        self.frame()

    def text(self, selector):
        return self.evaluate(f"document.querySelector({json.dumps(selector)})?.textContent ?? ''")

    def type_layout(self, text):
        """Puts a layout into Play's editor as typing does."""
        self.evaluate("document.querySelector('#code').focus(), document.querySelector('#code').select()")
        self.browser.type(text)
        self.frame()
