"""Searches for documents that the engine and Chromium lay out differently.

  python3 .ci/hunt --seed 1 --count 2000 --keep ANSWERS --out misses.jsonl
  python3 .ci/hunt --check ANSWERS --out misses.jsonl

Draws random documents of kinds that tools/randomcases.py of the shared folder does not draw, lays them out in Chromium,
and compares the frames with the engine's. A document is a miss if the frames differ and the document is firm: small
changes of its margins, or of the screen's scale, change no frame much (`firm` in randomcases.py). Documents that are
not firm are loose. Each miss is then made smaller as long as it stays a miss. With --keep the documents and Chromium's
frames are stored in a folder, with the names of loose documents in loose.txt. With --check the documents of a folder are
compared again. A browser then starts only for documents that differ and are not in loose.txt.
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
    parser.add_argument("--kind", action="append", metavar="NAME", help="only this kind; can be repeated; --kind help lists the kinds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the first document's number (default 0)")
    parser.add_argument("--count", type=int, default=1000, help="documents per kind (default 1000)")
    parser.add_argument("--batch", type=int, default=2000, help="documents per batch (default 2000)")
    parser.add_argument("--keep", metavar="DIR", help="store documents and Chromium's frames here")
    parser.add_argument("--check", metavar="DIR", help="compare the documents that --keep stored, instead of new ones")
    parser.add_argument("--keep-size", action="store_true", help="do not make misses smaller")
    parser.add_argument("--max-misses", type=int, default=100,
                        help="the number of misses per kind to make smaller and write (default 100); the others are only counted")
    parser.add_argument("--out", default="misses.jsonl",
                        help="where the misses go, with what Chromium expects (default misses.jsonl)")
    return parser.parse_args()


args = options()
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(args.shared, "tools"))
from check import ask, read, verdict  # noqa: E402
from kinds import KINDS, draw  # noqa: E402
from minimize import minimized  # noqa: E402
from mutants import nodes  # noqa: E402
from oracle import Oracle, write_cases  # noqa: E402
from randomcases import firm, shifted  # noqa: E402


class Comparison:
    """Compares Chromium and the engine. A browser starts when it is first needed."""

    def __init__(self):
        self.oracles = {}

    def oracle(self, scale=8):
        if scale not in self.oracles:
            self.oracles[scale] = Oracle(os.path.join(args.shared, "tools", "Ahem.ttf"), args.chromium, scale)
        return self.oracles[scale]

    def with_expected(self, cases):
        """The cases that Chromium can lay out, with its frames as `expected`."""
        result = []
        for case, answer in zip(cases, self.oracle().frames(cases)):
            if "error" in answer:
                print(f"{case['name']} is refused: {answer['error']}", file=sys.stderr)
            else:
                result.append({**case, "expected": answer["frame"]})
        return result

    def differing(self, cases):
        """The cases whose frames from the engine differ from `expected`. A case that crashes the engine counts as different.
        The engine is started again for the cases after it.
        """
        result, remaining = [], cases
        while remaining:
            answers, _, note = ask(args.engine, remaining, 600)
            crashed = next((i for i, case in enumerate(remaining) if case["name"] not in answers), len(remaining))
            if crashed == 0 and not result:
                sys.exit(f"The engine does not answer: {note[-400:]}")
            result += [case for case in remaining[:crashed + 1] if verdict(case, answers.get(case["name"]), .1) != "pass"]
            remaining = remaining[crashed + 1:]
        return result

    def firm(self, cases):
        """The cases that are firm. Chromium lays them out at scale 1, and with margins changed by 1/32 in both directions."""
        if not cases:
            return []
        coarse = self.oracle(1).frames(cases)
        more, less = (self.oracle().frames([shifted(case, by) for case in cases]) for by in (1 / 32, -1 / 32))
        return [case for case, *others in zip(cases, coarse, more, less) if firm(case, *(other["frame"] for other in others))]

    def misses(self, cases):
        """The cases that are misses, with `expected`."""
        return self.firm(self.differing(self.with_expected(cases)))

    def close(self):
        for oracle in self.oracles.values():
            oracle.close()


def new_batches(comparison):
    """Batches of new documents: pairs of a kind and its cases with `expected`."""
    for kind in args.kind or KINDS:
        for first in range(args.first, args.first + args.count, args.batch):
            last = min(first + args.batch, args.first + args.count)
            cases = comparison.with_expected([draw(kind, args.seed, number, args.shared) for number in range(first, last)])
            if args.keep:
                with gzip.open(os.path.join(args.keep, f"{kind}-{args.seed}-{first}.jsonl.gz"), "wt", encoding="utf-8") as file:
                    write_cases(file, cases)
            yield kind, cases


def stored_batches():
    """The batches of the folder of --check, as pairs like those of `new_batches`."""
    for path in sorted(glob.glob(os.path.join(args.check, "*.jsonl.gz"))):
        kind = os.path.basename(path).split("-")[0]
        if not args.kind or kind in args.kind:
            yield kind, read(path)


def signature(case):
    """The properties that a minimized case still has. Cases with one cause usually have equal signatures."""
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
    comparison, tried, misses = Comparison(), collections.Counter(), collections.defaultdict(list)
    began = time.monotonic()
    for kind, cases in stored_batches() if args.check else new_batches(comparison):
        differing = [case for case in comparison.differing(cases) if case["name"] not in loose]
        firm_misses = comparison.firm(differing)
        loose_names = {case["name"] for case in differing} - {case["name"] for case in firm_misses}
        if folder and loose_names:
            with open(loose_path, "a") as file:
                file.writelines(f"{name}\n" for name in sorted(loose_names))
        tried[kind] += len(cases)
        misses[kind] += firm_misses
        speed = sum(tried.values()) / (time.monotonic() - began)
        print(f"{kind}: {tried[kind]} tried, {len(misses[kind])} misses, {speed:.0f} documents/s", file=sys.stderr, flush=True)
    reported = [case for cases in misses.values() for case in cases[:args.max_misses]]
    written = reported if args.keep_size else minimized(reported, comparison.misses)
    comparison.close()
    with open(args.out, "w", encoding="utf-8") as file:
        write_cases(file, written)
    for kind in tried:
        print(f"{kind:12} {tried[kind]:7} tried {len(misses[kind]):5} misses")
    print(f"{'all':12} {sum(tried.values()):7} tried {sum(map(len, misses.values())):5} misses, {len(written)} of them in {args.out}")
    if not args.keep_size:
        for name, count in collections.Counter(map(signature, written)).most_common(40):
            print(f"{count:5}  {name}")


main()
