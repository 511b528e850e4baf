'use strict';

// The handles of the picture: the right and the bottom edge of the bounds, and the end of the chosen item at its base
// size, before it grows or shrinks.
const Handles = (() => {
  const {numeral} = Tools;
  const MAX_SIZE = 4000;
  let dragged = null;

  // Returns the property that the handle of an item changes: its base size on the main axis. Null without a handle.
  function itemHandle(chosen) {
    const parent = Model.nodes[chosen]?.parent ?? -1;
    if (parent < 0 || !Model.isLeaf(chosen)) return null;
    const direction = Model.styles[parent]?.direction, style = Model.styles[chosen];
    if (!direction || style.isAbsolute) return null;
    const isRow = direction.startsWith('row'), size = isRow ? 'width' : 'height';
    const property = typeof style.flexBasis === 'number' || typeof style[size] !== 'number' ? 'flexBasis' : size;
    const specified = style[property], {isRightToLeft} = Model.styles[parent];
    return {
      isRow, property, word: property === 'flexBasis' ? 'basis' : size,
      isReversed: isRow ? isRightToLeft !== (direction === 'rowReverse') : direction === 'columnReverse',
      value: typeof specified === 'number' ? specified : Model.frames[chosen][size],
    };
  }

  function markup({width, height, scale, chosen}) {
    const out = [];
    const item = itemHandle(chosen);
    if (item) {
      const {x, y, width: wide, height: high} = Model.frames[chosen];
      const name = `${Model.nodes[chosen].name}: ${item.word}`, {start, end} = baseEnds(item, Model.frames[chosen], height);
      const [endX, endY] = item.isRow ? [end, y + high / 2] : [x + wide / 2, end], from = Math.min(start, end);
      const ghost = item.isRow ? [from, y, Math.abs(end - start), high] : [x, from, wide, Math.abs(end - start)];
      const isGrown = Math.abs(item.value - (item.isRow ? wide : high)) >= .5;
      out.push(handle('item', item.isRow, endX * scale, endY * scale, name, item.value, `--h:${Model.hues[chosen]}`,
        isGrown ? Shapes.rect(...ghost.map(length => length * scale), 'class="base" rx="5"') : ''));
    }
    out.push(handle('width', true, width * scale + 10, height * scale / 2, 'Width of the space', width, ''));
    out.push(handle('height', false, width * scale / 2, height * scale + 10, 'Height of the space', height, ''));
    return out.join('');
  }

  // Returns the start and the end of an item at its base size. The end is limited to the picture.
  function baseEnds({isRow, isReversed, value}, {x, y, width, height}, bottom) {
    const [first, size, limit] = isRow ? [x, width, Stage.availableWidth] : [y, height, Math.max(bottom, y + height)];
    const start = isReversed ? first + size : first;
    return {start, end: isReversed ? Math.max(0, start - value) : Math.min(limit, start + value)};
  }

  function handle(kind, isAcross, x, y, name, value, style, ghost = '') {
    const [wide, high] = isAcross ? [6, 34] : [34, 6], [touchWide, touchHigh] = isAcross ? [24, 48] : [48, 24];
    const words = kind === 'item' ? itemWords() : numeral(value, 1);
    const bubble = dragged?.kind === kind ? valueBeside(x, y - (isAcross ? 21 : 15), words) : '';
    return `<g class="handle ${kind} ${isAcross ? 'across' : 'down'}" data-handle="${kind}" ` +
      `data-key="handle-${kind}" tabindex="0" role="slider" aria-label="${Tools.escaped(name)}" ` +
      `aria-orientation="${isAcross ? 'horizontal' : 'vertical'}" ` +
      `aria-valuemin="0" aria-valuemax="${MAX_SIZE}" aria-valuenow="${numeral(value)}" aria-valuetext="${words}" ` +
      `style="${style}">${ghost}` +
      Shapes.rect(x - touchWide / 2, y - touchHigh / 2, touchWide, touchHigh, 'class="touch"') +
      Shapes.rect(x - wide / 2, y - high / 2, wide, high, 'class="grip" rx="3"') + `${bubble}</g>`;
  }

  // Returns the dragged value and its effect in words: the size of an item that grows, shrinks or has a limit may not change.
  function itemWords() {
    const {chosen} = Play.state, {isRow, word, value} = itemHandle(chosen), frame = Model.frames[chosen], style = Model.styles[chosen];
    const [size, minimum, maximum] = isRow ? [frame.width, style.minWidth, style.maxWidth] : [frame.height, style.minHeight, style.maxHeight];
    if (Math.abs(size - value) < .5) return numeral(value, 1);
    const still = dragged && dragged.value !== value && Math.abs(dragged.size - size) < .05 ? 'still ' : '';
    const how = Math.abs(size - maximum) < .01 ? 'at most' : Math.abs(size - minimum) < .01 ? 'at least' : size > value ? 'grown to' : 'shrunk to';
    return `${word} ${numeral(value, 1)}, ${still}${how} ${numeral(size, 1)}`;
  }

  function valueBeside(x, y, words) {
    const wide = Math.max(44, words.length * 7.4 + 14), at = Math.max(wide / 2 - 18, Math.min(x, Stage.availableWidth * Stage.scale + 18 - wide / 2));
    return `<g class="bubble">${Shapes.rect(at - wide / 2, y - 17, wide, 22, 'rx="6"')}` +
      `${Shapes.text(at, y - 2, words, 'text-anchor="middle" font-size="12"')}</g>`;
  }

  // Applies a handle's value to the bounds or the item.
  function move(kind, value, gesture) {
    const next = Math.min(MAX_SIZE, Math.max(0, Math.round(value)));
    if (kind === 'width' || kind === 'height') return Play.resize({[kind]: next}, gesture);
    const item = itemHandle(Play.state.chosen);
    if (item) Play.setProperty(Play.state.chosen, item.property, numeral(next), gesture);
  }

  const valueOf = kind => kind === 'item' ? itemHandle(Play.state.chosen).value : Play.state[kind];
  const isAcross = kind => kind === 'width' || kind === 'item' && itemHandle(Play.state.chosen).isRow;

  function start(svg) {
    svg.addEventListener('pointerdown', event => {
      const kind = event.target.closest('[data-handle]')?.dataset.handle;
      if (!kind || event.button !== 0) return;
      event.preventDefault();
      // Captures the pointer on the picture, since the handle is created again while it is dragged.
      svg.setPointerCapture(event.pointerId);
      svg.querySelector(`[data-handle=${kind}]`).focus({preventScroll: true});
      const across = isAcross(kind);
      const sign = kind === 'item' && itemHandle(Play.state.chosen).isReversed ? -1 : 1;
      dragged = {kind, across, sign, start: across ? event.clientX : event.clientY, value: valueOf(kind),
        size: Model.frames[Play.state.chosen][across ? 'width' : 'height'], scale: Stage.scale,
        gesture: `handle ${event.timeStamp}`};
      Play.paint();
    });
    svg.addEventListener('pointermove', event => {
      if (!dragged) return;
      const by = (dragged.across ? event.clientX : event.clientY) - dragged.start;
      move(dragged.kind, dragged.value + dragged.sign * by / dragged.scale, dragged.gesture);
    });
    const end = () => {
      if (!dragged) return;
      dragged = null;
      Play.paint();
    };
    svg.addEventListener('pointerup', end);
    svg.addEventListener('pointercancel', end);
    svg.addEventListener('keydown', pressed);
  }

  function pressed(event) {
    const kind = event.target.closest('[data-handle]')?.dataset.handle;
    if (!kind || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = event.shiftKey ? 10 : 1, value = valueOf(kind);
    const next = {
      ArrowRight: value + step, ArrowDown: value + step, ArrowLeft: value - step, ArrowUp: value - step,
      PageUp: value + 50, PageDown: value - 50, Home: 0, End: kind === 'item' ? value : Math.round(Stage.availableWidth),
    }[event.key];
    if (next === undefined) return;
    // The arrow keys move the edge: up decreases the height, although it increases the value of a slider.
    event.preventDefault();
    event.stopPropagation();
    move(kind, next, `keys ${kind}`);
  }

  return {
    start, markup,
    // The scale to keep while the bounds are dragged, so that the handle stays under the pointer; null otherwise.
    get draggedScale() { return dragged && dragged.kind !== 'item' ? dragged.scale : null; },
  };
})();
