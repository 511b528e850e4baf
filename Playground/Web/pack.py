#!/usr/bin/env python3
"""Puts the engine, the course and the page into one HTML file that opens from disk.

  pack.py page.wasm course.json OUT.html

The parts of the page are those that page/index.html names: a line <link … href="NAME.css"> or <script src="NAME.js"></script>
stands for the file. All but unpack.js are compressed into one text, which unpack.js opens. The file is UTF-16, where nearly all
values of two bytes may stand in a text; its first two bytes say so, which browsers believe more than a server. The same input gives
the same bytes.
"""
import array
import codecs
import html
import json
import lzma
import pathlib
import re
import sys

from face import square_face
from streams import sorted_streams

PAGE = pathlib.Path(__file__).parent / "page"
# What unpack.js reads: LZMA without a header, with these numbers of bits.
FILTERS = [{"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": 3, "lp": 0, "pb": 0}]
STYLE = re.compile(r'[ \t]*<link rel="stylesheet" href="([\w-]+\.css)">\n')
SCRIPT = re.compile(r'[ \t]*<script src="([\w-]+\.js)"></script>\n')
# What may not stand in an element for text: what ends it, what browsers read otherwise, and halves of pairs.
UNSAFE = {0x0000, ord("\r"), ord("<"), *range(0xD800, 0xE000)}
# Such a number is this one and then itself with the highest bit turned, which is no such number.
ESCAPE = 0x7FFF
# Comments, blank lines and the blanks that lines begin with are for those who read the parts.
UNREAD = re.compile(r"^[ \t]*(//.*|<!--.*-->|/\*.*\*/)?\n|^[ \t]+", re.MULTILINE)
# Texts over several lines are layouts: their blanks are read.
WRITTEN = re.compile(r"(\[`[^`]*`)")


def main():
    wasm, course, out = (pathlib.Path(path) for path in sys.argv[1:])
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    styles = [(PAGE / name).read_bytes() for name in STYLE.findall(index)]
    scripts = [(PAGE / name).read_bytes() for name in SCRIPT.findall(index) if name != "unpack.js"]
    module = wasm.read_bytes()
    streams = sorted_streams(module)
    parts = {
        "streams": b"".join(streams),
        "lengths": json.dumps({"streams": [len(stream) for stream in streams], "module": len(module)}).encode(),
        "course": minified(course),
        "face": square_face(),
        "style": b"\n".join(styles),
        "script": unread(b"\n".join(scripts).decode()).encode(),
    }
    page = STYLE.sub("", index).replace('<meta charset="utf-8">\n', "")
    before, *_, after = SCRIPT.split(page)
    before = before.replace("<!-- pack.py puts the lessons' text here. -->", ideas(json.loads(course.read_bytes())))
    text = f'<script type="text/plain" id="packed">{packed(b"".join(parts.values()))}</script>\n'
    page = UNREAD.sub("", before) + text + "<script>\n" + opener(parts) + "</script>\n" + UNREAD.sub("", after)
    data = codecs.BOM_UTF16_LE + page.encode("utf-16-le")
    out.write_bytes(data)
    print(f"{out}: {len(data)} bytes, of which " + ", ".join(f"{name} {len(compressed(parts[name]))}" for name in parts))


def minified(course):
    """The course without what the page's engine lays out by itself: the boxes of exercises."""
    data = json.loads(course.read_bytes())
    exercises = [exercise for lesson in data["lessons"] for exercise in lesson["exercises"]]
    exercises += [screen["exercise"] for screen in data["screens"]]
    for first in exercises:
        for exercise in [first, *first.get("again", [])]:
            del exercise["layout"]["boxes"]
            for wanted in exercise["key"].get("wanted", []):
                del wanted["boxes"], wanted["code"]
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def unread(script):
    """The script without what only those read who write it; layouts in it stay as they are."""
    parts = WRITTEN.split(script)
    return "".join(part if place % 2 else UNREAD.sub("", part) for place, part in enumerate(parts))


def ideas(course):
    """What the lessons tell, for those whose browser runs no script."""
    told = []
    for lesson in course["lessons"]:
        told.append(f"<h2>{html.escape(lesson['title'])}</h2>")
        told += [f"<p>{''.join(map(piece, paragraph))}</p>" for paragraph in lesson["idea"]]
    return "\n  ".join(told)


def piece(part):
    if "code" in part:
        return f"<code>{html.escape(part['code'])}</code>"
    return html.escape(part["text"]) if "text" in part else f"{round(part['number'], 3):g}"


def compressed(data):
    return lzma.compress(data, format=lzma.FORMAT_RAW, filters=FILTERS)


def packed(data):
    """The data as text: two bytes a sign."""
    data = compressed(data)
    data += b"\0" * (len(data) % 2)
    units = array.array("H")
    for start in range(0, len(data), 2):
        unit = int.from_bytes(data[start : start + 2], "little")
        units.extend([ESCAPE, unit ^ 0x8000] if unit in UNSAFE or unit == ESCAPE else [unit])
    return "".join(map(chr, units))


def opener(parts):
    """The script that opens the parts: each is a range of what is unpacked."""
    places, place = {}, 0
    for name, data in parts.items():
        places[name] = [place, place + len(data)]
        place += len(data)
    unpack = (PAGE / "unpack.js").read_text(encoding="utf-8")
    return f"{UNREAD.sub('', unpack)}openPage({json.dumps(places)});\n"


main()
