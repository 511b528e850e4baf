#!/usr/bin/env python3
"""Puts the engine, the course and the page into one HTML file that opens from disk.

  pack.py page.wasm course.json OUT.html

The parts of the page are those that page/index.html names: a line <link … href="NAME.css"> or <script src="NAME.js"></script>
stands for the file. All but unpack.js are compressed into one text, which unpack.js opens. The same input gives the same bytes.
"""
import base64
import html
import json
import lzma
import pathlib
import re
import sys

from face import square_face

PAGE = pathlib.Path(__file__).parent / "page"
# What unpack.js reads: LZMA without a header, with these numbers of bits.
FILTERS = [{"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": 3, "lp": 0, "pb": 0}]
STYLE = re.compile(r'[ \t]*<link rel="stylesheet" href="([\w-]+\.css)">\n')
SCRIPT = re.compile(r'[ \t]*<script src="([\w-]+\.js)"></script>\n')
# Comments and blank lines are for those who read the parts.
UNREAD = re.compile(rb"^[ \t]*(//.*)?\n", re.MULTILINE)


def main():
    wasm, course, out = (pathlib.Path(path) for path in sys.argv[1:])
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    styles = [(PAGE / name).read_bytes() for name in STYLE.findall(index)]
    scripts = [(PAGE / name).read_bytes() for name in SCRIPT.findall(index) if name != "unpack.js"]
    parts = {
        "wasm": wasm.read_bytes(),
        "course": minified(course),
        "face": square_face(),
        "style": b"\n".join(styles),
        "script": UNREAD.sub(b"", b"\n".join(scripts)),
    }
    page = STYLE.sub("", index)
    before, *_, after = SCRIPT.split(page)
    before = before.replace("<!-- pack.py puts the lessons' text here. -->", ideas(json.loads(course.read_bytes())))
    page = before + "<script>\n" + opener(parts) + "</script>\n" + after
    data = page.encode()
    out.write_bytes(data)
    print(f"{out}: {len(data)} bytes, of which " + ", ".join(f"{name} {len(packed(parts[name]))}" for name in parts))


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


def packed(data):
    """The data as text that may stand in quotes in a script."""
    text = base64.b85encode(lzma.compress(data, format=lzma.FORMAT_RAW, filters=FILTERS)).decode()
    assert not any(sign in text for sign in ('"', "\\", "<!--", "<script", "</"))
    return text


def opener(parts):
    """The script that opens the parts: each is a range of what is unpacked."""
    places, place = {}, 0
    for name, data in parts.items():
        places[name] = [place, place + len(data)]
        place += len(data)
    unpack = (PAGE / "unpack.js").read_text(encoding="utf-8")
    return f'{unpack}const PARTS = {json.dumps(places)};\nconst PACKED = "{packed(b"".join(parts.values()))}";\nopenPage(PARTS, PACKED);\n'


main()
