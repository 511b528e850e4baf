"""The address: opening the page by a link, the browser's back and forward, and opening the page again."""

import json

from checking import check, equal, expect

WORK = "Row {\n  Fixed(width: 33).id(mine)\n}"


@check("The text of each example has the indentation of the formatter")
def indented(page):
    found = page.evaluate("Presets.names.filter(name => !/\\n +\\S/.test(Presets.of(name).text))")
    equal(found, [], "examples without an indented line")
    lines = page.evaluate("document.querySelector('#code').value").split("\n")
    equal(lines[1], "  Fixed(width: 60).id(logo)", "the second line of what the page opens with")


@check("A notice explains the page on the first visit, until the layout is changed")
def first_visit(page):
    page.wait("document.querySelector('#message .notice')?.textContent.includes('this browser')", "the notice is shown")
    page.type_layout(WORK)
    equal(page.evaluate("document.querySelectorAll('#message .notice').length"), 0, "notices after a change")


@check("A notice names a truncated link, which stays in the address until the layout is changed")
def damaged(page):
    for fragment in ("v=1&w=340&h=72&z=jdo7ahxBGEXh", "v=1&w=340"):
        page.open(fragment)
        page.wait("document.querySelector('#message .notice')", f"a notice says that {fragment} is damaged")
        page.evaluate("new Promise(done => setTimeout(done, 500))")
        equal(page.evaluate("location.hash"), f"#{fragment}", "the address")
        page.type_layout(WORK)
        equal(page.evaluate("document.querySelectorAll('#message .notice').length"), 0, "notices after a change")
        page.wait("location.hash.includes('mine')", "the address follows again")


@check("A lesson has an address; back and forward lead through screens and lessons")
def history(page):
    page.type_layout(WORK)
    page.wait("location.hash.includes('mine')", "the address follows")
    page.click("#tab-learn")
    page.evaluate("document.querySelectorAll('.toc ol:first-of-type button')[28].click()")
    name = page.evaluate("Course.data.lessons[28].name")
    equal(page.evaluate("new URLSearchParams(location.hash.slice(1)).get('lesson')"), name, "the lesson in the address")
    page.click("#tab-prove")
    steps = [("learn", name), ("learn", "by-hand"), ("play", None)]
    for direction in ("back", "forward"):
        for screen, lesson in steps if direction == "back" else [*reversed(steps[:-1]), ("prove", name)]:
            page.evaluate(f"setTimeout(() => history.{direction}())")
            page.wait(f"Frame.screen === {json.dumps(screen)} && Link.lesson === {json.dumps(lesson)}",
                      f"going {direction} leads to {screen}, {lesson}")
            if lesson == name:
                equal(page.text(".article h1"), page.evaluate("Course.data.lessons[28].title"), "the lesson")
    equal(page.evaluate("document.querySelector('#code').value"), WORK, "the layout")
    page.open(f"screen=learn&lesson={name}")
    equal(page.text(".article h1"), page.evaluate("Course.data.lessons[28].title"), "the lesson of the address")


@check("An unknown lesson name opens the start of the course, even a name such as `toString`")
def unknown(page):
    for name in ("nothing", "constructor", "__proto__"):
        page.open(f"screen=learn&lesson={name}")
        equal([page.evaluate("Link.lesson"), page.text(".task h1")], ["by-hand", page.evaluate("Path.title")],
              f"what the lesson {name} leads to")


@check("When the page is opened again, the last layout is one of the examples")
def last_layout(page):
    page.type_layout(WORK)
    # The page closes before the address is updated, which happens with a delay.
    page.evaluate("dispatchEvent(new Event('pagehide'))")
    page.open()
    page.evaluate("""(preset => {
      preset.value = 'kept';
      preset.dispatchEvent(new Event('change'));
    })(document.querySelector('#preset'))""")
    page.wait(f"document.querySelector('#code').value === {json.dumps(WORK)}", "the last layout is there again")


@check("In a low window the picture scrolls away, and the buttons of the bar do not overlap", only_chromium=True)
def low(page):
    page.browser.resize(720, 450, 2)
    page.open()
    page.evaluate("scrollTo(0, 400)")
    page.frame()
    top = page.evaluate("document.querySelector('#pane-stage').getBoundingClientRect().top")
    overlaps = []
    for width in (770, 844, 900, 1024):
        page.browser.resize(width, 390)
        page.frame()
        ends = page.evaluate("""[...document.querySelectorAll('.bar :is(select, button)')].map(each =>
          (box => [box.left, box.right])(each.getBoundingClientRect()))""")
        overlaps += [width for one, next in zip(ends, ends[1:]) if one[1] > next[0] + 0.5]
    page.browser.resize(1440, 900)
    expect(top < -100, f"scrolled by 400, the picture's pane begins at {top}")
    equal(overlaps, [], "widths at which buttons overlap")
