#!/usr/bin/env python3
"""Packs the engine, the course and the page into one HTML file that opens from disk, and into a script for other pages.

  pack.py ENGINE.wasm COURSE.json OUT.html OUT.js

page/index.html names the page's style sheets and scripts in their order, each on a line of its own:
<link … href="NAME.css"> or <script src="NAME.js"></script>. They and the body become one part; the course and the engine
are two others. Each part is deflated and written as text, which page/open.js reads. Only the content for readers without
script is plain HTML. OUT.js has the same parts as strings: a page of the book that loads it shows its lesson interactively.
"""
import base64
import html
import json
import pathlib
import re
import sys
import zlib

from face import square_face

PAGE = pathlib.Path(__file__).parent / "page"
STYLE = re.compile(r'<link rel="stylesheet" href="([\w-]+\.css)">\n')
SCRIPT = re.compile(r'<script src="([\w-]+\.js)"></script>\n')
# Five groups: the text before the body, the body before the <noscript> element, that element, the body after it, the end.
BODY = re.compile(r"(.*<body>\n)(.*)(<noscript>.*?</noscript>\n)(.*)(</body>.*)", re.DOTALL)


def main():
    engine, course, out, script = (pathlib.Path(path) for path in sys.argv[1:])
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    before, header, unscripted, content, after = BODY.fullmatch(SCRIPT.sub("", STYLE.sub("", index))).groups()
    page = {
        "style": face_rule() + joined(STYLE.findall(index)),
        "body": header + content,
        "script": joined(SCRIPT.findall(index)),
    }
    parts = {
        "page": json.dumps(page, ensure_ascii=False).encode(),
        "course": course.read_bytes(),
        "engine": engine.read_bytes(),
    }
    packed = {name: packed_part(data) for name, data in parts.items()}
    elements = {
        name: f'<script type="text/plain" id="packed-{name}" data-bytes="{count}">{text}</script>\n'
        for name, (count, text) in packed.items()
    }
    ideas = first_ideas(json.loads(parts["course"]))
    text = (
        before.replace('<meta charset="utf-8">\n', "")
        + unscripted.replace("<!-- pack.py writes how each lesson begins here. -->", ideas)
        + "".join(elements.values())
        + f"<script>\n{joined(['open.js'])}</script>\n"
        + after
    )
    # Most browsers trust a byte order mark more than a server's content type.
    out.write_text("\ufeff" + text, encoding="utf-16-le")
    strings = ", ".join(f'{name}: {{bytes: {count}, text: "{text}"}}' for name, (count, text) in packed.items())
    script.write_text(f"\ufeffglobalThis.Packed = {{{strings}}};\n{joined(['open.js'])}", encoding="utf-16-le")
    sizes = ", ".join(f"{name} {2 * len(each)}" for name, each in elements.items())
    print(f"{out}: {out.stat().st_size} bytes, of which {sizes}")


def joined(names):
    return "\n".join((PAGE / name).read_text(encoding="utf-8") for name in names)


def face_rule():
    face = base64.b64encode(square_face()).decode()
    return f"@font-face {{ font-family: Ahem; src: url(data:font/ttf;base64,{face}); }}\n"


def packed_part(data):
    """The number of deflated bytes, and the bytes as text. Each character is 0x100 plus 15 bits, highest bit first."""
    deflated = zlib.compress(data, 9)
    bits = "".join(f"{byte:08b}" for byte in deflated)
    text = "".join(chr(0x100 + int(bits[start : start + 15].ljust(15, "0"), 2)) for start in range(0, len(bits), 15))
    return len(deflated), text


def first_ideas(course):
    """A list of the lessons with the first paragraph of each, for readers without script."""
    return "\n".join(
        f"<dt>{html.escape(lesson['title'])}<dd>{''.join(map(piece, lesson['idea'][0]))}"
        for lesson in course["lessons"]
    )


def piece(part):
    if "code" in part:
        return f"<code>{html.escape(part['code'])}</code>"
    return html.escape(part["text"]) if "text" in part else f"{round(part['number'], 3):g}"


main()
