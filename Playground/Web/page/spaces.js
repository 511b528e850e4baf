'use strict';

// Draws the space between boxes: padding, gaps, free space and margins.
const Spaces = (() => {
  const {numeral} = Tools, {rect, text, round} = Shapes;

  // Returns the padding, gaps and free space of a container.
  function of(index, scale) {
    const style = Model.styles[index];
    if (!style) return '';
    const shade = padding(Model.frames[index], style.padding, scale);
    const flows = style.direction ? freeSpaces(index, style, scale) : '';
    return shade + flows + gaps(index, scale) + tracks(index, scale);
  }

  function padding({x, y, width, height}, [top, right, bottom, left], scale) {
    if (top + right + bottom + left === 0) return '';
    const across = (width - left - right) * scale, down = (height - top - bottom) * scale;
    return `<path class="padding" fill-rule="evenodd" d="M${round(x * scale)} ${round(y * scale)}` +
      `h${round(width * scale)}v${round(height * scale)}h${round(-width * scale)}z` +
      `M${round((x + left) * scale)} ${round((y + top) * scale)}v${round(down)}h${round(across)}v${round(-down)}z"/>`;
  }

  // Returns the gaps that the engine computed.
  function gaps(index, scale) {
    // Containers other than rows and columns may have so many gaps that their numbers would hide the boxes.
    const isFlex = Boolean(Model.styles[index].direction);
    return Model.gaps[index].map(({x, y, width, height, isBetweenColumns}) => {
      const area = rect(x * scale, y * scale, width * scale, height * scale, 'class="under-gap"') +
        rect(x * scale, y * scale, width * scale, height * scale, 'class="gap"');
      const size = isBetweenColumns ? width : height, words = numeral(size, 1);
      if (!isFlex || size * scale < 14) return area;
      if (isBetweenColumns) {
        const below = (y + height) * scale + 12;
        return area + text((x + width / 2) * scale, below, words, 'class="gap-name" text-anchor="middle"');
      }
      const middle = (y + height / 2) * scale + 4;
      return width * scale < 40 ? area
        : area + text((x + width) * scale - 4, middle, words, 'class="gap-name" text-anchor="end"');
    }).join('');
  }

  // Returns the free space of a row or column, on its main axis and its cross axis.
  function freeSpaces(index, style, scale) {
    const isInFlow = child => !Model.styles[child].isAbsolute && !Model.styles[child].isHidden;
    const children = Model.children[index].filter(isInFlow);
    if (children.length === 0) return '';
    const isRow = style.direction.startsWith('row'), content = contentOf(Model.frames[index], style);
    const along = frame => isRow ? [frame.x, frame.x + frame.width] : [frame.y, frame.y + frame.height];
    const across = frame => isRow ? [frame.y, frame.y + frame.height] : [frame.x, frame.x + frame.width];
    const lines = linesOf(children, style.wrap !== 'nowrap', across), gap = isRow ? style.columnGap : style.rowGap;
    return lines.map(line => {
      const [top, bottom] = lines.length === 1 ? across(content) : [line.top, line.bottom];
      return alongLine(line, along(content), gap ?? 0, along, isRow)
        .map(range => freeArea(range, top, bottom, isRow, scale)).join('');
    }).join('');
  }

  function contentOf(frame, {padding: [top, right, bottom, left], border: [above, after, below, before]}) {
    return {
      x: frame.x + left + before, y: frame.y + top + above,
      width: frame.width - left - right - before - after, height: frame.height - top - bottom - above - below,
    };
  }

  // Groups children into lines. Children that overlap on the cross axis belong to the same line.
  function linesOf(children, wraps, across) {
    const lines = [];
    for (const child of children) {
      const [top, bottom] = across(Model.frames[child]), line = lines.at(-1);
      if (line && (!wraps || Math.min(line.bottom, bottom) - Math.max(line.top, top) > -.01)) {
        line.children.push(child);
        line.top = Math.min(line.top, top);
        line.bottom = Math.max(line.bottom, bottom);
      } else {
        lines.push({children: [child], top, bottom});
      }
    }
    return lines;
  }

  // Returns the free space before, between and after the items of a line.
  function alongLine(line, [start, end], gap, along, isRow) {
    const outer = line.children.map(child => {
      const [from, to] = along(Model.frames[child]), [top, right, bottom, left] = Model.styles[child].margin;
      return isRow ? [from - left, to + right] : [from - top, to + bottom];
    }).sort((a, b) => a[0] - b[0]);
    const ranges = [];
    let at = start;
    outer.forEach(([from, to], number) => {
      const gapBefore = number > 0 ? gap : 0, size = from - at - gapBefore;
      if (size > .05) ranges.push({from: at, to: from, size, gap: gapBefore});
      at = Math.max(at, to);
    });
    if (end - at > .05) ranges.push({from: at, to: end, size: end - at, gap: 0});
    return ranges;
  }

  function freeArea({from, to, size, gap}, top, bottom, isRow, scale) {
    const words = `free ${numeral(size, 1)}`;
    const [x, y, width, height] = isRow ? [from, top, to - from, bottom - top] : [top, from, bottom - top, to - from];
    // Places the label before the gap, which is in the middle of the free space.
    const part = gap > 0 ? size / 2 : size, middle = from + part / 2, across = (top + bottom) / 2;
    const fits = (isRow ? part : width) * scale > words.length * 7 + 8 && (isRow ? height : part) * scale > 18;
    const [atX, atY] = isRow ? [middle, across] : [across, middle];
    const name = fits
      ? text(atX * scale, atY * scale + 4, words, 'class="free-name" text-anchor="middle" font-size="12"') : '';
    return rect(x * scale, y * scale, width * scale, height * scale, 'class="free"') + name;
  }

  // Returns the edges of a grid's tracks where no item is.
  function tracks(index, scale) {
    const grid = Model.tracks[index];
    if (!grid || grid.columns.length === 0 || grid.rows.length === 0) return '';
    const edges = list => [...new Set(list.flatMap(({start, end}) => [start, end]))].sort((a, b) => a - b);
    const columns = edges(grid.columns).map(x => round(x * scale)), rows = edges(grid.rows).map(y => round(y * scale));
    const down = columns.map(x => `M${x} ${rows[0]}V${rows.at(-1)}`);
    const across = rows.map(y => `M${columns[0]} ${y}H${columns.at(-1)}`);
    return `<path class="track" d="${down.join('')}${across.join('')}"/>`;
  }

  // Returns the line numbers of a grid that fit, on its top and left edge.
  function lineNumbers(index, scale) {
    const grid = Model.tracks[index], frame = Model.frames[index], out = [];
    if (!grid) return '';
    const lines = list => [...list.map(({line, start}, at) => [line, at > 0 ? (list[at - 1].end + start) / 2 : start]),
      ...list.slice(-1).map(({line, end}) => [line + 1, end])].filter(([line]) => line > 0);
    const tag = (x, y, line) => {
      const width = String(line).length * 6 + 7;
      out.push(rect(x - width / 2, y - 7, width, 14, 'class="line-tag" rx="4"') +
        text(x, y + 3.5, line, 'class="line-number" text-anchor="middle" font-size="10"'));
    };
    let last = -Infinity;
    for (const [line, place] of lines(grid.columns).sort((a, b) => a[1] - b[1])) {
      const x = place * scale;
      if (x - last >= 16) tag(last = x, frame.y * scale, line);
    }
    const [corner] = lines(grid.columns).map(([, place]) => place * scale);
    last = -Infinity;
    for (const [line, place] of lines(grid.rows)) {
      const y = place * scale, isAtCorner = Math.abs(y - frame.y * scale) < 14 && Math.abs(corner - frame.x * scale) < 14;
      if (y - last >= 16 && !isAtCorner) tag(frame.x * scale, last = y, line);
    }
    return `<g class="fades" aria-hidden="true" data-lines="${index}">${out.join('')}</g>`;
  }

  // Returns the outer edge of an item's margins.
  function margin(index, scale) {
    const [top, right, bottom, left] = Model.styles[index]?.margin ?? [0, 0, 0, 0], frame = Model.frames[index];
    if (top <= 0 && right <= 0 && bottom <= 0 && left <= 0) return '';
    return rect((frame.x - left) * scale, (frame.y - top) * scale, (frame.width + left + right) * scale,
      (frame.height + top + bottom) * scale, 'class="margin"');
  }

  return {of, margin, lineNumbers, contentOf};
})();
