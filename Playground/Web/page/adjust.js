'use strict';

// The sliders and icon buttons for the chosen box and its container. Each edits the text.
const Adjust = (() => {
  const {element, byId} = Tools;
  const bars = places => `<svg width="16" height="14" viewBox="0 0 16 14" aria-hidden="true">${
    places.map(([x, y, width, height]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1" fill="currentColor"/>`).join('')}</svg>`;
  const path = line =>
    `<svg class="line" width="16" height="14" viewBox="0 0 16 14" aria-hidden="true"><path d="${line}"/></svg>`;

  const along = xs => bars(xs.map(x => [x, 2, 2.4, 10]));
  const across = ys => bars(ys.map(y => [2, y, 12, 2.2]));
  const option = (value, name, icon) => ({value, name, icon});

  const DIRECTIONS = [
    option('row', 'row', path('M2 7h11M10 4l3 3-3 3')),
    option('rowReverse', 'row, reversed', path('M14 7H3M6 4L3 7l3 3')),
    option('column', 'column', path('M8 1.5v11M5 9.5l3 3 3-3')),
    option('columnReverse', 'column, reversed', path('M8 12.5v-11M5 4.5l3-3 3 3')),
  ];
  const WRAPS = [
    option('nowrap', 'one line', path('M2 7h12')), option('wrap', 'more lines', path('M2 3h10a2 2 0 0 1 0 4M2 11h7')),
    option('wrapReverse', 'more lines, upwards', path('M2 11h10a2 2 0 0 0 0-4M2 3h7')),
  ];
  const JUSTIFY = [
    option('start', 'at the start', along([1, 4, 7])), option('center', 'in the middle', along([3.8, 6.8, 9.8])),
    option('end', 'at the end', along([6.6, 9.6, 12.6])),
    option('spaceBetween', 'space between', along([1, 6.8, 12.6])),
    option('spaceAround', 'space around', along([2.2, 6.8, 11.4])),
    option('spaceEvenly', 'space evenly', along([3, 6.8, 10.6])),
  ];
  const block = (y1, h1, y2, h2) => bars([[3, y1, 3.6, h1], [9, y2, 3.6, h2]]);
  const ALIGN = [
    option('stretch', 'as high as the line', block(1, 12, 1, 12)), option('start', 'at the start', block(1, 9, 1, 5)),
    option('center', 'in the middle', block(2.5, 9, 4.5, 5)), option('end', 'at the end', block(4, 9, 8, 5)),
    option('baseline', 'on one baseline', `${block(1, 9, 5, 5)}`),
  ];
  const LINES = [
    option('stretch', 'stretched', across([1, 6, 11])), option('start', 'at the start', across([1, 4, 7])),
    option('center', 'in the middle', across([3, 6, 9])), option('end', 'at the end', across([5, 8, 11])),
    option('spaceBetween', 'space between', across([1, 6, 11])),
  ];

  let host, itemPart, boxPart, itemControls, boxControls, shownControls = '';

  function start(root) {
    host = root;
    host.setAttribute('aria-label', 'Adjust');
    itemPart = element('section', {'aria-labelledby': 'adjust-item'});
    boxPart = element('section', {'aria-labelledby': 'adjust-box'});
    host.append(Boxes.bar(), itemPart, boxPart);
    for (const part of [itemPart, boxPart]) {
      part.addEventListener('click', event => {
        const chip = event.target.closest('h2 [data-box]');
        if (chip) Play.choose(Number(chip.dataset.box));
      });
    }
  }

  const isFlex = index => Boolean(Model.styles[index]?.direction);
  const isGrid = index => Model.nodes[index]?.kind === 'grid';

  // Creates sliders for the flex properties of an item in a row or column; elsewhere only for its size and margin.
  function makeItem(inFlex, isRow, inGrid) {
    const set = property => (value, gesture) => Play.setProperty(Play.state.chosen, property, value, gesture);
    const slider = (property, label, maximum, more = {}) =>
      [property, Controls.slider({label, title: property, maximum, change: set(property), ...more})];
    const choice = (property, label, options) =>
      [property, Controls.choice({label, title: property, options, change: set(property)})];
    const [minimum, maximum] = isRow ? ['minWidth', 'maxWidth'] : ['minHeight', 'maxHeight'];
    const parts = [];
    if (inFlex) {
      parts.push(
        slider('flexGrow', 'grow', 5, {step: .5}), slider('flexShrink', 'shrink', 5, {step: .5}),
        slider('flexBasis', 'basis', 300));
    }
    parts.push(slider(minimum, 'minimum', 300), slider(maximum, 'maximum', 300),
      slider('width', 'width', 400), slider('height', 'height', 400), slider('margin', 'margin', 40));
    if (inFlex || inGrid) parts.push(choice('alignSelf', 'align', inGrid ? ALIGN.slice(0, 4) : ALIGN));
    return new Map(parts);
  }

  function makeBox(inFlex, wraps, isOfGrid) {
    const container = () => Model.containerOf(Play.state.chosen);
    const set = property => (value, gesture) => Play.setProperty(container(), property, value, gesture);
    const slider = (property, label, maximum) =>
      [property, Controls.slider({label, title: property, maximum, change: set(property)})];
    const choice = (property, label, options) =>
      [property, Controls.choice({label, title: property, options, change: set(property)})];
    const parts = [];
    if (inFlex) {
      parts.push(choice('flexDirection', 'direction', DIRECTIONS), choice('flexWrap', 'wrap', WRAPS),
        choice('justifyContent', 'justify', JUSTIFY), choice('alignItems', 'align', ALIGN));
      if (wraps) parts.push(choice('alignContent', 'lines', LINES));
    }
    if (isOfGrid) {
      parts.push(choice('justifyContent', 'columns', JUSTIFY), choice('alignContent', 'rows', LINES),
        choice('alignItems', 'align', ALIGN.slice(0, 4)));
    }
    parts.push(slider('gap', 'gap', 40), slider('padding', 'padding', 40));
    return new Map(parts);
  }

  // Creates the controls again only if the chosen box needs different ones.
  function make(chosen, container) {
    const parent = Model.nodes[chosen].parent;
    const inFlex = parent >= 0 && isFlex(parent) && !Model.styles[chosen].isAbsolute;
    const isRow = parent < 0 || !isFlex(parent) || Model.styles[parent].direction.startsWith('row');
    const boxIsFlex = container >= 0 && isFlex(container);
    const wraps = boxIsFlex && Model.styles[container].wrap !== 'nowrap';
    const inGrid = parent >= 0 && isGrid(parent) && !Model.styles[chosen].isAbsolute;
    const boxIsGrid = container >= 0 && isGrid(container);
    const now = [parent >= 0, inFlex, isRow, inGrid, container >= 0, boxIsFlex, wraps, boxIsGrid].join();
    if (now === shownControls) return;
    shownControls = now;
    itemControls = parent >= 0 ? makeItem(inFlex, isRow, inGrid) : new Map();
    boxControls = container >= 0 ? makeBox(boxIsFlex, wraps, boxIsGrid) : new Map();
    itemPart.replaceChildren(element('h2', {id: 'adjust-item'}), ...rows(itemControls));
    boxPart.replaceChildren(element('h2', {id: 'adjust-box'}), ...rows(boxControls));
    itemPart.hidden = itemControls.size === 0;
    boxPart.hidden = boxControls.size === 0;
  }

  const rows = controls => [...controls.values()].map(control => control.row);

  function paint(chosen) {
    if (!Model.nodes[chosen]) return;
    const container = Model.containerOf(chosen), parent = Model.nodes[chosen].parent;
    make(chosen, container);
    host.inert = Model.fault !== null;
    Boxes.paint(chosen);
    if (parent >= 0) {
      Tools.show(byId('adjust-item'), `${Model.chip(chosen)} <span class="eyebrow">in ` +
        `${Model.chip(parent, 'button', `data-box="${parent}"`)}</span>`);
      for (const [property, control] of itemControls) {
        control.set(Model.specified(chosen, property), Model.hues[chosen], Model.initial(chosen, property));
      }
    }
    if (container >= 0) {
      const words = container === chosen ? 'and its items' : 'around it';
      Tools.show(byId('adjust-box'), `${Model.chip(container, 'button', `data-box="${container}"`)} ` +
        `<span class="eyebrow">${words}</span>`);
      for (const [property, control] of boxControls) {
        control.set(Model.specified(container, property), null, Model.initial(container, property));
      }
    }
  }

  return {start, paint};
})();
