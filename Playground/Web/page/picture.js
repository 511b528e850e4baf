'use strict';

// Draws boxes as SVG, in the layout's units times a scale.
const Picture = (() => {
  const {escaped, numeral} = Tools, {rect, text, round} = Shapes;
  const MAX_SCALE = 2.2;
  // Space above the boxes for the ruler, and below them for names of limits and gaps.
  const RULER = 22, FOOT = 22;

  // Returns the area that covers the boxes and the bounds.
  function extent(frames, width, height) {
    let right = width, bottom = height;
    for (const frame of frames) {
      right = Math.max(right, frame.x + frame.width);
      bottom = Math.max(bottom, frame.y + frame.height);
    }
    return {right: Math.max(1, right), bottom: Math.max(1, bottom)};
  }

  // Returns the scale at which everything fits.
  function scaleFor(frames, width, height, availableWidth, tallest) {
    const {right, bottom} = extent(frames, width, height);
    return Math.min(availableWidth / right, MAX_SCALE, Math.max(tallest / bottom, .25));
  }

  // Returns the part of a leaf's name and size that fits into its box.
  function label(name, frame, scale) {
    const width = frame.width * scale, height = frame.height * scale;
    const x = (frame.x + frame.width / 2) * scale, y = (frame.y + frame.height / 2) * scale;
    const short = numeral(frame.width, 1), size = `${short} × ${numeral(frame.height, 1)}`;
    const middle = 'text-anchor="middle"';
    const lines = (second, above, below) =>
      text(x, y - above, escaped(name), `class="name" ${middle} font-size="13"`) +
      text(x, y + below, second, `class="size" ${middle} font-size="12"`);
    if (width > Math.max(name.length * 7.8, size.length * 7) + 8 && height > 38) return lines(size, 3, 14);
    if (width > name.length * 7.8 + 6 && height > 34) return lines(short, 2, 13);
    if (width > (name.length + size.length) * 7 + 18 && height > 15) {
      return text(x, y + 4, `<tspan class="name">${escaped(name)}</tspan><tspan class="size"> ${size}</tspan>`,
        `${middle} font-size="12"`);
    }
    if (width > name.length * 7.2 + 6 && height > 15) {
      return text(x, y + 4, escaped(name), `class="name" ${middle} font-size="12"`);
    }
    return width > short.length * 6.8 + 4 && height > 13 ? text(x, y + 4, short, `${middle} font-size="11"`) : '';
  }

  // Returns only the name, in a corner, for a box whose middle is covered by another box.
  function corner(index, scale) {
    const {x, y, width, height} = Model.frames[index], {name} = Model.nodes[index];
    if (width * scale < name.length * 7.2 + 12 || height * scale < 20) return '';
    return text(x * scale + 7, y * scale + 16, escaped(name), 'class="name" font-size="12"');
  }

  // Returns the lines of a text in its content box. All characters have the width that the engine assumes.
  function words(element, frame, scale, {right, bottom}) {
    const font = element.css.match(/font: ([\d.]+)px\/([\d.]+)px/);
    if (!font) return '';
    const advance = Number(font[1]), line = Number(font[2]), columns = Math.floor(frame.width / advance + .001);
    const rows = [''];
    for (const word of element.text.split(/\s+/)) {
      const row = rows.at(-1), longer = row ? `${row} ${word}` : word;
      if (longer.length <= columns || row === '') rows[rows.length - 1] = longer;
      else rows.push(word);
    }
    const size = Math.min(advance / .6, line * .8) * scale;
    if (size < 5) return '';
    // Limits the lines and characters to those inside the picture.
    const maxLines = Math.max(1, Math.floor((bottom - frame.y) / line + .01));
    const maxColumns = Math.max(2, Math.floor((right - frame.x) / advance + .01));
    const visibleRows = rows.slice(0, maxLines), hiddenCount = rows.length - maxLines;
    if (hiddenCount > 0) visibleRows[maxLines - 1] = maxLines > 1 ? `… and ${hiddenCount + 1} lines` : `${rows[0]} …`;
    return visibleRows.map((row, at) => {
      if (row === '') return '';
      const visible = row.length > maxColumns ? `${row.slice(0, maxColumns - 1)}…` : row;
      return text(frame.x * scale, (frame.y + line * (at + .75)) * scale, escaped(visible),
        `class="words" font-size="${round(size)}" textLength="${round(visible.length * advance * scale)}"`);
    }).join('');
  }

  function box(index, {chosen, scale, isTabStop, drawnExtent}) {
    const frame = Model.frames[index], isLeaf = Model.isLeaf(index), hue = Model.hues[index] ?? 250;
    const element = Model.elements[index];
    const kind = `${isLeaf ? 'leaf' : 'container'}${index === chosen ? ' chosen' : ''}`;
    const shape = rect(frame.x * scale, frame.y * scale, frame.width * scale, frame.height * scale,
      `class="shape" rx="${isLeaf ? 5 : 7}"`);
    let inside = '';
    if (!isLeaf) inside = Spaces.of(index, scale);
    else if (element?.text != null && element.text.trim() !== '') inside = words(element, Spaces.contentOf(frame, Model.styles[index]), scale, drawnExtent);
    else if (frame.width * scale > 10 && frame.height * scale > 13) {
      inside = Model.isCovered(index) ? corner(index, scale) : label(Model.nodes[index].name, frame, scale);
    }
    return `<g class="${kind} fades" data-box="${index}" data-key="box-${index}" role="button" ` +
      `tabindex="${isTabStop ? 0 : -1}" aria-pressed="${index === chosen}" ` +
      `aria-label="${escaped(Model.spokenText(index))}" style="--h:${hue}">${shape}${inside}</g>`;
  }

  // Returns the edges of overflowed containers, drawn over their content.
  function overflowing(scale) {
    return Model.frames.map((frame, index) => {
      const overflows = Model.children[index].some(child => {
        const inner = Model.frames[child];
        return inner.width > 0 && inner.height > 0 && (
          inner.x < frame.x - .05 || inner.y < frame.y - .05 ||
          inner.x + inner.width > frame.x + frame.width + .05 || inner.y + inner.height > frame.y + frame.height + .05);
      });
      if (!overflows) return '';
      const [x, y, width, height] = [frame.x, frame.y, frame.width, frame.height].map(each => each * scale);
      return rect(x, y, width, height, 'class="edge-over" rx="7"');
    }).join('');
  }

  // Returns the ruler: ticks at multiples of 10, numbers at multiples of 50 or more, and the width of the bounds in bold.
  function ruler(width, scale) {
    const numbers = [50, 100, 200, 500, 1000, 5000].find(step => step * scale >= 42) ?? 10000, out = [];
    const ticks = 10 * scale > 4 ? 10 : numbers, end = numeral(width, 2);
    for (let at = 0; at <= width + .01; at += ticks) {
      const isLarge = at % numbers === 0;
      out.push(`<path class="tick" d="M${round(at * scale)} ${isLarge ? 10 : 14}V18"/>`);
      const distance = (width - at) * scale - end.length * 7 - String(at).length * 3.5;
      if (isLarge && distance > 4) {
        out.push(text(at * scale, 7, at, `class="ruler" text-anchor="${at === 0 ? 'start' : 'middle'}"`));
      }
    }
    out.push(text(width * scale, 7, end, 'class="ruler total" text-anchor="end"'));
    return out.join('');
  }

  // Returns the limits of a leaf: lines across its end, solid and red if the limit applies.
  function limits(index, scale, width, space) {
    const frame = Model.frames[index], style = Model.styles[index], out = [];
    if (!Model.isLeaf(index) || !style) return '';
    const across = [['min', style.minWidth], ['max', style.maxWidth]];
    const down = [['min', style.minHeight], ['max', style.maxHeight]];
    // Places the names in rows below the box, where they do not overlap each other or the handle of the height.
    const isLowest = frame.y + frame.height > space.height - 10 / scale, middle = space.width * scale / 2;
    const nameRanges = isLowest ? [[middle - 19, middle + 19]] : [];
    for (const [word, value] of across) {
      if (typeof value !== 'number') continue;
      const x = (frame.x + value) * scale, top = frame.y * scale - 5, bottom = (frame.y + frame.height) * scale + 5;
      if (x > width + 4) continue;
      const words = `${word} ${numeral(value)}`, stopped = Math.abs(frame.width - value) < .01 ? ' stopped' : '';
      // The name of a minimum is to the left of its line, and that of a maximum to the right, if there is space.
      const length = words.length * 6.6, isBefore = word === 'min' ? x > length : x + length > width;
      const start = isBefore ? x - 3 - length : x + 3;
      const overlapsName = nameRanges.some(([from, to]) => start < to && from < start + length);
      nameRanges.push([start, start + length]);
      out.push(`<path class="limit${stopped}" d="M${round(x)} ${round(top)}V${round(bottom)}"/>` +
        text(x + (isBefore ? -3 : 3), bottom + (overlapsName ? 21 : 11), words,
          `class="limit-name${stopped}" text-anchor="${isBefore ? 'end' : 'start'}"`));
    }
    for (const [word, value] of down) {
      if (typeof value !== 'number') continue;
      const y = (frame.y + value) * scale, left = frame.x * scale - 5, right = (frame.x + frame.width) * scale + 5;
      const stopped = Math.abs(frame.height - value) < .01 ? ' stopped' : '';
      if (value > frame.height * 3 + 40) continue;
      out.push(`<path class="limit${stopped}" d="M${round(left)} ${round(y)}H${round(right)}"/>` +
        text(right - 8, y - 4, `${word} ${numeral(value)}`, `class="limit-name${stopped}" text-anchor="end"`));
    }
    return out.length ? `<g class="fades" data-limits="${index}">${out.join('')}</g>` : '';
  }

  // Returns the picture of the model's boxes with all marks. `handles` is markup on top of them.
  function draw({width, height, scale, chosen, handles}) {
    const drawnExtent = extent(Model.frames, width, height), {right, bottom} = drawnExtent, tabStop = chosen;
    const boxes = Model.nodes.map((_, index) => box(index, {chosen, scale, isTabStop: index === tabStop, drawnExtent}));
    const marks = Model.nodes.map((_, index) =>
      Spaces.margin(index, scale) + limits(index, scale, right * scale, {width, height}) + Spaces.lineNumbers(index, scale));
    return {
      height: Math.ceil(bottom * scale + RULER + FOOT),
      markup: `${ruler(width, scale)}<g transform="translate(0 ${RULER})">${boxes.join('')}${overflowing(scale)}` +
        `${marks.join('')}${handles}</g>`,
    };
  }

  return {extent, scaleFor, draw};
})();
