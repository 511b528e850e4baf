"""Pasted pages: each box has the frame that the browser gives it, or is listed as different."""

import json

from checking import check, equal, expect

# Pages by their contents. The keys are names for failure messages.
PAGES = {
    "blocks": """<body style="margin: 8px"><h1>Title</h1><p>Some words of text that break into lines of a narrow window.</p>
      <div style="margin: 30px auto; width: 50%; padding: 5px; border: 2px solid"><p>in a box</p></div><p style="margin: 0 0 -7px">last</p>""",
    "a row of items": """<style>.r { display: flex; gap: 4%; padding: 0 10% } .r > * { flex: 1 } .r > .b { flex: 0 0 calc(20% + 8px) }</style>
      <div class="r"><div>one</div><div class="b">two words</div>three<img width="40" height="30"></div>""",
    "columns, limits and percentages": """<!doctype html><style>html, body { height: 100%; margin: 0 }
      main { display: flex; flex-direction: column; height: 100%; max-width: clamp(100px, 80%, 400px) } section { flex: 1; min-height: 0; overflow: auto }</style>
      <main><header>Head</header><section><p>Text</p></section><footer style="height: min(40px, 10%)">Foot</footer></main>""",
    "a grid": """<style>.g { display: grid; grid: auto / repeat(auto-fill, minmax(min(100%, 90px), 1fr)); gap: 8px }
      .w { grid-column: span 2 } .areas { display: grid; grid-template: "a b" 30px "a c" auto / 1fr 2fr }</style>
      <div class="g"><p>one</p><p class="w">two are here</p><p>three</p></div>
      <div class="areas"><i style="grid-area: a">a</i><b style="grid-area: c">c</b></div>""",
    "subgrids and lines with names": """<style>.c { display: grid; grid-template-columns: repeat(auto-fill, minmax(90px, 1fr)); gap: 8px 12px }
      .c > * { display: grid; grid-row: span 2; grid-template-rows: subgrid; gap: 4px; padding: 6px; border: 1px solid } p { margin: 0 }
      .f { display: grid; grid-template-columns: [label] auto [field] 1fr [end] } .f > * { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid [a b] [c] }
      .n { display: grid; grid-template-columns: repeat(3, [day] 1fr) } .n > * { grid-column: day 2 / span day }</style>
      <div class="c"><div><h3>One</h3><p>Text</p></div><div><h3>A title of some more words</h3><p>Text of a card that is long</p></div></div>
      <div class="f"><div><b>Name</b><i>Ada</i></div><div><b>Occupation</b><i>Writer</i></div><div><i style="grid-column: c">only</i></div></div><div class="n"><p>day</p></div>""",
    "absolute boxes": """<style>.a { position: relative; height: 90px; padding: 10px } .b { position: absolute; right: 5%; bottom: calc(50% - 10px) }
      .c { position: fixed; left: 0; bottom: 0; width: 50% } .d { position: absolute; top: 50%; left: 50%; transform: translate(-50%, -50%) }</style>
      <div class="a"><div><span class="b">badge</span></div><span class="d">center</span></div><div><i style="position: absolute; right: 0">3</i>text after a box</div><div class="c">fixed</div>""",
    "lines of boxes": """<style>.t { display: inline-block; padding: 2px 6px; border: 1px solid } p { text-align: center }</style>
      <p><span class="t">one</span> <span class="t">two</span> <span class="t">three</span> <span class="t">more of them</span></p>
      <div><img width="60" height="20" alt=""></div><div style="text-align: right"><button>OK</button></div>""",
    "boxes of other fonts and fields in lines": """<!doctype html><style>body { line-height: 1.6 } .c { display: inline-block; padding: 4px 8px; margin: 2px; font-size: 12px }
      label { display: block } .w { width: 100%; box-sizing: border-box } .r { display: inline-flex; gap: 2px } .r i { width: 12px; height: 8px }</style>
      <div><span class="c">one</span> <span class="c">two of them</span> <span class="c">three</span></div><div><span class="c">small</span></div>
      <div><label>Name</label><input class="w"></div><div><label>About</label><textarea rows="3" class="w"></textarea></div><div><input size="5" style="height: 30px"> <button>Go</button></div>
      <div class="r"><i></i><i></i></div><div style="font-size: 24px"><span style="display: inline-block; overflow: hidden; font-size: 10px">hidden</span></div><div><img width="8" height="8"></div>
      <div style="display: flex; align-items: baseline"><input size="4" style="height: 36px"><span>text</span><button>Go</button></div>""",
    "images of a limited width": """<!doctype html><style>img { max-width: 100%; height: auto } .g { display: grid; grid-template-columns: repeat(2, 1fr) } figure { margin: 0 } .s img { height: 40px; flex: none }
      .r { width: 90px; aspect-ratio: 2; overflow: hidden } .r img { width: 100%; height: 100% }</style>
      <div class="g"><figure><img width="800" height="300"><figcaption>a</figcaption></figure><figure><img width="300" height="600"></figure></div>
      <div style="display: flex; flex-wrap: wrap"><div style="flex: 1 1 90px"><img width="900" height="900" style="display: block"></div><p style="flex: 1 1 90px">Words beside it</p></div>
      <div style="display: flex"><img width="500" height="50"><p>Words of text beside an image</p></div><div class="s" style="display: flex"><img width="400" height="300"></div>
      <div class="r"><img width="60" height="60"></div>""",
    "text of all kinds": """<style>.p::before { content: "→ " } .r { display: flex } .r::before { content: "First"; padding: 3px }</style>
      <p class="p">An <em>inline</em> element, a<br>break and &shy;a <code>face</code></p><div class="r"><b>bold</b></div>
      <pre>two
  lines</pre><ul><li>item</li><li></li></ul><p style="text-indent: 20px; letter-spacing: 1px; font: italic 20px/1.2 serif">Words of a larger font</p>
      <div style="white-space: nowrap; overflow: hidden; width: 60px">no line breaks</div><div style="width: 40px; overflow-wrap: anywhere">Unbreakable</div>
      <div style="width: 40px">of words that overflow a box</div>""",
    "fields and images": """<form style="display: flex; flex-wrap: wrap"><label>Name <input></label><input size="5"><select><option>word</select>
      <textarea rows="2" cols="9"></textarea><input type="checkbox"><progress></progress></form>
      <div style="display: flex; width: 200px"><img width="400" height="200" style="max-width: 100%; height: auto"></div>
      <svg width="30" height="30" style="display: block"></svg>""",
    "a whole page": """<!doctype html><style>* { box-sizing: border-box; margin: 0; padding: 0 }
      body { font: 16px/1.6 sans-serif; min-height: 100vh; display: grid; grid-template-rows: auto 1fr auto }
      nav { position: sticky; top: 0; display: flex; gap: 1em; align-items: baseline; padding: 1rem } .logo { font-size: 1.5rem; margin-right: auto }
      .hero { display: flex; flex-direction: column; align-items: center; position: relative; text-align: center; padding: 0 5vw }
      .hero::after { content: ""; position: absolute; inset: auto 0 0; height: 4px } h1 { font-size: clamp(1.2rem, 5vw, 3rem); max-width: 20ch }
      .media { display: flex; gap: 1rem } .media img { flex: none; width: 64px; height: 64px } .media > div { min-width: 0 }
      .media p { white-space: nowrap; overflow: hidden } .ratio { aspect-ratio: 16 / 9; width: 60% }
      dl { display: grid; grid-template-columns: max-content 1fr; column-gap: 1em } .modal { position: fixed; inset: 0; margin: auto; width: 50%; height: fit-content }
      @media (max-width: 250px) { nav { flex-direction: column } }</style>
      <nav><span class="logo">Logo</span><a>Docs</a><a>Blog</a></nav><main><section class="hero"><h1>The title of a page</h1><p>A line below it</p></section>
      <article class="media"><img width="100" height="80"><div><h3>Title</h3><p>Text that is longer than the box around it</p></div></article>
      <div class="ratio"></div><dl><dt>Key</dt><dd>A value of some words</dd></dl></main><footer>Footer</footer><div class="modal">Modal</div>""",
    "quirks": """<div style="height: 50%">half of the window</div><p>after</p>""",
    "from right to left": """<html dir="rtl"><body style="margin: 0"><div style="display: flex; padding-inline-start: 9px"><b>one</b><i style="margin-inline-start: auto">two</i></div>
      <p>שלום עולם</p>""",
    "characters of all kinds": """<p>👩‍👩 🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂 "quoted" \\ &#1; text</p>""",
    "contents and hidden boxes": """<div style="display: flex"><div style="display: contents"><b>one</b><i>two</i></div><p hidden>three</p></div>
      <details><summary>Sum</summary><p>hidden</p></details>""",
    "a table": """<p>before</p><table border="1"><tr><td>one<td>two<tr><td colspan="2">three</table><p>after</p>""",
}


