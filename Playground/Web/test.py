#!/usr/bin/env python3
"""Checks the built page in a headless Chromium, or in Firefox.

  test.py [--html FILE] [--only WORD] [--firefox] [--pictures FOLDER]

A line a check; the last line counts them, and the status is 1 where one found a fault. `--only` runs the checks whose
names have the word. `--pictures` keeps screenshots of all screens, to be looked at.
"""

import argparse
import pathlib
import sys
import time

WEB = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(WEB / "tests"))

import opening, arriving, agreeing, layouts, pasting, editing, learning, proving, hostile, everybody, pictures  # noqa: E401, E402, F401
from checking import CHECKS, Fault, Page  # noqa: E402
from chromium import Chromium  # noqa: E402
from firefox import Firefox  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--html", default=WEB / "dist/playground.html", help="the page (default: where build.sh puts it)"
    )
    parser.add_argument("--only", default="", help="a word of the checks to run")
    parser.add_argument("--firefox", action="store_true", help="ask Firefox")
    parser.add_argument("--pictures", help="a folder for screenshots")
    options = parser.parse_args()
    if not pathlib.Path(options.html).exists():
        sys.exit(f"There is no {options.html}: Playground/Web/build.sh makes it.")
    browser = Firefox() if options.firefox else Chromium()
    page = Page(browser, options.html)
    page.pictures = options.pictures
    began = time.time()
    faults, passed = [], 0
    try:
        for each in CHECKS:
            if options.only.lower() not in each.name.lower() or options.firefox and each.only_chromium:
                continue
            fault = run(each, page)
            if fault:
                faults.append(each.name)
            else:
                passed += 1
    finally:
        browser.close()
    print(f"{browser.name}, {time.time() - began:.0f} s" + "".join(f"\nFAULT: {name}" for name in faults))
    print(f"{passed} passed" + (f", {len(faults)} failed" if faults else ""))
    sys.exit(1 if faults or not passed else 0)


def run(each, page):
    """Runs a check on a fresh page, prints its line, and returns what is wrong."""
    began, fault, remark = time.time(), None, None
    try:
        page.browser.complaints.clear()
        page.browser.requests.clear()
        page.open()
        # No check knows what another one learnt.
        page.evaluate("Frame.store('progress', ''), Frame.store('told', '')")
        remark = each.run(page)
        if page.browser.complaints:
            fault = "the page complained: " + page.browser.complaints[0]
    except (Fault, RuntimeError) as found:
        fault = str(found)
    mark, words = ("FAULT", fault) if fault else ("ok   ", remark)
    print(f"{mark} {each.name}" + (f": {words}" if words else "") + f" ({time.time() - began:.1f} s)", flush=True)
    return fault


main()
