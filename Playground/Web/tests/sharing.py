"""Links and pictures of a layout, an explanation and a run of Prove."""

import json
import os
import urllib.parse

from checking import check, equal, expect, served

LAYOUT = "Row {\n  Fixed(width: 60).id(logo)\n  Flex().id(title)\n}\n.gap(7)"

# Stores copied texts and saved pictures in `window.copied` and `window.saved`.
CATCH = """(() => {
  window.copied = null, window.saved = null;
  navigator.clipboard ??= {};
  navigator.clipboard.writeText = async text => { window.copied = text; };
  URL.createObjectURL = blob => { window.saved = blob; return 'data:,'; };
})()"""

# The type and the size of the saved picture, and the number of its pixels that have the color.
PIXELS = """(async colour => {
  const bitmap = await createImageBitmap(window.saved), canvas = document.createElement('canvas');
  (canvas.width = bitmap.width, canvas.height = bitmap.height);
  const pen = canvas.getContext('2d', {willReadFrequently: true});
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
  pen.drawImage(bitmap, 0, 0);
  const {data} = pen.getImageData(0, 0, bitmap.width, bitmap.height);
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (Math.abs(data[i] - red) + Math.abs(data[i + 1] - green) + Math.abs(data[i + 2] - blue) < 6) count++;
  }
  return [window.saved.type, bitmap.width, bitmap.height, count];
})"""


def copied(page, selector):
    page.evaluate(CATCH)
    page.click(selector)
    page.wait("window.copied !== null", "it is copied")
    return page.evaluate("window.copied")


def saved(page, selector, colour):
    """Presses a button that saves a picture, and checks that the picture has the color. Returns the width and height."""
    page.evaluate(CATCH)
    page.click(selector)
    page.wait("window.saved !== null", "a picture is saved")
    kind, width, height, count = page.evaluate(f"{PIXELS}({json.dumps(colour)})")
    equal(kind, "image/png", "the kind of the picture")
    expect(count > 1000, f"only {count} of its {width} by {height} pixels are {colour}")
    return width, height


def lay(page, text, width, height, chosen):
    page.evaluate(f"Play.open({json.dumps({'text': text, 'width': width, 'height': height, 'chosen': chosen})})")
    page.frame()


def paste(page, text):
    page.evaluate(f"""(field => {{
      const event = new ClipboardEvent('paste', {{bubbles: true, cancelable: true}});
      Object.defineProperty(event, 'clipboardData', {{value: {{getData: () => {json.dumps(text)}}}}});
      field.focus();
      field.dispatchEvent(event);
    }})(document.querySelector('#code'))""")


SHOWN = """(({width, height, chosen, axis}) =>
  [document.querySelector('#code').value, width, height, Model.nodes[chosen].name, axis])(Play.state)"""


@check("From disk a layout is copied as text, which opens the same layout in another page")
def from_disk(page):
    lay(page, LAYOUT, 333, 77, "title")
    text = copied(page, "#share")
    expect("file:" not in text, f"the text has an address that is valid here only: {text}")
    expect(text.startswith(LAYOUT + "\n//"), f"the text begins otherwise: {text}")
    expect("opened from disk" in page.text("#message"), f"the message is {page.text('#message')!r}")
    equal(page.evaluate(f"Engine.read({json.dumps(text)}).nodes?.length"), 3, "the boxes of the text as a layout")
    page.open()
    paste(page, f"See this:\n{text}\nWhat do you think?")
    page.wait(f"document.querySelector('#code').value === {json.dumps(LAYOUT)}", "the layout is opened")
    page.frame()
    equal(page.evaluate(SHOWN), [LAYOUT, 333, 77, "title", 0], "the layout")
    page.browser.press("z", control=True)
    page.frame()
    before = page.evaluate("document.querySelector('#code').value")
    expect("search" in before, f"undo returns to {before!r}")
    paste(page, text.replace("&code=", "&z="))
    page.wait("document.querySelector('#message .notice')?.textContent.includes('damaged')", "a damaged text is named")
    # The dialog accepts the text too.
    page.click("#paste")
    page.evaluate("document.querySelector('#pasted').focus()")
    page.browser.type(text)
    page.wait("!document.querySelector('dialog[open] .primary').disabled", "the dialog reads the text")
    page.click("dialog[open] .primary")
    page.frame()
    equal(page.evaluate(SHOWN), [LAYOUT, 333, 77, "title", 0], "the layout of the dialog")


@check("On a server a layout and its explanation are copied as links, which open them")
def from_server(page):
    with served(os.path.dirname(page.path)) as (server, requested):
        address = f"{server}/{os.path.basename(page.path)}"
        for axis, button, why in (
            (0, "#share", None), (0, "#share-why", "width"), (1, "#share", "height"), (1, "#share-why", "height"),
        ):
            page.browser.open(address)
            lay(page, LAYOUT, 333, 77, "title")
            page.click(f"[data-axis='{axis}']")
            link = copied(page, button)
            expect(link.startswith(f"{address}#v=1&"), f"the link is {link}")
            equal(dict(urllib.parse.parse_qsl(link.split("#")[1])).get("why"), why, f"the axis in the link of {button}")
            page.browser.open(link)
            page.wait(f"document.querySelector('#code').value === {json.dumps(LAYOUT)}", "the layout is opened")
            page.frame()
            equal(page.evaluate(SHOWN), [LAYOUT, 333, 77, "title", axis], f"what the link of {button} opens")
        equal(sorted(set(requested)), [f"/{os.path.basename(page.path)}"], "the paths that were requested")


