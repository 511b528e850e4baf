"""Hunts for documents on which the engine and Chromium part.

  python3 .ci/hunt --seed 1 --count 2000 --keep ANSWERS --out misses.jsonl
  python3 .ci/hunt --check ANSWERS --out misses.jsonl

Draws documents of kinds that tools/randomcases.py of the shared folder does not draw, has Chromium answer them, and
compares its frames with the engine's. Where they differ, the document must be firm, as randomcases.py says it; then it
is made smaller while it still misses. With --keep the answered documents stay in a folder; with --check those of a
folder are compared again, and a browser starts only for misses that are not known to be loose.
"""
import argparse
import collections
import glob
import gzip
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))


def options():
    parser = argparse.ArgumentParser(prog="hunt", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shared", default=os.path.join(HERE, "../../../shared"), metavar="DIR",
                        help="the folder with tools and conformance (default ../shared)")
    parser.add_argument("--engine", default=os.path.join(HERE, "../../.build/release/layout") + " frames -", metavar="CMD",
                        help="reads cases as JSON Lines and prints frames (default: the release layout tool)")
    parser.add_argument("--chromium", default="chromium", help="the browser program")
    parser.add_argument("--kind", action="append", metavar="NAME", help="only this kind (several: again); --kind help lists them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the first document's number (default 0)")
    parser.add_argument("--count", type=int, default=1000, help="documents a kind (default 1000)")
    parser.add_argument("--batch", type=int, default=2000, help="documents asked at a time (default 2000)")
    parser.add_argument("--keep", metavar="DIR", help="store answered documents here")
    parser.add_argument("--check", metavar="DIR", help="compare the documents that --keep stored, instead of new ones")
    parser.add_argument("--whole", action="store_true", help="leave misses as they were drawn")
    parser.add_argument("--most", type=int, default=100,
                        help="misses a kind that are made smaller and written (default 100); the others are only counted")
    parser.add_argument("--out", default="misses.jsonl",
                        help="where the misses go, with what Chromium expects (default misses.jsonl)")
    return parser.parse_args()


args = options()
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(args.shared, "tools"))
from check import ask, read, verdict  # noqa: E402
from kinds import KINDS, draw  # noqa: E402
from least import least  # noqa: E402
from mutants import nodes  # noqa: E402
from oracle import Oracle, write_cases  # noqa: E402
from randomcases import firm, shifted  # noqa: E402


class Judge:
    """Chromium and the engine; a browser starts when it is first asked."""

    def __init__(self):
        self.oracles = {}

    def oracle(self, scale=8):
        if scale not in self.oracles:
            self.oracles[scale] = Oracle(os.path.join(args.shared, "tools", "Ahem.ttf"), args.chromium, scale)
        return self.oracles[scale]

    def answered(self, cases):
        """The cases that Chromium can lay out, with `expected`."""
        found = []
        for case, answer in zip(cases, self.oracle().frames(cases)):
            if "error" in answer:
                print(f"{case['name']} is refused: {answer['error']}", file=sys.stderr)
            else:
                found.append({**case, "expected": answer["frame"]})
        return found

    def differing(self, cases):
        """The answered cases that the engine answers otherwise. One that stops the engine is such a case; those after it are
        asked again.
        """
        found, rest = [], cases
        while rest:
            answers, _, note = ask(args.engine, rest, 600)
            asked = next((i for i, case in enumerate(rest) if case["name"] not in answers), len(rest))
            if asked == 0 and not found:
                sys.exit(f"The engine does not answer: {note[-400:]}")
            found += [case for case in rest[:asked + 1] if verdict(case, answers.get(case["name"]), .1) != "pass"]
            rest = rest[asked + 1:]
        return found

    def firm(self, cases):
        if not cases:
            return []
        coarse = self.oracle(1).frames(cases)
        more, less = (self.oracle().frames([shifted(case, by) for case in cases]) for by in (1 / 32, -1 / 32))
        return [case for case, *others in zip(cases, coarse, more, less) if firm(case, *(other["frame"] for other in others))]

    def missing(self, cases):
        """Those of the cases that the engine misses, firmly."""
        return self.firm(self.differing(self.answered(cases)))

    def close(self):
        for oracle in self.oracles.values():
            oracle.close()


def drawn(judge):
    """Batches of new documents: their kind, and the cases with answers."""
    for kind in args.kind or KINDS:
        for first in range(args.first, args.first + args.count, args.batch):
            last = min(first + args.batch, args.first + args.count)
            cases = judge.answered([draw(kind, args.seed, number, args.shared) for number in range(first, last)])
            if args.keep:
                with gzip.open(os.path.join(args.keep, f"{kind}-{args.seed}-{first}.jsonl.gz"), "wt", encoding="utf-8") as file:
                    write_cases(file, cases)
            yield kind, cases


def stored():
    """The batches of a folder, likewise."""
    for path in sorted(glob.glob(os.path.join(args.check, "*.jsonl.gz"))):
        kind = os.path.basename(path).split("-")[0]
        if not args.kind or kind in args.kind:
            yield kind, read(path)


def signature(case):
    """What is alike in cases that miss for one reason, as a rule: the properties that are left."""
    return " ".join(sorted({f"{key}:{value}" if key in ("flex-direction", "flex-wrap", "position") else key
                            for node in nodes(case["root"]) for key, value in node.get("style", {}).items()}))


def main():
    if args.kind and set(args.kind) - set(KINDS):
        sys.exit("The kinds: " + " ".join(KINDS))
    folder = args.check or args.keep
    if folder:
        os.makedirs(folder, exist_ok=True)
    loose_path = folder and os.path.join(folder, "loose.txt")
    loose = set(open(loose_path).read().split()) if folder and os.path.exists(loose_path) else set()
    judge, tried, misses = Judge(), collections.Counter(), collections.defaultdict(list)
    began = time.monotonic()
    for kind, cases in stored() if args.check else drawn(judge):
        differing = [case for case in judge.differing(cases) if case["name"] not in loose]
        found = judge.firm(differing)
        others = {case["name"] for case in differing} - {case["name"] for case in found}
        if folder and others:
            with open(loose_path, "a") as file:
                file.writelines(f"{name}\n" for name in sorted(others))
        tried[kind] += len(cases)
        misses[kind] += found
        speed = sum(tried.values()) / (time.monotonic() - began)
        print(f"{kind}: {tried[kind]} tried, {len(misses[kind])} misses, {speed:.0f} documents/s", file=sys.stderr, flush=True)
    kept = [case for found in misses.values() for case in found[:args.most]]
    small = kept if args.whole else least(kept, judge.missing)
    judge.close()
    with open(args.out, "w", encoding="utf-8") as file:
        write_cases(file, small)
    for kind in tried:
        print(f"{kind:12} {tried[kind]:7} tried {len(misses[kind]):5} misses")
    print(f"{'all':12} {sum(tried.values()):7} tried {sum(map(len, misses.values())):5} misses, {len(small)} of them in {args.out}")
    if not args.whole:
        for name, count in collections.Counter(map(signature, small)).most_common(40):
            print(f"{count:5}  {name}")


main()
