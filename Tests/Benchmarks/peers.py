#!/usr/bin/env python3
"""Prints the cost of layouts in EagerLayout and in other engines, measured one after another on the same documents.

    pip install pyyoga stretchable
    Tests/Benchmarks/peers.py [--chart] [--peerbench FILE] [--workloads DIR] [--seconds S] MODE [NAME ...]

The other engines are driven by peerbench.py, which times a full relayout: `relayout-full` is the mode to compare, and
`build+layout` also includes building the tree. Contents are leaves of fixed sizes for all engines, since the others would
measure contents by calls into Python. Times are the minimum in nanoseconds per node. The factor is the time of the fastest
other engine, divided by the time of EagerLayout.

`--chart` prints bars instead. Six more characters are twice the time; a bar of six is 32 ns a node.
"""
import argparse
import json
import math
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]


def lines(command):
    output = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    return [json.loads(line) for line in output.splitlines()]


def main():
    shared = ROOT.parent / "shared"
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peerbench", type=pathlib.Path, default=shared / "tools/peerbench.py")
    parser.add_argument("--workloads", type=pathlib.Path, default=shared / "workloads")
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--chart", action="store_true")
    parser.add_argument("mode")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    if not options.peerbench.is_file():
        parser.error(f"{options.peerbench} is no file: say with --peerbench where peerbench.py is.")

    build = ["swift", "build", "-c", "release", "--product", "benchmarks"]
    subprocess.run(build, cwd=ROOT, check=True, stdout=sys.stderr)
    program = subprocess.run(build[:4] + ["--show-bin-path"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    benchmarks = pathlib.Path(program.stdout.strip()) / "benchmarks"
    peers = [sys.executable, str(options.peerbench.resolve()), "--workloads", str(options.workloads.resolve())]

    with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as documents:
        subprocess.run(peers + ["--print-document", *options.names], check=True, stdout=documents)
        ours = lines([str(benchmarks), "--workloads", documents.name, "--mode", options.mode, "--json",
                      "--seconds", str(options.seconds)])
    theirs = {}
    for line in lines(peers + ["--seconds", str(options.seconds), *options.names]):
        theirs.setdefault(line["workload"], {})[line["peer"]] = line["min_ns"] / line["nodes"]

    columns = sorted({name for times in theirs.values() for name in times})
    if not options.chart:
        print(f"{'workload':22}{'nodes':>8}{options.mode:>18}" + "".join(f"{name:>12}" for name in columns) + f"{'factor':>10}")
    for line in ours:
        times = theirs.get(line["workload"])
        if not times:
            continue
        if options.chart:
            for number, (name, time) in enumerate([("EagerLayout", line["min_ns"]), *sorted(times.items())]):
                bar = "█" * max(round(6 * math.log2(time / 16)), 1)
                print(f"{'' if number else line['workload']:21}{name:13}{bar} {time:,.0f}")
            continue
        row = "".join(f"{times[name]:12.1f}" if name in times else f"{'-':>12}" for name in columns)
        factor = min(times.values()) / line["min_ns"]
        print(f"{line['workload']:22}{line['nodes']:8}{line['min_ns']:18.1f}{row}{factor:10.1f}")


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(f"peers.py: {pathlib.Path(error.cmd[0]).name} failed, as it says above.")
