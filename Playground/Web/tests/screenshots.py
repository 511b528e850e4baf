"""Screenshots of all screens for visual inspection."""

import os

from checking import check

STATES = {
    "play": "Frame.show('play')",
    "play-fault": "Frame.show('play'), "
    "Play.open({text: 'Row {\\n  Fixd(width: 60).id(logo)\\n}', width: 300, height: 60})",
    "learn": "Frame.show('learn')",
    "learn-result": "Path.exerciseSeries(Engine).recipes.forEach(({id}) => "
    "Progress.finish(id, {tries: 1, hints: 0, sawSolution: false})), Exercises.goTo(Path.count)",
    "learn-lesson": "document.querySelectorAll('.toc ol:first-of-type button')[10].click(), "
    "[...document.querySelectorAll('.puzzle .btn')].find(each => each.textContent === 'Just tell me').click()",
    "learn-make": "Exercises.goTo(4), document.querySelector('.task').scrollIntoView()",
    "learn-eye": "document.querySelectorAll('.toc ol:first-of-type button')[6].click(), Exercises.goTo(0), "
    "document.querySelector('.task').scrollIntoView()",
    "prove": "Frame.show('prove'), document.querySelector('.prove .primary').click(), "
    "new Promise(done => setTimeout(done, 1500))",
}
SIZES = ((1440, 900, 1), (1024, 1180, 1), (390, 844, 2))


@check("Screenshots of all screens can be taken", only_chromium=True)
def screenshots(page):
    if not page.pictures:
        return "skipped: no folder is specified (--pictures)"
    os.makedirs(page.pictures, exist_ok=True)
    count = 0
    for width, height, scale in SIZES:
        page.browser.resize(width, height, scale, mobile=width < 700)
        for theme in ("light", "dark"):
            page.open()
            page.evaluate(f"Frame.setTheme('{theme}')")
            for name, script in STATES.items():
                page.evaluate(script)
                page.frame()
                page.browser.screenshot(os.path.join(page.pictures, f"{name}-{width}-{theme}.png"))
                count += 1
    page.browser.resize(1440, 900)
    return f"{count} in {page.pictures}"
