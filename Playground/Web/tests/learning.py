"""The course on the page."""

import json
import re

import sharing
from checking import check, equal, expect

# For each exercise and guess: the solution is right, and a wrong answer or the initial layout is not.
SOLVE = """(() => {
  const faults = [], kinds = {};
  const {lessons, screens} = Course.data;
  const recipes = [...lessons.flatMap(lesson => lesson.exercises), ...screens.map(screen => screen.exercise)];
  const guesses = lessons.flatMap(({puzzle, question}) => [puzzle, question]);
  const variants = recipe => [recipe, ...(recipe.variants ?? []).map((_, i) => Course.exercise(recipe, i + 1))];
  const all = [...recipes.flatMap(variants), ...guesses];
  for (const exercise of all) {
    const {id, kind, goal, solution, choices, labels, hints, layout} = exercise, name = id ?? Prose.plain(goal);
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    const isRight = answer => Boolean(Engine.check(exercise, answer).right);
    if (!isRight(solution)) faults.push(`${name}: its solution is not right`);
    const wrong = choices ? String(Number(solution) % choices.length + 1)
      : labels ? labels.map(() => '7777').join(' ') : layout.code;
    if (isRight(wrong)) faults.push(`${name}: a wrong answer is right`);
    if (kind !== 'guess' && hints.length < 3) faults.push(`${name} has ${hints.length} hints`);
  }
  return {count: all.length, faults, kinds};
})()"""


@check("The solution of each exercise and guess is right, and other answers are wrong")
def exercises(page):
    found = page.evaluate(SOLVE)
    expect(not found["faults"], f"{len(found['faults'])} faults: {'; '.join(found['faults'][:4])}")
    expect(len(found["kinds"]) == 7 and found["count"] > 150, f"there are only {found['count']}: {found['kinds']}")
    return f"{found['count']}: " + ", ".join(f"{count} {kind}" for kind, count in found["kinds"].items())


def open_lesson(page, name):
    page.screen("learn")
    index = page.evaluate(f"Course.data.lessons.findIndex(lesson => lesson.name === {json.dumps(name)})")
    page.evaluate(f"document.querySelectorAll('.toc ol:first-of-type button')[{index}].click()")
    page.frame()


@check("A guess comes before the text of the lesson, and the lesson counts as read after its question")
def lesson(page):
    open_lesson(page, "margins")
    equal(page.evaluate("document.querySelectorAll('.lesson-step').length"), 0, "steps shown before the guess")
    digits = "document.querySelector('.puzzle svg').textContent.match(/\\d/) !== null"
    expect(not page.evaluate(digits), "the picture of the guess gives sizes away")
    page.click(".puzzle .choices label:last-child")
    page.click(".puzzle .btn.primary")
    page.frame()
    expect("Right" in page.text(".puzzle .verdict"), f"it says {page.text('.puzzle .verdict')!r}")
    expect(page.evaluate(digits), "the picture has no sizes after the answer")
    equal(page.evaluate("document.querySelectorAll('.lesson-step').length"), 3, "steps shown after the guess")
    before = page.text(".lesson-step:nth-of-type(1) text.name") and page.evaluate(
        "document.querySelector('.lesson-step svg').innerHTML"
    )
    page.evaluate(
        "(input => { input.value = input.min; input.dispatchEvent(new Event('input')); })"
        "(document.querySelector('.lesson-step input[type=range]'))"
    )
    expect(
        page.evaluate("document.querySelector('.lesson-step svg').innerHTML") != before,
        "the slider does not change the picture",
    )
    page.evaluate("document.querySelector('.question input').focus()")
    page.browser.type("230")
    page.browser.press("Enter")
    page.frame()
    expect("forgot" in page.text(".question .verdict"), f"the reply to a mistake is {page.text('.question .verdict')!r}")
    expect(page.evaluate("Progress.hasRead('margins')"), "the lesson is not read")