@check("An address without an axis explains the width")
def usual_axis(page):
    lay(page, LAYOUT, 333, 77, "title")
    page.click("[data-axis='1']")
    page.frame()
    fragment = f"v=1&w=222&h=66&sel=logo&code={urllib.parse.quote(LAYOUT)}"
    page.evaluate(f"location.hash = {json.dumps(fragment)}")
    page.wait("Play.state.width === 222", "the layout is opened")
    page.frame()
    equal(page.evaluate(SHOWN), [LAYOUT, 222, 66, "logo", 0], "the layout")
    equal(page.evaluate("document.querySelector('[data-axis=\"0\"]').ariaPressed"), "true", "the button of the axis")


@check("An explanation is copied with its question, and on a phone the link opens the explanation", only_chromium=True)
def explained(page):
    lay(page, LAYOUT, 333, 77, "title")
    text = copied(page, "#share-why")
    expect(text.startswith("// Why is title 266 wide, at x 67?\nRow {"), f"the text is {text}")
    fragment = text.split("#")[-1]
    page.browser.resize(390, 844, 2, mobile=True)
    page.open(fragment)
    page.wait(f"document.querySelector('#code').value === {json.dumps(LAYOUT)}", "the layout is opened")
    seen = page.evaluate("document.querySelector('#question').checkVisibility()")
    page.browser.resize(1440, 900)
    expect(seen, "the explanation is not shown")


@check("A layout and an explanation are saved as pictures, light and dark")
def pictures(page):
    sizes = []
    for theme in ("light", "dark"):
        page.evaluate(f"Frame.setTheme('{theme}')")
        page.frame()
        fill = page.evaluate("getComputedStyle(document.querySelector('#picture .leaf .shape')).fill")
        sizes += [saved(page, "#save-picture", fill), saved(page, "#save-why", fill)]
    expect(sizes[1][1] > sizes[0][1] + 200, f"the explanation has no steps: {sizes}")
    # Texts with markup, and with characters that XML, and therefore a picture, cannot have.
    lay(page, 'Row { Text("a\ufffe\ud800<b>&amp;").id(odd); Flex().id(rest) }', 300, 60, "odd")
    saved(page, "#save-why", page.evaluate("getComputedStyle(document.querySelector('#picture .leaf .shape')).fill"))
    return f"{sizes[0]} and {sizes[1]}"


@check("A run of Prove is copied as a sentence and settings that repeat it, and saved as a picture")
def run(page):
    page.evaluate("Frame.show('prove'), Tools.press(document.querySelector('.prove .seg'), 'kind', 0)")
    is_shown = page.evaluate("document.querySelector('.prove .sharing').checkVisibility()")
    expect(not is_shown, "there is a result before a run")
    page.evaluate("""((seed, count) => {
      (seed.value = 41, count.value = 2000);
      for (const field of [seed, count]) field.dispatchEvent(new Event('change'));
    })(document.querySelector('.prove-seed input'), document.querySelector('.prove select'))""")
    page.click(".prove .primary")
    page.wait("document.querySelector('.prove-status').textContent.startsWith('Done')", "the run ends", 60)
    text = copied(page, ".prove .sharing button:first-child")
    expect(page.browser.name in text, f"it does not name the browser: {text}")
    expect("2,000 random layouts" in text and ": 0 differ" in text, f"it says {text}")
    ink = page.evaluate("getComputedStyle(document.body).color")
    width, height = saved(page, ".prove .sharing button:last-child", ink)
    page.open(text.split("#")[-1])
    equal(page.evaluate("Frame.screen"), "prove", "the screen")
    settings = "[...document.querySelectorAll('.prove-controls :is(input, select)')].map(each => each.value)"
    equal(page.evaluate(settings), ["41", "2000"], "the seed and the count")
    page.screen("play")
    page.screen("prove")
    expect("seed" not in page.evaluate("location.hash"), "the run stays in the address of other screens")
    # After the settings change, the address no longer has the run of the link.
    page.open(text.split("#")[-1])
    page.evaluate("document.querySelector('.prove-seed input').select()")
    page.browser.type("42")
    page.browser.press("Enter")
    page.wait("!/seed|count|kind/.test(location.hash)", "the settings of the link leave the address")
    page.click("#tab-play")
    page.click("#tab-prove")
    equal(page.evaluate(settings), ["42", "2000"], "the settings after another screen")
    # The link restores its settings.
    page.evaluate(f"location.hash = {json.dumps(text.split('#')[-1])}")
    page.wait(f"{settings}.join() === '41,2000'", "the link is opened again")
    return f"{width} by {height}"
