'use strict';

// The same layout as real elements, laid out by the browser that shows the page.
const Copy = (() => {
  // A browser rounds every length to 1/64 px. At most four lengths lie between a box and the edge that places it: two
  // margins, a gap or padding, and its size.
  const GRAIN = 1 / 64, TOLERANCE = 4 * GRAIN;
  // The page's own style must not apply to the elements.
  const SPACE = ':host{all:initial;display:block}' +
    '.space{display:flow-root;container-type:inline-size;position:absolute;left:0;top:0}';

  // Creates the element for one node. A leaf with a size of its own contains another element, which is no node.
  function elementOf(part) {
    const made = document.createElement('div');
    made.style.cssText = part.css;
    if (part.text != null) made.textContent = part.text;
    // Written by the engine, of numbers alone.
    if (part.content != null) made.innerHTML = part.content;
    if (part.size) {
      const content = document.createElement('div');
      content.style.width = `${part.size[0]}px`;
      content.style.height = `${part.size[1]}px`;
      made.append(content);
    }
    return made;
  }

  // Creates the elements of all nodes, in preorder; the first one contains the others. `parents` has an index for each node.
  function build(parts, parents) {
    const elements = parts.map(elementOf);
    elements.forEach((made, index) => { if (parents[index] >= 0) elements[parents[index]].append(made); });
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

  // Returns the greatest distance between the browser's boxes and the frames, and its box. If the distance is only the sum of
  // the browser's rounding, `added` is the number of boxes over which it adds up.
  function compare(elements, frames, space, parents) {
    const origin = space.getBoundingClientRect(), apartOf = {x: [], y: []};
    let most = 0, worst = -1;
    elements.forEach((made, index) => {
      const box = made.getBoundingClientRect(), frame = frames[index];
      // A hidden element has no frame in a browser, and a hidden node has no size. An invisible copy is no proof.
      const isHidden = box.width === 0 && box.height === 0 && !made.checkVisibility();
      const apart = isHidden ? Math.max(frame.width, frame.height) : Math.max(
        Math.abs(box.x - origin.x - frame.x), Math.abs(box.y - origin.y - frame.y),
        Math.abs(box.width - frame.width), Math.abs(box.height - frame.height));
      if (apart > most) {
        most = apart;
        worst = index;
      }
      const size = {x: box.width - frame.width, y: box.height - frame.height};
      for (const axis of ['x', 'y']) {
        const start = isHidden ? NaN : box[axis] - origin[axis] - frame[axis];
        apartOf[axis].push({start, end: start + size[axis], size: size[axis]});
      }
    });
    const added = most > TOLERANCE ? boxesAround(worst, parents) : 0;
    const isRounding = added > 0 && most <= added * GRAIN && Object.values(apartOf).every(each => addsUp(each, parents));
    return {most, worst, isSame: most <= TOLERANCE || isRounding, added: isRounding ? added : 0};
  }

  // Returns the number of boxes in the lines around a box, and inside it. The size of each was rounded.
  function boxesAround(box, parents) {
    const isIn = parents.map(() => false);
    let all = 0;
    parents.forEach((parent, i) => { if (parent === box || isIn[parent]) isIn[i] = ++all > 0; });
    for (let at = box; parents[at] >= 0; at = parents[at]) all += parents.filter(each => each === parents[at]).length;
    return all;
  }

  // Whether every single box is right along an axis. Its size may differ only by the differences of its children, or by what
  // others in its line leave to it. Its distance to the previous box or to an edge around it must be ours. The first box of a line may
  // differ if the last one is right, or differs by as much to the other side. So a single wrong box never passes.
  function addsUp(apart, parents) {
    const inside = apart.map(() => 0), sums = apart.map(() => 0), before = [], last = [];
    // Hidden boxes are in no line.
    const isHidden = i => Number.isNaN(apart[i].start);
    parents.forEach((parent, i) => {
      if (isHidden(i)) return;
      before[i] = last[parent];
      last[parent] = i;
    });
    for (let i = apart.length - 1; i > 0; i--) {
      inside[parents[i]] += Math.min(Math.abs(apart[i].size), TOLERANCE + inside[i]);
      sums[parents[i]] += apart[i].size;
    }
    const isSmall = length => Math.abs(length) <= TOLERANCE;
    return apart.every(({start, end, size}, i) => {
      if (isHidden(i)) return true;
      const parent = parents[i], around = apart[parent] ?? {start: 0, end: 0, size: 0}, beside = apart[before[i]] ?? around;
      const most = TOLERANCE + inside[i], others = inside[parent] - Math.min(Math.abs(size), most);
      const isOwn = Math.abs(size) <= most || isSmall(size - around.size) ||
        Math.abs(size) <= most + others && isSmall(sums[parent] - around.size);
      const fromStart = start - around.start, fromEnd = end - around.end, final = apart[last[parent]];
      const places = [start - beside.start, start - beside.end, end - beside.start, end - beside.end, fromStart, fromEnd];
      if (beside === around) {
        const [finalStart, finalEnd] = [final.start - around.start, final.end - around.end];
        places.push(finalStart, finalEnd, fromStart + finalEnd, fromEnd + finalStart);
      }
      return isOwn && places.some(isSmall);
    });
  }

  // Characters that join with their neighbors, or are invisible, in every typeface.
  const JOINED = /[\p{M}\p{Cf}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u;
  // The maximum length of Firefox, the smallest of all browsers.
  const MOST_LENGTH = 17e6;

  // Returns the declarations of a layout that this browser does not support: Firefox has no `flex-wrap: balance`.
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
    if (frames.some(({x, y, width, height}) => Math.max(Math.abs(x), Math.abs(y), width, height) > MOST_LENGTH)) {
      out.add('Browsers limit lengths to some millions of pixels.');
    }
    return [...out];
  }

  return {build, hiddenSpace, spaceIn, fill, compare, lost, unsupported};
})();