@check("An experiment is done by keys, and its answer is shown afterwards")
def experiment(page):
    open_lesson(page, "margins")
    page.reveal_lesson()
    expect(not page.evaluate("document.querySelector('.experiment-answer').open"), "the answer is shown before the experiment")
    page.evaluate("document.querySelector('.experiment [data-box=\"2\"]').focus()")
    page.browser.press("G", shift=True)
    page.browser.press("G", shift=True)
    page.frame()
    expect(page.evaluate("document.querySelector('.experiment-answer').open"), "the answer is not shown after the experiment")


@check("An exercise has hints, a reply to a known mistake, and stars")
def hints(page):
    open_lesson(page, "margins")
    page.evaluate("Exercises.goTo(1)")
    page.frame()
    page.browser.type("190")
    page.browser.press("Enter")
    page.frame()
    expect(
        "margin of its own" in page.text(".task .verdict.wrong"), f"the reply to a mistake is {page.text('.task .verdict')!r}"
    )
    page.evaluate("document.querySelector('.task .task-buttons .btn.primary').focus()")
    page.browser.press("h")
    page.frame()
    equal(page.evaluate("document.querySelectorAll('.task .hints li').length"), 1, "hints")
    page.evaluate("(field => { field.focus(); field.select(); })(document.querySelector('.task input'))")
    page.browser.type("202")
    page.browser.press("Enter")
    page.frame()
    expect(
        page.evaluate("document.querySelector('.task .verdict.right') !== null"),
        f"202 is not right: {page.text('.task .verdict')!r}",
    )
    # A second try or a hint leaves two stars. This answer needed both.
    equal(page.evaluate("Progress.stars('margins/say-third')"), 1, "stars")
    expect(page.evaluate("document.querySelectorAll('.task .reasons li').length") > 2, "no reasons are shown")
    page.evaluate("document.querySelector('.task-end .primary').focus()")
    page.browser.press("n")
    page.frame()
    expect("3 of" in page.text(".task .eyebrow"), f"n does not go on: {page.text('.task .eyebrow')!r}")


@check("After three tries a button shows the solution and ends the exercise")
def solution(page):
    open_lesson(page, "margins")
    page.evaluate("Exercises.goTo(1)")
    page.frame()
    for number in ("1", "2", "3"):
        expect(
            page.evaluate(
                "!document.querySelector('.task .task-buttons').textContent.includes('Solution') || "
                "[...document.querySelectorAll('.task .btn')].find(each => each.textContent === 'Solution').hidden"
            ),
            "the solution is offered too early",
        )
        page.evaluate("(field => { field.focus(); field.select(); })(document.querySelector('.task input'))")
        page.browser.type(number)
        page.browser.press("Enter")
        page.frame()
    page.evaluate("[...document.querySelectorAll('.task .btn')].find(each => each.textContent === 'Solution').click()")
    page.frame()
    expect("202" in page.text(".task .verdict.solution"), f"the solution is {page.text('.task .replies')!r}")
    expect(not page.evaluate("Progress.isSolved('margins/say-third')"), "it counts as solved")


@check("For a typed layout, faults are reported, and a wrong layout is shown beside the expected picture")
def writing(page):
    open_lesson(page, "margins")
    page.evaluate("Exercises.goTo(2)")
    page.frame()
    page.evaluate("document.querySelector('.code-field textarea').select()")
    page.browser.type("Row { Fixd() }")
    page.frame()
    expect("Line 1" in page.text(".workshop-note"), f"of a fault it says {page.text('.workshop-note')!r}")
    page.click(".workshop-note .btn")
    page.frame()
    expect(
        "Fixed" in page.evaluate("document.querySelector('.code-field textarea').value"),
        "the correction is not written",
    )
    solution = page.evaluate("Course.data.lessons[4].exercises[2].solution")
    page.evaluate("document.querySelector('.code-field textarea').select()")
    page.browser.type(solution.replace("horizontal: 20", "horizontal: 25"))
    page.click(".task .btn.primary")
    page.frame()
    expect("should be" in page.text(".task .verdict.wrong"), f"it says {page.text('.task .verdict')!r}")
    expect(
        page.evaluate("document.querySelectorAll('.workshop-yours .marked').length") > 0, "no box is marked as wrong"
    )
    page.evaluate("document.querySelector('.code-field textarea').select()")
    page.browser.type(solution)
    page.browser.press("Enter", control=True)
    page.frame()
    expect(
        page.evaluate("document.querySelector('.task .verdict.right') !== null"),
        f"it says {page.text('.task .replies')!r}",
    )


