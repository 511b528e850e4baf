"""Hostile input: it must not run, and is shown as text."""

import json
import urllib.parse

from checking import check, equal, expect

MARKUP = '<img src=x onerror="window.hit = 1"><script>window.hit = 1</script>'


def unharmed(page, where):
    equal(page.evaluate("window.hit ?? 0"), 0, f"what ran from {where}")
    equal(page.evaluate("document.querySelectorAll('img').length"), 0, f"images that came from {where}")


@check("Markup in the address is text")
def from_address(page):
    page.open(
        "v=1&w=300&h=60&sel="
        + urllib.parse.quote(MARKUP)
        + "&code="
        + urllib.parse.quote(f'Row {{ Text("{MARKUP}") }}')
    )
    page.frame()
    unharmed(page, "the address")
    page.open("code=" + urllib.parse.quote(MARKUP))
    page.frame()
    unharmed(page, "the address")
    page.open("z=notpacked&w=-1e999&h=x&screen=<b>")
    page.frame()
    expect(
        page.evaluate("document.querySelectorAll('#picture [data-box]').length") > 0,
        "an odd address leaves the page empty",
    )
    page.browser.errors.clear()


@check("Markup and quotes in layouts, names and texts are shown as they are")
def in_layout(page):
    for text in (
        f"Row {{ Text({json.dumps(MARKUP)}).id(a) }}",
        "Row { Fixed().id(\"'><img src=x onerror=alert(1)>\") }",
        f"Row {{ /* {MARKUP} */ Flex() }}",
        f"{MARKUP}",
    ):
        page.type_layout(text)
        page.evaluate("""['css', 'html', 'swift', 'json', 'layout'].forEach(view =>
          document.querySelector(`#notation [data-view=${view}]`).click())""")
        page.frame()
        unharmed(page, "a layout")


@check("Markup in exercises and in a file of progress is text")
def in_learn(page):
    page.screen("learn")
    page.evaluate("document.querySelectorAll('.toc ol:first-of-type button')[4].click(), Exercises.goTo(2)")
    page.evaluate("document.querySelector('.code-field textarea').select()")
    page.browser.type(f"Row {{ Text({json.dumps(MARKUP)}).id(logo) }}")
    page.browser.press("Enter", control=True)
    page.frame()
    unharmed(page, "an exercise")
    expect(page.evaluate(f"Progress.load({json.dumps(MARKUP)})"), "markup is taken for progress")
    unharmed(page, "a file")


@check("The page's content policy blocks all other files and scripts")
def policy(page):
    policy = page.evaluate("document.querySelector('meta[http-equiv=Content-Security-Policy]').content")
    expect("default-src 'none'" in policy and "unsafe-eval'" not in policy.replace("wasm-unsafe-eval'", ""), policy)
    # The policy applies to scripts of the page, but not to the scripts that the driver evaluates.
    script = "setTimeout(() => { try { window.hit = eval('1') } catch { window.hit = 'forbidden' } })"
    page.evaluate(
        f"document.body.append(Object.assign(document.createElement('script'), {{textContent: {json.dumps(script)}}}))"
    )
    page.wait("window.hit", "it is tried")
    equal(page.evaluate("window.hit"), "forbidden", "eval")
    page.evaluate("document.body.append(Object.assign(new Image(), {src: 'https://example.org/a.png'}))")
    page.evaluate("fetch('https://example.org').then(() => 'loaded', () => 'forbidden')")
    page.frame()
    # The browser reports the refused requests as errors. `requests` has to stay empty.
    page.browser.errors.clear()
    page.evaluate("document.querySelector('img').remove()")


@check("A layout that no browser supports is not reported as a difference, and the reason is shown")
def incomparable(page):
    joined = "joins"
    for item, word in (
        ('Text("مرحبا بالعالم")', joined),
        ('Text("👩‍👩‍👧")', joined),
        ("Fixed(width: 1e308)", "limit lengths"),
        ('Text("日本語 Привет 🙂")', "0.000"),
    ):
        text = f"Row {{ {item}; Flex() }}"
        page.evaluate(f"Play.open({{text: {json.dumps(text)}, width: 340, height: 60}})")
        page.frame()
        expect(word in page.text("#same"), f"of {item} it says {page.text('#same')!r}")


@check("Drawing 2,000 boxes reads each box as often as drawing 200")
def many(page):
    def reads_per_box(count):
        items = "; ".join(f"Fixed(width: {10 + i % 7}, height: 20).id(i{i})" for i in range(count))
        text = f"Row {{ {items} }}.wrap().gap(4)"
        return page.evaluate(f"""(() => {{
          Play.open({{text: {json.dumps(text)}, width: 500, height: 300}});
          let reads = 0;
          const counted = list => new Proxy(list, {{get: (all, key) => (reads++, all[key])}});
          Model.frames = counted(Model.frames);
          Model.nodes = counted(Model.nodes);
          Play.choose(7);
          Play.flush();
          return reads / {count};
        }})()""")

    few, many = reads_per_box(200), reads_per_box(2000)
    expect(many < 2 * few, f"it is read {few:.0f} times among 200, and {many:.0f} times among 2,000")
    return f"{few:.0f} and {many:.0f} times"
