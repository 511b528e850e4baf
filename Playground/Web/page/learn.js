'use strict';

// The course: a short path by hand, lessons, their exercises, screens to build, and progress.
const Learn = (() => {
  const {element} = Tools;
  let engine = null, course = null, root, toc, head, article, pane;
  const phone = matchMedia('(max-width: 760px)');
  // The visible part: `{lesson}` with the index of a lesson, or one of `{path}`, `{screens}`, `{review}` and `{result}`.
  let place = {lesson: 0}, availableWidth = 0;

  function start(panel, startedEngine) {
    root = panel;
    engine = startedEngine.isRunning ? startedEngine : null;
    course = Course.data;
    if (engine) Progress.start(engine);
    const labelledElement = (name, kind, label) =>
      element(name, {class: kind, 'aria-label': label, tabindex: -1, 'data-pane-stop': ''});
    toc = labelledElement('nav', 'toc', 'Lessons');
    article = labelledElement('article', 'article', 'Lesson');
    pane = labelledElement('aside', 'task', 'Exercise');
    head = element('header', {class: 'lesson-head'});
    root.append(toc, article, pane);
    phone.addEventListener('change', settle);
    Progress.changed = showList;
    // The list is folded on narrow screens, and can be opened only there.
    matchMedia('(min-width: 1241px)').addEventListener('change', showList);
    // Opens the part that the address names. Without one, opens the path for newcomers, or else the next lesson.
    const isNew = engine && !Path.isDone && course.lessons.every(({name}) => !Progress.hasRead(name));
    go(placeInAddress() ?? (isNew ? {path: true} : nextLesson()));
    root.addEventListener('keydown', handleNextKey);
  }

  const nextLesson = () => ({lesson: Math.max(0, course.lessons.findIndex(lesson => !Progress.isDone(lesson)))});

  // The parts that are not lessons, by their names in the address. All of them except the screens need the engine.
  const PARTS = {'by-hand': 'path', screens: 'screens', review: 'review', result: 'result'};
  const nameOf = place => place.lesson === undefined ? Object.keys(PARTS).find(name => place[PARTS[name]])
    : course.lessons[place.lesson].name;

  function placeOf(name) {
    const lesson = course.lessons.findIndex(each => each.name === name);
    if (lesson >= 0) return {lesson};
    return Object.hasOwn(PARTS, name) && (engine || name === 'screens') ? {[PARTS[name]]: true} : null;
  }

  const placeInAddress = () => placeOf(Link.lesson) ?? placeOf(Link.pageLesson);

  // Goes to a part from a button that disappears.
  function move(to) {
    go(to);
    (to.path || phone.matches ? pane : article).focus({preventScroll: true});
  }

  function go(to) {
    if ((to.lesson !== undefined || to.screens) && Link.openPage(nameOf(to))) return;
    place = to;
    root.classList.toggle('by-hand', Boolean(to.path));
    Link.enter('learn', nameOf(place));
    if (article.clientWidth) availableWidth = Math.min(612, article.clientWidth - (innerWidth > 760 ? 140 : 84));
    showList();
    if (to.lesson !== undefined) showLesson();
    else if (to.path) showPath();
    else if (to.screens) showScreens();
    else if (to.result) showResult();
    else showReview();
    for (const part of [article, pane]) part.scrollTop = 0;
    if (innerWidth <= 1240) scrollTo(0, 0);
  }

  // MARK: The list of lessons

  function showList() {
    const {screens} = course, built = screens.filter(({exercise}) => Progress.isSolved(exercise.id)).length;
    const others = [entry({
      mark: '▦', title: 'Screens to build', note: built ? `${built}/${screens.length}` : '', spokenNote: `${built} built`,
      isHere: place.screens, to: {screens: true},
    })];
    if (engine && Progress.hasBegun()) others.unshift(reviewEntry(), resultEntry());
    const isOpen = toc.querySelector('details')?.open ?? false;
    toc.replaceChildren(element('details', {class: 'toc-fold', open: innerWidth > 1240 || isOpen},
      element('summary', {}, `All lessons · ${titleHere()}`),
      engine ? element('ul', {class: 'first'}, pathEntry()) : '',
      element('h2', {}, 'Lessons'), element('ol', {}, ...course.lessons.map(lessonEntry)),
      element('ol', {class: 'more'}, ...others),
      engine ? progressFile() : ''));
  }

  function titleHere() {
    if (place.path) return Path.title;
    if (place.lesson === undefined) return place.screens ? 'Screens to build' : place.result ? 'Your result' : 'Review';
    return course.lessons[place.lesson].title;
  }

  function pathEntry() {
    const {solved, count} = Path, note = solved ? `${solved}/${count}` : '';
    return entry({
      mark: Path.isDone ? '✓' : '→', title: `Start here: ${Path.title.toLowerCase()}`, note,
      spokenNote: `${solved} of ${count} steps`, isDone: Path.isDone, isHere: place.path, to: {path: true},
    });
  }

  const resultEntry = () => entry({mark: '★', title: 'Your result', isHere: place.result, to: {result: true}});

  function lessonEntry(lesson, i) {
    const {exercises, title, number} = lesson, count = exercises.length, isDone = Progress.isDone(lesson);
    const solved = exercises.filter(({id}) => Progress.isSolved(id)).length;
    const stars = exercises.reduce((sum, {id}) => sum + Progress.stars(id), 0), isAll = solved === count;
    return entry({
      mark: isDone ? '✓' : number, title, isDone, isHere: place.lesson === i, to: {lesson: i},
      note: solved === 0 ? '' : isAll ? `★ ${stars}/${3 * count}` : `${solved}/${count}`,
      spokenNote: isAll ? `${stars} of ${3 * count} stars` : `${solved} of ${count} exercises solved`,
    });
  }

  function reviewEntry() {
    const due = Progress.reviews().length, note = due ? `${due} due` : '';
    return entry({mark: '↻', title: 'Review', note, spokenNote: note, isHere: place.review, to: {review: true}});
  }

  function entry({mark, title, note, spokenNote, isDone, isHere, to}) {
    function pressed() {
      // Folds the list. On a phone the chosen part is below it, and on a wide screen the list opens again.
      toc.querySelector('details').open = false;
      move(to);
    }
    const button = element('button', {
      type: 'button', class: isDone ? 'done' : '', 'aria-current': isHere ? 'page' : null, onclick: pressed,
    }, element('i', {'aria-hidden': 'true'}, String(mark)), element('span', {}, title));
    if (note) {
      button.append(element('small', {'aria-hidden': 'true'}, note), element('span', {class: 'sr'}, `, ${spokenNote}`));
    }
    if (isDone) button.append(element('span', {class: 'sr'}, ', done'));
    return element('li', {}, button);
  }

  // Progress as a file, as the terminal's course writes it.
  function progressFile() {
    const note = element('p', {class: 'keeping-note', role: 'status'});
    async function readFile() {
      const [file] = input.files;
      if (!file) return;
      const damage = Progress.load(await file.text());
      if (!damage) go(place);
      toc.querySelector('.keeping-note').textContent =
        damage ? `${file.name} was not read. ${damage}` : `${file.name} was read.`;
    }
    const input = element('input', {
      type: 'file', accept: '.txt,text/plain', class: 'sr', 'aria-label': 'Read progress from a file',
      onchange: readFile,
    });
    const save = () => Tools.save(Progress.text, 'progress.txt', 'text/plain');
    return element('div', {class: 'keeping'}, element('p', {}, 'Progress is kept in this browser.'),
      element('div', {class: 'task-buttons'}, Pieces.button('Save to a file', save, 'small'),
        element('label', {class: 'btn small'}, input, 'Read a file')), note);
  }

  // MARK: The visible part

  function showLesson() {
    const lesson = course.lessons[place.lesson], following = course.lessons[place.lesson + 1];
    const isRead = Progress.hasRead(lesson.name), read = () => Progress.read(lesson.name);
    showArticle(lesson.title, `Lesson ${lesson.number} of ${course.lessons.length}`,
      Lesson.make(engine, lesson, {availableWidth, isRead, read, next: () => Exercises.focus()}),
      element('nav', {class: 'ways', 'aria-label': 'Beside this lesson'}, ...neighborButtons()));
    const done = following ? {title: following.title, go: () => move({lesson: place.lesson + 1})}
      : {title: 'Your result', go: () => move({result: true})};
    showExercises({recipes: lesson.exercises, done});
  }

  function showPath() {
    article.replaceChildren();
    root.append(pane);
    head.remove();
    Exercises.show(pane, engine, Path.exerciseSeries(engine, name => move(placeOf(name) ?? nextLesson())));
  }

  // The result of the whole course so far.
  function showResult() {
    const {lessons} = course, done = lessons.filter(Progress.isDone).length;
    const recipes = [...lessons.flatMap(({exercises}) => exercises), ...Course.screens];
    showArticle('Your result', 'Course', ...Result.nodes(engine, {
      heading: done === lessons.length ? 'You did the whole course' : 'So far', title: 'exercises', recipes,
      more: [['lessons', `${done} of ${lessons.length}`]], lesson: 'by-hand',
    }));
    showExercises({recipes: Course.screens, done: null});
  }

  function neighborButtons() {
    const before = course.lessons[place.lesson - 1], after = course.lessons[place.lesson + 1];
    return [
      before ? Pieces.button(`← ${before.title}`, () => move({lesson: place.lesson - 1})) : '',
      after ? Pieces.button(`${after.title} →`, () => move({lesson: place.lesson + 1})) : '',
    ];
  }

  function showScreens() {
    const words = 'Build parts of real apps: a toolbar, a row of a list, a dialog. Only the boxes with ' +
      'names count; what is around them is up to you.';
    const items = course.screens.map(({title}, i) =>
      element('li', {}, Pieces.button(`${i + 1}. ${title}`, () => Exercises.goTo(i))));
    showArticle('Screens to build', 'Course', element('p', {}, words), element('ol', {class: 'cover'}, ...items));
    showExercises({recipes: Course.screens, done: {title: 'Your result', go: () => move({result: true})}});
  }

  function showReview() {
    const words = 'Exercises that were hard, or long ago, with fresh numbers. What you solve on the first try comes ' +
      'again much later.';
    showArticle('Review', 'Course', element('p', {}, words));
    const done = {title: 'Review', go: () => move({review: true})};
    showExercises({recipes: Course.recipes(Progress.reviewed()), done, isReview: true});
  }

  function showArticle(title, above, ...parts) {
    article.setAttribute('aria-label', title);
    head.replaceChildren(Pieces.eyebrow(above), element('h1', {}, title));
    article.replaceChildren(element('div', {}, ...parts));
    settle();
  }

  // Places the exercise: on a phone before the lesson, and otherwise beside it.
  function settle() {
    if (place.path) return;
    if (phone.matches) article.before(head, pane);
    else {
      article.firstChild.prepend(head);
      root.append(pane);
    }
  }

  function showExercises(series) {
    if (engine) Exercises.show(pane, engine, series);
    else pane.replaceChildren(element('p', {}, 'The exercises need the layout engine.'));
  }

  // N goes to the next exercise, unless text is typed.
  function handleNextKey(event) {
    const {tagName, type} = event.target, isTyping = tagName === 'TEXTAREA' || tagName === 'INPUT' && type === 'text';
    if (event.key !== 'n' || isTyping || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!engine || !pane.contains(event.target)) return;
    event.preventDefault();
    Exercises.next();
  }

  // Returns to the part shown last, or to the part in the address.
  function shown() {
    if (!article) return;
    const to = placeInAddress() ?? place;
    if (availableWidth === 0 && !to.path || nameOf(to) !== nameOf(place)) go(to);
    else Link.enter('learn', nameOf(place));
  }

  return {start, shown};
})();
