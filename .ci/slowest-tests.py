#!/usr/bin/env python3
"""Runs the built tests one after another and prints the ten that use the most processor time.

    swift build --build-tests && .ci/slowest-tests.py
    .ci/slowest-tests.py --count 30 --filter GridTests    # other options are passed to Swift Testing

Tests run concurrently in `swift test`, so its durations include the time of other tests. This script runs one test at a time,
and reads the processor time from /proc (Linux) at the start and the end of each test. The time includes programs that the
test started. The script prints the output of the tests, and exits with their status.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TICKS = os.sysconf("SC_CLK_TCK")
EVENT = re.compile(r'^. (Suite|Test) (?:"(.*)"|(\S+)) (started|(?:with .* )?(?:passed|failed) after|skipped)')


def processor_seconds(process: int) -> float:
    """The processor time of a running process and of those of its children that have ended."""
    try:
        fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:  # The process has ended.
        return 0
    return sum(int(field) for field in fields[11:15]) / TICKS


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=10, help="how many tests to print (default: 10)")
    parser.add_argument("--binary", help="the built tests (default: those of the debug build)")
    options, others = parser.parse_known_args()
    folder = ROOT / ".build/debug"
    binary = options.binary or str(folder / "EagerLayoutPackageTests.xctest")
    if not os.path.exists(binary):
        print(f"{binary} does not exist. Build it: swift build --build-tests")
        return 1
    environment = os.environ | {"NO_COLOR": "1"}
    tests = subprocess.Popen(
        [binary, "--testing-library", "swift-testing", "--no-parallel", *others], cwd=ROOT, env=environment,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    suites, started, times = [], 0.0, []
    for line in tests.stdout:
        print(line, end="", flush=True)
        event = EVENT.match(line)
        if not event:
            continue
        kind, name, stage = event[1], event[2] or event[3], event[4]
        if kind == "Suite" and stage == "started":
            suites.append(name)
        elif kind == "Suite" and name in suites:
            suites.remove(name)
        elif kind == "Test" and stage == "started":
            started = processor_seconds(tests.pid)
        elif kind == "Test" and stage != "skipped":
            times.append((processor_seconds(tests.pid) - started, suites[-1] if suites else "", name))
    status = tests.wait()
    used = os.times()
    times.sort(reverse=True)
    print(f"\nThe tests used {used.children_user + used.children_system:.0f} s of processor time. The slowest:")
    for seconds, suite, name in times[:options.count]:
        print(f"{seconds:6.2f} s  {suite}: {name}")
    return status


if __name__ == "__main__":
    sys.exit(main())
