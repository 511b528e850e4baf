'use strict';

// The same layout as real elements, laid out by the browser that shows the page.
const Copy = (() => {
  // A browser rounds every length to 1/64 px, and a box within boxes adds these up.
  const TOLERANCE = 1 / 16;
  // The page's own style must not reach the elements.
  const SPACE = ':host{all:initial;display:block}' +
    '.space{display:flow-root;container-type:inline-size;position:absolute;left:0;top:0}';

  // What a browser needs for one node. A leaf with a size of its own has an element in it that is no node.
  function elementOf(part) {
    const made = document.createElement('div');
    made.style.cssText = part.css;
    if (part.text != null) made.textContent = part.text;
    if (part.size) {
      const content = document.createElement('div');
      content.style.width = `${part.size[0]}px`;
      content.style.height = `${part.size[1]}px`;
      made.append(content);
    }
    return made;
  }

  // The elements of all nodes, in preorder; the first holds the others. `parents` has a number for each.
  function build(parts, parents) {
    const elements = parts.map(elementOf);
    elements.forEach((made, index) => { if (parents[index] >= 0) elements[parents[index]].append(made); });
    return elements;
  }

  // A place for elements that are measured: laid out, but never seen.
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

  // How far the browser's boxes are from the frames, and which is farthest.
  function compare(elements, frames, space) {
    const origin = space.getBoundingClientRect();
    let most = 0, worst = -1;
    elements.forEach((made, index) => {
      const box = made.getBoundingClientRect(), frame = frames[index];
      // What is hidden has no place in a browser, and no size in the engine: a copy that nobody sees is no proof.
      const isHidden = box.width === 0 && box.height === 0 && !made.checkVisibility();
      const apart = isHidden ? Math.max(frame.width, frame.height) : Math.max(
        Math.abs(box.x - origin.x - frame.x), Math.abs(box.y - origin.y - frame.y),
        Math.abs(box.width - frame.width), Math.abs(box.height - frame.height));
      if (apart > most) {
        most = apart;
        worst = index;
      }
    });
    return {most, worst, isSame: most <= TOLERANCE};
  }

  // What joins with its neighbours, or is not seen, in whatever face.
  const JOINED = /[\p{M}\p{Cf}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u;
  // Firefox's lengths end first.
  const MOST_LENGTH = 17e6;

  // What CSS cannot say of a layout, or a browser cannot lay out, each once.
  function lost(parts, frames = []) {
    const out = new Set(parts.flatMap(part => part.lost ?? []));
    if (parts.some(part => JOINED.test(part.text ?? ''))) {
      out.add('A browser joins characters that Text counts one by one.');
    }
    if (frames.some(({x, y, width, height}) => Math.max(Math.abs(x), Math.abs(y), width, height) > MOST_LENGTH)) {
      out.add('Lengths of browsers end at some millions of pixels.');
    }
    return [...out];
  }

  return {build, hiddenSpace, spaceIn, fill, compare, lost};
})();
