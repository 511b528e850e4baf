"""The Prove screen: random layouts compared with the browser."""

from checking import check, equal, expect


def compare(page, seed, count, kind):
    return page.evaluate(f"Prove.compare(Engine, {{seed: {seed}, count: {count}, kind: {kind}}})")


def summary(found):
    return (
        f"{found['layouts']} layouts, {found['boxes']} boxes, at most {found['largest']:.4f} px apart, "
        f"{found['layouts'] / found['seconds']:.0f} a second"
    )


@check("The engine and the browser agree on 2,000 random layouts on which browsers agree")
def agreed(page):
    found = compare(page, 1, 2000, 0)
    expect(found["boxes"] > 10 * found["layouts"], f"they have only {found['boxes']} boxes")
    expect(not found["findings"], f"{len(found['findings'])} differ: {found['findings'][:6]}")
    return summary(found)


@check("The engine and Chromium agree on 2,000 random layouts of every kind", only_chromium=True)
def everything(page):
    found = compare(page, 1, 2000, 1)
    expect(not found["findings"], f"{len(found['findings'])} differ: {found['findings'][:6]}")
    return summary(found)


@check("The same seed generates the same layout")
def same_seed(page):
    first, second, other = (
        page.evaluate(f"(Engine.random({seed}, 300, 200, 0), Engine.randomText())") for seed in (7, 7, 8)
    )
    equal(second, first, "the layout of a seed")
    expect(first != other, "two seeds draw the same layout")


@check("Prove starts, pauses and continues, and reports its findings")
def starts_and_pauses(page):
    page.evaluate("Frame.show('prove')")
    equal(page.text(".prove .primary"), "Start", "the button")
    page.click(".prove .primary")
    page.wait("document.querySelector('.nums b').textContent !== '0'", "it starts")
    page.click(".prove .primary")
    page.frame()
    equal(page.text(".prove .primary"), "Go on", "the button of a pause")
    count = page.text(".nums b")
    page.frame()
    equal(page.text(".nums b"), count, "the count while it pauses")
    page.click(".prove .primary")
    page.wait(f"document.querySelector('.nums b').textContent !== '{count}'", "it goes on")
    page.click(".prove .primary")
    page.frame()
    expect("differ" in page.text(".prove-status"), f"it says {page.text('.prove-status')!r}")
    expect(page.evaluate("document.querySelectorAll('.thumbs canvas').length") > 0, "it shows no layouts")
    # A new seed resets the run.
    page.evaluate("(field => { field.value = 7; field.dispatchEvent(new Event('change')); })(document.querySelector('.prove-seed input'))")
    equal([page.text(".prove .primary"), page.text(".nums b"), page.text(".prove-status")], ["Start", "0", ""], "what another seed shows")


@check("A finding is reduced automatically, and opens in Play")
def finding(page):
    # An engine that places every fourth box 3 points too low if it is wider than 20.
    page.evaluate("""(() => {
      const wrong = frames => frames.map((frame, i) =>
        i % 4 === 3 && frame.width > 20 ? {...frame, y: frame.y + 3} : frame);
      const {place, random} = Engine;
      Engine.place = (...size) => wrong(place(...size));
      Engine.random = (...options) => { const drawn = random(...options); return {...drawn, frames: wrong(drawn.frames)}; };
      Frame.show('prove');
    })()""")
    page.click(".prove .primary")
    page.wait("document.querySelector('.finding .btn')", "a finding is shown")
    page.click(".prove .primary")
    page.wait(
        "document.querySelector('.finding [role=status]').textContent.includes('small')",
        "the finding stops shrinking",
        30,
    )
    lines = page.text(".finding .code-block code").strip().split("\n")
    expect(len(lines) <= 8, f"it still has {len(lines)} lines: {' '.join(lines)[:200]}")
    before = page.text(".finding .code-block code")
    # Other findings still shrink, and move the button, so it is pressed by a script.
    page.evaluate("document.querySelector('.finding .btn').click()")
    page.frame()
    equal(page.evaluate("Frame.screen"), "play", "the screen")
    equal(page.evaluate("document.querySelector('#code').value").strip(), before.strip(), "the text in Play")
    # The wrong number is a y coordinate, so Play explains the vertical axis of that box.
    equal(page.evaluate("[Play.state.axis, Play.state.chosen % 4]"), [1, 3], "the axis and the box that Play asks about")
    return f"{len(lines)} lines are left"