def pasted(page, text, width=320, height=240):
    """Pastes a page with a window size. Returns the converted layout, and the messages about it."""
    page.evaluate("document.querySelector('dialog[open]')?.close(), document.querySelector('#paste').click()")
    page.evaluate(f"""[...document.querySelectorAll('.window input')].forEach((field, i) => field.value = [{width}, {height}][i]),
      Object.assign(document.querySelector('#pasted'), {{value: {json.dumps(text)}}}).dispatchEvent(new Event('input'))""")
    page.evaluate("Paste.ready")
    layout = page.text("#pasted-result pre")
    message = page.evaluate("[...document.querySelectorAll('#pasted-result :is(li, p)')].map(each => each.textContent).join('; ')")
    return layout, message


@check("The boxes of pasted pages have the browser's positions")
def same(page):
    faults = []
    for name, text in PAGES.items():
        for width in (320, 210):
            _, message = pasted(page, text, width)
            if "All boxes are as in this browser." not in message:
                faults.append(f"{name} at {width}: {message}")
    expect(not faults, "; ".join(faults))
    return f"{len(PAGES)} pages"


@check("A box with a ratio has a minimum of 0 if that is specified, and otherwise its content", only_chromium=True)
def ratios(page):
    style = "<!doctype html><style>div { aspect-ratio: 2; width: 50px } div + div { min-height: 0 }</style>"
    _, message = pasted(page, style + "<div>several words here in it</div><div>several words here in it</div>")
    expect("All boxes are as in this browser." in message, f"it says {message!r}")


