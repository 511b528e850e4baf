#!/usr/bin/env python3
"""Puts the engine, the course and the page into one HTML file that opens from disk.

  pack.py page.wasm course.json OUT.html

The parts of the page are those that page/index.html names: a line <link … href="NAME.css"> or <script src="NAME.js"></script>
stands for the file. They and the body are compressed into one text: open.js reads it, and unpack.js, which is in it, unpacks the rest.
The file is UTF-16, where nearly all values of two bytes may stand in a text; its first two bytes say so, which browsers believe more
than a server. What readers without script see is no part of that text. The same input gives the same bytes.
"""
import codecs
import html
import json
import lzma
import pathlib
import re
import sys
import zlib

from face import square_face
from streams import sorted_streams

PAGE = pathlib.Path(__file__).parent / "page"
# What unpack.js reads: LZMA without a header, with these numbers of bits.
FILTERS = [{"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": 3, "lp": 0, "pb": 0}]
STYLE = re.compile(r'[ \t]*<link rel="stylesheet" href="([\w-]+\.css)">\n')
SCRIPT = re.compile(r'[ \t]*<script src="([\w-]+\.js)"></script>\n')
# What opens the page is not among what it opens.
OPENERS = ("open.js", "unpack.js")
# The page: what is before its body, what of that is for readers without script, and what is behind it.
BODY = re.compile(r"(.*<body>\n)(.*)(<noscript>.*?</noscript>\n)(.*)(</body>.*)", re.DOTALL)
# What may stand in an element for text: no control, no `<`, no half of a pair. Those are the digits of the packed text.
DIGITS = [*range(0x3D, 0xD800), *range(0xE000, 0x10000)]
# The number of which the digits are is at least this, wherever a byte is taken from it.
LEAST = 0x8000
# Comments, blank lines and the blanks that lines begin with are for those who read the parts.
UNREAD = re.compile(r"^[ \t]*(//.*|<!--.*-->|/\*.*\*/)?\n|^[ \t]+", re.MULTILINE)
# What exercises with other numbers differ in.
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
# Texts over several lines are layouts: their blanks are read.
WRITTEN = re.compile(r"(\[`[^`]*`)")


def main():
    wasm, course, out = (pathlib.Path(path) for path in sys.argv[1:])
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    before, header, readable, content, after = BODY.fullmatch(SCRIPT.sub("", STYLE.sub("", index))).groups()
    streams, guesses = sorted_streams(wasm.read_bytes())
    parts = {
        "streams": b"".join(streams),
        "lengths": json.dumps({"streams": [len(stream) for stream in streams], "module": wasm.stat().st_size}).encode(),
        "course": minified(course),
        "face": square_face(),
        "style": b"\n".join((PAGE / name).read_bytes() for name in STYLE.findall(index)),
        "body": UNREAD.sub("", header + content).encode(),
        "script": "\n".join(unread(name) for name in SCRIPT.findall(index) if name not in OPENERS).encode(),
    }
    before = before.replace('<meta charset="utf-8">\n', "")
    readable = readable.replace("<!-- pack.py puts the lessons' beginnings here. -->", ideas(json.loads(course.read_bytes())))
    opener = deflated(unread("unpack.js").encode())
    text = digits(opener + guesses + compressed(b"".join(parts.values())))
    call = f"readPage({len(opener)}, {len(guesses)}, {json.dumps(places(parts))});\n"
    data = codecs.BOM_UTF16_LE + (
        UNREAD.sub("", before + readable)
        + f'<script type="text/plain" id="packed">{text}</script>\n<script>\n{unread("open.js")}{call}</script>\n'
        + after
    ).encode("utf-16-le")
    out.write_bytes(data)
    sizes = [f"{name} {len(compressed(parts[name]))}" for name in parts]
    print(f"{out}: {len(data)} bytes, of which guesses {len(guesses)}, {', '.join(sizes)}")


def minified(course):
    """The course without what the page's engine lays out by itself, the boxes of exercises, and without what is said again."""
    data = json.loads(course.read_bytes())
    exercises = [exercise for lesson in data["lessons"] for exercise in lesson["exercises"]]
    exercises += [screen["exercise"] for screen in data["screens"]]
    for first in exercises:
        for exercise in [first, *first.get("again", [])]:
            del exercise["layout"]["boxes"]
            for wanted in exercise["key"].get("wanted", []):
                del wanted["boxes"], wanted["code"]
        if again := first.pop("again", None):
            first["again"] = [numbers(other, of=first) or other for other in again]
    return written(data).encode()


def written(data):
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def numbers(other, of):
    """The numbers of an exercise that differs from one in them alone; page/course.js puts them into it."""
    text = written(other)
    if NUMBER.split(text) != NUMBER.split(written({key: value for key, value in of.items() if key != "again"})):
        return None
    found = NUMBER.findall(text)
    read = [float(number) if "." in number else int(number) for number in found]
    # A number in a text may be written with noughts, which the script's numbers do not have.
    return read if all(str(a) == b and not b.endswith(".0") for a, b in zip(read, found)) else None


def unread(name):
    """A script without what only those read who write it; layouts in it stay as they are."""
    parts = WRITTEN.split((PAGE / name).read_text(encoding="utf-8"))
    return "".join(part if place % 2 else UNREAD.sub("", part) for place, part in enumerate(parts))


def ideas(course):
    """What each lesson begins with, for those whose browser runs no script: what they read is not packed."""
    return "\n".join(
        f"<dt>{html.escape(lesson['title'])}<dd>{''.join(map(piece, lesson['idea'][0]))}" for lesson in course["lessons"]
    )


def piece(part):
    if "code" in part:
        return f"<code>{html.escape(part['code'])}</code>"
    return html.escape(part["text"]) if "text" in part else f"{round(part['number'], 3):g}"


def compressed(data):
    return lzma.compress(data, format=lzma.FORMAT_RAW, filters=FILTERS)


def deflated(data):
    packer = zlib.compressobj(9, wbits=-15)
    return packer.compress(data) + packer.flush()


def digits(data):
    """The data as text, from which open.js takes the bytes from the first on; so the last are put into the number first."""
    base, units, number = len(DIGITS), [], LEAST
    for byte in reversed(data):
        if number * 256 >= LEAST * base:
            units.append(DIGITS[number % base])
            number //= base
        number = number * 256 + byte
    units += [DIGITS[number % base], DIGITS[number // base]]
    return "".join(map(chr, reversed(units)))


def places(parts):
    """Where each part is in what is unpacked."""
    found, place = {}, 0
    for name, data in parts.items():
        found[name] = [place, place + len(data)]
        place += len(data)
    return found


main()
