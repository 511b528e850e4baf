"""CSS, HTML, JSON and Android's XML as they are found elsewhere."""

import json

from checking import check, equal, expect


def pasted(page, text):
    """What the dialog shows of a text: the layout, and all that is said of it."""
    page.evaluate("document.querySelector('dialog[open]')?.close(), document.querySelector('#paste').click()")
    page.evaluate(
        f"Object.assign(document.querySelector('#pasted'), {{value: {json.dumps(text)}}})"
        ".dispatchEvent(new Event('input'))")
    page.frame()
    layout = page.text("#pasted-result pre")
    said = page.evaluate("[...document.querySelectorAll('#pasted-result :is(li, p)')].map(each => each.textContent).join('; ')")
    page.evaluate("document.querySelector('dialog[open]').close()")
    return layout, said


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


@check("Rules of a site become boxes in each other, with the values of their custom properties")
def rules(page):
    layout, said = pasted(page, SITE)
    lines = [line.strip() for line in layout.strip().split("\n")]
    equal(lines[0], "Column {", "the first line")
    equal(lines[1:3], ["Column {", "Fixed(width: 30).id(b)"], "the box in a box in it")
    equal(layout.count(".id("), 4, "the boxes: card, title, b, body")
    expect(".gap(8)" in layout and ".padding(4)" in layout and ".width(320)" in layout, layout)
    expect("contentBox" not in layout, f"the rule for all is lost: {layout}")
    expect(".card:hover" in said, f"of what is not taken over it says {said!r}")
    _, said = pasted(page, ".a { display: flex; gap: var(--nowhere) }")
    expect("--nowhere" in said, f"of a property without a value it says {said!r}")


@check("Classes without rules, and what browsers add by themselves, are said")
def classes(page):
    layout, said = pasted(page, '<header class="flex gap-4"><p>Hello <b>big</b> world</p><button>OK</button></header>')
    expect("flex, gap-4" in said and "<style>" in said and "button" in said, f"it says {said!r}")
    expect('Text("Hello big world")' in layout, f"a line of words is {layout!r}")
    _, said = pasted(page, "<style>.gap-4 { gap: 4px }</style><div class='gap-4'><div></div></div>")
    expect("classes without" not in said, f"of a class that has a rule it says {said!r}")


@check("What is no layout is refused with a sentence")
def refused(page):
    for text, word in (
        ('{"name": "package", "version": "1.0.0"}', "no layout document"),
        ("<View style={{padding: 8}}><Text>Hi</Text></View>", "JavaScript"),
        ('{"children":[' * 9000 + "]}" * 9000, "boxes"),
        ("<p>x</p>" * 6000, "6,000"),
        (".a { display: flex }" + "".join(f".b{i} .c {{ width: 3px }}" for i in range(6000)), "6,001"),
    ):
        layout, said = pasted(page, text)
        expect(word in said and layout == "", f"of {text[:40]!r} it says {said!r}, and shows {layout[:60]!r}")


@check("A layout of Android is taken though what it refers to lies in other files")
def resources(page):
    layout, said = pasted(page, """<LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
      android:layout_width="match_parent" android:layout_height="wrap_content" android:background="@color/paper">
      <ImageView android:layout_width="40dp" android:layout_height="40dp" android:src="@drawable/logo"/>
      <TextView android:layout_width="wrap_content" android:layout_height="wrap_content" android:text="@string/hello"/>
    </LinearLayout>""")
    expect('text: "hello"' in layout and ".width(40)" in layout, layout or said)
    expect("@drawable/logo" in said and "@string/hello" in said, f"it says {said!r}")
    _, said = pasted(page, """<View xmlns:android="http://schemas.android.com/apk/res/android"
      android:layout_width="@dimen/wide" android:layout_height="1dp"/>""")
    expect("wide" in said, f"of a size that is elsewhere it says {said!r}")


@check("What is pasted with a size of its own is seen whole")
def sized(page):
    html = "<div style='display: flex; width: 600px; height: 90px'><div style='flex: 1'></div></div>"
    found = page.evaluate(f"(({{width, height}}) => [width, height])(Foreign.read({json.dumps(html)}))")
    equal(found, [600, 90], "the size to lay it out in")


@check("What the page writes is pasted again, and what it is pasted from is told by how it begins")
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
