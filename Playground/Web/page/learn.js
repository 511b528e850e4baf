'use strict';

// The course: lessons, their exercises, screens to build, and progress.
const Learn = (() => {
  const {element} = Tools;
  let engine = null, course = null, toc, article, pane;
  // The visible part: `{lesson}` with its index, `{screens}` or `{review}`.
  let place = {lesson: 0}, room = 0;

  function start(root, given) {
    engine = given.isRunning ? given : null;
    course = Course.data;
    if (engine) Progress.start(engine);
    const part = (name, kind, label) =>
      element(name, {class: kind, 'aria-label': label, tabindex: -1, 'data-pane-stop': ''});
    toc = part('nav', 'toc', 'Lessons');
    article = part('article', 'article', 'Lesson');
    pane = part('aside', 'task', 'Exercise');
    root.append(toc, article, pane);
    Progress.changed = showList;
    // The list is folded on narrow screens, and can be opened only there.
    matchMedia('(min-width: 1241px)').addEventListener('change', showList);
    // Opens the part in the address, or the first lesson that is not done.
    go(placeOf(Link.lesson) ?? {lesson: Math.max(0, course.lessons.findIndex(lesson => !Progress.isDone(lesson)))});
    root.addEventListener('keydown', turn);
  }

  // The name of a part of the course in the address, and the part with a name.
  const nameOf = ({lesson, screens}) => lesson === undefined ? screens ? 'screens' : 'review' : course.lessons[lesson].name;

  function placeOf(name) {
    const lesson = course.lessons.findIndex(each => each.name === name);
    return lesson >= 0 ? {lesson} : name === 'screens' || name === 'review' && engine ? {[name]: true} : null;
  }

  function go(to) {
    if (Link.leadsTo(nameOf(to))) return;
    place = to;
    Link.enter('learn', nameOf(place));
    if (article.clientWidth) room = Math.min(612, article.clientWidth - (innerWidth > 760 ? 140 : 84));
    showList();
    if (to.lesson !== undefined) showLesson();
    else if (to.screens) showScreens();
    else showReview();
    for (const part of [article, pane]) part.scrollTop = 0;
    if (innerWidth <= 1240) scrollTo(0, 0);
  }

  // The list

  function showList() {
    const {screens} = course, built = screens.filter(({exercise}) => Progress.isSolved(exercise.id)).length;
    const others = [entry({
      mark: '▦', title: 'Screens to build', note: built ? `${built}/${screens.length}` : '', said: `${built} built`,
      isHere: place.screens, to: {screens: true},
    })];
    if (engine && Progress.hasBegun()) others.unshift(reviewEntry());
    const isOpen = toc.querySelector('details')?.open ?? false;
    toc.replaceChildren(element('details', {class: 'toc-fold', open: innerWidth > 1240 || isOpen},
      element('summary', {}, `All lessons · ${titleHere()}`), element('h2', {}, 'Lessons'),
      element('ol', {}, ...course.lessons.map(lessonEntry)), element('ol', {class: 'more'}, ...others),
      engine ? keeping() : ''));
  }

  function titleHere() {
    if (place.lesson === undefined) return place.screens ? 'Screens to build' : 'Review';
    return course.lessons[place.lesson].title;
  }

  function lessonEntry(lesson, i) {
    const {exercises, title, number} = lesson, count = exercises.length, isDone = Progress.isDone(lesson);
    const solved = exercises.filter(({id}) => Progress.isSolved(id)).length;
    const stars = exercises.reduce((sum, {id}) => sum + Progress.stars(id), 0), isAll = solved === count;
    return entry({
      mark: isDone ? '✓' : number, title, isDone, isHere: place.lesson === i, to: {lesson: i},
      note: solved === 0 ? '' : isAll ? `★ ${stars}/${3 * count}` : `${solved}/${count}`,
      said: isAll ? `${stars} of ${3 * count} stars` : `${solved} of ${count} exercises solved`,
    });
  }

  function reviewEntry() {
    const due = Progress.reviews().length, note = due ? `${due} due` : '';
    return entry({mark: '↻', title: 'Review', note, said: note, isHere: place.review, to: {review: true}});
  }

  function entry({mark, title, note, said, isDone, isHere, to}) {
    function pressed() {
      // The chosen part is below the list if the list is folded.
      toc.querySelector('details').open = false;
      go(to);
      article.focus({preventScroll: true});
    }
    const button = element('button', {
      type: 'button', class: isDone ? 'done' : '', 'aria-current': isHere ? 'page' : null, onclick: pressed,
    }, element('i', {'aria-hidden': 'true'}, String(mark)), element('span', {}, title));
    if (note) {
      button.append(element('small', {'aria-hidden': 'true'}, note), element('span', {class: 'sr'}, `, ${said}`));
    }
    if (isDone) button.append(element('span', {class: 'sr'}, ', done'));
    return element('li', {}, button);
  }

  // Progress as a file, as the terminal's course writes it.
  function keeping() {
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

  // The visible part

  function showLesson() {
    const lesson = course.lessons[place.lesson], following = course.lessons[place.lesson + 1];
    const isRead = Progress.hasRead(lesson.name), read = () => Progress.read(lesson.name);
    showArticle(lesson.title, `Lesson ${lesson.number} of ${course.lessons.length}`,
      Lesson.make(engine, lesson, {room, isRead, read, next: () => Exercises.focus()}),
      element('nav', {class: 'ways', 'aria-label': 'Beside this lesson'}, ...ways()));
    const done = following ? {title: following.title, go: () => go({lesson: place.lesson + 1})}
      : {title: 'Screens to build', go: () => go({screens: true})};
    showExercises({recipes: lesson.exercises, done});
  }

  function ways() {
    const before = course.lessons[place.lesson - 1], after = course.lessons[place.lesson + 1];
    return [
      before ? Pieces.button(`← ${before.title}`, () => go({lesson: place.lesson - 1})) : '',
      after ? Pieces.button(`${after.title} →`, () => go({lesson: place.lesson + 1})) : '',
    ];
  }

  function showScreens() {
    const words = 'Build parts of real apps: a toolbar, a row of a list, a dialog. Only the boxes with ' +
      'names count; what is around them is up to you.';
    const items = course.screens.map(({title}, i) =>
      element('li', {}, Pieces.button(`${i + 1}. ${title}`, () => Exercises.turn(i))));
    showArticle('Screens to build', 'Course', element('p', {}, words), element('ol', {class: 'cover'}, ...items));
    showExercises({recipes: Course.screens, done: null});
  }

  function showReview() {
    const words = 'Exercises that were hard, or long ago, with fresh numbers. What you solve on the first try comes ' +
      'again much later.';
    showArticle('Review', 'Course', element('p', {}, words));
    const done = {title: 'Review', go: () => go({review: true})};
    showExercises({recipes: Course.recipes(Progress.reviewed()), done, isReview: true});
  }

  function showArticle(title, above, ...parts) {
    article.setAttribute('aria-label', title);
    article.replaceChildren(element('div', {}, Pieces.eyebrow(above), element('h1', {}, title), ...parts));
  }

  function showExercises(given) {
    if (engine) Exercises.show(pane, engine, given);
    else pane.replaceChildren(element('p', {}, 'The exercises need the layout engine.'));
  }

  // N goes to the next exercise, unless text is typed.
  function turn(event) {
    const {tagName, type} = event.target, isTyping = tagName === 'TEXTAREA' || tagName === 'INPUT' && type === 'text';
    if (event.key !== 'n' || isTyping || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!engine || !pane.contains(event.target)) return;
    event.preventDefault();
    Exercises.next();
  }

  // Returns to the part shown last, or to the part in the address.
  function shown() {
    if (!article) return;
    const to = placeOf(Link.lesson) ?? place;
    if (room === 0 || nameOf(to) !== nameOf(place)) go(to);
    else Link.enter('learn', nameOf(place));
  }

  return {start, shown};
})();