@check("A picture is reached by keys")
def reaching(page):
    open_lesson(page, "margins")
    page.evaluate("Exercises.goTo(0)")
    page.frame()
    expect(page.evaluate("document.querySelector('.task .bench') !== null"), "there is nothing to change")
    page.evaluate("document.querySelector('.task .bench [data-box=\"3\"]').focus()")
    for _ in range(3):
        page.browser.press("v")
    page.frame()
    expect(
        page.evaluate("document.querySelector('.task .verdict.right') !== null"),
        "three times v does not reach the picture",
    )
    equal(page.evaluate("Progress.stars('margins/garden')"), 3, "stars")


# The key presses that the last hint of an exercise names: pairs of a box (null for the container) and its keys.
PRESSES = r"""(hints => {
  const presses = [];
  const words = Prose.plain(hints.at(-1).map(piece => piece.code ? {text: `<${piece.code}>`} : piece));
  for (const [, box, key, count] of words.matchAll(/hoose (?:<(\w+)>|the container)|press <(.)>(?: (\d+) times)?/g)) {
    if (key) presses.at(-1)[1] += key.repeat(count ?? 1);
    else presses.push([box ?? null, '']);
  }
  return presses;
})"""

# The selectors whose elements are not fully visible between the bar and the footer of the pane.
IN_VIEW = """((...selectors) => selectors.filter(selector => {
  const box = document.querySelector(selector).getBoundingClientRect();
  const foot = document.querySelector('.task .foot');
  const visibleTop = document.querySelector('.bar').getBoundingClientRect().bottom;
  const visibleBottom = foot.checkVisibility() ? foot.getBoundingClientRect().top : innerHeight;
  return box.height === 0 || box.top < visibleTop || box.bottom > visibleBottom;
}))"""


def press_hint(page, each):
    """Presses the keys that the last hint of the shown exercise names. Calls a function after each key."""
    for box, keys in page.evaluate(f"{PRESSES}(Course.exercise(Exercises.recipe, 0).hints)"):
        name = json.dumps(f"{box}:" if box else "")
        page.evaluate(f"""[...document.querySelectorAll('.task .bench [data-box]')]
          .find(each => each.ariaLabel.startsWith({name})).focus()""")
        for key in keys:
            page.browser.press(key, shift=key.isupper())
            each()


@check("The first exercise of each lesson shows no sizes, and describes the difference after every change")
def by_eye(page):
    page.screen("learn")
    answers, faults = [], []
    # The pictures are not checked in Firefox, whose window is lower.
    pictures = ", '.bench-pair > :first-child', '.bench-pair > :last-child'" if page.browser.name == "Chromium" else ""
    for name in page.evaluate("Course.data.lessons.map(lesson => lesson.name)"):
        open_lesson(page, name)
        title = page.text(".article h1")
        sizes = page.evaluate("document.querySelector('.bench-pair svg').textContent.match(/\\d/g)")
        marked = page.evaluate("document.querySelectorAll('.bench-pair .marked').length")
        if sizes or marked:
            faults.append(f"{title}: before the first change there are sizes {sizes} and {marked} marked boxes")

        def inspect():
            message = page.text(".task .replies")
            if "Right" in message:
                return
            count = page.evaluate("document.querySelectorAll('.bench-pair .marked').length")
            if not re.search(r" is (a little |much )?too \w+", message) or count == 0:
                faults.append(f"{title}: of a change it says {message!r}, and {count} boxes are marked")
            answers.append(message)

        press_hint(page, inspect)
        page.frame()
        is_right = page.evaluate("document.querySelector('.task .verdict.right') !== null")
        selectors = f"'.task .verdict.right', '.task-end .primary'{pictures}"
        unseen = page.evaluate(f"{IN_VIEW}({selectors})") if is_right else "no right answer"
        if unseen:
            faults.append(f"{title}: not in view are {unseen}")
        labels = page.evaluate("[...document.querySelectorAll('.bench-pair svg')].map(each => each.textContent)")
        if labels[0] != labels[1]:
            faults.append(f"{title}: the expected sizes are not shown at the end: {labels}")
    expect(not faults, f"{len(faults)} faults: {'; '.join(faults[:4])}")
    expect(len(set(answers)) > 20, f"there are only {len(set(answers))} different answers")
    return f"{len(answers)} answers, such as {answers[0]!r} and {answers[-1]!r}"


