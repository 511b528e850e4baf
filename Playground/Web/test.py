#!/usr/bin/env python3
"""Checks the built page in a headless Chromium, or in Firefox.

  test.py [--html FILE] [--only WORD] [--firefox] [--pictures FOLDER] [--loads COUNT]

Prints a line per check. The last line counts the checks. The exit status is 1 if a check failed or none ran. `--only`
runs the checks whose names contain the word. `--pictures` saves screenshots of all screens for visual inspection.
`--loads` runs no check: it opens the page that many times and prints how long a load takes.
"""

import argparse
import pathlib
import sys
import time

WEB = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(WEB / "tests"))

import opening, addresses, book, sharing, consistency, layouts, pages, pasting, editing  # noqa: E401, E402, F401
import learning, prove, hostile, accessibility, screenshots  # noqa: E401, E402, F401
from checking import CHECKS, CheckFailure, Page  # noqa: E402
from chromium import Chromium  # noqa: E402
from firefox import Firefox  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--html", default=WEB / "dist/playground.html", help="the page (default: where build.sh puts it)"
    )
    parser.add_argument("--only", default="", help="a word in the names of the checks to run")
    parser.add_argument("--firefox", action="store_true", help="use Firefox")
    parser.add_argument("--pictures", help="a folder for screenshots")
    parser.add_argument("--loads", type=int, help="measure that many loads of the page")
    options = parser.parse_args()
    if not pathlib.Path(options.html).exists():
        sys.exit(f"There is no {options.html}: Playground/Web/build.sh makes it.")
    browser = Firefox() if options.firefox else Chromium()
    page = Page(browser, options.html)
    page.pictures = options.pictures
    began = time.time()
    faults, passed = [], 0
    try:
        if options.loads:
            opening.report_loads(page, options.loads)
            return
        for check in CHECKS:
            if options.only.lower() not in check.name.lower() or options.firefox and check.only_chromium:
                continue
            fault = run(check, page)
            if fault:
                faults.append(check.name)
            else:
                passed += 1
    finally:
        browser.close()
    print(f"{browser.name}, {time.time() - began:.0f} s" + "".join(f"\nFAULT: {name}" for name in faults))
    print(f"{passed} passed" + (f", {len(faults)} failed" if faults else ""))
    sys.exit(1 if faults or not passed else 0)


def run(check, page):
    """Runs a check on a newly opened page, prints its result, and returns the failure message or None."""
    began, fault, summary = time.time(), None, None
    try:
        page.browser.errors.clear()
        page.browser.requests.clear()
        page.open()
        # A check does not see the progress that an earlier check stored.
        page.evaluate("Frame.store('progress', ''), Frame.store('puzzles', '')")
        summary = check.run(page)
        if page.browser.errors:
            fault = "the page reported an error: " + page.browser.errors[0]
    except (CheckFailure, RuntimeError) as failure:
        fault = str(failure)
    mark, details = ("FAULT", fault) if fault else ("ok   ", summary)
    print(f"{mark} {check.name}" + (f": {details}" if details else "") + f" ({time.time() - began:.1f} s)", flush=True)
    return fault


main()
