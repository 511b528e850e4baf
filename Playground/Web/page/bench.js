'use strict';

// A layout to change by hand: sliders and arrow keys change its size, and the letters that the course teaches change its
// items. The engine computes the effect of a letter.
const Bench = (() => {
  const {element} = Tools;
  // Pairs of keys that increase and decrease a value, and single keys that step to the next value.
  const KEYS = [
    ['grow', '+', '-'], ['shrink', 's', 'S'], ['basis', 'b', 'B'], ['length', 'z', 'Z'], ['min', 'm', 'M'],
    ['max', 'x', 'X'], ['margin', 'v', 'V'], ['order', 'i', 'I'], ['align self', 't'], ['gap', 'g', 'G'],
    ['padding', 'p', 'P'], ['justify', 'j', 'J'], ['align', 'a'], ['axis', 'd'], ['wrap', 'o'],
    ['reverse', 'k'], ['direction', 'y'],
  ];
  const letters = KEYS.flatMap(([, ...keys]) => keys);
  // The minimum width for two pictures side by side.
  const BESIDE = 520;
  const STEPS = {ArrowLeft: [-10, 0], ArrowRight: [10, 0], ArrowUp: [0, -10], ArrowDown: [0, 10]};

  // Creates a bench.
  //
  // options: text; bounds; item: the name of the box that is chosen first; keys: the letters that have buttons;
  // availableWidth: the width for pictures; expected: the boxes to match, if any (the size of the layout is fixed then);
  // changed: called with the bench after a change.
  function make(engine, options) {
    const {availableWidth, expected, changed = () => {}} = options;
    const start = {text: options.text, bounds: {...options.bounds}};
    let now = {...start}, boxes = Figure.lay(engine, now.text, now.bounds), undoStack = [];
    let chosen = options.item ? Math.max(0, boxes.findIndex(box => box.name === options.item))
      : expected ? 0 : Math.min(1, boxes.length - 1);
    // Whether neither Undo nor Start again was used.
    let isDirect = true;
    const minimumSize = [boxes[0].frame[2] * (expected ? 1 : 1.25), boxes[0].frame[3]];
    // The expected picture is beside the layout if both fit.
    const isBeside = expected && availableWidth >= BESIDE;
    const scale = Figure.scale([[{frame: [0, 0, ...minimumSize]}], boxes, ...(expected ? [expected] : [])],
      isBeside ? (availableWidth - 24) / 2 : availableWidth, expected && !isBeside ? 150 : 340);

    const hueByName = Figure.huesOf(expected ?? boxes);
    const code = element('div'), picture = element('div', {class: 'bench-picture'});
    const status = element('p', {class: 'bench-status', role: 'status'});
    const sliders = expected ? [] : ['width', 'height'].filter(axis => now.bounds[axis] != null).map(sizeSlider);
    const undoButton = Pieces.button('Undo', undoChange, 'small');
    const restartButton = Pieces.button('Start again', startAgain, 'small');
    const target = expected && Figure.draw(expected, {scale, hueByName, sizes: 'hidden'});
    const half = (title, drawn, chips = '') =>
      element('div', {}, element('div', {class: 'bench-head'}, Pieces.eyebrow(title), chips), drawn);
    // Buttons with the names of the boxes also choose boxes without a width or a height.
    const names = boxes.map(({name}, i) => element('button', {
      type: 'button', class: `chip${hueByName.has(name) ? '' : ' box'}`, style: `--h:${hueByName.get(name)}`,
      onclick: () => choose(i),
    }, name));
    const chips = element('div', {class: 'bench-boxes', role: 'group', 'aria-label': 'The box to change'}, ...names);
    const fold = element('details', {class: 'bench-code'}, element('summary', {}, 'Code'), code);
    const root = element('div', {class: 'bench', role: 'group', 'aria-label': 'A layout to change'},
      ...expected
        ? [element('div', {class: `bench-pair${isBeside ? ' beside' : ''}`},
          half('Wanted', target), half('Yours', picture, chips))]
        : [code, picture],
      ...sliders.map(each => each.slider.element), keyButtons(),
      element('div', {class: 'bench-row'}, undoButton, restartButton), status, expected ? fold : '');
    const boxAt = event => Number(event.target.closest('[data-box]')?.dataset.box ?? -1);
    let tallest = Number(target?.getAttribute('height') ?? 0);
    picture.addEventListener('click', event => choose(boxAt(event)));
    picture.addEventListener('focusin', event => choose(boxAt(event)));
    // A press on an expected box chooses the box with its name.
    target?.addEventListener('click', event => {
      const twin = expected[[...target.children].indexOf(event.target.closest('g'))];
      choose(boxes.findIndex(({name}) => name === twin?.name));
    });
    root.addEventListener('keydown', press);
    show();

    function sizeSlider(axis) {
      const value = now.bounds[axis], maximum = Math.ceil(Math.max(value * 1.25, value + 40) / 10) * 10;
      const changed = length => change({...now, bounds: {...now.bounds, [axis]: length}});
      const label = axis === 'width' ? 'Width' : 'Height';
      return {axis, slider: Pieces.slider({name: axis, label, maximum, step: 5, value, changed})};
    }

    function keyButtons() {
      const shownKeys = KEYS.filter(([, ...keys]) => keys.some(key => options.keys.includes(key)));
      return element('div', {class: 'bench-keys'}, ...shownKeys.map(([name, more, less]) => element('span',
        {class: 'bench-key', role: 'group', 'aria-label': name}, element('span', {}, name),
        ...less ? [keyButton(name, 'less', '−', less), keyButton(name, 'more', '+', more)]
          : [keyButton(name, 'next', '›', more)])));
    }

    function keyButton(name, what, sign, key) {
      const button = Pieces.button(element('span', {'aria-hidden': 'true'}, sign), () => pressLetter(key), 'small');
      button.setAttribute('aria-label', `${name}: ${what}, key ${key}`);
      if (key !== '+' && key !== '-') button.append(element('kbd', {}, key));
      return button;
    }

    function show() {
      const focused = document.activeElement?.closest?.('[data-box]'), hasFocus = focused && picture.contains(focused);
      code.replaceChildren(Code.block(now.text));
      picture.replaceChildren(Figure.draw(boxes, {
        scale, hueByName, chosen, isPressable: true, minimumSize: expected ? null : minimumSize,
        marked: expected && undoStack.length > 0 ? differingIndices(expected) : undefined,
      }));
      // The picture keeps its greatest height so far, at least that of the expected picture, so that the buttons below do
      // not move.
      tallest = Math.max(tallest, Number(picture.firstChild.getAttribute('height')));
      picture.style.minHeight = `${tallest}px`;
      names.forEach((each, i) => each.setAttribute('aria-pressed', String(i === chosen)));
      if (hasFocus) picture.querySelector(`[data-box="${chosen}"]`)?.focus();
      for (const {axis, slider} of sliders) slider.set(now.bounds[axis]);
      Tools.disable(undoButton, undoStack.length === 0);
    }

    // Returns the indices of boxes that differ. Both lists have the same boxes, since keys do not add or remove any.
    function differingIndices(others) {
      return new Set(boxes.flatMap((box, i) => isSame(box, others[i]) ? [] : [i]));
    }

    function choose(box) {
      if (box < 0 || box === chosen) return;
      chosen = box;
      status.textContent = '';
      show();
    }

    function change(next) {
      const laid = Figure.lay(engine, next.text, next.bounds);
      if (!laid) return;
      undoStack.push(now);
      (now = next, boxes = laid);
      chosen = Math.min(chosen, boxes.length - 1);
      show();
      changed(bench);
    }

    function startAgain() {
      isDirect = false;
      change(start);
      status.textContent = '';
    }

    function undoChange() {
      if (undoStack.length === 0) return;
      isDirect = false;
      now = undoStack.pop();
      boxes = Figure.lay(engine, now.text, now.bounds);
      status.textContent = 'Undone.';
      show();
      changed(bench);
    }

    function pressLetter(letter) {
      Figure.lay(engine, now.text, now.bounds);
      const answer = engine.press(chosen, letter);
      if (answer.text !== now.text) change({...now, text: answer.text});
      status.textContent = answer.message;
    }

    function press(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target.tagName === 'INPUT') return;
      const step = STEPS[event.key];
      if (step && expected) chooseNext(step[0] + step[1] > 0 ? 1 : -1);
      else if (step) resize(...step);
      else if (letters.includes(event.key)) pressLetter(event.key);
      else if (event.key === 'u') undoChange();
      else return;
      event.preventDefault();
      event.stopPropagation();
    }

    function chooseNext(direction) {
      picture.querySelectorAll('[data-box]')[(chosen + direction + boxes.length) % boxes.length].focus();
    }

    function resize(width, height) {
      const bounds = {...now.bounds}, nonnegative = length => Math.max(0, length);
      if (width && bounds.width != null) bounds.width = nonnegative(bounds.width + width);
      if (height) bounds.height = nonnegative((bounds.height ?? boxes[0].frame[3]) + height);
      change({...now, bounds});
    }

    const bench = {
      element: root, press,
      get text() { return now.text; },
      get bounds() { return now.bounds; },
      get boxes() { return boxes; },
      get isDirect() { return isDirect; },
      // Shows the sizes in the expected picture, and the code of the layout.
      showSolution() {
        Figure.draw(expected, {scale, hueByName}, target);
        fold.open = true;
      },
      // The greatest difference from the expected boxes, as `{name, hue, words}`; undefined if there is none.
      get difference() {
        const found = Difference.of(boxes, expected);
        return found && {...found, hue: hueByName.get(found.name)};
      },
      // Whether the boxes of the bench have the same frames as `others`.
      isLike: others => others.length === boxes.length && others.every((other, i) => isSame(boxes[i], other)),
    };
    return bench;
  }

  // Frames are equal to within 1/64, as in the checks of exercises.
  const isSame = (a, b) => a.frame.every((number, i) => Math.abs(number - b.frame[i]) <= 1 / 64);

  return {make, isSame};
})();
