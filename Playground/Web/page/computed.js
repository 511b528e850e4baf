'use strict';

// Computed styles of a page. They are read while nothing is displayed, so that percentages, `auto` and track lists are
// not resolved to pixels.
const Computed = (() => {
  const PROPERTIES = [...Foreign.KNOWN].filter(property => !property.includes('inline-'));
  const UNSHOWN = 'head, head *, script, style, link, template, noscript, param, source, track, area, datalist, colgroup, wbr';
  const IMAGES = 'img, svg, video, canvas';
  const REPLACED = `${IMAGES}, iframe, object, embed, audio, input, select, textarea, progress, meter, button`;

  const styleOf = (element, pseudo) =>
    element.ownerDocument.defaultView.getComputedStyle(element, pseudo && `::${pseudo}`);

  const nameOf = element => element.id || element.classList[0] || element.localName;

  // Returns `{boxes, rects}`: the properties of the box of each element, and its frame in the browser. Adds everything that
  // cannot be converted to `lost`.
  function of(page, lost) {
    const {body, documentElement: html} = page, boxes = new Map();
    const all = [html, body, ...body.getElementsByTagName('*')].filter(each => !each.matches(UNSHOWN));
    listMissingParts(page, all, lost);
    const titleOf = Foreign.titles(all.slice(2)), shifts = all.map(element => shiftOf(element, lost));
    const rects = new Map(all.map(element => [element, element.getBoundingClientRect()]));
    // Only displayed boxes have an automatic minimum. For a box with a ratio, only the style map contains the automatic
    // minimum. Firefox does not support this map.
    const hasMap = 'computedStyleMap' in html, displayed = all.map(element => {
      const style = styleOf(element), {display, height} = style, map = hasMap ? element.computedStyleMap() : null;
      const [minWidth, minHeight] = ['min-width', 'min-height'].map(side => `${map?.get(side) ?? style.getPropertyValue(side)}`);
      return {display: element.checkVisibility() || display === 'contents' ? display : 'none', height, minWidth, minHeight};
    });
    html.dataset.off = '';
    const probe = html.appendChild(page.createElement('div'));
    probe.style.all = 'initial';
    const initial = Object.fromEntries(PROPERTIES.map(property => [property, styleOf(probe).getPropertyValue(property)]));
    probe.remove();
    all.forEach((element, i) => {
      const parent = boxes.get(element.parentElement);
      const parentBox = parent?.style.display === 'contents' ? parent.parentBox : parent, box = boxOf(element, null, parentBox, initial);
      const {display, minWidth, minHeight, height} = displayed[i];
      box.style.display = display;
      if (box.isItem || hasMap && box.style.aspectRatio) Object.assign(box.style, {minWidth, minHeight});
      Object.assign(box, {shift: shifts[i], usedHeight: height, title: titleOf(element)});
      for (const pseudo of box.isReplaced ? [] : ['before', 'after']) {
        if (!/^(none|normal)$/.test(styleOf(element, pseudo).content)) box[pseudo] = boxOf(element, pseudo, box, initial);
      }
      boxes.set(element, box);
    });
    delete html.dataset.off;
    return {boxes, rects};
  }

  // Lists classes whose rules were not pasted, style sheets, and images of unknown size.
  function listMissingParts(page, all, lost) {
    const rules = [...page.querySelectorAll('style')].map(each => each.textContent).join(' ');
    const classes = [...new Set(all.flatMap(element => [...element.classList]))]
      .filter(name => !rules.includes(`.${CSS.escape(name)}`));
    if (classes.length > 0) {
      const some = classes.slice(0, 8).join(', ') + (classes.length > 8 ? ' and others' : '');
      lost.add(`classes without rules here: ${some}. Paste their CSS with the HTML, in <style> … </style>.`);
    }
    for (const each of page.querySelectorAll('link[rel=stylesheet]')) {
      lost.add(`a style sheet elsewhere: ${each.getAttribute('href')}`);
    }
    if ([...page.images].some(each => each.getAttribute('src') && !each.naturalWidth)) {
      lost.add('images are not loaded: write attributes width and height for their sizes');
    }
  }

  // Removes a transform, which moves a box after layout. The box stays the containing block of its absolute descendants.
  // Returns the offset by which the transform moved the box.
  function shiftOf(element, lost) {
    const style = styleOf(element), set = (property, value) => element.style.setProperty(property, value, 'important');
    const transforms = ['transform', 'translate', 'rotate', 'scale'].filter(each => !/^(none|)$/.test(style[each]));
    if (transforms.length === 0) return null;
    const before = element.getBoundingClientRect();
    for (const property of transforms) set(property, 'none');
    set('transform', 'translate(0)');
    const after = element.getBoundingClientRect(), shift = {x: before.x - after.x, y: before.y - after.y};
    if (!shift.x && !shift.y) return null;
    lost.add(`${transforms[0]}: it moves or changes a box after its layout, here at this size (${nameOf(element)})`);
    if (Math.max(Math.abs(before.width - after.width), Math.abs(before.height - after.height)) > 1 / 64) return null;
    set('transform', `translate(${shift.x}px,${shift.y}px)`);
    return shift;
  }

  // Returns the properties of the box of an element or a pseudo-element. `parentBox` is its parent's box.
  function boxOf(element, pseudo, parentBox, initial) {
    const computed = styleOf(element, pseudo), style = Foreign.blank();
    for (const property of PROPERTIES) {
      const value = computed.getPropertyValue(property);
      const isInitial = property.startsWith('min-') ? /^(0px|auto)$/.test(value) : value === initial[property];
      if (!isInitial) style.setProperty(property, value);
    }
    const {display, direction, content, verticalAlign, textAlign, whiteSpace} = computed;
    Object.assign(style, {display, direction: direction === (parentBox?.direction ?? 'ltr') ? '' : direction});
    const isOut = /absolute|fixed/.test(computed.position), isItem = Boolean(parentBox?.hasItems) && !isOut;
    const isReplaced = !pseudo && element.matches(REPLACED), isBreak = element.localName === 'br';
    return {
      element, pseudo, parentBox, style, direction, content, verticalAlign, textAlign, whiteSpace, isOut, isItem, isReplaced,
      name: nameOf(element) + (pseudo ? `::${pseudo}` : ''),
      hasItems: /flex|grid/.test(display),
      isFloat: computed.float !== 'none' && !isOut && !isItem,
      isLine: display.startsWith('inline') || isBreak,
      isAtomic: !isBreak && (isReplaced || display !== 'inline'),
      hasMarker: display === 'list-item' && computed.listStyleType !== 'none',
      // Whether the box is the containing block of absolute boxes although it is static.
      contains: ['transform', 'perspective', 'filter'].some(each => computed[each] !== 'none') ||
        /paint|layout|strict|content/.test(computed.contain) || /transform|filter/.test(computed.willChange),
      oddReason: oddity(element, computed),
    };
  }

  // Returns the reason why the content of a box becomes a leaf that the browser measures; null if the engine lays it out.
  function oddity(element, {display, writingMode, columnCount, columnWidth}) {
    if (/table|ruby/.test(display)) return `display: ${display}`;
    if (writingMode !== 'horizontal-tb') return `writing-mode: ${writingMode}`;
    if (!/flex|grid/.test(display) && (columnCount !== 'auto' || columnWidth !== 'auto')) return 'columns';
    return element.matches('fieldset:has(> legend)') ? 'a legend' : null;
  }

  return {UNSHOWN, IMAGES, REPLACED, styleOf, nameOf, of};
})();
