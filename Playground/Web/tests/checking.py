"""Shared code of the browser checks: registration, assertions, a local server and the page's driver."""

import contextlib
import dataclasses
import functools
import http.server
import json
import os
import threading
import typing

CHECKS = []


class CheckFailure(Exception):
    """The failure of a check. The message is a sentence."""


@dataclasses.dataclass
class Check:
    name: str
    run: typing.Callable
    # Whether the check needs a function that only the Chromium driver has.
    only_chromium: bool


def check(name, only_chromium=False):
    """Registers a function as a check. It gets a page. It returns a summary or None, or raises a CheckFailure."""

    def add(function):
        CHECKS.append(Check(name, function, only_chromium))
        return function

    return add


def expect(condition, sentence):
    if not condition:
        raise CheckFailure(sentence)


def equal(actual, expected, subject):
    expect(actual == expected, f"{subject}: expected {json.dumps(expected)}, not {json.dumps(actual)}")


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
    """The built page in a browser, and the actions of the checks on it."""

    def __init__(self, browser, path):
        self.browser = browser
        self.path = os.path.abspath(path)
        self.evaluate = browser.evaluate

    def open(self, fragment=""):
        """Opens the page at an address; returns the seconds until it was ready."""
        return self.browser.open(f"file://{self.path}{'#' + fragment if fragment else ''}")

    def ignore_errors(self, *words):
        """Removes the reported errors that contain one of the words."""
        errors = self.browser.errors
        errors[:] = [each for each in errors if not any(word in each for word in words)]

    def screen(self, name):
        self.evaluate(f"Frame.show({json.dumps(name)})")

    def wait(self, expression, subject, seconds=10):
        """Waits until an expression is true. After a number of seconds, fails with a message that begins with `subject`."""
        script = f"""new Promise((done, fail) => {{
          const end = performance.now() + {1000 * seconds};
          const look = () => ({expression}) ? done(true) : performance.now() > end ? done(false) : setTimeout(look, 20);
          look();
        }})"""
        expect(self.evaluate(script), f"{subject}, but not within {seconds} s")

    def frame(self):
        """Waits for two animation frames, so that the page has drawn all changes."""
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")

    def middle(self, selector):
        """Scrolls an element into view and returns its center."""
        place = self.evaluate(f"""(() => {{
          const found = document.querySelector({json.dumps(selector)});
          if (!found) return null;
          found.scrollIntoView({{block: 'center'}});
          const box = found.getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2, box.width];
        }})()""")
        expect(place and place[2] > 0, f"{selector} is not visible")
        return place[:2]

    def click(self, selector):
        self.browser.click(*self.middle(selector))

    def lesson(self, name):
        """Opens a part of the course by its name in the address, with all of its text revealed."""
        self.evaluate(f"location.hash = 'screen=learn&lesson={name}'")
        self.wait(f"Frame.screen === 'learn' && Link.lesson === {json.dumps(name)}", f"{name} is shown")
        self.frame()
        self.reveal_lesson()

    def reveal_lesson(self):
        """Reveals the answer of the puzzle, and with it the rest of the lesson."""
        self.evaluate(
            "[...document.querySelectorAll('.puzzle .btn')].find(each => each.textContent === 'Just tell me')?.click()"
        )
        self.frame()

    def text(self, selector):
        return self.evaluate(f"document.querySelector({json.dumps(selector)})?.textContent ?? ''")

    def type_layout(self, text):
        """Replaces the text of Play's editor by a text, as typing does."""
        self.evaluate("document.querySelector('#code').focus(), document.querySelector('#code').select()")
        self.browser.type(text)
        self.frame()
