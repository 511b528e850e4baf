"""Pasted CSS, HTML, JSON and Android XML of other projects."""

import json

from checking import check, equal, expect


def pasted(page, text):
    """Pastes a text. Returns the layout that the dialog shows, and the messages about it."""
    page.evaluate("document.querySelector('dialog[open]')?.close(), document.querySelector('#paste').click()")
    page.evaluate(
        f"Object.assign(document.querySelector('#pasted'), {{value: {json.dumps(text)}}})"
        ".dispatchEvent(new Event('input'))")
    page.evaluate("Paste.ready")
    layout = page.text("#pasted-result pre")
    message = page.evaluate("[...document.querySelectorAll('#pasted-result :is(li, p)')].map(each => each.textContent).join('; ')")
    page.evaluate("document.querySelector('dialog[open]').close()")
    return layout, message


SITE = """:root { --gap: 8px; --wide: calc(2 * var(--gap)) }
*, *::before { box-sizing: border-box; }
html, body { margin: 0 }
.card { display: flex; flex-direction: column; gap: var(--gap); padding: var(--none, 4px);
  .title { height: 20px }
  & > .body { flex: 1 }
}
.card .title b { width: 30px }
.card:hover { padding: 9px }
.card { width: 320px; }
"""


@check("CSS rules become nested boxes, with the values of their custom properties")
def rules(page):
    layout, message = pasted(page, SITE)
    lines = [line.strip() for line in layout.strip().split("\n")]
    equal(lines[0], "Column {", "the first line")
    equal(lines[1:3], ["Block {", "Fixed(width: 30).id(b)"], "the box in a box in it")
    equal(layout.count(".id("), 4, "the boxes: card, title, b, body")
    expect(".gap(8)" in layout and ".padding(4)" in layout and ".width(320)" in layout, layout)
    expect("contentBox" not in layout, f"the rule for all is lost: {layout}")
    expect(".card:hover" in message, f"of what is not taken over it says {message!r}")
    _, message = pasted(page, ".a { display: flex; gap: var(--nowhere) }")
    expect("--nowhere" in message, f"of a property without a value it says {message!r}")


@check("Classes without rules are reported, and the browser's default style is converted")
def classes(page):
    layout, message = pasted(page, '<header class="flex gap-4"><p>Hello <b>big</b> world</p><button>OK</button></header>')
    expect("flex, gap-4" in message and "<style>" in message, f"it says {message!r}")
    expect("baseline: " in layout and ".id(p)" in layout, f"a line of words is {layout!r}")
    expect(".border(2)" in layout, f"a button is {layout!r}")
    _, message = pasted(page, "<style>.gap-4 { gap: 4px }</style><div class='gap-4'><div></div></div>")
    expect("classes without" not in message, f"of a class that has a rule it says {message!r}")


@check("Text that is not a layout is rejected with a message")
def refused(page):
    for text, word in (
        ('{"name": "package", "version": "1.0.0"}', "a layout document"),
        ("<View style={{padding: 8}}><Text>Hi</Text></View>", "JavaScript"),
        ('{"children":[' * 9000 + "]}" * 9000, "boxes"),
        ("<p>x</p>" * 6000, "6,000"),
        (".a { display: flex }" + "".join(f".b{i} .c {{ width: 3px }}" for i in range(6000)), "12,001"),
    ):
        layout, message = pasted(page, text)
        expect(word in message and layout == "", f"of {text[:40]!r} it says {message!r}, and shows {layout[:60]!r}")


@check("An Android layout is converted although it refers to other files")
def resources(page):
    layout, message = pasted(page, """<LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
      android:layout_width="match_parent" android:layout_height="wrap_content" android:background="@color/paper">
      <ImageView android:layout_width="40dp" android:layout_height="40dp" android:src="@drawable/logo"/>
      <TextView android:layout_width="wrap_content" android:layout_height="wrap_content" android:text="@string/hello"/>
    </LinearLayout>""")
    expect('text: "hello"' in layout and ".width(40)" in layout, layout or message)
    expect('drawable "logo"' in message and 'string "hello"' in message, f"it says {message!r}")
    _, message = pasted(page, """<View xmlns:android="http://schemas.android.com/apk/res/android"
      android:layout_width="@dimen/wide" android:layout_height="1dp"/>""")
    expect("wide" in message, f"of a size that is elsewhere it says {message!r}")


@check("A pasted layout with a fixed size is completely visible")
def sized(page):
    html = "<div style='display: flex; width: 600px; height: 90px'><div style='flex: 1'></div></div>"
    size = "{width: 320, height: 240}"
    found = page.evaluate(f"""Foreign.read({json.dumps(html)}, {size}, document.querySelector('#original'))
      .then(({{width, height}}) => [width, height])""")
    equal(found, [600, 90], "the size to lay it out in")