def answer(page, kind, choices, solution):
    """Gives the solution of the shown exercise by pointer and keys."""
    if kind == "reach":
        press_hint(page, lambda: None)
    elif choices:
        page.click(f".task .choices label:nth-child({solution})")
        page.click(".task .task-buttons .primary")
    elif kind in ("make", "fix"):
        page.evaluate("(area => { area.focus(); area.select(); })(document.querySelector('.task textarea'))")
        page.browser.type(solution)
        page.browser.press("Enter", control=True)
    else:
        for number, value in enumerate(solution.split()):
            page.evaluate(f"document.querySelectorAll('.task input')[{number}].focus()")
            page.browser.type(value)
        page.browser.press("Enter")
    page.frame()


@check("Every exercise is solved by pointer and keys, and then the verdict and the next button are visible")
def every_exercise(page):
    faults, kinds = [], {}
    page.screen("learn")
    for name, count in page.evaluate("Course.data.lessons.map(({name, exercises}) => [name, exercises.length])"):
        page.lesson(name)
        for place in range(count):
            page.evaluate(f"Exercises.goTo({place})")
            page.frame()
            kind, choices, solution = page.evaluate(
                "(({kind, choices, solution}) => [kind, Boolean(choices), solution])(Exercises.recipe)"
            )
            kinds[kind] = kinds.get(kind, 0) + 1
            answer(page, kind, choices, solution)
            if not page.evaluate("document.querySelector('.task .verdict.right') !== null"):
                faults.append(f"{name} {place} ({kind}): {solution!r} is answered by {page.text('.task .replies')!r}")
                continue
            missing = page.evaluate(f"{IN_VIEW}('.task .verdict.right', '.task-end .primary')")
            if missing:
                faults.append(f"{name} {place} ({kind}): not in view are {missing}")
    expect(not faults, f"{len(faults)} faults: {'; '.join(faults[:4])}")
    expect(len(kinds) == 6 and sum(kinds.values()) > 140, f"there are only {kinds}")
    return ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))


def leave_and_return(page):
    """Checks that the third step of the path stays as it is while other screens are shown."""
    page.evaluate("Exercises.focus()")
    page.browser.press("p")
    for tab in ("#tab-play", "#tab-learn", "#tab-prove", "#tab-learn"):
        page.click(tab)
    page.frame()
    equal(page.text(".task h1"), page.evaluate("Path.title"), "what is shown after another screen")
    expect("padding" in page.text(".task .bench code"), "the layout is lost on another screen")