@check("The button to use a pasted layout is visible without scrolling, even with a long list", only_chromium=True)
def used(page):
    for width, height in ((1440, 900), (390, 700)):
        page.browser.resize(width, height)
        page.open()
        page.frame()
        page.evaluate("document.querySelector('#paste').scrollIntoView()")
        page.click("#paste")
        page.evaluate("document.querySelector('#pasted').focus()")
        items = "".join(f'<b style="float: left">{i}</b><i style="columns: {i}">text</i>' for i in range(2, 40))
        page.browser.type(f'<div style="display: flex; flex-wrap: wrap">{PAGES["blocks"]}{items}</div>')
        page.wait("!document.querySelector('dialog[open] .primary').disabled", "the page is converted")
        x, y = page.evaluate("""(({x, y, width, height}) => [x + width / 2, y + height / 2])(
          document.querySelector('dialog[open] .primary').getBoundingClientRect())""")
        expect(0 < y < height, f"at {width} the button is at {y} of {height}")
        is_long = page.evaluate("""(({scrollHeight, clientHeight}) => scrollHeight > clientHeight + 100)(
          document.querySelector('dialog[open]'))""")
        expect(is_long, "the list is short")
        page.browser.click(x, y)
        page.frame()
        is_closed = page.evaluate("document.querySelector('dialog[open]') === null")
        expect(is_closed, f"at {width} a press does not use the layout")
    page.browser.resize(1440, 900)


@check("A pasted page and its copy in Play agree with the browser")
def copied(page):
    for name in ("blocks", "a row of items", "a grid", "text of all kinds"):
        pasted(page, PAGES[name])
        page.evaluate("[...document.querySelectorAll('dialog[open] .primary')].at(-1).click()")
        page.wait("Original.isShown", f"the page of {name} is laid out beside its layout")
        page.frame()
        equal(page.text("#same").strip(), "As the pasted page in this browser", f"what Play says of {name}")
        # A changed layout is compared with the elements that the page builds from its own CSS.
        page.evaluate("(field => { field.focus(); field.setSelectionRange(0, 0); })(document.querySelector('#code'))")
        page.browser.type(" ")
        page.frame()
        expect(page.evaluate("!Original.isShown"), f"the changed layout of {name} is compared with the page")
        message = page.text("#same")
        expect("As these" in message or "rounding" in message, f"of {name} Play says {message!r}")


@check("A pasted page is shown beside its layout, with the names of boxes that differ, until the layout changes")
def beside(page):
    text = """<!doctype html><div style='position: relative; height: 40px; margin: 10px'><p>words</p>
      <i id=r style='position: fixed; top: 60px; left: 0'>i</i></div>"""
    for is_phone in (False, True) if page.browser.name == "Chromium" else (False,):
        if is_phone:
            page.browser.resize(390, 844, 2, mobile=True)
            page.open()
        pasted(page, text)
        page.evaluate("[...document.querySelectorAll('dialog[open] .primary')].at(-1).click()")
        page.wait("Original.isShown", "the page is laid out")
        page.frame()
        same = """(({textContent, className}) => [textContent.trim(), className.includes('off')])(
          document.querySelector('#same'))"""
        equal(page.evaluate(same), ["One box differs from the pasted page: r", True], "what it says")
        issues = page.text("#issues")
        for word in ("r differs in the pasted page", "position: fixed"):
            expect(word in issues, f"of the reasons it says {issues!r}")
        page.click("#same button")
        page.frame()
        equal(page.evaluate("Model.nodes[Play.state.chosen].name"), "r", "the box that a press chooses")
        if is_phone:
            continue
        frame = """[...document.querySelectorAll('#original iframe')].map(each =>
          [each.getAttribute('sandbox'), each.checkVisibility({visibilityProperty: true})])"""
        equal(page.evaluate(frame), [["allow-same-origin", True]], "the frame of the page")
        outlined = "document.querySelector('#original iframe').contentDocument.querySelector('[data-differs]').id"
        equal(page.evaluate(outlined), "r", "what is outlined")
        page.evaluate("document.querySelector('[data-handle=width]').focus()")
        page.browser.press("ArrowLeft")
        page.frame()
        expect("these boxes" in page.text("#same").lower(), f"of another width it says {page.text('#same')!r}")
        equal(page.evaluate(frame), [["allow-same-origin", False]], "the frame beside a changed layout")
        page.browser.press("z", control=True)
        page.frame()
        equal(page.evaluate(same)[0], "One box differs from the pasted page: r", "what it says after undo")
    if page.browser.name == "Chromium":
        page.browser.resize(1440, 900)


