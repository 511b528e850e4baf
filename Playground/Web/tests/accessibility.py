"""Accessibility: narrow windows, contrast, names, headings, target sizes and preferences."""

from checking import check, equal, expect

SCREENS = ("play", "learn", "prove")
# Learn has two forms: an exercise alone, and one beside a lesson.
LEARN = ("by-hand", "gap-and-padding")


@check("No screen scrolls horizontally at widths of 320, 390, 1024 and 1440 px, or at 200 % zoom", only_chromium=True)
def sideways(page):
    wide = []
    for width, height, scale in ((320, 640, 1), (390, 844, 1), (720, 450, 2), (1024, 768, 1), (1440, 900, 1)):
        page.browser.resize(width, height, scale, mobile=width < 700)
        page.open()
        for screen in SCREENS:
            page.screen(screen)
            page.frame()
            if screen == "play":
                page.evaluate(f"Play.open({{text: 'Row {{ Flex().id({'long' * 60}) }}', width: 900, height: 60}})")
                page.frame()
            for lesson in (*LEARN, "result") if screen == "learn" else (None,):
                if lesson:
                    page.lesson(lesson)
                content_width = page.evaluate("document.documentElement.scrollWidth")
                if content_width > width:
                    wide.append(f"{screen} {lesson or ''} at {width}: {content_width}")
    page.browser.resize(1440, 900)
    expect(not wide, "; ".join(wide))


CONTRAST = """(() => {
  const pen = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const pixel = colour => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const light = colour => {
    const [red, green, blue] = pixel(colour).map(part => part / 255)
      .map(part => part <= .03928 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
    return .2126 * red + .7152 * green + .0722 * blue;
  };
  const ratio = (one, other) => {
    const [less, more] = [light(one), light(other)].sort((a, b) => a - b);
    return (more + .05) / (less + .05);
  };
  const style = getComputedStyle(document.documentElement), token = name => style.getPropertyValue(`--${name}`).trim();
  const item = (kind, hue) => `oklch(${token(`${kind}-l`)} ${token(`${kind}-c`)} ${hue})`;
  const pairs = [];
  const add = (text, ground) => pairs.push([`${text} on ${ground}`, ratio(token(text), token(ground)), 4.5]);
  for (const ground of ['bg', 'surface', 'sunk', 'hover']) for (const text of ['ink', 'ink-2']) add(text, ground);
  for (const ground of ['bg', 'surface', 'sunk']) add('ink-3', ground);
  for (const [text, ground] of [
    ['accent', 'surface'], ['accent', 'accent-soft'], ['accent', 'bg'], ['on-accent', 'accent'], ['ok', 'ok-soft'],
    ['bad', 'bad-soft'], ['bad', 'surface'], ['ink', 'ok-soft'], ['ink', 'bad-soft'], ['ink', 'accent-soft'],
    ['gap', 'surface'], ['code-word', 'sunk'], ['code-number', 'sunk'], ['code-string', 'sunk'],
    ['on-pressed', 'pressed'],
  ]) add(text, ground);
  for (const hue of Tools.HUES) {
    pairs.push([`text of hue ${hue}`, ratio(item('text', hue), item('fill', hue)), 4.5]);
    pairs.push([`edge of hue ${hue}`, ratio(item('edge', hue), token('surface')), 3]);
  }
  return pairs;
})()"""


@check("Text has a contrast of at least 4.5 and edges of at least 3, in light and dark colors")
def contrast(page):
    summary = []
    for theme in ("light", "dark"):
        page.evaluate(f"Frame.setTheme('{theme}')")
        pairs = page.evaluate(CONTRAST)
        expect(len(pairs) > 30, "there are no pairs")
        low = [f"{name} {ratio:.2f}" for name, ratio, minimum in pairs if not ratio >= minimum]
        expect(not low, f"{theme}: {', '.join(low)}")
        summary.append(f"{theme} at least {min(ratio for _, ratio, minimum in pairs if minimum > 3):.2f}")
    return ", ".join(summary)