@check("Boxes are chosen by their names and in the expected picture, also boxes without a width")
def chosen_by_name(page):
    for is_phone in (False, True) if page.browser.name == "Chromium" else (False,):
        if is_phone:
            page.browser.resize(390, 844, 2, mobile=True)
        page.open("screen=learn&lesson=by-hand")
        page.evaluate("Exercises.goTo(4)")
        page.frame()
        widths = page.evaluate("""[...document.querySelectorAll('.bench-picture [data-box] > rect:first-child')]
          .map(each => Number(each.getAttribute('width')))""")
        expect(0 in widths, f"all boxes have a width: {widths}")
        pressed = """['.bench-boxes [aria-pressed=true]', '.bench-picture [aria-pressed=true]'].map(each =>
          document.querySelector(each)).map(each => each.ariaLabel?.split(':')[0] ?? each.textContent)"""
        for number in (widths.index(0), 0):
            name = page.text(f".bench-boxes button:nth-child({number + 1})")
            page.click(f".bench-boxes button:nth-child({number + 1})")
            page.frame()
            equal(page.evaluate(pressed), [name, name], "the chosen box")
        # In the expected picture, the last box has a size.
        last = page.text(".bench-boxes button:last-child")
        page.click(".bench-pair > :first-child g:last-of-type > rect")
        page.frame()
        equal(page.evaluate(pressed), [last, last], "the box that its twin chooses")
        page.click(f".bench-boxes button:nth-child({widths.index(0) + 1})")
        before = page.text(".task .bench code")
        page.click(".bench-key button:last-child")
        page.frame()
        expect(page.text(".task .bench code") != before, "the button changes nothing")
        # The dashed outline of a marked box is drawn, also if the box is chosen.
        widths = page.evaluate("""[...document.querySelector('.bench-picture .chosen.marked').querySelectorAll('rect')]
          .map(each => [getComputedStyle(each).stroke !== 'none', each.getBBox().width, each.getBBox().height])""")
        expect(len(widths) == 2 and widths[0] == widths[1] and widths[0][0], f"the edge and the dashes are {widths}")
    if page.browser.name == "Chromium":
        page.browser.resize(1440, 900)


@check("The buttons of the path do not move while they are pressed", only_chromium=True)
def steady(page):
    moved = []
    for width, height in ((1440, 900), (390, 844)):
        page.browser.resize(width, height, mobile=width < 700)
        page.open("screen=learn&lesson=by-hand")
        for step in range(page.evaluate("Path.count")):
            page.evaluate(f"Exercises.goTo({step})")
            page.frame()
            # A change in the other axis can need a higher picture.
            last = page.evaluate("1 + [...document.querySelectorAll('.bench-key')]"
                                 ".findLastIndex(each => each.querySelectorAll('button').length === 2)")
            button = f".bench-key:nth-child({last}) button:last-child"
            x, y = page.middle(button)
            for _ in range(2):
                page.browser.click(x, y)
                page.frame()
                if page.evaluate("document.querySelector('.task .verdict.right') !== null"):
                    break
                place = page.evaluate(f"""(({{x, y, width, height}}) => [x + width / 2, y + height / 2])(
                  document.querySelector('{button}').getBoundingClientRect())""")
                if place != [x, y]:
                    moved.append(f"{width}, step {step + 1}: {[x, y]} to {place}")
                    break
    page.browser.resize(1440, 900)
    expect(not moved, "; ".join(moved))


@check("After the last hint arrow keys choose boxes; hints, undo and a restart are not a first try")
def after_last_hint(page):
    page.open("screen=learn&lesson=by-hand")
    for hints, expected in ((3, "With 3 hints."), (0, "Solved.")):
        page.frame()
        for _ in range(hints):
            page.evaluate("""[...document.querySelectorAll('.task .btn')]
              .find(each => /^Hint/.test(each.textContent)).focus()""")
            page.browser.press("Enter")
        if hints:
            before = page.evaluate("document.querySelector('.bench-picture .chosen').dataset.box")
            page.browser.press("ArrowRight")
            page.frame()
            after = page.evaluate("document.querySelector('.bench-picture .chosen').dataset.box")
            expect(after != before, "an arrow chooses no other box")
        else:
            page.evaluate("Exercises.focus()")
            page.browser.press("p")
            page.click(".bench-row button:last-child")
            page.frame()
            equal(page.text(".bench-status"), "", "the status after a restart")
        press_hint(page, lambda: None)
        page.frame()
        message = page.text(".task-end p")
        expect(message.endswith(expected), f"the end says {message!r}")
        page.browser.press("Enter")


