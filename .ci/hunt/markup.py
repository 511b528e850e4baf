"""Searches for XML that this package and expat read differently.

  python3 .ci/hunt/markup.py --count 20000 --seed 1 --out cases.jsonl
  XML_CASES=$PWD/cases.jsonl swift test --filter 'XML that expat read'

Takes the layout files of the examples, changes bytes of most of them, and has expat read each file. A case has the bytes,
and expat's result: the elements with their attributes and text, or that it rejects the file. The test reads the same bytes
and compares. Texts are skipped if this package by design rejects them (document types, other encodings, undeclared
prefixes) or accepts them ("--" in comments, "]]>" in text, non-ASCII letters in names).
"""
import argparse
import base64
import collections
import glob
import json
import os
import random
import re
import xml.parsers.expat

HERE = os.path.dirname(os.path.abspath(__file__))
TOKENS = [b"<", b">", b"/", b"/>", b"</", b"&", b"&amp;", b"&lt;", b"&#10;", b"&#x41;", b"&#0;", b"&x;", b"\"", b"'", b"=", b" ",
          b"\t", b"\n", b"\r\n", b"<!--", b"-->", b"--", b"<![CDATA[", b"]]>", b"<?x y?>", b"<?", b"?>", b" a='1'", b" a=\"1\"",
          b":", b"<a>", b"</a>", b"<a/>", b" xmlns:q='q'", b" q:r='1'", b"x", b"0", b"-", b".", b"_", b"\xc3\xa9", b"\xff", b"\x01"]
DECLARED_PREFIXES = {"android", "app", "tools", "xmlns", "xml"}


def mutated(text, rng):
    """The text with some of its bytes changed."""
    text = bytearray(text)
    for _ in range(rng.choice([0, 1, 1, 1, 2, 2, 3, 5])):
        at = rng.randrange(len(text) + 1)
        until = min(at + rng.choice([1, 1, 2, 5, 20]), len(text))
        kind = rng.randrange(7)
        if kind == 0:
            del text[at:until]
        elif kind == 1:
            text[at:at] = text[at:until]
        elif kind in (2, 3):
            text[at:at] = rng.choice(TOKENS)
        elif kind == 4:
            text[at:until] = rng.choice(TOKENS)
        elif kind == 5:
            other = rng.randrange(len(text) + 1)
            text[other:other] = text[at:until]
        elif rng.random() < .3:
            del text[at:]
        if not text:
            return b"<a/>"
    return bytes(text)


class Reader:
    """Collects what expat reads: the elements in the order of their start tags, with attributes and all text inside."""

    def __init__(self):
        self.elements, self.open, self.bad_prefix, self.declared, self.skips = [], [], False, [], False

    def start(self, name, attributes):
        pairs = list(zip(attributes[::2], attributes[1::2]))
        self.declared.append({key[6:] for key, _ in pairs if key.startswith("xmlns:")})
        prefixes = DECLARED_PREFIXES.union(*self.declared)
        for key in [name] + [key for key, _ in pairs]:
            self.bad_prefix |= ":" in key and key.split(":")[0] not in prefixes
        self.open.append(len(self.elements))
        self.elements.append({"name": name, "attributes": [list(pair) for pair in pairs], "text": ""})

    def end(self, _):
        self.open.pop()
        self.declared.pop()

    def data(self, text):
        for at in self.open:
            self.elements[at]["text"] += text

    def skip(self, *_):
        self.skips = True


def verdict(text):
    """Pairs of `accept` and the elements, or `refuse` or `skip` and no elements."""
    reader, parser = Reader(), xml.parsers.expat.ParserCreate()
    parser.ordered_attributes = parser.buffer_text = True
    parser.StartElementHandler, parser.EndElementHandler = reader.start, reader.end
    parser.CharacterDataHandler, parser.StartDoctypeDeclHandler = reader.data, reader.skip
    declaration = re.match(rb"\s*<\?xml.*?\?>", text, re.S)
    encoding = declaration and re.search(rb"encoding\s*=\s*[\"']([^\"']*)", declaration[0])
    version = declaration and re.search(rb"version\s*=\s*[\"']([^\"']*)", declaration[0])
    # Expat accepts any version, and this package only 1.0 and 1.1.
    if version and not re.fullmatch(rb"1\.[01]", version[1]):
        return "skip", []
    if b"<!D" in text or encoding and encoding[1].lower() not in (b"utf-8", b"us-ascii"):
        return "skip", []
    try:
        parser.Parse(text, True)
    except xml.parsers.expat.ExpatError as error:
        non_ascii_names = re.findall(rb"[<\s/?][^\s<>=\"'/?]*[\x80-\xff]", text)
        comments = re.findall(rb"<!--(.*?)-->", text, re.S)
        is_allowed_by_design = any(b"--" in comment or comment.endswith(b"-") for comment in comments) or b"]]>" in text
        return ("skip" if is_allowed_by_design or non_ascii_names or "encoding" in str(error) else "refuse"), []
    if reader.skips or reader.bad_prefix:
        return "skip", []
    return "accept", reader.elements


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", default=os.path.join(HERE, "../../Playground/Examples/AndroidFiles/res"), metavar="DIR")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--out", default="cases.jsonl")
    args = parser.parse_args()
    rng = random.Random(args.seed)
    paths = sorted(glob.glob(os.path.join(args.files, "**", "*.xml"), recursive=True))
    texts = [open(path, "rb").read() for path in paths] + [
        b"<a b='1' c=\"&lt;2&#x20;\"><!-- d --><e/>f &amp; g<![CDATA[<h>]]>\r\n</a>",
        b"<?xml version='1.0' encoding='utf-8'?>\n<a xmlns:b='c'><b:d b:e='f\tg'/><?h i?></a>\n<!-- j -->"]
    counts = collections.Counter()
    with open(args.out, "w", encoding="utf-8") as file:
        for _ in range(args.count):
            text = mutated(rng.choice(texts), rng)
            outcome, elements = verdict(text)
            counts[outcome] += 1
            if outcome != "skip":
                case = {"bytes": base64.b64encode(text).decode(), "isAccepted": outcome == "accept", "elements": elements}
                file.write(json.dumps(case) + "\n")
    print(f"{counts['accept']} accepted by expat, {counts['refuse']} refused, {counts['skip']} left out: {args.out}")


main()
