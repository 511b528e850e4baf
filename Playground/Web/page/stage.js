'use strict';

// The picture of the layout, the browser's copy beside or above it, and the rounds.
const Stage = (() => {
  const {byId, escaped, numeral, show} = Tools;
  const PATTERNS = `<svg width="0" height="0" class="patterns" aria-hidden="true"><defs>
    <pattern id="free" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v7" stroke="var(--hatch)" stroke-width="1.3" stroke-opacity=".55"/></pattern>
    <pattern id="gap" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path d="M0 0v4" stroke="var(--gap)" stroke-width="1.4" stroke-opacity=".5"/></pattern>
    <pattern id="cut" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v5" stroke="var(--bad)" stroke-width="1.6" stroke-opacity=".8"/></pattern>
  </defs></svg>`;
  const BOARD = `
    <div class="plates" id="plates">
      <figure class="ours" aria-labelledby="cap-ours">
        <figcaption class="cap"><b id="cap-ours">EagerLayout</b><span>Swift, in WebAssembly</span>
          <span class="grow"></span><span id="cost" class="num wide"></span></figcaption>
        <div class="plate" id="plate-ours"><svg id="picture" role="group" aria-label="Boxes"></svg>
          <div class="copy over" id="copy-over" aria-hidden="true" hidden></div></div>
      </figure>
      <figure class="theirs" id="theirs" aria-labelledby="cap-theirs">
        <figcaption class="cap"><b id="cap-theirs">This browser</b>
          <span id="copy-note">the same as <code>div</code>s with CSS</span>
          <span class="grow"></span></figcaption>
        <div class="plate" id="plate-theirs"><div class="copy" id="copy-beside" aria-hidden="true"></div>
          <div class="original away" id="original"></div>
          <div class="no-word" id="no-word" hidden></div></div>
      </figure>
    </div>
    <div class="more" id="more">
    <div class="tools">
      <div class="seg" role="group" aria-label="The browser's copy" id="view">
        <button data-view="stacked" aria-pressed="true">Stacked</button>
        <button data-view="overlaid" aria-pressed="false">Overlaid</button>
      </div>
      <button class="btn small" id="save-picture">Save picture</button>
      <button class="btn small" id="show-frames" aria-expanded="false" aria-controls="frames">Frames as a table</button>
    </div>
    <ul class="issues" id="issues"></ul>
    <div class="frames" id="frames" hidden></div>
    <figure id="rounds" aria-labelledby="cap-rounds">
      <figcaption class="cap"><b id="cap-rounds">How the space is shared</b><span id="rounds-note"></span></figcaption>
      <div class="plate"><svg id="rounds-picture" role="img"></svg></div>
    </figure>
    <div class="legend" aria-hidden="true">
      <span><svg><rect width="22" height="12" fill="url(#free)" stroke="var(--line-2)"/></svg>free space</span>
      <span><svg><rect width="22" height="12" fill="url(#gap)"/></svg>gap</span>
      <span><svg><rect width="22" height="12" class="padding"/></svg>padding</span>
      <span><svg><rect x="1" y="1" width="20" height="10" class="margin"/></svg>margin</span>
      <span><svg style="--h:165"><path class="base" d="M11 0v12"/></svg>size to start from</span>
      <span><svg><path class="limit" d="M11 0v12"/></svg>limit</span>
      <span><svg><path class="limit stopped" d="M11 0v12"/></svg>limit that stopped it</span>
    </div>
    </div>`;

  // The width of a plate's padding and edges.
  const PLATE = 54;

  let picture, measuringSpace;
  let scale = 1, availableWidth = 0, innerWidths = new Map();

  function start() {
    document.body.insertAdjacentHTML('beforeend', PATTERNS);
    byId('board').innerHTML = BOARD;
    picture = byId('picture');
    measuringSpace = Copy.hiddenSpace();
    CopyView.start(measuringSpace);
    Handles.start(picture);
    picture.addEventListener('keydown', handleWalkKey);
    // Highlights the box under the pointer in the code.
    picture.addEventListener('pointerover', event => {
      const box = event.target.closest('[data-box]');
      Editor.mark(box ? Number(box.dataset.box) : Play.state.chosen);
    });
    picture.addEventListener('pointerleave', () => Editor.mark(Play.state.chosen));
    byId('view').addEventListener('click', event => {
      const view = event.target.closest('button')?.dataset.view;
      if (view) Play.change({view});
    });
    byId('save-picture').addEventListener('click', () => save('layout', sizeWords()));
    byId('save-why').addEventListener('click', () => save('why', Why.question, Why.lines));
    FrameTable.start(byId('show-frames'), byId('frames'));
    for (const id of ['picture', 'frames', 'issues', 'same']) byId(id).addEventListener('click', choosePressedBox);
    // On a phone only the picture stays visible; the other parts are below the steps.
    const phone = matchMedia('(max-width: 760px)');
    const placeMore = () => (phone.matches ? byId('steps').after(byId('more')) : byId('board').append(byId('more')));
    phone.addEventListener('change', placeMore);
    placeMore();
    addEventListener('resize', () => {
      innerWidths = new Map();
      Play.paint();
    });
  }

  // Saves the picture and the rounds as a card.
  function save(name, title, lines) {
    const rounds = lines && !byId('rounds').hidden ? [byId('rounds-picture')] : [];
    const drawings = [picture, ...rounds].map(Saving.drawing), same = byId('same').textContent.trim();
    Saving.save({title, drawings, lines, foot: Saving.foot(`${same} (${Tools.browser()})`)}, name);
  }

  function sizeWords() {
    const {width, height} = Play.state;
    return `${Model.nodes[0].name} in ${numeral(width)} × ${numeral(height)}`;
  }

  function choosePressedBox(event) {
    const box = event.target.closest('[data-box]');
    if (box) Play.choose(Number(box.dataset.box));
  }

  // Handles keys in the picture: they go along the row or column, into a box and out of it.
  function handleWalkKey(event) {
    const {chosen} = Play.state, parent = Model.nodes[chosen]?.parent ?? -1;
    if (!event.target.closest('[data-box]') || event.altKey || event.ctrlKey || event.metaKey) return;
    const siblings = parent < 0 ? [chosen] : Model.children[parent], at = siblings.indexOf(chosen);
    const steps = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1};
    let next;
    if (event.key in steps) next = siblings[(at + steps[event.key] + siblings.length) % siblings.length];
    else if (event.key === 'Enter' || event.key === ' ') next = Model.children[chosen][0] ?? chosen;
    else if (event.key === 'Escape') next = parent < 0 ? chosen : parent;
    else return;
    event.preventDefault();
    event.stopPropagation();
    Play.choose(next);
    Play.flush();
    picture.querySelector(`[data-box="${next}"]`)?.focus({preventScroll: true});
  }

  // Returns the width of a plate, which is measured only once for a size of the window.
  function innerWidthOf(plate) {
    if (!innerWidths.has(plate)) {
      const style = getComputedStyle(plate);
      innerWidths.set(plate, plate.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight));
    }
    return innerWidths.get(plate);
  }

  // Measures the layout in the browser. Reads everything from the document before writing, so that it reflows only once.
  function measure({width, height}) {
    const lost = Copy.lost(Model.elements, Model.frames);
    innerWidthOf(byId('plate-ours'));
    innerWidthOf(byId('more'));
    if (lost.length > 0) return {lost, largest: 0, worst: -1, isSame: true};
    const parents = Model.nodes.map(node => node.parent), elements = Copy.build(Model.elements, parents);
    Copy.fill(measuringSpace, elements, width, height);
    return {lost, ...Copy.compare(elements, Model.frames, measuringSpace, parents)};
  }

  const isPhone = () => innerWidth <= 760;

  function paint(state, difference) {
    const {width, height, chosen, view} = state;
    byId('play').classList.toggle('stale', Model.fault !== null);
    setBeside(state);
    const maxHeight = isPhone() ? innerHeight * .34 : Math.max(280, innerHeight * .62);
    availableWidth = innerWidthOf(byId('plate-ours')) - 4;
    scale = Handles.draggedScale ?? Picture.scaleFor(Model.frames, width, height, availableWidth, maxHeight);
    const drawn = Picture.draw({width, height, scale, chosen, handles: Handles.markup({width, height, scale, chosen})});
    const focused = picture.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    if (show(picture, drawn.markup)) picture.setAttribute('height', drawn.height);
    if (focused) picture.querySelector(`[data-key="${focused}"]`)?.focus({preventScroll: true});
    CopyView.paint(state, difference, scale);
    CopyView.paintSame(difference);
    paintRounds(chosen);
    paintIssues(difference);
    FrameTable.paint();
    byId('cost').textContent = Model.fault ? 'as of the last text without a fault' : `laid out in ${costInWords()}`;
    Tools.press(byId('view'), 'view', view);
  }

  // Returns the time in words. Browsers measure it in tenths of a millisecond.
  const costInWords = () => Model.cost < .1 ? 'less than 0.1 ms' : `${Model.cost.toFixed(1)} ms`;

  // Places two narrow pictures side by side.
  function setBeside({width, height, view}) {
    const plates = byId('plates'), {right, bottom} = Picture.extent(Model.frames, width, height);
    const isBeside = view === 'stacked' && bottom > right * 1.1 && !isPhone();
    byId('view').firstElementChild.textContent = isPhone() ? 'Ours alone' : isBeside ? 'Side by side' : 'Stacked';
    if (plates.classList.contains('beside') === isBeside) return;
    plates.classList.toggle('beside', isBeside);
    innerWidths = new Map();
  }

  function paintRounds(chosen) {
    const wide = Math.max(200, innerWidthOf(byId('more')) - PLATE);
    const figure = byId('rounds'), svg = byId('rounds-picture');
    // Draws the rounds that determined the chosen box, or else the rounds of its own items.
    const {parent} = Model.nodes[chosen];
    const drawn = Rounds.draw(parent, chosen, scale, wide) ?? Rounds.draw(chosen, chosen, scale, wide);
    figure.hidden = drawn === null;
    if (!drawn) return;
    if (show(svg, drawn.markup)) {
      svg.setAttribute('height', drawn.height);
      svg.setAttribute('aria-label', drawn.label);
    }
    const count = `${drawn.rounds} round${drawn.rounds > 1 ? 's' : ''}`;
    const line = drawn.line > 0 ? `, line ${drawn.line}` : '';
    byId('rounds-note').textContent = `in ${Model.nodes[drawn.container].name}${line}: ${count}`;
  }

  function paintIssues({largest, worst, added}) {
    const rounding = added && `<li class="quiet">This browser rounds lengths, to about 1/64 px. Over the ${added} boxes of the lines ` +
      `around ${escaped(Model.nodes[worst].name)}, this may add up to ${numeral(added / 64)} px, and does to ${numeral(largest)} px. ` +
      'Each box by itself has the same size as here.</li>';
    const original = Original.isShown ? Original.items() : rounding || '';
    show(byId('issues'), original + Model.issues.map(issue =>
      `<li><button class="issue" data-box="${issue.node}">${escaped(issue.text)}</button></li>`).join(''));
    // Shows the number of issues on the button of their pane, which may not be visible on a phone.
    const count = Model.issues.length;
    show(byId('dock').querySelector('[data-pane=why]'), count === 0 ? 'Why'
      : `Why <b class="warns">${count}<span class="sr"> warning${count > 1 ? 's' : ''}</span></b>`);
  }

  // Highlights the boxes and the round of a step.
  function spotlight(line) {
    const lit = line ? new Set([line.node, ...line.nodes]) : null;
    for (const box of picture.querySelectorAll('[data-box]')) {
      const index = Number(box.dataset.box), isLit = !lit || lit.has(index) || lit.has(Model.nodes[index]?.parent);
      box.classList.toggle('dim', Model.isLeaf(index) && !isLit);
    }
    for (const round of byId('rounds-picture').querySelectorAll('[data-round]')) {
      round.classList.toggle('dim', Boolean(line?.round) && Number(round.dataset.round) !== line.round);
    }
  }

  return {
    start, measure, paint, spotlight,
    get scale() { return scale; },
    get availableWidth() { return availableWidth / scale; },
    clearWidths() { innerWidths = new Map(); },
  };
})();