@check("A box with the name of a color has that color")
def named(page):
    hues = page.evaluate("""[...Figure.huesOf(['rope', 'blue', 'red', 'green'].map((name, i) =>
      ({name, parent: i ? 0 : undefined})))]""")
    expect(hues == [["blue", 255], ["red", 25], ["green", 145]], f"the hues are {hues}")


@check("On a phone the summary after the last exercise is visible", only_chromium=True)
def summary_in_view(page):
    page.browser.resize(390, 844, 2, mobile=True)
    page.open("screen=learn&lesson=margins")
    page.evaluate("scrollTo(0, 900), Exercises.goTo(Exercises.count)")
    page.frame()
    top, bar = page.evaluate("""(place => [place('.task > .goal').top, place('.bar').bottom])(
      selector => document.querySelector(selector).getBoundingClientRect())""")
    focused = page.evaluate("document.activeElement.textContent")
    page.browser.resize(1440, 900)
    expect(bar <= top < 600, f"the summary is at {top}")
    expect(focused.startswith("Next: "), f"the focus is on {focused!r}")


@check("The path is completed by keys alone, each exercise before its text, and ends with a result to save and share")
def path(page):
    page.click("#tab-learn")
    page.frame()
    equal(page.text(".task h1"), page.evaluate("Path.title"), "what a newcomer is shown")
    count = page.evaluate("Path.count")
    for step in range(count):
        above = page.text(".task .eyebrow")
        expect(f"Step {step + 1} of {count}" in above, f"step {step + 1} is {above!r}")
        before = page.evaluate("""[document.querySelectorAll('.behind').length,
          document.querySelector('.article').checkVisibility()]""")
        equal(before, [0, False], f"the text before step {step + 1}")
        if step == 2:
            leave_and_return(page)
            page.click(".task .bench-row button:last-child")
        press_hint(page, lambda: None)
        page.frame()
        unseen = page.evaluate(f"{IN_VIEW}('.task .verdict.right', '.task-end .primary')")
        equal(unseen, [], f"what is not in view after step {step + 1}")
        expect(len(page.text(".behind p:not(.eyebrow)")) > 40, f"no idea follows step {step + 1}")
        if step == 1:
            # After the page is opened again, the path continues.
            page.open()
            page.click("#tab-learn")
            page.frame()
        else:
            page.browser.press("Enter")
            page.frame()
    expect(page.text(".task h2.goal").startswith("You finished"), f"the end says {page.text('.task h2')!r}")
    equal(page.evaluate("[...document.querySelectorAll('.result-lines dd')].map(each => each.textContent)"),
          [f"{count} of {count}", f"{3 * count} of {3 * count}", str(count)], "the result")
    equal(page.evaluate("document.querySelectorAll('.result-cells svg').length"), count, "pictures of layouts")
    page.evaluate("document.querySelector('.result-name input').focus()")
    page.browser.type("Ada <b>&amp; \u2066co\u2069")
    fill = page.evaluate("getComputedStyle(document.querySelector('.result-cells .leaf rect')).fill")
    size = sharing.saved(page, ".task .task-buttons button:nth-child(1)", fill)
    text = sharing.copied(page, ".task .task-buttons button:nth-child(2)")
    expect(text.startswith("Ada "), f"the name is not in {text!r}")
    is_complete = f"{count} of {count} layouts by eye" in text and text.endswith("#screen=learn&lesson=by-hand")
    expect(is_complete, f"the shared text is {text!r}")
    page.click(".task .task-buttons .primary")
    page.frame()
    equal(page.evaluate("Link.lesson"), page.evaluate("Course.data.lessons[0].name"), "where the course goes on")
    page.lesson("by-hand")
    expect(page.text(".task h2.goal").startswith("You finished"), "the path begins again")
    return f"a picture of {size[0]} by {size[1]}, and {text!r}"