ROLES = {
    "button",
    "slider",
    "textbox",
    "combobox",
    "radio",
    "tab",
    "link",
    "checkbox",
    "spinbutton",
    "progressbar",
    "image",
    "region",
    "navigation",
    "group",
}
NEEDS_NAME = ROLES - {"group", "region"}


@check("Every button, slider and field has a name for screen readers", only_chromium=True)
def names(page):
    nameless, counted = [], 0
    for screen in SCREENS:
        page.screen(screen)
        page.frame()
        if screen == "learn":
            page.lesson("gap-and-padding")
        for node in page.browser.call("Accessibility.getFullAXTree")["nodes"]:
            role = node.get("role", {}).get("value", "").lower()
            if node.get("ignored") or role not in NEEDS_NAME:
                continue
            counted += 1
            if not node.get("name", {}).get("value", "").strip():
                nameless.append(f"{screen}: a {role}")
    expect(counted > 60, f"only {counted} were seen")
    expect(not nameless, f"{len(nameless)} of {counted} have none: {', '.join(nameless[:6])}")
    return f"{counted} names"


@check("On a wide screen the panes scroll instead of the page")
def page_stands(page):
    for screen in SCREENS:
        page.screen(screen)
        if screen == "learn":
            page.lesson("gap-and-padding")
        height = page.evaluate("document.scrollingElement.scrollTo(0, 500), document.scrollingElement.scrollTop")
        equal(height, 0, f"how far {screen} is scrolled")


@check("Heading levels are in order, and each screen has one heading of the first level")
def headings(page):
    for screen in (*SCREENS, *LEARN):
        if screen in LEARN:
            page.lesson(screen)
            screen = "learn"
        else:
            page.screen(screen)
        page.frame()
        levels = page.evaluate(
            f"""[...document.querySelectorAll('#{screen} :is(h1, h2, h3, h4)')].filter(each => each.checkVisibility())
          .map(each => Number(each.tagName[1]))"""
        )
        equal(levels.count(1), 1, f"headings of the first level in {screen}")
        jumps = [pair for pair in zip(levels, levels[1:]) if pair[1] > pair[0] + 1]
        expect(not jumps, f"{screen}: {levels}")


@check("Targets are at least 24 px high, and in the dock of a phone 44 px", only_chromium=True)
def targets(page):
    small = []
    for width in (1440, 390):
        page.browser.resize(width, 844, mobile=width < 700)
        for screen in SCREENS:
            page.screen(screen)
            page.frame()
            small += page.evaluate(
                f"""[...document.querySelectorAll('.bar button, #{screen} :is(button, select, summary)')]
              .filter(each => each.checkVisibility() && !each.closest('.sr'))
              .filter(each => each.getBoundingClientRect().height < 24)
              .map(each => '{screen} at {width}: ' + (each.ariaLabel || each.textContent).trim().slice(0, 30))"""
            )
    dock = page.evaluate(
        "Frame.show('play'), [...document.querySelectorAll('#dock button')]"
        ".map(each => each.getBoundingClientRect().height)"
    )
    page.browser.resize(1440, 900)
    expect(not small, f"{len(small)} are smaller: {'; '.join(small[:5])}")
    expect(dock and min(dock) >= 44, f"the dock's are {dock}")


@check("With reduced motion nothing is animated, and forced colors are used", only_chromium=True)
def preferences(page):
    page.browser.prefer(prefers_reduced_motion="reduce")
    page.open()
    moving = page.evaluate("""[...document.querySelectorAll('*')].filter(each => {
      const style = getComputedStyle(each);
      return parseFloat(style.transitionDuration) > 0 || style.animationName !== 'none';
    }).length""")
    equal(moving, 0, "elements that move")
    page.browser.prefer(forced_colors="active")
    for screen in SCREENS:
        page.screen(screen)
        page.frame()
    page.browser.prefer()
