'use strict';

// A sequence of exercises: those of a lesson, the screens to build, or a review.
const Exercises = (() => {
  const {element} = Tools;
  const TITLES = {
    predict: 'Predict', make: 'Make', fix: 'Fix', fill: 'Fill in', next: 'Choose', reach: 'By eye',
  };
  let pane = null, engine = null, series = null, at = 0, task = null;

  // Shows a series of exercises in the element `place`.
  //
  // newSeries: recipes: exercises of the course, some with a title or the letters of their buttons; done: the page after the
  // last one, `{title, go}`; isReview: whether to begin with the first exercise. Series without a lesson also have: heading;
  // step: the name of one exercise; after: creates elements that follow an answer; end: creates the elements after the last
  // exercise.
  function show(place, withEngine, newSeries) {
    (pane = place, engine = withEngine, series = newSeries);
    const open = series.recipes.findIndex(({id}) => series.isReview || !Progress.isSolved(id));
    goTo(open < 0 && series.end ? series.recipes.length : Math.max(0, open), false);
  }

  // The width for pictures.
  function pictureWidth() {
    const {paddingLeft, paddingRight} = getComputedStyle(pane);
    const inner = pane.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return Math.min(series.heading ? 672 : 374, inner - 4);
  }

  const heading = () => series.heading ? element('h1', {}, series.heading) : '';

  function goTo(to, takesFocus = true) {
    at = to;
    const recipe = series.recipes[at];
    if (!recipe) return showEnd(takesFocus);
    const variant = Course.exercise(recipe, Progress.seed(recipe.id));
    const exercise = {...variant, keys: recipe.letters ?? variant.keys};
    const status = element('div', {class: 'task-end', role: 'status'}), head = navigation();
    function finished(done) {
      Progress.finish(recipe.id, done);
      head.replaceChildren(dots());
      const hadFocus = pane.contains(document.activeElement);
      status.replaceChildren(...ending(recipe, done));
      if (hadFocus) status.querySelector('.primary').focus({preventScroll: true});
    }
    task = Task.make(engine,
      {exercise, availableWidth: pictureWidth(), finished, showsReasons: true, end: status, after: () => series.after?.(recipe) ?? []});
    const kind = series.step ?? (recipe.title ? 'Screen' : 'Exercise'), name = nameOf(recipe);
    pane.replaceChildren(heading(), head, Pieces.eyebrow(`${kind} ${at + 1} of ${series.recipes.length} · ${name}`),
      element('h2', {class: 'goal'}, ...Prose.nodes(exercise.goal)), task.element, footer(exercise));
    showTop(takesFocus && task);
  }

  // Scrolls to the beginning of the pane. On narrow screens the page scrolls, and not the pane.
  function showTop(focused) {
    pane.scrollTop = 0;
    focused?.focus?.({preventScroll: true});
    if (focused && pane.getBoundingClientRect().top < 0) pane.scrollIntoView();
  }

  const nameOf = ({title, kind}) => title ?? TITLES[kind];

  // The result of an exercise, and the button to go on.
  function ending({id}, {isSolved, tries, hints, isDirect}) {
    const stars = Progress.stars(id), isLast = at + 1 === series.recipes.length, words = [];
    if (isSolved) {
      const count = tries > 1 ? [`after ${tries} tries`] : hints === 0 && isDirect ? ['on the first try'] : [];
      const help = hints === 0 ? [] : hints === 1 ? ['with a hint'] : [`with ${hints} hints`];
      const how = [...count, ...help].join(', ') || 'solved';
      const starsText = '★'.repeat(stars) + '☆'.repeat(3 - stars);
      const attributes = {class: 'stars', role: 'img', 'aria-label': `${stars} of 3 stars`};
      words.push(element('span', attributes, starsText), `${how[0].toUpperCase()}${how.slice(1)}.`);
    }
    return [element('p', {}, ...words), Pieces.button(isLast ? 'Go on' : 'Next', next, 'primary'),
      Pieces.button('Again, other numbers', () => goTo(at))];
  }

  const navigation = () => element('nav', {'aria-label': 'Exercises'}, dots());

  function dots() {
    return element('ol', {class: 'dots'}, ...series.recipes.map((recipe, i) => {
      const stars = Progress.stars(recipe.id), name = nameOf(recipe), state = stars ? `${stars} of 3 stars` : 'open';
      return element('li', {}, element('button', {
        type: 'button', class: stars ? 'done' : '', 'aria-current': i === at ? 'step' : null, title: name,
        'aria-label': `Exercise ${i + 1}, ${name}, ${state}`, onclick: () => goTo(i),
      }, String(i + 1), element('small', {'aria-hidden': 'true'}, '★'.repeat(stars))));
    }));
  }

  function footer({kind}) {
    const first = {make: ['Ctrl Enter', 'check'], fix: ['Ctrl Enter', 'check'], reach: ['← →', 'choose a box']};
    const keys = [first[kind] ?? ['Enter', 'check'], ['H', 'hint'], ['N', 'next']];
    return element('footer', {class: 'foot'}, ...keys.flatMap(([key, does]) => [element('kbd', {}, key), does]));
  }

  function next() { goTo(at + 1); }

  function showEnd(takesFocus) {
    if (series.end) {
      const nodes = series.end();
      pane.replaceChildren(heading(), navigation(), ...nodes);
      return showTop(takesFocus && nodes[0]);
    }
    const {recipes, done} = series, solved = recipes.filter(({id}) => Progress.isSolved(id)).length;
    const stars = recipes.reduce((sum, {id}) => sum + Progress.stars(id), 0), maxStars = 3 * recipes.length;
    const words = recipes.length === 0 ? 'No exercise is due yet.'
      : solved < recipes.length ? `${solved} of ${recipes.length} solved.`
        : `All ${recipes.length} solved, with ${stars} of ${maxStars} stars.`;
    const advice = stars === maxStars ? ''
      : 'Three stars are for the first try without a hint: a review gives another chance.';
    const nextButton = done ? Pieces.button(`Next: ${done.title}`, done.go, 'primary') : '';
    const head = element('h2', {class: 'goal', tabindex: -1}, words);
    pane.replaceChildren(navigation(), head, element('p', {}, advice), nextButton);
    showTop(takesFocus && (nextButton || head));
  }

  return {
    show, goTo, next, focus: () => task?.focus(),
    // The exercise that is shown, as in the course's data.
    get recipe() { return series.recipes[at]; },
    get count() { return series.recipes.length; },
  };
})();