@check("The course has a result, and its last lesson links to it")
def result(page):
    page.screen("learn")
    expect("Your result" not in page.text(".toc"), "there is a result before the first exercise")
    page.evaluate("""Course.data.lessons.forEach(({name, exercises}) => {
      Progress.read(name);
      for (const {id} of exercises) Progress.finish(id, {tries: 1, hints: 0, sawSolution: false});
    })""")
    last = page.evaluate("Course.data.lessons.at(-1).name")
    page.lesson(last)
    page.evaluate("Exercises.goTo(Course.data.lessons.at(-1).exercises.length)")
    page.frame()
    page.click(".task .primary")
    page.frame()
    titles = [page.text(".learn h1"), page.text(".article h2.goal")]
    equal(titles, ["Your result", "You did the whole course"], "what the last lesson leads to")
    lessons = page.evaluate("Course.data.lessons.length")
    equal(page.text(".article .result-lines dd"), f"{lessons} of {lessons}", "the lessons done")
    fill = page.evaluate("getComputedStyle(document.querySelector('.result-cells .leaf rect')).fill")
    size = sharing.saved(page, ".article .task-buttons button", fill)
    expect(size[1] > 1000, f"the picture is {size}")
    return f"a picture of {size[0]} by {size[1]}"


@check("On a phone the exercise is above the lesson, also in the order of tab stops", only_chromium=True)
def exercise_first(page):
    def order():
        return page.evaluate("""['.learn h1', '.task .goal', '.article .puzzle']
          .map(selector => document.querySelector(selector)).every((each, i, all) =>
            i === 0 || all[i - 1].compareDocumentPosition(each) === Node.DOCUMENT_POSITION_FOLLOWING)""")

    page.browser.resize(390, 844, 2, mobile=True)
    page.open("screen=learn&lesson=margins")
    page.frame()
    tops = page.evaluate("""['.learn h1', '.task .bench-pair', '.article .puzzle']
      .map(each => document.querySelector(each).getBoundingClientRect().top)""")
    expect(tops == sorted(tops) and tops[1] < 600, f"title, exercise and lesson are at {tops}")
    expect(order(), "the order of the elements is another")
    # After an exercise is solved at the bottom of the page, the next exercise starts in view.
    press_hint(page, lambda: None)
    page.frame()
    unseen = page.evaluate(f"{IN_VIEW}('.task .verdict.right', '.task-end .primary')")
    equal(unseen, [], "what is not in view after it is solved")
    # A key continues from the reasons below.
    page.evaluate("scrollTo(0, 900)")
    page.browser.press("n")
    page.frame()
    equal(page.evaluate(f"{IN_VIEW}('.task .goal')"), [], "what is not in view of the next exercise")
    page.browser.resize(1440, 900)
    page.frame()
    places = "['.article h1', '.learn > .task:last-child'].map(each => document.querySelector(each) !== null)"
    equal(page.evaluate(places), [True, True], "whether title and exercise have other places in a wider window")


@check("A screen to build is solved")
def screens(page):
    page.screen("learn")
    page.evaluate("document.querySelector('.toc .more li:last-child button').click()")
    page.frame()
    page.evaluate("document.querySelector('.code-field textarea').select()")
    page.browser.type(page.evaluate("Course.data.screens[0].exercise.solution"))
    page.browser.press("Enter", control=True)
    page.frame()
    expect(
        page.evaluate("document.querySelector('.task .verdict.right') !== null"),
        f"it says {page.text('.task .replies')!r}",
    )
    equal(page.evaluate("Progress.stars('screens/toolbar')"), 3, "stars")


@check("Progress is kept when the page is reloaded, and saved and read as text; damaged text is rejected")
def progress(page):
    page.screen("learn")
    page.evaluate(
        "Progress.finish('margins/say-third', {tries: 1, hints: 0, sawSolution: false}), Progress.read('margins')"
    )
    saved = page.evaluate("Progress.text")
    expect(saved.startswith("EagerLayout progress"), f"it begins with {saved[:30]!r}")
    page.open()
    page.screen("learn")
    equal(page.evaluate("Progress.stars('margins/say-third')"), 3, "stars after the page was opened again")
    page.evaluate("Frame.store('progress', '')")
    page.open()
    page.screen("learn")
    equal(page.evaluate("Progress.stars('margins/say-third')"), 0, "stars without what was kept")
    equal(page.evaluate(f"Progress.load({json.dumps(saved)})"), None, "what is wrong with the saved text")
    equal(page.evaluate("Progress.stars('margins/say-third')"), 3, "stars after the text was read")
    expect(page.evaluate(f"Progress.load({json.dumps(saved.replace('stars 3', 'stars 1'))})"), "changed text is taken")
    equal(page.evaluate("Progress.stars('margins/say-third')"), 3, "stars after damaged text")
    page.evaluate("Frame.store('progress', '')")


