'use strict';

// A layout that is changed by hand: its size by sliders and arrows, its items by the keys that the course teaches. The
// engine returns the effect of a key.
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
  // The least width for two pictures beside each other.
  const BESIDE = 520;
  const STEPS = {ArrowLeft: [-10, 0], ArrowRight: [10, 0], ArrowUp: [0, -10], ArrowDown: [0, 10]};

  // Creates a bench.
  //
  // given: text; bounds; item: the name of the box that is chosen first; keys: the letters that have buttons; room: the
  // width for pictures; wanted: the boxes to reach, for which sizes cannot be changed; changed: called with the bench
  // after a change.
  function make(engine, given) {
    const {room, wanted, changed = () => {}} = given;
    const start = {text: given.text, bounds: {...given.bounds}};
    let now = {...start}, boxes = Figure.lay(engine, now.text, now.bounds), past = [];
    let chosen = given.item ? Math.max(0, boxes.findIndex(box => box.name === given.item))
      : wanted ? 0 : Math.min(1, boxes.length - 1);
    // `isDirect`: without undo and without a new start.
    let isDirect = true;
    const least = [boxes[0].frame[2] * (wanted ? 1 : 1.25), boxes[0].frame[3]];
    // The wanted picture stands beside the layout if both fit.
    const isBeside = wanted && room >= BESIDE;
    const scale = Figure.scale([[{frame: [0, 0, ...least]}], boxes, ...(wanted ? [wanted] : [])],
      isBeside ? (room - 24) / 2 : room, wanted && !isBeside ? 150 : 340);

    const hues = Figure.huesOf(wanted ?? boxes);
    const code = element('div'), picture = element('div', {class: 'bench-picture'});
    const said = element('p', {class: 'bench-said', role: 'status'});
    const sliders = wanted ? [] : ['width', 'height'].filter(axis => now.bounds[axis] != null).map(sizeSlider);
    const undo = Pieces.button('Undo', takeBack, 'small');
    const again = Pieces.button('Start again', startAgain, 'small');
    const target = wanted && Figure.draw(wanted, {scale, hues, sizes: 'hidden'});
    const half = (title, drawn, chips = '') =>
      element('div', {}, element('div', {class: 'bench-head'}, Pieces.eyebrow(title), chips), drawn);
    // Boxes without a width or a height can be chosen by their names.
    const names = boxes.map(({name}, i) => element('button', {
      type: 'button', class: `chip${hues.has(name) ? '' : ' box'}`, style: `--h:${hues.get(name)}`,
      onclick: () => choose(i),
    }, name));
    const chips = element('div', {class: 'bench-boxes', role: 'group', 'aria-label': 'The box to change'}, ...names);
    const fold = element('details', {class: 'bench-code'}, element('summary', {}, 'Code'), code);
    const root = element('div', {class: 'bench', role: 'group', 'aria-label': 'A layout to change'},
      ...wanted
        ? [element('div', {class: `bench-pair${isBeside ? ' beside' : ''}`},
          half('Wanted', target), half('Yours', picture, chips))]
        : [code, picture],
      ...sliders.map(each => each.slider.element), keyButtons(),
      element('div', {class: 'bench-row'}, undo, again), said, wanted ? fold : '');
    const boxAt = event => Number(event.target.closest('[data-box]')?.dataset.box ?? -1);
    let tallest = Number(target?.getAttribute('height') ?? 0);
    picture.addEventListener('click', event => choose(boxAt(event)));
    picture.addEventListener('focusin', event => choose(boxAt(event)));
    // A press on a wanted box chooses the box with its name.
    target?.addEventListener('click', event => {
      const twin = wanted[[...target.children].indexOf(event.target.closest('g'))];
      choose(boxes.findIndex(({name}) => name === twin?.name));
    });
    root.addEventListener('keydown', press);
    show();

    function sizeSlider(axis) {
      const value = now.bounds[axis], most = Math.ceil(Math.max(value * 1.25, value + 40) / 10) * 10;
      const changed = length => change({...now, bounds: {...now.bounds, [axis]: length}});
      const label = axis === 'width' ? 'Width' : 'Height';
      return {axis, slider: Pieces.slider({name: axis, label, most, step: 5, value, changed})};
    }

    function keyButtons() {
      const known = KEYS.filter(([, ...keys]) => keys.some(key => given.keys.includes(key)));
      return element('div', {class: 'bench-keys'}, ...known.map(([name, more, less]) => element('span',
        {class: 'bench-key', role: 'group', 'aria-label': name}, element('span', {}, name),
        ...less ? [keyButton(name, 'less', '−', less), keyButton(name, 'more', '+', more)]
          : [keyButton(name, 'next', '›', more)])));
    }

    function keyButton(name, what, sign, key) {
      const made = Pieces.button(element('span', {'aria-hidden': 'true'}, sign), () => pressLetter(key), 'small');
      made.setAttribute('aria-label', `${name}: ${what}, key ${key}`);
      if (key !== '+' && key !== '-') made.append(element('kbd', {}, key));
      return made;
    }

    function show() {
      const focused = document.activeElement?.closest?.('[data-box]'), hasFocus = focused && picture.contains(focused);
      code.replaceChildren(Code.block(now.text));
      picture.replaceChildren(Figure.draw(boxes, {
        scale, hues, chosen, isPressable: true, least: wanted ? null : least,
        marked: wanted && past.length > 0 ? unlike(wanted) : undefined,
      }));
      // The picture keeps its greatest height, and has that of the wanted one: the buttons below stay in their place.
      tallest = Math.max(tallest, Number(picture.firstChild.getAttribute('height')));
      picture.style.minHeight = `${tallest}px`;
      names.forEach((each, i) => each.setAttribute('aria-pressed', String(i === chosen)));
      if (hasFocus) picture.querySelector(`[data-box="${chosen}"]`)?.focus();
      for (const {axis, slider} of sliders) slider.set(now.bounds[axis]);
      Tools.disable(undo, past.length === 0);
    }

    // Keys do not add or remove boxes.
    function unlike(others) {
      return new Set(boxes.flatMap((box, i) => isSame(box, others[i]) ? [] : [i]));
    }

    function choose(box) {
      if (box < 0 || box === chosen) return;
      chosen = box;
      said.textContent = '';
      show();
    }

    function change(next) {
      const laid = Figure.lay(engine, next.text, next.bounds);
      if (!laid) return;
      past.push(now);
      (now = next, boxes = laid);
      chosen = Math.min(chosen, boxes.length - 1);
      show();
      changed(bench);
    }

    function startAgain() {
      isDirect = false;
      change(start);
      said.textContent = '';
    }

    function takeBack() {
      if (past.length === 0) return;
      isDirect = false;
      now = past.pop();
      boxes = Figure.lay(engine, now.text, now.bounds);
      said.textContent = 'Undone.';
      show();
      changed(bench);
    }

    function pressLetter(letter) {
      Figure.lay(engine, now.text, now.bounds);
      const answer = engine.press(chosen, letter);
      if (answer.text !== now.text) change({...now, text: answer.text});
      said.textContent = answer.said;
    }

    function press(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target.tagName === 'INPUT') return;
      const step = STEPS[event.key];
      if (step && wanted) chooseNext(step[0] + step[1] > 0 ? 1 : -1);
      else if (step) resize(...step);
      else if (letters.includes(event.key)) pressLetter(event.key);
      else if (event.key === 'u') takeBack();
      else return;
      event.preventDefault();
      event.stopPropagation();
    }

    function chooseNext(way) {
      picture.querySelectorAll('[data-box]')[(chosen + way + boxes.length) % boxes.length].focus();
    }

    function resize(width, height) {
      const bounds = {...now.bounds}, least = length => Math.max(0, length);
      if (width && bounds.width != null) bounds.width = least(bounds.width + width);
      if (height) bounds.height = least((bounds.height ?? boxes[0].frame[3]) + height);
      change({...now, bounds});
    }

    const bench = {
      element: root, press,
      get text() { return now.text; },
      get bounds() { return now.bounds; },
      get boxes() { return boxes; },
      get isDirect() { return isDirect; },
      // Shows the sizes in the wanted picture, and the code.
      tell() {
        Figure.draw(wanted, {scale, hues}, target);
        fold.open = true;
      },
      // The greatest difference from the wanted boxes, `{name, hue, words}`, if there is one.
      get difference() {
        const found = Difference.of(boxes, wanted);
        return found && {...found, hue: hues.get(found.name)};
      },
      // Whether its boxes have the same frames as others.
      isLike: others => others.length === boxes.length && others.every((other, i) => isSame(boxes[i], other)),
    };
    return bench;
  }

  // To 1/64, like the checks of exercises.
  const isSame = (a, b) => a.frame.every((number, i) => Math.abs(number - b.frame[i]) <= 1 / 64);

  return {make, isSame};
})();