@check("A page in Play remains while another text is converted and discarded")
def kept(page):
    pasted(page, PAGES["a row of items"])
    page.evaluate("[...document.querySelectorAll('dialog[open] .primary')].at(-1).click()")
    page.wait("Original.isShown", "the page is laid out beside its layout")
    shown = """[document.querySelectorAll('#original iframe').length, Original.isShown,
      document.querySelector('#original').innerText, document.querySelectorAll('iframe').length]"""
    before = page.evaluate(shown)
    equal(before[0], 1, "the frames in Play")
    pasted(page, PAGES["blocks"])
    page.browser.press("Escape")
    page.wait("!document.querySelector('dialog[open]')", "the dialog is closed")
    page.frame()
    equal(page.evaluate(shown)[:3], before[:3], "what Play shows afterwards")
    width, text = page.evaluate("""(({clientWidth, contentDocument}) =>
      [clientWidth, contentDocument.body.textContent.trim().length])(document.querySelector('#original iframe'))""")
    expect(width > 0 and text > 0, f"the page is {width} wide and has {text} characters")
    # Play has at most one iframe.
    pasted(page, PAGES["a grid"])
    page.evaluate("[...document.querySelectorAll('dialog[open] .primary')].at(-1).click()")
    page.wait("Original.isShown", "the other page is laid out")
    equal(page.evaluate("document.querySelectorAll('iframe').length"), 1, "frames after another page is used")


@check("Unsupported features are listed, and boxes that differ are outlined")
def listed(page):
    outlined = "[...document.querySelector('.frame iframe').contentDocument.querySelectorAll('[data-differs]')].map(each => each.id).join()"
    for text, word, names in (
        ("<div id=r><i style='float: left'>a</i>words</div>", "float", ""),
        ("<div id=r style='columns: 2'><p>a</p><p>b</p></div>", "columns", ""),
        ("<div id=r style='transform: scale(.5); width: 40px; height: 40px'></div>", "transform", ""),
        ("<p id=r>a <b id=b>word</b></p>", "parts of it: b", ""),
        ("<div style='position: relative; height: 40px; margin: 10px'><i id=r style='position: fixed; top: 60px; left: 0'>i</i></div>", "fixed", "r"),
        ("<img src=a.png>", "images are not loaded", ""),
    ):
        _, message = pasted(page, text)
        expect(word in message, f"of {text} it says {message!r}")
        equal(page.evaluate(outlined), names, f"the outlined boxes of {text}")
    page.ignore_errors("Loading the image")


@check("No script of a pasted page runs, and the page is in a separate frame")
def harmless(page):
    text = """<script>parent.hit = 1</script><p onclick="parent.hit = 1">x</p><img src=x onerror="parent.hit = 1"><iframe src="javascript:parent.hit = 1"></iframe>
      <svg onload="parent.hit = 1"></svg><a href="javascript:parent.hit = 1">a</a><meta http-equiv=refresh content="0;url=javascript:parent.hit = 1">
      <style>* { background: url(https://example.org/a.png) }</style><link rel=stylesheet href="https://example.org/a.css">"""
    _, message = pasted(page, text)
    page.evaluate("document.querySelector('.frame iframe').contentDocument.querySelector('p').click()")
    page.evaluate("new Promise(done => setTimeout(done, 200))")
    equal(page.evaluate("window.hit ?? 0"), 0, "what ran")
    equal(page.evaluate("document.querySelector('.frame iframe').getAttribute('sandbox')"), "allow-same-origin", "what the frame may do")
    expect("a style sheet elsewhere" in message, f"it says {message!r}")
    expect(not [each for each in page.browser.requests if "example.org" in each], f"it asked for {page.browser.requests}")
    page.ignore_errors("Blocked script execution", "Refused to refresh", "Content Security Policy")