@check("All lessons open without an error, with a puzzle, three steps, a question and exercises")
def all_lessons(page):
    page.screen("learn")
    short = page.evaluate("""[...document.querySelectorAll('.toc ol:first-of-type button')].map((_, i) => {
      document.querySelectorAll('.toc ol:first-of-type button')[i].click();
      [...document.querySelectorAll('.puzzle .btn')].find(each => each.textContent === 'Just tell me').click();
      const count = selector => document.querySelectorAll(selector).length;
      return [i + 1, count('.lesson-step') >= 3, count('.question') === 1, count('.task .dots button') >= 4];
    }).filter(found => found.includes(false))""")
    equal(short, [], "lessons that lack something")


@check("On a phone the list of lessons closes after a choice", only_chromium=True)
def phone_list(page):
    page.browser.resize(390, 844, mobile=True)
    page.open()
    page.screen("learn")
    page.click(".toc summary")
    page.frame()
    expect(page.evaluate("document.querySelectorAll('.toc li')[8].checkVisibility()"), "the list does not open")
    page.evaluate("document.querySelectorAll('.toc ol:first-of-type button')[8].click()")
    page.frame()
    is_open = page.evaluate("document.querySelector('.toc details').open")
    equal(page.text(".learn h1"), "Less than one", "the lesson")
    page.browser.resize(1440, 900)
    page.frame()
    expect(not is_open, "the list stays open")
    expect(page.evaluate("document.querySelector('.toc details').open"), "a wider window has no list")


@check("Keys of a layout work after a hint, and an answered puzzle is not asked again")
def after_hint(page):
    open_lesson(page, "frame-is-a-rectangle")
    page.evaluate("Exercises.goTo(Course.data.lessons[0].exercises.findIndex(({kind}) => kind === 'reach'))")
    page.frame()
    before = page.text(".task .bench code")
    page.evaluate("[...document.querySelectorAll('.task .btn')].find(each => each.textContent === 'Hint').focus()")
    page.browser.press("Enter")
    page.browser.press("ArrowRight")
    page.evaluate("[...document.querySelectorAll('.task .btn')].find(each => each.textContent.startsWith('Hint')).focus()")
    page.browser.press("+")
    page.browser.press("z")
    page.frame()
    expect(page.text(".task .bench code") != before, "no key does anything")
    page.reveal_lesson()
    page.open()
    open_lesson(page, "frame-is-a-rectangle")
    equal(page.evaluate("document.querySelectorAll('.lesson-step').length"), 3, "steps shown after the page was loaded again")


@check("Large boxes named after things such as a cat have a drawing of the thing behind the name")
def drawn(page):
    open_lesson(page, "frame-is-a-rectangle")
    equal(page.evaluate("document.querySelectorAll('.puzzle .drawn').length"), 3, "things on the shelf")
    found = page.evaluate("""(() => {
      const box = document.querySelector('.puzzle .drawn').closest('g'), frame = each => each.getBoundingClientRect();
      const [outer, inner] = [frame(box.querySelector('rect')), frame(box.querySelector('.drawn'))];
      return [inner.width > 20, inner.left >= outer.left, inner.right <= outer.right, inner.bottom <= outer.bottom];
    })()""")
    equal(found, [True] * 4, "the drawing is in its box")
    expect(page.evaluate("!Figure.draw([{name: 'cat', frame: [0, 0, 9, 9]}], {scale: 1}).innerHTML.includes('drawn')"),
           "a small box has a drawing")