@check("The CSS, HTML and JSON that the page writes can be pasted, and the kind of a text is detected")
def kinds(page):
    for view in ("css", "html", "json"):
        page.evaluate(f"Play.open(Presets.of('Cards that wrap')), document.querySelector('#notation [data-view={view}]').click()")
        page.frame()
        layout, _ = pasted(page, page.text(".view"))
        expect("wrap()" in layout and layout.count(".id(") >= 5, f"of its {view} comes {layout!r}")
    for text, kind in (
        ("/* a site */\n@media (min-width: 1px) { .a { gap: 1px } }", "css"),
        ("a[href='x=1']:not(.b) > .c { gap: 1px }", "css"),
        ("@charset 'utf-8'; .a { gap: 1px }", "css"),
        ("let bar = Row(gap: 8) { Fixed(width: 60) }", None),
        ("enum Part: Int { case a }\nstruct Bar { let width: Int }", None),
        ("Overlay { Flex() }", None),
        ("FirstThatFits {\n  Row { Fixed(width: 60) }\n}", None),
    ):
        equal(page.evaluate(f"Foreign.kindOf({json.dumps(text)})"), kind, f"what {text!r} is")


BODY = """<!doctype html><html><head><style>body{margin:0;display:flex;gap:10px}p{margin:0;width:50px;height:20px}</style></head>
  <body><p></p><p></p></body></html>"""


@check("Styles of a page's body, and its height, are converted")
def body(page):
    layout, message = pasted(page, BODY)
    expect(layout.startswith("Row {") and ".gap(10)" in layout, layout)
    layout, _ = pasted(page, "<body style='display: flex; padding: 4px'><p></p></body>")
    expect(layout.startswith("Row {") and ".padding(4)" in layout, layout)
    layout, _ = pasted(page, "<style>body { min-height: 100vh; display: flex; flex-direction: column }</style><i></i><i></i>")
    expect(layout.startswith("Column {") and ".minHeight(400)" in layout, layout)
    layout, message = pasted(page, "<!doctype html><style>html, body { height: 100%; margin: 0 }</style><p></p><div></div>")
    expect(layout.startswith("FlowRoot {") and ".height(.percent(100))" in layout, layout)
    expect("All boxes are as in this browser." in message, f"it says {message!r}")
    layout, _ = pasted(page, "<!doctype html><body style='margin: 0'><div style='display: flex'><i></i></div></body>")
    expect(layout.startswith("Row {"), f"a body that only has no margin stands around {layout!r}")


@check("Attributes and !important declarations apply as in a browser")
def weights(page):
    for html in ("<div dir=rtl style='display:flex'><i></i></div>", "<html dir=rtl><div style='display:flex'><i></i></div>",
                 "<body dir=RTL><div style='display:flex'><i></i></div></body>"):
        layout, _ = pasted(page, html)
        expect(".direction(.rightToLeft)" in layout, f"{html} is {layout!r}")
    layout, _ = pasted(page, "<style>i { width: 30px !important; width: 40px } .a { display: flex }</style>"
                       "<div class=a><i style='width: 50px'></i></div>")
    expect("width: 30" in layout, f"what is important is {layout!r}")
    layout, _ = pasted(page, "<div style='display:flex'><p hidden></p><b style='display:block' hidden></b>"
                       "<details><summary>a</summary><p>x</p></details></div>")
    equal(layout.count(".hidden()"), 2, f"boxes that are hidden in {layout!r}")


@check("A box in a line of text becomes a row, and text that is not HTML is rejected")
def lines(page):
    layout, message = pasted(page, "<b style='display: inline-flex'><i style='width: 20px; height: 9px'></i></b>")
    expect("Row {\n      Row {" in layout and "All boxes" in message, f"a box in a line is {layout!r}, and it says {message!r}")
    _, message = pasted(page, "<?xml version='1.0'?><foo/>")
    expect("not HTML" in message, f"of no HTML it says {message!r}")


@check("A box is named by an id, a class or a tag that no other box has")
def names(page):
    layout, _ = pasted(page, "<header class=top></header><nav></nav><main><p class='row one'></p><p class=row></p></main>"
                       "<div id='the end' class=top></div>")
    for name in ("header", "nav", "main", "one", '"the end"'):
        expect(f".id({name})" in layout, f"{name} is not in {layout!r}")
    equal(layout.count(".id("), 5, f"names in {layout!r}")


@check("Pasted notation is kept, and JSON that the page writes keeps the height of its root")
def notation_and_json(page):
    layout, message = pasted(page, "Row { Flex().id(a) }")
    expect(layout == "Row { Flex().id(a) }" and message == "Everything was converted.", f"{layout!r}, and it says {message!r}")
    _, message = pasted(page, "Row { Flx() }")
    expect("Line 1, column 7" in message, f"of a fault it says {message!r}")
    page.evaluate("Play.open({text: 'Row { Flex().id(\"my id\") }.gap(4)', width: 200, height: 72})")
    page.frame()
    equal(page.evaluate("Model.nodes.length"), 2, "the boxes after something else was read in the dialog")
    page.evaluate("document.querySelector('#notation [data-view=json]').click()")
    page.frame()
    document = page.text(".view")
    equal(json.loads(document)["root"]["style"].get("height"), "100%", "how high the document's root is")
    layout, _ = pasted(page, document)
    expect("maxContent" not in layout and '.id("my id")' in layout, layout)
    equal(page.evaluate(f"Foreign.read({json.dumps(document)}).height"), 72, "the height to lay it out in")
