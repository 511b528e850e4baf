'use strict';

// Draws how a row or column distributes its space: the base sizes of the items, then a bar for each round.
const Rounds = (() => {
  const {escaped, numeral} = Tools, {rect, text, round} = Shapes;
  // Raw values of LayoutTrace.Step.Quantity and Outcome.
  const QUANTITY = {base: 16, room: 21, initialFree: 24, free: 25, flexed: 31, size: 32};
  const FROZEN = [1, 2];
  const BAR = 24, ROW = 54, REMARK_X = 96, MAX_ITEMS = 12;

  // Returns the data of a container, or null if it distributed no space. If it has several lines, uses the line of the chosen
  // item.
  function of(container, chosen) {
    const style = Model.styles[container];
    if (!style?.direction || Model.children[container].length === 0) return null;
    const isRow = style.direction.startsWith('row');
    const lines = linesOf(Engine.flexRounds(container, isRow ? 0 : 1)
      .map(([node, quantity, round, result, outcome]) => ({node, quantity, round, result, outcome})));
    const isBase = step => step.quantity === QUANTITY.base;
    const number = Math.max(0, lines.findIndex(line => line.some(step => isBase(step) && step.node === chosen)));
    const steps = lines[number], last = steps.reduce((largest, step) => Math.max(largest, step.round), 0);
    const bases = new Set(steps.filter(isBase).map(step => step.node));
    const items = Model.children[container].filter(item => bases.has(item))
      .sort((a, b) => place(a, isRow) - place(b, isRow));
    if (last === 0 || items.length === 0 || items.length > MAX_ITEMS) return null;
    return {container, isRow, style, steps, last, items, line: lines.length > 1 ? number + 1 : 0};
  }

  // Returns the steps of each line. A step with a base size that follows rounds begins the next line.
  function linesOf(steps) {
    const lines = [[]];
    let hasRounds = false;
    for (const step of steps) {
      if (hasRounds && step.quantity === QUANTITY.base) {
        lines.push([]);
        hasRounds = false;
      }
      hasRounds ||= step.round > 0;
      lines.at(-1).push(step);
    }
    return lines;
  }

  const place = (item, isRow) => isRow ? Model.frames[item].x : Model.frames[item].y;

  function find(data, quantity, round, node) {
    return data.steps.findLast(step =>
      step.quantity === quantity && step.round === round && (node === undefined || step.node === node));
  }

  // Returns the sizes of all items after each round, and their sizes before the limits.
  function sizes(data) {
    const frozen = new Map(), sizesByRound = [];
    const base = item => find(data, QUANTITY.base, 0, item)?.result ?? 0;
    for (let number = 0; number <= data.last; number++) {
      sizesByRound.push(data.items.map(item => {
        if (number === 0) return {item, size: base(item), unclamped: base(item), base: base(item), isFrozen: false};
        const frozenSize = frozen.get(item), step = find(data, QUANTITY.size, number, item);
        const unclamped = frozenSize ?? find(data, QUANTITY.flexed, number, item)?.result ?? step?.result ?? base(item);
        const size = frozenSize ?? step?.result ?? unclamped;
        if (FROZEN.includes(step?.outcome)) frozen.set(item, size);
        return {item, size, unclamped, base: base(item), isFrozen: frozenSize !== undefined};
      }));
    }
    return sizesByRound;
  }

  // Returns the bars as markup, at the picture's scale if they fit, so that they are below their boxes.
  function draw(container, chosen, pictureScale, availableWidth) {
    const data = of(container, chosen);
    if (!data) return null;
    const frame = Model.frames[container], {padding, border, columnGap, rowGap} = data.style, sizesByRound = sizes(data);
    const gap = data.isRow ? columnGap : rowGap, gaps = gap * (data.items.length - 1);
    const before = data.isRow ? padding[3] + border[3] : padding[0] + border[0];
    const after = data.isRow ? padding[1] + border[1] : padding[2] + border[2];
    const contentSize = (data.isRow ? frame.width : frame.height) - before - after;
    const start = data.isRow ? frame.x + before : 0;
    const totals = sizesByRound.map(sizes =>
      sizes.reduce((sum, {item, size}) => sum + size + margins(item, data.isRow)[2], gaps));
    const longest = Math.max(contentSize, ...totals);
    // The bars of a column are also horizontal, at their own scale.
    const scale = Math.min(data.isRow ? pictureScale : 2.2, availableWidth / (start + longest));
    // Whether the items start at the right or at the bottom, so that leftover space is before them.
    const isFromEnd = data.isRow
      ? data.style.isRightToLeft !== (data.style.direction === 'rowReverse') : data.style.direction === 'columnReverse';
    const rows = sizesByRound.map((sizes, number) =>
      row(data, sizes, number, {start, left: contentSize - totals[number], gap, scale, isFromEnd, wide: availableWidth}));
    const height = sizesByRound.length * ROW - 6;
    const edge = `<path class="content-end" d="M${round((start + contentSize) * scale)} 14V${height - 2}"/>`;
    return {
      container, line: data.line, height, markup: rows.join('') + edge, rounds: data.last,
      label: sizesByRound.map((sizes, number) => `${titleOf(number)}: ${spokenSizes(sizes)}`).join('. '),
    };
  }

  const titleOf = number => number === 0 ? 'Base sizes' : `Round ${number}`;

  const spokenSizes = sizes => sizes.map(({item, size}) => `${Model.nodes[item].name} ${numeral(size, 2)}`).join(', ');

  // Returns an item's margins before and after it, and their sum.
  function margins(item, isRow) {
    const [top, right, bottom, left] = Model.styles[item].margin;
    return isRow ? [left, right, left + right] : [top, bottom, top + bottom];
  }

  function row(data, sizes, number, {start, left, gap, scale, isFromEnd, wide}) {
    const top = number * ROW, bars = [], frozenItems = [];
    let at = isFromEnd ? start + left : start;
    sizes.forEach((entry, index) => {
      const [before, after] = margins(entry.item, data.isRow);
      at += before;
      bars.push(bar(entry, at, top + 18, number, scale));
      const {item, size, unclamped} = entry, limit = unclamped > size ? 'over its maximum' : 'under its minimum';
      if (Math.abs(unclamped - size) > .01) {
        frozenItems.push({name: Model.nodes[item].name, unclamped: numeral(unclamped, 2), limit, size: numeral(size, 2)});
      }
      at += size + after;
      if (index === sizes.length - 1) return;
      if (gap > 0) bars.push(rect(at * scale, top + 18, gap * scale, BAR, 'class="gap"'));
      at += gap;
    });
    if (left > .05) bars.push(rest(isFromEnd ? start : at, left, top, scale));
    const isWarning = frozenItems.length > 0;
    const remark = number === 0 ? remarkOnFreeSpace(data) : remarkOnLimits(frozenItems, wide - REMARK_X);
    return `<g class="fades" data-round="${number}">` +
      text(0, top + 11, titleOf(number), 'class="round-name" font-size="12"') +
      text(REMARK_X, top + 11, escaped(remark), `class="round-note${isWarning ? ' bad' : ''}" font-size="12"`) +
      `${bars.join('')}</g>`;
  }

  // Describes the effect of limits in a round, in words that fit the width.
  function remarkOnLimits(frozenItems, wide) {
    if (frozenItems.length === 0) return 'all within their limits';
    const forms = [
      frozenItems.map(({name, unclamped, limit, size}) => `${name} ${unclamped} is ${limit}: frozen at ${size}`).join(', '),
      frozenItems.map(({name, unclamped, size}) => `${name} ${unclamped}, frozen at ${size}`).join(', '),
      `${frozenItems.length === 1 ? 'one is' : `${frozenItems.length} are`} frozen at a limit`,
    ];
    return forms.find(words => words.length * 6.6 <= wide) ?? forms.at(-1);
  }

  function remarkOnFreeSpace(data) {
    const free = find(data, QUANTITY.initialFree, 0) ?? data.steps.find(step => step.quantity === QUANTITY.initialFree);
    if (!free) return '';
    return free.result >= 0 ? `${numeral(free.result, 2)} left to share` : `${numeral(-free.result, 2)} too much`;
  }

  function bar({item, size, unclamped, base, isFrozen}, at, top, number, scale) {
    const x = at * scale, width = Math.min(size, unclamped) * scale, hue = Model.hues[item];
    const out = [rect(x, top, Math.max(1, width), BAR, 'class="shape" rx="4"')];
    if (number > 0 && !isFrozen) {
      const mark = round(x + Math.min(base, size) * scale);
      out.push(`<path class="base" d="M${mark} ${top + 3}v${BAR - 6}"/>`);
    }
    const words = numeral(size, 2);
    if (width > words.length * 7 + 4) {
      out.push(text(x + width / 2, top + 16, words, 'text-anchor="middle" font-size="12"'));
    }
    if (Math.abs(unclamped - size) > .01) {
      const from = Math.min(unclamped, size);
      out.push(rect((at + from) * scale, top, Math.abs(unclamped - size) * scale, BAR, 'class="cut" rx="3"'));
    }
    const kind = `${hue == null ? 'container' : 'leaf'}${isFrozen ? ' frozen' : ''}`;
    return `<g class="${kind}" style="--h:${hue ?? 250}">${out.join('')}</g>`;
  }

  function rest(at, left, top, scale) {
    const words = numeral(left, 2), fits = left * scale > words.length * 7 + 8;
    return rect(at * scale, top + 18, left * scale, BAR, 'class="free"') + (fits
      ? text((at + left / 2) * scale, top + 34, words, 'class="free-name" text-anchor="middle" font-size="12"') : '');
  }

  return {draw};
})();
