'use strict';

// Small pictures of layouts, with their code and their frames: in lessons, exercises and findings.
//
// A box is `{name, parent, frame: [x, y, width, height]}`, as in the data of the course.
const Figure = (() => {
  const {HUES, element, escaped, numeral} = Tools;
  const LARGEST_SCALE = 2.2;
  // The minimum side of a box that shows a drawing, and the side of a drawing itself.
  const MIN_DRAWN_SIZE = 20, DRAWN = 48;

  // Returns the boxes of a layout; null if the text has a fault. A size that is missing in the bounds follows the content.
  function lay(engine, text, bounds) {
    const {nodes} = engine.read(text);
    if (!nodes) return null;
    const frames = engine.place(bounds.width ?? Infinity, bounds.height ?? Infinity);
    return nodes.map(({name, parent}, i) => {
      const {x, y, width, height} = frames[i];
      return {name, parent: parent < 0 ? undefined : parent, frame: [x, y, width, height]};
    });
  }

  // Returns the boxes of a layout of the course, from its data or from the engine; null without both.
  function boxesOf(engine, {code, bounds, boxes, scale}) {
    if (boxes || !engine) return boxes ?? null;
    const laid = lay(engine, code, bounds);
    return scale ? laid.map(box => ({...box, frame: snapped(box.frame, scale)})) : laid;
  }

  // Returns the outermost box and the boxes with names. The parent of each is its nearest ancestor among them.
  function onlyNamed(engine, text, boxes) {
    const {nodes} = engine.read(text), places = [], visible = [];
    boxes.forEach((box, i) => {
      const parent = box.parent === undefined ? undefined : places[box.parent];
      const isKept = i === 0 || nodes[i].named;
      if (isKept) visible.push({...box, parent});
      places.push(isKept ? visible.length - 1 : parent);
    });
    return visible;
  }

  // Returns a frame with its edges on pixels. `scale` is the number of pixels per unit.
  function snapped([x, y, width, height], scale) {
    const [left, top, right, bottom] = [x, y, x + width, y + height].map(edge => Math.round(edge * scale) / scale);
    return [left, top, right - left, bottom - top];
  }

  // Returns the bounding rectangle of all boxes.
  function extent(boxes) {
    const all = {left: 0, top: 0, right: 0, bottom: 0};
    for (const {frame: [x, y, width, height]} of boxes) {
      all.left = Math.min(all.left, x);
      all.top = Math.min(all.top, y);
      all.right = Math.max(all.right, x + width);
      all.bottom = Math.max(all.bottom, y + height);
    }
    return all;
  }

  // Returns the scale at which all pictures fit.
  function scale(pictures, availableWidth, height = Infinity) {
    let scale = LARGEST_SCALE;
    for (const boxes of pictures) {
      const {left, top, right, bottom} = extent(boxes);
      if (right > left) scale = Math.min(scale, availableWidth / (right - left));
      if (bottom > top) scale = Math.min(scale, height / (bottom - top));
    }
    return scale;
  }

  // Returns the lines of a leaf's label that fit, as `[text, size, isName]`.
  function label(name, boxWidth, boxHeight, sizes) {
    const full = sizes(true), short = sizes(false);
    const fits = (text, size, margin = 8) => text.length * size * .6 + margin <= boxWidth;
    if (boxHeight > 36 && fits(name, 13) && fits(full, 12)) return [[name, 13, true], [full, 12, false]];
    if (boxHeight > 36 && fits(name, 13, 6) && fits(short, 12, 6)) return [[name, 13, true], [short, 12, false]];
    if (boxHeight > 15 && fits(`${name} ${full}`, 12)) return [[`${name} ${full}`, 12, true]];
    if (boxHeight > 15 && fits(name, 12, 4)) return [[name, 12, true]];
    if (boxHeight > 15 && fits(short, 11, 4)) return [[short, 11, false]];
    return [];
  }

  function nameLabel(name, boxWidth, boxHeight) {
    const size = [12, 10, 9].find(size => boxHeight > size + 3 && name.length * size * .6 + 3 <= boxWidth);
    return size ? [[name, size, true]] : [];
  }

  function labelMarkup(lines, x, y) {
    const first = y + 4 - (lines.length - 1) * 8;
    return lines.map(([text, size, isName], i) =>
      `<text${isName ? ' class="name"' : ''} x="${x.toFixed(1)}" y="${(first + 17 * i).toFixed(1)}"` +
      ` font-size="${size}">${escaped(text)}</text>`).join('');
  }

  // The hues of boxes whose names are colors.
  const HUE_BY_COLOR_NAME = {red: 25, amber: 70, gold: 95, green: 145, blue: 255, pink: 350};

  // Returns the hues of boxes by name, so that boxes of the same name have the same hue in two pictures.
  function huesOf(boxes) {
    const parents = new Set(boxes.map(box => box.parent)), leaves = boxes.filter((_, i) => !parents.has(i) && i > 0);
    return new Map(leaves.map(({name}, i) => [name, HUE_BY_COLOR_NAME[name] ?? HUES[i % HUES.length]]));
  }

  // Returns the picture as SVG markup.
  //
  // options: scale; sizes: true to show sizes, false for "?", or "hidden" for names alone; chosen: the index of the chosen
  // box; marked: a set of indices; hueByName: the hues of leaves; isPressable: whether boxes can be chosen; minimumSize: the minimum
  // size of the picture.
  function markup(boxes, options) {
    const {scale, minimumSize, hueByName = huesOf(boxes)} = options, parents = new Set(boxes.map(box => box.parent));
    const {left, top, right, bottom} = extent(minimumSize ? [...boxes, {frame: [0, 0, ...minimumSize]}] : boxes);
    const inside = boxes.map((box, i) => {
      const isLeaf = !parents.has(i) && i > 0, hue = isLeaf ? hueByName.get(box.name) : undefined;
      const kind = !isLeaf ? 'box' : hue === undefined ? 'leaf other' : 'leaf';
      const text = isLeaf ? drawn(box, scale) + leafText(box, options) : cornerText(boxes, i, scale);
      return group(box, i, kind, hue ?? 250, options) + text + '</g>';
    });
    // Enlarges the view by a pixel on each side, since half of an edge is outside its box.
    const view = [left * scale - 1, top * scale - 1, (right - left) * scale + 2, (bottom - top) * scale + 2];
    return {inside: inside.join(''), view: view.map(length => length.toFixed(2))};
  }

  // Returns the start of a box's group, with its rectangle.
  function group({name, frame}, i, classes, hue, {scale, chosen = -1, marked, isPressable = false}) {
    const isMarked = marked?.has(i), isChosen = i === chosen, [x, y, width, height] = frame;
    const spokenFrame = `${name}: x ${numeral(x)}, y ${numeral(y)}, ${numeral(width)} wide, ${numeral(height)} high`;
    const press = isPressable
      ? ` data-box="${i}" tabindex="${isChosen ? 0 : -1}" role="button" aria-pressed="${isChosen}"` +
        ` aria-label="${escaped(spokenFrame)}"` : '';
    const [left, top, wide, high] = frame.map(length => (length * scale).toFixed(2));
    const place = `x="${left}" y="${top}" width="${wide}" height="${high}" rx="${classes.startsWith('leaf') ? 5 : 7}"`;
    // Draws the mark over the edge, since the edge shows whether the box is chosen.
    return `<g class="${classes}${isMarked ? ' marked' : ''}${isChosen ? ' chosen' : ''}" style="--h:${hue}"${press}>` +
      `<rect ${place}/>${isMarked ? `<rect class="dashes" ${place}/>` : ''}`;
  }

  // Returns the drawing of the thing that a box is named after, such as a cat; empty if there is no drawing.
  function drawn({name, frame}, scale) {
    const {drawings} = Course.data, [x, y, wide, high] = frame.map(length => length * scale);
    const shorter = Math.min(wide, high);
    if (shorter < MIN_DRAWN_SIZE || !Object.hasOwn(drawings, name)) return '';
    const {path, isWide} = drawings[name], [width, height] = isWide ? [wide, high] : [.9 * shorter, .9 * shorter];
    const place = [x + (wide - width) / 2, y + (high - height) / 2].map(length => length.toFixed(2)).join(' ');
    const stretch = [width, height].map(length => (length / DRAWN).toFixed(3)).join(' ');
    return `<path class="drawn" d="${path}" transform="translate(${place}) scale(${stretch})"/>`;
  }

  function leafText({name, frame: [x, y, width, height]}, {scale, sizes = true}) {
    const text = isFull => !sizes ? '?' : numeral(width, 1) + (isFull ? ` × ${numeral(height, 1)}` : '');
    const lines = sizes === 'hidden' ? nameLabel(name, width * scale, height * scale)
      : label(name, width * scale, height * scale, text);
    return labelMarkup(lines, (x + width / 2) * scale, (y + height / 2) * scale);
  }

  // Returns the name of a container, in a corner that no child covers. An outermost box without a name has no
  // label.
  function cornerText(boxes, i, scale) {
    const {name, frame: [x, y, width, height]} = boxes[i];
    const wide = (name.length * 7 + 10) / scale, high = 17 / scale;
    if (i === 0 && /^[A-Z]/.test(name) || wide > width || high > height) return '';
    const corners = [[x, y], [x + width - wide, y], [x, y + height - high], [x + width - wide, y + height - high]];
    const isFree = ([left, top]) => boxes.every(({frame: [boxX, boxY, boxWidth, boxHeight]}, k) => k <= i ||
      boxX >= left + wide || boxY >= top + high || boxX + boxWidth <= left || boxY + boxHeight <= top);
    const free = corners.find(isFree);
    if (!free) return '';
    const [left, top] = [free[0] * scale + 6, free[1] * scale + 13];
    return `<text class="corner" x="${left.toFixed(1)}" y="${top.toFixed(1)}" font-size="11">${escaped(name)}</text>`;
  }

  // Returns all frames as a sentence, for screen readers. It includes sizes that sighted learners judge by eye.
  function sentence(boxes, sizes) {
    if (!sizes) return `Boxes: ${boxes.map(box => box.name).join(', ')}`;
    return boxes.map(({name, frame: [x, y, width, height]}) =>
      `${name} at ${numeral(x)}, ${numeral(y)}, ${numeral(width)} by ${numeral(height)}`).join('; ');
  }

  // Draws a picture into an SVG element, or into a new one.
  function draw(boxes, options, svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')) {
    const {inside, view} = markup(boxes, options);
    svg.setAttribute('class', 'figure-picture');
    svg.setAttribute('role', options.isPressable ? 'group' : 'img');
    svg.setAttribute('aria-label', options.isPressable ? 'Boxes' : sentence(boxes, options.sizes ?? true));
    svg.setAttribute('width', view[2]);
    svg.setAttribute('height', view[3]);
    svg.setAttribute('viewBox', view.join(' '));
    svg.innerHTML = inside;
    return svg;
  }

  // Returns the frames as a table, closed at first.
  function table(boxes) {
    const heads = ['', 'x', 'y', 'width', 'height'].map(name => element('th', {scope: 'col'}, name));
    const rows = boxes.map(({name, frame}) => element('tr', {}, element('th', {scope: 'row'}, name),
      ...frame.map(number => element('td', {}, numeral(number, 2)))));
    const head = element('thead', {}, element('tr', {}, ...heads)), body = element('tbody', {}, ...rows);
    return element('details', {class: 'figure-frames'}, element('summary', {}, 'Frames as a table'),
      element('div', {class: 'wide'}, element('table', {class: 'num'}, head, body)));
  }

  // Returns the bounds in words: `in a width of 300 and a height of 60`.
  function place({width, height}) {
    const parts = [['width', width], ['height', height]].filter(([, length]) => length != null)
      .map(([name, length]) => `a ${name} of ${numeral(length)}`);
    return parts.length ? `in ${parts.join(' and ')}` : '';
  }

  return {lay, boxesOf, onlyNamed, draw, scale, huesOf, table, place};
})();
