'use strict';

// Converts a page to a layout. The browser parses the page in a separate frame, without scripts, and computes its styles
// (`Computed`). Elements become nodes (`Elements`), and the browser measures leaves (`Leaves`). Boxes whose frames in the
// layout and in the browser differ are outlined, and listed together with everything that was not converted.
const Cascade = (() => {
  // The style for attributes that this script sets: to display nothing, to hide or measure an element, or to mark a box
  // that differs.
  const SCRIPT_STYLE = `*, ::before, ::after { transition: none !important; animation: none !important; scrollbar-width: none !important }
    html[data-off], [data-off], [data-no-before]::before, [data-no-after]::after { display: none !important }
    [data-measured] {
      position: absolute !important; inset: auto !important; float: none !important; margin: 0 !important;
      height: auto !important; min-width: 0 !important; min-height: 0 !important; max-width: none !important;
      max-height: none !important; aspect-ratio: auto !important; contain: none !important; text-align: start !important;
      box-sizing: content-box !important }
    [data-measured=inside] { padding: 0 !important; border: 0 !important }
    [data-measured=inside]:not(li) { display: block !important }
    [data-aligned] { display: flex !important; flex-flow: row !important }
    [data-aligned] > * { align-self: baseline !important }
    [data-lined] { margin-inline-end: -9999px !important }
    [data-differs] { outline: 2px solid #d22 !important; outline-offset: -1px }`;
  // Greater differences are not sums of the browser's rounding errors.
  const TOLERANCE = .1;

  // Returns the document of a text, in a window of a size. Its frame replaces the content of `place`. Writes the document
  // instead of setting `srcdoc`, since `srcdoc` documents are never in quirks mode.
  async function documentOf(text, {width, height}, place) {
    const frame = Tools.element('iframe', {
      sandbox: 'allow-same-origin', inert: true, title: 'What was pasted',
      style: `width:${width}px;height:${height}px;border:0`,
    });
    place.replaceChildren(frame);
    const {contentDocument: page, contentWindow: view} = frame;
    page.open();
    page.write(text);
    page.close();
    if (page.readyState !== 'complete') {
      await new Promise(done => [view.addEventListener('load', done), setTimeout(done, 2000)]);
    }
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(SCRIPT_STYLE);
    page.adoptedStyleSheets = [sheet];
    await Promise.all([...page.images].map(substitute));
    page.documentElement.getBoundingClientRect();
    await page.fonts.ready;
    return page;
  }

  // Replaces an image, which is not loaded, by an empty one of the size in its attributes.
  function substitute(image) {
    const [width, height] = ['width', 'height'].map(side => parseInt(image.getAttribute(side), 10));
    if (image.naturalWidth || !(width && height)) return null;
    image.srcset = '';
    image.src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    return image.decode().catch(() => null);
  }

  // Reads a page in a window of a size; a fragment has no margin around it. Returns `{tree, width, height, lost,
  // differences}`, or null if the page is empty. `differences(frames)` returns the boxes whose frames in the browser
  // differ. `place` is the caller's element for the frame.
  async function read(text, size, place) {
    const isPage = /<(!doctype|html|body)\b/i.test(text);
    const page = await documentOf(isPage ? text : `<style>body{margin:0}</style>${text}`, size, place), {body} = page;
    const all = [...body.getElementsByTagName('*')], {HTMLUnknownElement} = page.defaultView;
    const isNothing = each => each.matches(Computed.UNSHOWN) || each instanceof HTMLUnknownElement;
    if (!body.textContent.trim() && all.every(isNothing)) return null;
    Foreign.checkCount(all.length);
    const lost = new Set(), computed = Computed.of(page, lost), tree = Elements.treeOf(page, size, computed, lost);
    // A root with a definite size sets the bounds.
    const {element, style} = tree, isOtherThanBody = element && element !== body;
    const side = name => isOtherThanBody && parseFloat(style[name].match(/^([\d.]+)px$/)?.[1]) || size[name];
    return {
      tree, lost, width: side('width'), height: side('height'),
      differences: frames => differences(tree, frames, computed.rects),
    };
  }

  // Returns `[{node, name, ours, theirs}]`: `ours` is the frame in the layout, `theirs` the frame in the browser. Positions
  // are relative to the parent. Does not list a box that is only moved by the difference of the box before it.
  function differences(tree, frames, rects) {
    const found = [];
    const isSame = (a, b) => Math.abs(a - b) <= TOLERANCE, none = [0, 0, 0, 0];
    let index = 0;
    // Returns the differences of a node in position and size. `before` has the differences of the node before it.
    const visit = (node, parent, before) => {
      const at = index++, frame = frames[at], rect = rects.get(node.element);
      let difference = before;
      if (rect && node.style.display !== 'none') {
        const theirs = [rect.x - parent.rect.x, rect.y - parent.rect.y, rect.width, rect.height];
        const ours = [frame.x - parent.frame.x, frame.y - parent.frame.y, frame.width, frame.height];
        difference = theirs.map((value, i) => value - ours[i]);
        const follows = [0, 1].every(i => isSame(difference[i], before[i]) || isSame(difference[i], before[i] + before[i + 2]));
        if (!difference.every(value => isSame(value, 0)) && !(follows && isSame(difference[2], 0) && isSame(difference[3], 0))) {
          node.element.dataset.differs = '';
          found.push({node: at, name: node.name, ours, theirs});
        }
      }
      node.children.reduce((last, child) => visit(child, rect ? {frame, rect} : parent, last), none);
      return difference;
    };
    visit(tree, {frame: {x: 0, y: 0}, rect: {x: 0, y: 0}}, none);
    return found;
  }

  return {read};
})();
