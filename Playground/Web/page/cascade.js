'use strict';

// Converts a page to a layout. The browser parses it in a frame of its own, without scripts, and computes its styles: while nothing
// is displayed, percentages, `auto` and lists of tracks are kept. Elements with children become containers. Text in lines, and whatever
// a layout has no container for, becomes a leaf with the sizes that the browser gives it at all widths. Boxes that have other frames in
// the layout than in the browser are outlined, and listed like what was not converted.
const Cascade = (() => {
  const {KNOWN, blank, checkCount} = Foreign;
  const PROPERTIES = [...KNOWN].filter(property => !property.includes('inline-'));
  const UNSHOWN = 'head, head *, script, style, link, template, noscript, param, source, track, area, datalist, colgroup, wbr';
  const IMAGES = 'img, svg, video, canvas', REPLACED = `${IMAGES}, iframe, object, embed, audio, input, select, textarea, progress, meter, button`;
  const SIDES = ['top', 'right', 'bottom', 'left'];
  // Lengths are multiples of this, in pixels.
  const GRAIN = 1 / 64;
  // After so many heights of a leaf, not all are measured, unless its width is near.
  const MOST_HEIGHTS = 40;
  // With attributes of data, nothing is displayed, an element is hidden or measured, or its box differs.
  const OWN = `*, ::before, ::after { transition: none !important; animation: none !important; scrollbar-width: none !important }
    html[data-off], [data-off], [data-no-before]::before, [data-no-after]::after { display: none !important }
    [data-measured] { position: absolute !important; inset: auto !important; float: none !important; margin: 0 !important;
      height: auto !important; min-width: 0 !important; min-height: 0 !important; max-width: none !important;
      max-height: none !important; aspect-ratio: auto !important; contain: none !important; text-align: start !important; box-sizing: content-box !important }
    [data-measured=inside] { padding: 0 !important; border: 0 !important }
    [data-measured=inside]:not(li) { display: block !important }
    [data-differs] { outline: 2px solid #d22 !important; outline-offset: -1px }`;

  let frame = null;

  // Returns the document of a text, in a window of a size. It is written and not given as `srcdoc`, because such documents are
  // never in quirks mode.
  async function documentOf(text, {width, height}) {
    const place = document.querySelector('dialog[open] .frame');
    frame?.remove();
    frame = Tools.element('iframe', {
      sandbox: 'allow-same-origin', inert: true, title: 'What was pasted',
      style: `width:${width}px;height:${height}px;border:0;${place ? '' : 'position:fixed;visibility:hidden'}`,
    });
    (place ?? document.body).append(frame);
    const {contentDocument: page, contentWindow: view} = frame, sheet = new view.CSSStyleSheet();
    page.open();
    page.write(text);
    page.close();
    if (page.readyState !== 'complete') await new Promise(done => [view.addEventListener('load', done), setTimeout(done, 2000)]);
    sheet.replaceSync(OWN);
    page.adoptedStyleSheets = [sheet];
    await Promise.all([...page.images].map(image => {
      const [width, height] = ['width', 'height'].map(side => parseInt(image.getAttribute(side), 10));
      if (image.naturalWidth || !(width && height)) return null;
      // Images are not loaded. An empty one of the size in the attributes is in its place.
      image.srcset = '';
      image.src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
      return image.decode().catch(() => null);
    }));
    page.documentElement.getBoundingClientRect();
    await page.fonts.ready;
    return page;
  }

  // Reads a page in a window of a size; a fragment has no margin around it. Returns `{tree, width, height, lost, differences}`, or null
  // if nothing is in it. `differences(frames)` describes the boxes that have other frames in the browser.
  async function read(text, size) {
    const isPage = /<(!doctype|html|body)\b/i.test(text);
    const page = await documentOf(isPage ? text : `<style>body{margin:0}</style>${text}`, size), {body} = page;
    const isUnknown = each => each.matches(UNSHOWN) || each instanceof page.defaultView.HTMLUnknownElement;
    if (!body.textContent.trim() && [...body.getElementsByTagName('*')].every(isUnknown)) return null;
    checkCount(body.getElementsByTagName('*').length);
    const walk = new Walk(page, size), tree = walk.root(), {element, style} = tree;
    // A root with a definite size sets the bounds.
    const side = name => element && element !== body && parseFloat(style[name].match(/^([\d.]+)px$/)?.[1]) || size[name];
    return {
      tree, width: side('width'), height: side('height'), lost: walk.lost, differences: frames => differences(tree, frames, walk.rects),
    };
  }

  // Positions are compared in the box around each box. A box that only follows another one that differs is not listed.
  function differences(tree, frames, rects) {
    const found = [], numbers = list => list.map(value => Tools.numeral(value, 2)).join(' '), isSame = (a, b) => Math.abs(a - b) <= .1;
    let index = 0;
    // Returns the differences of position and size.
    const visit = (node, around, before) => {
      const own = frames[index++], rect = rects.get(node.element);
      let apart = before;
      if (rect && node.style.display !== 'none') {
        const theirs = [rect.x - around.rect.x, rect.y - around.rect.y, rect.width, rect.height];
        const ours = [own.x - around.own.x, own.y - around.own.y, own.width, own.height];
        apart = theirs.map((value, i) => value - ours[i]);
        const follows = [0, 1].every(i => isSame(apart[i], before[i]) || isSame(apart[i], before[i] + before[i + 2]));
        if (!(follows && isSame(apart[2], 0) && isSame(apart[3], 0)) && !apart.every(value => isSame(value, 0))) {
          node.element.dataset.differs = '';
          found.push(`${numbers(ours)} here, ${numbers(theirs)} in the browser (${node.name})`);
        }
      }
      node.children.reduce((last, child) => visit(child, rect ? {own, rect} : around, last), [0, 0, 0, 0]);
      return apart;
    };
    visit(tree, {own: {x: 0, y: 0}, rect: {x: 0, y: 0}}, [0, 0, 0, 0]);
    return found;
  }

  class Walk {
    constructor(page, size) {
      const {body, documentElement: html} = page;
      const all = [html, body, ...body.getElementsByTagName('*')].filter(each => !each.matches(UNSHOWN));
      Object.assign(this, {page, size, view: page.defaultView, isQuirky: page.compatMode === 'BackCompat', lost: new Set(), boxes: new Map(), leaves: []});
      this.sayWhatIsElsewhere(all);
      const titleOf = Foreign.titles(all.slice(2)), shifts = all.map(element => this.shiftOf(element));
      this.rects = new Map(all.map(element => [element, element.getBoundingClientRect()]));
      // Only displayed boxes have an automatic minimum.
      const displayed = all.map(element => {
        const {display, height, minWidth, minHeight} = this.computed(element);
        return {display: element.checkVisibility() || display === 'contents' ? display : 'none', height, minWidth, minHeight};
      });
      html.dataset.off = '';
      const probe = html.appendChild(page.createElement('div'));
      probe.style.all = 'initial';
      this.initial = Object.fromEntries(PROPERTIES.map(property => [property, this.computed(probe).getPropertyValue(property)]));
      probe.remove();
      all.forEach((element, i) => {
        const parent = this.boxes.get(element.parentElement), around = parent?.style.display === 'contents' ? parent.around : parent;
        const box = this.boxOf(element, null, around), {display, minWidth, minHeight, height} = displayed[i];
        box.style.display = display;
        if (box.isItem) Object.assign(box.style, {minWidth, minHeight});
        Object.assign(box, {shift: shifts[i], usedHeight: height, title: titleOf(element)});
        for (const pseudo of element.matches(REPLACED) ? [] : ['before', 'after']) {
          if (!/^(none|normal)$/.test(this.computed(element, pseudo).content)) box[pseudo] = this.boxOf(element, pseudo, box);
        }
        this.boxes.set(element, box);
      });
      delete html.dataset.off;
    }

    computed(element, pseudo) { return this.view.getComputedStyle(element, pseudo && `::${pseudo}`); }

    // Lists classes whose rules were not pasted, and images of unknown size.
    sayWhatIsElsewhere(all) {
      const rules = [...this.page.querySelectorAll('style')].map(each => each.textContent).join(' ');
      const classes = [...new Set(all.flatMap(element => [...element.classList]))].filter(name => !rules.includes(`.${CSS.escape(name)}`));
      if (classes.length > 0) {
        const some = classes.slice(0, 8).join(', ') + (classes.length > 8 ? ' and others' : '');
        this.lost.add(`classes without rules here: ${some}. Paste their CSS with the HTML, in <style> … </style>.`);
      }
      for (const each of this.page.querySelectorAll('link[rel=stylesheet]')) this.lost.add(`a style sheet elsewhere: ${each.getAttribute('href')}`);
      if ([...this.page.images].some(each => each.getAttribute('src') && !each.naturalWidth)) {
        this.lost.add('images are not loaded: write attributes width and height for their sizes');
      }
    }

    // Removes a transform, which moves a box after the layout; the box still contains its absolute descendants. Returns by how much it
    // moved the box.
    shiftOf(element) {
      const computed = this.computed(element), own = ['transform', 'translate', 'rotate', 'scale'].filter(each => !/^(none|)$/.test(computed[each]));
      if (own.length === 0) return null;
      const before = element.getBoundingClientRect();
      for (const property of own) element.style.setProperty(property, 'none', 'important');
      element.style.setProperty('transform', 'translate(0)', 'important');
      const after = element.getBoundingClientRect(), shift = {x: before.x - after.x, y: before.y - after.y}, isMoved = shift.x || shift.y;
      if (isMoved) this.lost.add(`${own[0]}: it moves or changes a box after its layout, here at this size (${nameOf(element)})`);
      if (!isMoved || Math.abs(before.width - after.width) > GRAIN || Math.abs(before.height - after.height) > GRAIN) return null;
      element.style.setProperty('transform', `translate(${shift.x}px,${shift.y}px)`, 'important');
      return shift;
    }

    // Returns what is known about the box of an element or a pseudo-element, in the box around it.
    boxOf(element, pseudo, around) {
      const computed = this.computed(element, pseudo), style = blank(), name = nameOf(element) + (pseudo ? `::${pseudo}` : '');
      for (const property of PROPERTIES) {
        const value = computed.getPropertyValue(property);
        if (value !== this.initial[property] && !property.startsWith('min-') || property.startsWith('min-') && !/^(0px|auto)$/.test(value)) style.setProperty(property, value);
      }
      const {display, position, direction, float, columnCount, columnWidth, writingMode, content, verticalAlign, textAlign, whiteSpace} = computed;
      Object.assign(style, {display, direction: direction === (around?.direction ?? 'ltr') ? '' : direction});
      const isOut = /absolute|fixed/.test(position), hasItems = /flex|grid/.test(display), isItem = Boolean(around?.hasItems) && !isOut;
      const contains = computed.transform !== 'none' || computed.perspective !== 'none' || computed.filter !== 'none' ||
        /paint|layout|strict|content/.test(computed.contain) || /transform|filter/.test(computed.willChange);
      const isReplaced = !pseudo && element.matches(REPLACED), isLine = display.startsWith('inline') || element.localName === 'br';
      const columns = columnCount !== 'auto' || columnWidth !== 'auto';
      const odd = [
        [/table|ruby/.test(display), `display: ${display}`], [writingMode !== 'horizontal-tb', `writing-mode: ${writingMode}`],
        [columns && !hasItems, 'columns'], [element.matches('fieldset:has(> legend)'), 'a legend'],
      ].find(([is]) => is)?.[1];
      return {
        element, pseudo, around, name, style, direction, isOut, hasItems, isItem, contains, isReplaced, isLine, odd, content, verticalAlign,
        textAlign, whiteSpace, hasMarker: computed.listStyleType !== 'none', isFloat: float !== 'none' && !isOut && !isItem, isAtomic: isLine && (isReplaced || display !== 'inline' && element.localName !== 'br'),
      };
    }

    // Returns the outermost node: a box as large as the window, unless the only box in it is a row, a column or a grid.
    root() {
      const {body, documentElement: html} = this.page, outer = this.boxes.get(html), inner = this.boxes.get(body), own = inner.style;
      // Browsers apply these to the window.
      for (const each of outer.style.overflowX ? [outer] : [inner, outer]) each.style.overflowX = each.style.overflowY = '';
      const has = ({style}, ...properties) => [...style].some(each => !/^(display|direction|box-sizing)$/.test(each) && !properties.includes(each));
      const isTall = outer.style.height === '100%', isPlain = !has(outer, 'height') && (isTall || !outer.style.height) && outer.style.display === 'block';
      if (!this.isQuirky && isPlain && !isTall) {
        for (const side of ['height', 'minHeight', 'maxHeight']) if (/%/.test(own[side])) own[side] = '';
      } else if (this.isQuirky && !own.height && !own.minHeight && !inner.isOut) {
        // In quirks mode, the body is as high as the window, and margins of the browser at its top are left out.
        const [above, below] = ['marginTop', 'marginBottom'].map(side => parseFloat(own[side]) || 0), {y, height} = this.rects.get(body);
        own[inner.hasItems ? 'height' : 'minHeight'] = `${Math.min(height, this.size.height - above - below)}px`;
        own.boxSizing = 'border-box';
        for (let first = body; y === above && first && this.rects.get(first)?.y === y; first = first.firstElementChild) {
          if (first !== body) this.boxes.get(first).style.marginTop = '';
        }
      }
      const whole = this.nodeOf(isPlain ? inner : outer), [only] = whole.children;
      this.measure(this.leaves);
      const isOnly = isPlain && whole.children.length === 1 && only.element && only.hasItems && !inner.hasItems && !has(inner, 'min-height') &&
        !only.isOut && ![...only.style].some(each => each.startsWith('margin'));
      const root = isOnly ? only : whole, isRightToLeft = (isOnly ? this.boxes.get(only.element) : inner).direction === 'rtl', refersToWindow = this.placeAbsolutes(root, []);
      const isAutomatic = !/%/.test(root.style.height + root.style.minHeight + root.style.maxHeight) && !root.style.aspectRatio;
      if (isRightToLeft) root.style.direction = 'rtl';
      if (root.hasItems && !refersToWindow && isAutomatic) return root;
      const style = Object.assign(blank(), {display: 'flow-root', height: refersToWindow || !isAutomatic ? '100%' : '', direction: root.style.direction});
      return {id: '', name: 'the window', style, children: [root], isWindow: true};
    }

    // Marks the static boxes between absolute boxes and the boxes that contain them. Returns whether one of these is the window.
    placeAbsolutes(node, ancestors) {
      const {position} = node.style, holds = each => each.contains || !/^(static|)$/.test(each.style.position);
      let refersToWindow = false;
      if (node.isOut) {
        const at = ancestors.findLastIndex(each => position === 'fixed' ? each.contains : holds(each));
        refersToWindow = at < 0;
        for (const each of ancestors.slice(at + 1)) {
          if (holds(each)) this.lost.add(`position: fixed in a box with position: ${each.style.position} (${node.name})`);
          else each.isStatic = true;
        }
      }
      return node.children.reduce((is, child) => this.placeAbsolutes(child, [...ancestors, node]) || is, refersToWindow);
    }

    // Boxes

    nodeOf(box) {
      const {element, pseudo, around, name, title, style, contains, isOut, hasItems, odd} = box;
      const node = {id: title ?? '', name, style, contains, isOut, hasItems, children: [], element: pseudo ? null : element};
      if (style.display === 'none') return node;
      if (style.position === 'sticky') this.lost.add(`position: sticky acts as relative (${name})`);
      if (/^(static|sticky|)$/.test(style.position)) {
        for (const side of SIDES) style[side] = '';
        style.position = style.position && 'relative';
      }
      if (box.shift) this.moveBy(box);
      if (pseudo) return this.pseudoNode(node, box);
      if (box.isReplaced) return this.replaced(node, box);
      const hasFloat = !hasItems && [...element.children].some(each => this.boxes.get(each)?.isFloat);
      if (odd || hasFloat) {
        this.lost.add(`${odd ?? 'float'}: laid out by the browser as one box (${name})`);
        if (odd?.startsWith('writing')) style.width ||= 'fit-content';
        return this.leaf(node, box, /table|legend/.test(odd));
      }
      // In quirks mode, percentages of heights refer to the nearest height around automatic blocks, or else to the window.
      const isAutomatic = each => each && each.style.display === 'block' && !each.isOut && !each.isItem && !each.style.height;
      if (this.isQuirky && /%/.test(style.height) && element !== this.page.body && isAutomatic(around)) style.height = box.usedHeight;
      const parts = this.parts(box);
      if (parts.length === 1 && parts[0].isText && !hasItems) {
        this.sayWhatIsInLine(parts[0]);
        this.leaves.push({node, element, first: parts[0].nodes[0]});
        return Object.assign(node, {id: node.id || wordsOf(parts[0]).id});
      }
      // The marker of a list item has a line.
      if (style.display === 'list-item' && parts.length === 0 && box.hasMarker) return Object.assign(node, this.sizes(element));
      node.children = parts.map(part => part.nodes ? this.lineNode(box, part) : this.nodeOf(part));
      return node;
    }

    // Moves a box by its insets or margins.
    moveBy({style, shift, isOut}) {
      for (const [start, end, length] of [['left', 'right', shift.x], ['top', 'bottom', shift.y]]) {
        const isGiven = side => !/^(auto|)$/.test(style[side]), add = (property, length) =>
          style.setProperty(property, `calc(${style.getPropertyValue(property).replace('auto', '') || '0px'} + ${length}px)`);
        if (isOut && !isGiven(start) && !isGiven(end)) add(`margin-${start}`, length);
        else if (isGiven(start) || !isGiven(end)) add(start, length);
        if (isGiven(end)) add(end, -length);
      }
      style.position ||= 'relative';
    }

    pseudoNode(node, {element, content, pseudo}) {
      const words = content.match(/^"([^]+)"$/)?.[1];
      if (words === undefined) return node;
      // An element in its place has its font.
      const stand = element.appendChild(Object.assign(this.page.createElement('span'), {textContent: words})), computed = this.computed(element, pseudo);
      for (const property of ['font', 'letter-spacing', 'line-height', 'white-space']) stand.style[property] = computed.getPropertyValue(property);
      Object.assign(node, this.sizes(stand));
      stand.remove();
      return node;
    }

    // Images keep their ratio. Fields are measured with their edges.
    replaced(node, {element, style, isItem}) {
      style.overflowX = style.overflowY = '';
      if (!element.matches(IMAGES)) return this.leaf(node, {element, style, isItem}, element.localName !== 'button');
      const given = style.aspectRatio, natural = this.withSize(element, 'auto', () => element.getBoundingClientRect());
      const size = element.naturalWidth ? [element.naturalWidth, element.naturalHeight] : [natural.width, natural.height];
      const isKnown = element.naturalWidth || given.startsWith('auto') || !element.matches('img');
      const ratio = given && !given.startsWith('auto') ? given : given.slice(5) || (isKnown && size.every(Boolean) ? size.join(' / ') : '');
      style.aspectRatio = ratio;
      let [width, height] = [size[0], ratio ? 0 : size[1]];
      if (/%/.test(style.width + style.maxWidth)) {
        // Its width as a percentage adds nothing to the min-content width around it.
        const length = parseFloat(style.height), [across, along = 1] = ratio.split('/').map(Number);
        if (/px$/.test(style.height) && /%/.test(style.width)) [width, style.aspectRatio] = [length * across / along || width, ''];
        node.sizes = {widths: [width, 0], heights: [height, height]};
      } else node.sizes = {widths: [width], heights: [height]};
      if (!isItem && !style.width && !(ratio && style.height)) style.width = 'fit-content';
      return node;
    }

    // A leaf with the sizes of an element, which include its edges if it is measured as a whole.
    leaf(node, {element, style, isItem}, isWhole) {
      Object.assign(node, this.sizes(element, isWhole));
      if (isWhole) for (const each of [...style].filter(each => /^(padding|border)/.test(each))) style.setProperty(each, '');
      if (isWhole && !isItem && !style.width && !element.matches('fieldset')) style.width = 'fit-content';
      return node;
    }

    // Lines

    // Returns the parts of a box: boxes, and inline content between them: `{nodes, boxes, isText}`. `boxes` are boxes in a line, and
    // `isText` is true if other content is in it.
    parts(container) {
      const parts = [], {hasItems} = container;
      let line = null, outside = [];
      const end = () => {
        if (line && (line.isText || line.boxes.length > 0)) parts.push(line);
        parts.push(...outside);
        [line, outside] = [null, []];
      };
      const inLine = (node, isText) => {
        line ??= {nodes: [], boxes: [], isText: false};
        if (node) line.nodes.push(node);
        line.isText ||= isText;
      };
      const add = box => {
        const {element, pseudo, style: {display}, isOut, isLine, isAtomic, content} = box;
        if (display === 'contents') return visit(box);
        if (isOut || display === 'none') return outside.push(box);
        if (pseudo && /table/.test(display)) return;
        if (hasItems || !isLine) return end(), parts.push(box);
        if (pseudo) {
          inLine(null, content !== '""' || isAtomic);
          line[pseudo] = true;
        } else if (isAtomic) {
          inLine(element, false);
          line.boxes.push(box);
        } else if (this.hasBlocks(element)) visit(box);
        else inLine(element, element.matches('br, :has(br)') || element.textContent.trim() !== '' || /(left|right)/.test([...box.style].join()) || Boolean(element.querySelector(REPLACED)));
      };
      const visit = box => {
        if (box.before && box === container) add(box.before);
        for (const node of box.element.childNodes) {
          const isText = node.nodeType === Node.TEXT_NODE && (/[^ \t\n\r\f]/.test(node.data) ||
            !hasItems && /^(pre|pre-wrap|break-spaces)$/.test(box.whiteSpace) && node.data !== '');
          if (this.boxes.has(node)) add(this.boxes.get(node));
          else if (isText || line) inLine(node, isText);
        }
        if (box.after && box === container) add(box.after);
      };
      visit(container);
      end();
      return parts;
    }

    hasBlocks(element) {
      return [...element.children].some(child => {
        const box = this.boxes.get(child);
        return box && !box.isOut && (box.style.display === 'inline' ? this.hasBlocks(child) : !box.isLine && !/none|contents/.test(box.style.display));
      });
    }

    // Boxes in a line become a row that wraps, if they are aligned alike and have spaces between all of them or none. Other inline
    // content becomes a leaf.
    lineNode(container, line) {
      const {nodes, boxes} = line, node = {...wordsOf(line), style: blank(), children: []};
      const spaces = boxes.slice(1).map(({element}) => nodes[nodes.indexOf(element) - 1]?.nodeType === Node.TEXT_NODE);
      const isRow = !line.isText && new Set(spaces).size <= 1 && boxes.every(box => /^(baseline|top|bottom|middle)$/.test(box.verticalAlign));
      if (!isRow) return Object.assign(node, this.measured(container, line));
      const {textAlign, direction} = container, {space, descent} = this.strut(container, spaces[0]);
      const isEnd = textAlign === 'end' || textAlign === (direction === 'rtl' ? 'left' : 'right');
      Object.assign(node, {id: '', name: `the line in ${container.name}`});
      Object.assign(node.style, {
        display: 'flex', flexWrap: 'wrap', columnGap: spaces[0] ? `${space}px` : '',
        justifyContent: /center/.test(textAlign) ? 'center' : isEnd ? 'flex-end' : '',
      });
      node.children = boxes.map(box => {
        const child = this.nodeOf(box), {style} = child, isImage = box.element.matches(IMAGES);
        // An image stands on the baseline, above the lower part of the line.
        if (isImage && box.verticalAlign === 'baseline' && descent > 0) style.marginBottom = `calc(${style.marginBottom || '0px'} + ${descent}px)`;
        style.alignSelf = {top: 'flex-start', bottom: 'flex-end', middle: 'center'}[box.verticalAlign] ??
          (isImage ? 'flex-end' : box.hasItems ? 'baseline' : 'last baseline');
        if (style.width === 'fit-content') style.width = '';
        if (isImage) style.minWidth ||= '0px';
        for (const side of SIDES) if (style.getPropertyValue(`margin-${side}`) === 'auto') style.setProperty(`margin-${side}`, '');
        return Object.assign(style, {flexGrow: '', flexShrink: style.width ? '0' : '', flexBasis: '', order: ''}), child;
      });
      return node;
    }

    // Measuring

    // Calls a function while of a box only one part is displayed.
    alone({element}, line, call) {
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

    sayWhatIsInLine({nodes}) {
      const inner = nodes.flatMap(node => node.matches ? [node, ...node.querySelectorAll('[id]')] : []).filter(each => each.id);
      if (inner.length > 0) this.lost.add(`elements in a line of text are parts of it: ${inner.map(nameOf).slice(0, 8).join(', ')}`);
    }

    measured(box, line) {
      this.sayWhatIsInLine(line);
      return this.alone(box, line, () => this.sizes(box.element, false, line.nodes[0]));
    }

    // Returns the width of a space in a box, and the height of a line below its baseline.
    strut(box, hasSpaces) {
      return this.alone(box, null, () => {
        const space = box.element.appendChild(this.page.createElement('span')), mark = box.element.appendChild(this.mark());
        space.append('\u00a0');
        const {width} = space.getBoundingClientRect();
        if (!hasSpaces) space.remove();
        const descent = this.withSize(box.element, 'auto', () => box.element.getBoundingClientRect().bottom - mark.getBoundingClientRect().bottom);
        space.remove();
        mark.remove();
        return {space: width, descent};
      });
    }

    // An element whose lower edge is on the baseline.
    mark() {
      return Object.assign(this.page.createElement('span'), {style: 'all: initial; display: inline-block; width: 0; height: 0'});
    }

    // Calls a function while an element has a width and no limits, and no edges unless it is measured as a whole.
    withSize(element, width, call, isWhole = false) {
      const before = element.getAttribute('style') ?? '';
      element.dataset.measured = isWhole ? 'whole' : 'inside';
      element.style.setProperty('width', width, 'important');
      const answer = call();
      delete element.dataset.measured;
      element.setAttribute('style', before);
      return answer;
    }

    // Returns the sizes of an element at all widths: `{sizes: {widths, heights, baseline}}`, as `Measured` takes them. `first` is the
    // first node of its first line.
    sizes(element, isWhole, first) {
      const node = {};
      this.measure([{node, element, isWhole, first}]);
      return node;
    }

    // Measures elements that are not in each other. The browser lays out the page once for a step of all: they read, then they write.
    measure(leaves) {
      const runs = leaves.map(leaf => {
        const {element, isWhole} = leaf, before = element.getAttribute('style') ?? '';
        element.dataset.measured = isWhole ? 'whole' : 'inside';
        return {...leaf, before, measuring: this.measuring(leaf), size: undefined};
      });
      for (let active = runs; active.length > 0;) {
        for (const run of active) run.step = run.measuring.next(run.size);
        for (const {element, step: {value, done}, node, before} of active) {
          if (done) {
            node.sizes = value;
            delete element.dataset.measured;
            element.setAttribute('style', before);
          } else if (typeof value === 'function') value();
          else element.style.setProperty('width', typeof value === 'number' ? `${value}px` : value, 'important');
        }
        active = active.filter(run => !run.step.done);
        for (const run of active) run.size = run.element.getBoundingClientRect();
      }
    }

    // Yields widths and functions that write, receives the box after each, and returns the sizes.
    * measuring({element, isWhole = false, first = element.firstChild}) {
      const least = yield 'min-content', most = yield 'max-content', sizes = {widths: [most.width], heights: [most.height]};
      const used = this.rects.get(element)?.width ?? 0, isUsed = width => .9 * used < width && width < 1.1 * used;
      if (!isWhole) {
        const mark = this.mark();
        const {top} = yield () => first ? first.parentNode.insertBefore(mark, first) : element.append(mark);
        sizes.baseline = mark.getBoundingClientRect().bottom - top;
        yield () => mark.remove();
      }
      // Returns the width of the longest line.
      const range = this.page.createRange(), isRightToLeft = this.computed(element).direction === 'rtl';
      range.selectNodeContents(element);
      const longest = ({left, right}) => Math.ceil(Math.max(...[...range.getClientRects()]
        .map(rect => isRightToLeft ? right - rect.left : rect.right - left)) / GRAIN) * GRAIN;
      const add = (width, height) => {
        if (width >= sizes.widths.at(-1)) return;
        sizes.widths.push(width);
        sizes.heights.push(height);
      };
      let high = Math.min(most.width, 2 * this.size.width), box = yield high;
      while (high - GRAIN > least.width && box.height < least.height) {
        const {height} = box;
        if (sizes.widths.length > MOST_HEIGHTS && !isUsed(high)) {
          add(high, height);
          high = Math.max(least.width, Math.floor(high * .97));
          box = yield high;
          continue;
        }
        // The least width with this height is between `low` and `high`.
        let low = least.width;
        for (let turn = 0; high - low > GRAIN; turn++) {
          const guess = turn > 20 ? 0 : turn % 2 === 0 ? longest(box) : high - 2 * GRAIN;
          const width = low < guess && guess < high ? guess : Math.round((low + high) / 2 / GRAIN) * GRAIN;
          box = yield width;
          if (box.height > height) low = width;
          else high = width;
        }
        // A line may be longer than its box by one grain.
        add(high + GRAIN, height);
        high = low;
        box = yield low;
      }
      add(least.width, least.height);
      return sizes;
    }
  }

  function wordsOf({nodes}) {
    const words = nodes.map(node => node.textContent).join('').replace(/\s+/g, ' ').trim();
    return {id: words.length > 24 ? `${words.slice(0, 24).trim()}…` : words, name: words || 'a line'};
  }

  const nameOf = element => element.id || element.classList[0] || element.localName;

  return {read};
})();
