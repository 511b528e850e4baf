'use strict';

// Measures elements in the browser: their sizes at all widths, in the form of `Measured(widths:heights:minContent:baseline:)`.
const Leaves = (() => {
  // Measured lengths are multiples of GRAIN, in pixels.
  const GRAIN = 1 / 64;
  // A leaf with more heights than MAX_HEIGHTS is measured at all widths only near its own width.
  const MAX_HEIGHTS = 40;

  // Returns `{widths, heights, minContent, baseline}`: the sizes of an element's content, or, if `isWhole`, the sizes
  // including the element's edges. `first` is the first node in the element's first line.
  function sizes(element, isWhole, first) {
    const node = {};
    measure([{node, element, isWhole, first}], new Map());
    return node.sizes;
  }

  // Sets the sizes of nodes whose elements do not contain each other. The browser lays out the page only once for a step of
  // all nodes: all boxes are read before any style is written. `rects` has the frames of the elements.
  function measure(leaves, rects) {
    let active = leaves.map(leaf => ({...leaf, release: hold(leaf.element, leaf.isWhole), steps: steps(leaf, rects)}));
    while (active.length > 0) {
      for (const leaf of active) leaf.step = leaf.steps.next(leaf.box);
      for (const {node, element, release, step: {value, done}} of active) {
        if (done) {
          node.sizes = value;
          release();
        } else if (typeof value === 'function') value();
        else setWidth(element, typeof value === 'number' ? `${value}px` : value);
      }
      active = active.filter(leaf => !leaf.step.done);
      for (const leaf of active) leaf.box = leaf.element.getBoundingClientRect();
    }
  }

  const setWidth = (element, width) => element.style.setProperty('width', width, 'important');

  // A generator that yields widths, and functions that write styles. After each, the caller passes the element's box.
  // Finally, the generator returns the sizes.
  function* steps({element, isWhole = false, first = element.firstChild}, rects) {
    const narrowest = yield 0, minContent = yield 'min-content', maxContent = yield 'max-content', widths = [maxContent.width], heights = [maxContent.height];
    let baseline;
    if (!isWhole) {
      const line = mark(element), {top} = yield () => first ? first.parentNode.insertBefore(line, first) : element.append(line);
      baseline = line.getBoundingClientRect().bottom - top;
      yield () => line.remove();
    }
    const range = element.ownerDocument.createRange(), isRightToLeft = Computed.styleOf(element).direction === 'rtl';
    range.selectNodeContents(element);
    const longest = ({left, right}) => {
      const ends = [...range.getClientRects()].map(rect => isRightToLeft ? right - rect.left : rect.right - left);
      return Math.ceil(Math.max(...ends) / GRAIN) * GRAIN;
    };
    const used = rects.get(element)?.width ?? 0, isNear = width => .9 * used < width && width < 1.1 * used;
    const add = (width, height) => {
      if (width >= widths.at(-1)) return;
      widths.push(width);
      heights.push(height);
    };
    let high = Math.min(maxContent.width, 2 * element.ownerDocument.defaultView.innerWidth), box = yield high;
    // A text that is narrower than its longest word may have more lines.
    const lowest = narrowest.height > minContent.height ? 0 : minContent.width;
    while (high - GRAIN > lowest && box.height < narrowest.height) {
      const {height} = box;
      if (widths.length > MAX_HEIGHTS && !isNear(high)) {
        add(high, height);
        high = Math.max(lowest, Math.floor(high * .9));
        box = yield high;
        continue;
      }
      // Searches for the minimum width at which the element has this height. It is between `low` and `high`.
      let low = lowest;
      for (let attempt = 0; high - low > GRAIN; attempt++) {
        const guess = attempt > 20 ? 0 : attempt % 2 === 0 ? longest(box) : high - 2 * GRAIN;
        const width = low < guess && guess < high ? guess : Math.round((low + high) / 2 / GRAIN) * GRAIN;
        box = yield width;
        if (box.height > height) low = width;
        else high = width;
      }
      // Adds one grain, since a line may be longer than its box by one grain.
      add(high + GRAIN, height);
      high = low;
      box = yield low;
    }
    add(lowest, narrowest.height);
    return {widths, heights, baseline, minContent: lowest < minContent.width ? minContent.width : undefined};
  }

  // Removes the limits of an element's size, and its edges unless it is measured as a whole. Returns a function that restores them.
  function hold(element, isWhole) {
    const before = element.getAttribute('style') ?? '';
    element.dataset.measured = isWhole ? 'whole' : 'inside';
    return () => {
      delete element.dataset.measured;
      element.setAttribute('style', before);
    };
  }

  // Calls a function while an element has a width.
  function withSize(element, width, call) {
    const release = hold(element, false);
    setWidth(element, width);
    const answer = call();
    release();
    return answer;
  }

  // Calls a function while only one line of an element's content is displayed.
  function withOnlyLine(element, line, call) {
    const hidden = [], texts = [], isIn = node => line?.nodes.some(each => each === node || node.contains(each));
    const visit = parent => {
      for (const node of parent.childNodes) {
        if (isIn(node)) {
          if (!line.nodes.includes(node)) visit(node);
        } else if (node.nodeType === Node.TEXT_NODE) {
          texts.push([node, node.data]);
          node.data = '';
        } else if (node.dataset) hidden.push(node);
      }
    };
    visit(element);
    for (const node of hidden) node.dataset.off = '';
    element.toggleAttribute('data-no-before', !line?.before);
    element.toggleAttribute('data-no-after', !line?.after);
    const answer = call();
    for (const node of hidden) delete node.dataset.off;
    for (const [node, data] of texts) node.data = data;
    for (const name of ['data-no-before', 'data-no-after']) element.removeAttribute(name);
    return answer;
  }

  // Returns the width of a space in an element, and the extent of a line above and below the baseline (the strut), with or
  // without spaces.
  function strut(element, hasSpaces) {
    return withOnlyLine(element, null, () => {
      const space = element.appendChild(element.ownerDocument.createElement('span')), line = element.appendChild(mark(element));
      space.append('\u00a0');
      const {width} = space.getBoundingClientRect();
      if (!hasSpaces) space.remove();
      const [above, below] = withSize(element, 'auto', () => {
        const {top, bottom} = element.getBoundingClientRect(), baseline = line.getBoundingClientRect().bottom;
        return [baseline - top, bottom - baseline];
      });
      space.remove();
      line.remove();
      return {space: width, above, below};
    });
  }

  // Returns the sizes of the content of a field or a button, with its baseline as an item.
  function replaced(element, isWhole) {
    const {parentElement: parent} = element, found = sizes(element, isWhole), line = mark(element);
    parent.dataset.aligned = '';
    element.after(line);
    const {top, left, bottom, right} = edgesOf(element), less = edges => size => Math.max(0, size - edges);
    found.baseline = line.getBoundingClientRect().bottom - element.getBoundingClientRect().top - top;
    line.remove();
    delete parent.dataset.aligned;
    if (!isWhole) return found;
    const {widths, heights, minContent} = found;
    found.minContent = minContent && less(left + right)(minContent);
    return Object.assign(found, {widths: widths.map(less(left + right)), heights: heights.map(less(top + bottom))});
  }

  // Returns the widths of an element's borders and paddings.
  function edgesOf(element) {
    const style = Computed.styleOf(element);
    const of = side => parseFloat(style[`border-${side}-width`]) + parseFloat(style[`padding-${side}`]);
    return {top: of('top'), left: of('left'), bottom: of('bottom'), right: of('right')};
  }

  // Returns the extents of inline-level elements above and below the baseline, including their margins.
  function baselineExtents(elements) {
    const marks = elements.map(mark), heights = elements.map(element => element.getBoundingClientRect().height);
    elements.forEach((element, i) => element.after(marks[i]));
    // Adds a margin, without which a mark could wrap to the next line. The margin may change widths of ancestors.
    for (const element of elements) element.dataset.lined = '';
    const found = elements.map((element, i) => {
      const {marginTop, marginBottom} = Computed.styleOf(element);
      const below = element.getBoundingClientRect().bottom - marks[i].getBoundingClientRect().bottom, above = heights[i] - below;
      return {
        above: above + parseFloat(marginTop), below: below + parseFloat(marginBottom), baseline: above - edgesOf(element).top,
      };
    });
    for (const each of marks) each.remove();
    for (const element of elements) delete element.dataset.lined;
    return found;
  }

  // Creates an element whose bottom edge is on the baseline.
  const mark = ({ownerDocument}) => Object.assign(ownerDocument.createElement('span'), {
    style: 'all: initial; display: inline-block; width: 0; height: 0',
  });

  return {measure, sizes, replaced, withSize, withOnlyLine, strut, baselineExtents};
})();
