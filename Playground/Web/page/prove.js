'use strict';

// The screen Prove: random layouts, laid out by the engine and by the reader's browser, and compared edge by edge.
const Prove = (() => {
  const {element, numeral} = Tools;
  // Layouts per batch. All layouts of a batch are built before they are measured, so that the browser reflows only once.
  const BATCH = 50, THUMBS = 24, CARDS = 12, COUNTS = [2000, 20000, 100000];
  const AGREED = 0, EVERYTHING = 1, KINDS = ['agreed', 'everything'];
  const NAMES = {[AGREED]: 'What browsers agree on', [EVERYTHING]: 'Everything'};
  const WORDS = {
    [AGREED]: 'Drawn from what all browsers agree on: a difference would be a fault of the engine.',
    [EVERYTHING]: 'Drawn from everything. On about one in ten of these, browsers disagree with each other: Firefox, ' +
      'say, computes the max-content width of a row with flex bases in another way. The engine follows the specification, and ' +
      'Chromium where the specification is silent.',
  };
  let engine = null, parts = null, run = null, appliedSettings = null;

  function start(root, startedEngine) {
    engine = startedEngine;
    if (!engine.isRunning) {
      root.append(element('p', {}, 'This needs the layout engine.'));
      return;
    }
    parts = {};
    root.append(element('div', {}, ...words(), controls(),
      storePart('about', element('p', {class: 'prove-about'}, WORDS[AGREED])), numbers(), meter(),
      storePart('status', element('p', {class: 'prove-status', role: 'status'})), sharing(),
      storePart('thumbs', element('div', {class: 'thumbs', 'aria-hidden': 'true'})),
      storePart('findings', element('section', {class: 'findings', 'aria-label': 'Findings'}))));
  }

  // Applies the settings of the run in the address: its seed, count and kind.
  function shown() {
    if (!parts) return;
    const {seed, count, kind} = Link.run, address = [seed, count, kind].join();
    if (address === appliedSettings || seed === null) return;
    appliedSettings = address;
    discard();
    if (/^\d{1,15}$/.test(seed)) parts.seed.value = seed;
    if (COUNTS.includes(Number(count))) parts.count.value = count;
    if (KINDS.includes(kind)) press(KINDS.indexOf(kind));
    parts.status.textContent = 'These are the settings of the link. Start repeats the run in this browser.';
  }

  function storePart(name, part) {
    parts[name] = part;
    return part;
  }

  const words = () => [
    element('h1', {}, 'Twenty thousand random layouts, against the browser you read this in'),
    element('p', {class: 'lead'}, 'Each is drawn from a seed, laid out by the engine, and built as real elements ' +
      'with CSS flexbox. Then every edge of every box is compared. A browser rounds every length to 1/64 px, and ' +
      'the roundings add up over boxes in lines and within boxes. An edge that differs by more than they add up to, and by more than ' +
      '1/16 px, is a finding.'),
  ];

  function controls() {
    // A change of a setting discards the results.
    const again = {onchange: reset};
    const seed = element('input', {type: 'text', inputmode: 'numeric', value: '1', 'aria-label': 'First seed', ...again});
    const count = element('select', {class: 'btn', 'aria-label': 'How many', ...again}, ...COUNTS.map(many =>
      element('option', {value: many, selected: many === 20000}, many.toLocaleString('en'))));
    const kindButton = ([kind, name]) => element('button', {
      type: 'button', 'data-kind': kind, 'aria-pressed': String(Number(kind) === AGREED), onclick: () => choose(kind),
    }, name);
    const kinds = Object.entries(NAMES).map(kindButton);
    return element('div', {class: 'prove-controls'}, storePart('go', Pieces.button('Start', toggle, 'primary')),
      storePart('kinds', element('div', {class: 'seg', role: 'group', 'aria-label': 'Drawn from'}, ...kinds)),
      element('label', {class: 'prove-seed'}, 'seed', storePart('seed', seed)), storePart('count', count));
  }

  function numbers() {
    const number = (name, label) => element('div', {}, storePart(name, element('b', {}, '0')), element('span', {}, label));
    return element('div', {class: 'nums num'}, number('layouts', 'layouts compared'), number('boxes', 'boxes'),
      number('largest', 'largest difference, px'), number('differing', 'that differ'));
  }

  const meter = () => storePart('meter', element('div', {
    class: 'meter', role: 'progressbar', 'aria-label': 'Layouts compared', 'aria-valuemin': 0, 'aria-valuemax': 100,
  }, element('i')));

  // The buttons to copy and to save the result of a stopped run.
  const sharing = () => storePart('sharing', element('div', {class: 'sharing', hidden: true},
    Pieces.button('Copy result', event => Tools.copyBy(event.currentTarget, resultText()), 'small'),
    Pieces.button('Save picture', () => Saving.save(resultCard(), 'prove'), 'small')));

  const resultText = () => Link.sharedScreen(`${sentence(run)} Try it in your browser.`,
    {screen: 'prove', seed: run.seed, count: run.count, kind: KINDS[run.kind]});

  const sentence = ({at, boxes, largest, findings}) =>
    `EagerLayout and ${Tools.browser()} laid out ${at.toLocaleString('en')} random layouts with ` +
    `${boxes.toLocaleString('en')} boxes: ${findings.length.toLocaleString('en')} differ, and the largest ` +
    `difference of an edge is ${numeral(largest, 4)} px.`;

  function resultCard() {
    const {seed, at, boxes, largest, findings} = run, columns = 6, [wide, high] = [104, 78], gap = 10;
    const images = [...parts.thumbs.children].map((canvas, i) =>
      `<image x="${i % columns * (wide + gap)}" y="${Math.floor(i / columns) * (high + gap)}" width="${wide}" ` +
      `height="${high}" href="${canvas.toDataURL()}"/>`);
    const rows = Math.ceil(images.length / columns), [layouts, differing] = [at, findings.length].map(count =>
      count.toLocaleString('en'));
    return {
      title: `${layouts} random layouts: ${differing} differ in ${Tools.browser()}`,
      drawings: [{markup: images.join(''), width: columns * (wide + gap) - gap, height: rows * (high + gap) - gap}],
      lines: [['boxes compared', boxes.toLocaleString('en')], ['largest difference of an edge, px', numeral(largest, 4)],
        ['seeds', `${seed} to ${seed + at - 1}`], ['drawn from', NAMES[run.kind].toLowerCase()]],
      foot: Saving.foot('Anybody can repeat this in Prove, with the same seeds'),
    };
  }

  const kind = () => Number(parts.kinds.querySelector('[aria-pressed=true]').dataset.kind);

  function choose(kind) {
    reset();
    press(kind);
  }

  function press(kind) {
    Tools.press(parts.kinds, 'kind', kind);
    parts.about.textContent = WORDS[kind];
  }

  // Starts, pauses or continues the run.
  function toggle() {
    if (run?.isGoing) return pause();
    if (!run || run.at >= run.count) begin();
    run.isGoing = true;
    parts.sharing.hidden = true;
    parts.go.textContent = 'Pause';
    continueRun();
  }

  function pause() {
    run.isGoing = false;
    parts.go.textContent = 'Go on';
    parts.status.textContent = `Paused. ${summary(run)}`;
    parts.sharing.hidden = run.at === 0;
  }

  // Discards the results after a change of a setting, and removes the settings from the address.
  function reset() {
    discard();
    appliedSettings = null;
    Link.leaveRun();
  }

  // Discards the results of the previous settings.
  function discard() {
    if (run) run.isGoing = false;
    run = null;
    parts.go.textContent = 'Start';
    clear();
    show({...noResult(), count: 1});
  }

  function clear() {
    parts.findings.replaceChildren();
    parts.thumbs.replaceChildren();
    parts.status.textContent = '';
    parts.sharing.hidden = true;
  }

  function begin() {
    const seed = Math.max(1, Math.floor(Number(parts.seed.value)) || 1);
    parts.seed.value = seed;
    clear();
    run = {...noResult(), seed, count: Number(parts.count.value), kind: kind(), cards: Promise.resolve()};
  }

  const noResult = () => ({at: 0, boxes: 0, largest: 0, findings: [], time: 0});

  async function continueRun() {
    const ownRun = run;
    while (ownRun.isGoing && ownRun.at < ownRun.count) {
      const began = performance.now();
      const works = compareBatch(ownRun);
      ownRun.time += performance.now() - began;
      show(ownRun);
      drawThumb(works[0]);
      await Finding.nextFrame();
    }
    if (!ownRun.isGoing) return;
    ownRun.isGoing = false;
    parts.go.textContent = 'Start again';
    parts.status.textContent = `Done. ${summary(ownRun)}`;
    parts.sharing.hidden = false;
  }

  function summary({at, boxes, largest, findings}) {
    return `${at.toLocaleString('en')} layouts with ${boxes.toLocaleString('en')} boxes, ${findings.length} with a ` +
      `difference; the largest is ${numeral(largest, 4)} px.`;
  }

  // Returns the bounds for a seed. They have many ratios, and are small enough for a card.
  const boundsOf = seed => ({width: 120 + seed * 37 % 300, height: 80 + seed * 53 % 260});

  let hosts = [];

  // Runs the next batch: all layouts are built first, and measured afterwards.
  function compareBatch(run) {
    const works = [], end = Math.min(run.count, run.at + BATCH);
    for (; run.at < end; run.at++) {
      const seed = run.seed + run.at, bounds = boundsOf(seed);
      const {copy, frames} = engine.random(seed, bounds.width, bounds.height, run.kind);
      const parents = copy.map(part => part.parent);
      works.push({seed, bounds, frames, parents, elements: Copy.build(copy, parents)});
    }
    while (hosts.length < works.length) hosts.push(Copy.hiddenSpace());
    works.forEach(({elements, bounds}, i) => Copy.fill(hosts[i], elements, bounds.width, bounds.height));
    works.forEach((work, i) => {
      const {largest, isSame} = Copy.compare(work.elements, work.frames, hosts[i], work.parents);
      run.boxes += work.elements.length;
      run.largest = Math.max(run.largest, largest);
      if (!isSame) addFinding(run, work, largest);
    });
    return works;
  }

  function addFinding(run, {seed, bounds}, largest) {
    run.findings.push({seed, largest});
    if (!parts || run.isQuiet || run.findings.length > CARDS) return;
    engine.random(seed, bounds.width, bounds.height, run.kind);
    const layout = {seed, text: engine.randomText(), ...bounds};
    // Creates the cards one after another, since all use the same engine.
    run.cards = run.cards.then(() => {
      const card = Finding.card(engine, layout);
      parts.findings.append(card.element);
      return card.done;
    });
  }

  function show({at, count, boxes, largest, findings}) {
    const done = Math.round(100 * at / count);
    parts.layouts.textContent = at.toLocaleString('en');
    parts.boxes.textContent = boxes.toLocaleString('en');
    parts.largest.textContent = largest && largest.toFixed(4);
    parts.differing.textContent = findings.length.toLocaleString('en');
    parts.differing.parentElement.classList.toggle('bad', findings.length > 0);
    parts.meter.setAttribute('aria-valuenow', done);
    parts.meter.firstChild.style.width = `${100 * at / count}%`;
  }

  // Draws one layout of the last batch as a thumbnail.
  function drawThumb({frames, bounds: {width, height}}) {
    const canvas = element('canvas', {width: 208, height: 156}), pen = canvas.getContext('2d');
    const scale = Math.min(184 / width, 132 / height), style = getComputedStyle(document.documentElement);
    const token = name => style.getPropertyValue(`--${name}`);
    const color = (kind, hue) => `oklch(${token(`${kind}-l`)} ${token(`${kind}-c`)} ${hue})`;
    pen.translate(12, 12);
    pen.lineWidth = 2;
    frames.forEach((frame, i) => {
      const hue = Tools.HUES[i % Tools.HUES.length];
      const box = [frame.x, frame.y, frame.width, frame.height].map(length => length * scale);
      pen.fillStyle = i === 0 ? token('hover') : color('fill', hue);
      pen.strokeStyle = i === 0 ? token('line-2') : color('edge', hue);
      pen.fillRect(...box);
      pen.strokeRect(...box);
    });
    parts.thumbs.prepend(canvas);
    while (parts.thumbs.childElementCount > THUMBS) parts.thumbs.lastChild.remove();
  }

  return {
    start, shown,
    // Compares a number of layouts without showing them: `{layouts, boxes, largest, findings, seconds}`.
    compare(startedEngine, {seed = 1, count, kind = AGREED}) {
      engine = startedEngine;
      const quiet = {...noResult(), seed, count, kind, isQuiet: true}, began = performance.now();
      while (quiet.at < count) compareBatch(quiet);
      const {boxes, largest, findings} = quiet;
      return {layouts: count, boxes, largest, findings, seconds: (performance.now() - began) / 1000};
    },
  };
})();
