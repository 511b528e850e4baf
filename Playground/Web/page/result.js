'use strict';

// The result of exercises, to save as a picture and to send: the number of solved exercises, their stars and their layouts.
const Result = (() => {
  const {element} = Tools;
  const COLUMNS = 4, CELL = [150, 104], MAX_COUNT = 24;

  // Returns the result of exercises as elements.
  //
  // options: heading; title: what was solved; recipes; more: further lines, `[words, number]`; lesson: the part of the
  // course in the link; next: a button.
  function nodes(engine, {heading, title, recipes, more = [], lesson, next}) {
    const solved = recipes.filter(({id}) => Progress.isSolved(id)), starCounts = recipes.map(({id}) => Progress.stars(id));
    const firstTryCount = starCounts.filter(stars => stars === 3).length, summary = `${solved.length} of ${recipes.length} ${title}`;
    const stars = `${starCounts.reduce((a, b) => a + b, 0)} of ${3 * recipes.length}`;
    const lines = [...more, ['solved', `${solved.length} of ${recipes.length}`], ['stars', stars],
      ['on the first try, without a hint', String(firstTryCount)]];
    const cells = layouts(engine, solved);
    const name = element('input', {type: 'text', maxlength: 40, autocomplete: 'off', spellcheck: 'false'});
    const text = () => Link.sharedScreen(
      `${titleText()} in EagerLayout, with ${stars} stars: ${firstTryCount} on the first try without a hint. Try it!`,
      {screen: 'learn', lesson});
    function titleText() {
      const who = name.value.trim();
      return who ? `${who}: ${summary}` : summary;
    }
    function card() {
      const drawings = cells.map(Saving.drawing);
      return {title: titleText(), drawings: cells.length ? [grid(drawings)] : [], lines,
        foot: Saving.foot(new Date().toLocaleDateString('en', {dateStyle: 'long'}))};
    }
    return [
      element('h2', {class: 'goal', tabindex: -1}, heading),
      element('dl', {class: 'result-lines'}, ...lines.flatMap(([words, number]) =>
        [element('dt', {}, words), element('dd', {class: 'num'}, number)])),
      element('div', {class: 'result-cells', 'aria-hidden': 'true'}, ...cells),
      element('label', {class: 'result-name'}, 'Your name in the result', name),
      element('div', {class: 'task-buttons'},
        Pieces.button('Save picture', () => Saving.save(card(), 'result'), next ? '' : 'primary'),
        Pieces.button('Copy result', event => Tools.copyBy(event.currentTarget, text())), next ?? ''),
    ];
  }

  // Draws the solutions that are layouts. If there are many, draws some at equal intervals.
  function layouts(engine, recipes) {
    const drawn = recipes.filter(({kind}) => ['reach', 'make', 'fix'].includes(kind));
    const step = Math.max(1, drawn.length / MAX_COUNT);
    return Array.from({length: Math.min(drawn.length, MAX_COUNT)}, (_, i) => {
      const {solution, layout} = drawn[Math.floor(i * step)];
      const boxes = Figure.lay(engine, solution, layout.bounds);
      return Figure.draw(boxes, {scale: Figure.scale([boxes], ...CELL), sizes: 'hidden'});
    });
  }

  // Arranges drawings in columns as a single one.
  function grid(drawings) {
    const gap = 16, wide = CELL[0] + gap, markup = [];
    let y = 0;
    for (let from = 0; from < drawings.length; from += COLUMNS) {
      const row = drawings.slice(from, from + COLUMNS);
      row.forEach((each, i) => markup.push(`<g transform="translate(${i * wide} ${y})">${each.markup}</g>`));
      y += Math.max(...row.map(({height}) => height)) + gap;
    }
    return {markup: markup.join(''), width: COLUMNS * wide - gap, height: y - gap};
  }

  return {nodes};
})();
