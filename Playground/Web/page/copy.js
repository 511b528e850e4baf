'use strict';

// A copy of the layout as HTML elements, which the reader's browser lays out.
const Copy = (() => {
  // A browser rounds each length to 1/64 px. The position of a box depends on at most four lengths: two margins, a gap or
  // padding, and its size.
  const GRAIN = 1 / 64, TOLERANCE = 4 * GRAIN;
  // Resets styles, so that the page's own style does not apply to the elements.
  const SPACE = ':host{all:initial;display:block}' +
    '.space{display:flow-root;container-type:inline-size;position:absolute;left:0;top:0}';

  // Creates the element of a node. The element of a leaf with content of a fixed size contains another element, which is
  // not a node.
  function elementOf(part) {
    const element = document.createElement('div');
    element.style.cssText = part.css;
    if (part.text != null) element.textContent = part.text;
    // Safe as markup: the engine writes it, and it contains only numbers.
    if (part.content != null) element.innerHTML = part.content;
    if (part.size) {
      const content = document.createElement('div');
      content.style.width = `${part.size[0]}px`;
      content.style.height = `${part.size[1]}px`;
      element.append(content);
    }
    return element;
  }

  // Creates the elements of all nodes, in preorder; the first one contains the others. `parents` has an index for each node.
  function build(parts, parents) {
    const elements = parts.map(elementOf);
    elements.forEach((element, index) => { if (parents[index] >= 0) elements[parents[index]].append(element); });
    return elements;
  }

  // Creates a hidden container in which elements are laid out and measured.
  function hiddenSpace() {
    const host = Tools.element('div', {
      'aria-hidden': 'true', inert: true,
      style: 'position:fixed;left:0;top:0;width:0;height:0;overflow:hidden;visibility:hidden;' +
        'contain:layout style paint',
    });
    document.body.append(host);
    return spaceIn(host);
  }

  function spaceIn(host) {
    const root = host.attachShadow({mode: 'open'}), space = document.createElement('div');
    space.className = 'space';
    root.append(Tools.element('style', {}, SPACE), space);
    return space;
  }

  function fill(space, elements, width, height) {
    space.style.width = `${width}px`;
    space.style.height = `${height}px`;
    space.replaceChildren(elements[0]);
  }

  // Returns the greatest distance between the browser's boxes and the frames, and its box. If the distance is only a sum
  // of rounding errors of the browser, `added` is the number of boxes whose errors add up.
  function compare(elements, frames, space, parents) {
    const origin = space.getBoundingClientRect(), apartOf = {x: [], y: []};
    let largest = 0, worst = -1;
    elements.forEach((element, index) => {
      const box = element.getBoundingClientRect(), frame = frames[index];
      // A hidden element has no frame in the browser, so the hidden node must have no size. `checkVisibility` excludes
      // the case that the whole copy is hidden.
      const isHidden = box.width === 0 && box.height === 0 && !element.checkVisibility();
      const distance = isHidden ? Math.max(frame.width, frame.height) : Math.max(
        Math.abs(box.x - origin.x - frame.x), Math.abs(box.y - origin.y - frame.y),
        Math.abs(box.width - frame.width), Math.abs(box.height - frame.height));
      if (distance > largest) {
        largest = distance;
        worst = index;
      }
      const size = {x: box.width - frame.width, y: box.height - frame.height};
      for (const axis of ['x', 'y']) {
        const start = isHidden ? NaN : box[axis] - origin[axis] - frame[axis];
        apartOf[axis].push({start, end: start + size[axis], size: size[axis]});
      }
    });
    const added = largest > TOLERANCE ? boxesAround(worst, parents) : 0;
    const isRounding = added > 0 && largest <= added * GRAIN && Object.values(apartOf).every(each => addsUp(each, parents));
    return {largest, worst, isSame: largest <= TOLERANCE || isRounding, added: isRounding ? added : 0};
  }

  // Returns the number of boxes whose rounded sizes a box depends on: those inside it, and those in its line and in the
  // lines of its ancestors.
  function boxesAround(box, parents) {
    const isIn = parents.map(() => false);
    let all = 0;
    parents.forEach((parent, i) => { if (parent === box || isIn[parent]) isIn[i] = ++all > 0; });
    for (let at = box; parents[at] >= 0; at = parents[at]) all += parents.filter(each => each === parents[at]).length;
    return all;
  }

  // Returns whether all differences along an axis are sums of rounding errors. The size of a box may differ only by the
  // differences of its children, or by the space that other boxes of its line leave. Its distance from the previous box or
  // from an edge of its parent must be equal in both layouts. The first box of a line may differ if the last one is right, or
  // differs by as much in the opposite direction. So a single wrong box is always detected.
  function addsUp(differences, parents) {
    const inside = differences.map(() => 0), sums = differences.map(() => 0), previousOf = [], last = [];
    // Hidden boxes do not belong to a line.
    const isHidden = i => Number.isNaN(differences[i].start);
    parents.forEach((parent, i) => {
      if (isHidden(i)) return;
      previousOf[i] = last[parent];
      last[parent] = i;
    });
    for (let i = differences.length - 1; i > 0; i--) {
      inside[parents[i]] += Math.min(Math.abs(differences[i].size), TOLERANCE + inside[i]);
      sums[parents[i]] += differences[i].size;
    }
    const isSmall = length => Math.abs(length) <= TOLERANCE;
    return differences.every(({start, end, size}, i) => {
      if (isHidden(i)) return true;
      const parent = parents[i], parentDifference = differences[parent] ?? {start: 0, end: 0, size: 0};
      const previous = differences[previousOf[i]] ?? parentDifference;
      const limit = TOLERANCE + inside[i], others = inside[parent] - Math.min(Math.abs(size), limit);
      const isOwn = Math.abs(size) <= limit || isSmall(size - parentDifference.size) ||
        Math.abs(size) <= limit + others && isSmall(sums[parent] - parentDifference.size);
      const fromStart = start - parentDifference.start, fromEnd = end - parentDifference.end;
      const lastDifference = differences[last[parent]];
      const places = [start - previous.start, start - previous.end, end - previous.start, end - previous.end, fromStart, fromEnd];
      if (previous === parentDifference) {
        const finalStart = lastDifference.start - parentDifference.start, finalEnd = lastDifference.end - parentDifference.end;
        places.push(finalStart, finalEnd, fromStart + finalEnd, fromEnd + finalStart);
      }
      return isOwn && places.some(isSmall);
    });
  }

  // Characters that every typeface joins with their neighbors or does not display.
  const JOINED = /[\p{M}\p{Cf}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u;
  // The maximum length of Firefox, the smallest of all browsers.
  const MAX_LENGTH = 17e6;

  // Returns the declarations of a layout that this browser does not support, such as `flex-wrap: balance` in Firefox.
  function unsupported(parts) {
    const declarations = new Set(parts.flatMap(part => part.css.split(';')).map(each => each.trim()));
    return [...declarations].filter(each => each !== '' && !CSS.supports(each));
  }

  // Returns the features of a layout that CSS cannot express, or that a browser cannot lay out, without duplicates.
  function lost(parts, frames = []) {
    const out = new Set(parts.flatMap(part => part.lost ?? []));
    for (const declaration of unsupported(parts)) out.add(`This browser does not support ${declaration}.`);
    if (parts.some(part => JOINED.test(part.text ?? ''))) {
      out.add('A browser joins characters that Text counts one by one.');
    }
    if (frames.some(({x, y, width, height}) => Math.max(Math.abs(x), Math.abs(y), width, height) > MAX_LENGTH)) {
      out.add('Browsers limit lengths to some millions of pixels.');
    }
    return [...out];
  }

  return {build, hiddenSpace, spaceIn, fill, compare, lost, unsupported};
})();
