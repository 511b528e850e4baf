'use strict';

// Converts a page to a layout. The browser parses it in a frame of its own, without scripts, and computes its styles: while nothing
// is displayed, percentages, `auto` and lists of tracks are kept. Elements with children become containers. A line of text, and whatever
// a layout has no container for, becomes a leaf with the sizes that the browser gives it at every width. The frames of the layout are
// compared with the elements, and what differs or was not converted is listed.
const Cascade = (() => {
  // Elements that are not shown, and those whose content is not laid out by CSS.
  const UNSHOWN = 'head, script, style, link, meta, title, template, noscript, base, param, source, track, area, datalist, colgroup, wbr';
  const REPLACED = 'img, svg, video, canvas, iframe, object, embed, audio, input, select, textarea, progress, meter, button';
  // Attributes in the frame: nothing is displayed; the element is measured; the element or one of its pseudo-elements is hidden.
  const OWN = `*, ::before, ::after { transition: none !important; animation: none !important; scrollbar-width: none !important }
    html[data-undisplayed], [data-off], [data-off-before]::before, [data-off-after]::after { display: none !important }
    [data-measured] { position: absolute !important; inset: auto !important; float: none !important; margin: 0 !important;
      height: auto !important; min-width: 0 !important; min-height: 0 !important; max-width: none !important; max-height: none !important;
      aspect-ratio: auto !important; contain: none !important; overflow: visible !important; box-sizing: content-box !important }
    [data-measured=block] { display: block !important; padding: 0 !important; border: 0 !important; }
    [data-differs] { outline: 2px solid #d22 !important; outline-offset: -1px }`;
  const TRANSFORMS = ['transform', 'translate', 'rotate', 'scale'];
  const {KNOWN, blank, checkCount} = Foreign;
  const PROPERTIES = [...KNOWN].filter(property => !property.includes('inline-'));
  // Lengths are multiples of this, in pixels.
  const GRAIN = 1 / 64;
  // The number of heights that are found for a leaf.
  const MOST_HEIGHTS = 60;

  let frame = null;

  // Returns the document of a text, in a window of a size. It is written and not given as `srcdoc`, because such documents are
  // never in quirks mode.
  async function documentOf(text, width, height) {
    frame?.remove();
    const place = document.querySelector('dialog[open] .frame') ?? document.body;
    frame = Tools.element('iframe', {
      sandbox: 'allow-same-origin', inert: true, title: 'What was pasted',
      style: `width:${width}px;height:${height}px;border:0;${place === document.body ? 'position:fixed;visibility:hidden' : ''}`,
    });
    place.append(frame);
    const page = frame.contentDocument, view = frame.contentWindow, isLoaded = new Promise(done => {
      view.addEventListener('load', done);
      setTimeout(done, 2000);
    });
    page.open();
    page.write(text);
    page.close();
    if (page.readyState !== 'complete') await isLoaded;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(OWN);
    page.adoptedStyleSheets = [sheet];
    page.documentElement.getBoundingClientRect();
    await page.fonts.ready;
    return page;
  }

  // Reads a page. A fragment has no margin around it. Returns `{tree, width, height, lost, differences}`, or null if the page is empty.
  // `differences(frames)` lists the elements that are elsewhere in the browser than in frames of the tree.
  async function read(text, {width, height}) {
    const isPage = /<(!doctype|html|body)\b/i.test(text);
    const page = await documentOf(isPage ? text : `<style>body{margin:0}</style>${text}`, width, height);
    checkCount(page.body.getElementsByTagName('*').length);
    const walk = new Walk(page, {width, height}), tree = walk.root();
    if (!tree) return null;
    // A root with a definite size sets the bounds.
    const side = name => parseFloat(tree.style[name].match(/^([\d.]+)px$/)?.[1] ?? 'none') || null;
    const [own, ownHeight] = tree.element && !tree.element.matches('html, body') ? [side('width'), side('height')] : [];
    return {
      tree, width: own ?? width, height: ownHeight ?? height, lost: walk.lost,
      differences: frames => differences(tree, frames, walk.rects),
    };
  }

  // Lists the elements that differ from their frames, and outlines them. Differences within a box that differs have the same cause.
  function differences(tree, frames, rects) {
    const found = [], number = value => Tools.numeral(value, 2);
    let index = 0;
    const visit = (node, around) => {
      const own = frames[index++], rect = node.element && rects.get(node.element);
      const inner = rect ? {frame: own, rect} : around;
      if (rect && node.style.display !== 'none') {
        const theirs = [rect.x - around.rect.x, rect.y - around.rect.y, rect.width, rect.height];
        const ours = [own.x - around.frame.x, own.y - around.frame.y, own.width, own.height];
        // Browsers round each length, and the differences add up along a line.
        if (theirs.some((value, i) => Math.abs(value - ours[i]) > .1)) {
          node.element.dataset.differs = '';
          found.push({node, text: `${ours.map(number).join(' ')} here and ${theirs.map(number).join(' ')} in the browser (${node.name})`});
        }
      }
      for (const child of node.children) visit(child, inner);
    };
    const origin = {x: 0, y: 0};
    visit(tree, {frame: origin, rect: origin});
    return found;
  }

  class Walk {
    constructor(page, window) {
      this.page = page;
      this.window = window;
      this.view = page.defaultView;
      this.isQuirky = page.compatMode === 'BackCompat';
      this.lost = new Set();
      this.shifts = new Map();
      this.styles = new Map();
      this.rects = new Map();
      const {body, documentElement: html} = page, all = [html, body, ...body.getElementsByTagName('*')].filter(each => !each.matches(UNSHOWN));
      this.titleOf = Foreign.titles(all);
      for (const element of all) this.neutralize(element);
      for (const element of all) this.rects.set(element, element.getBoundingClientRect());
      // Only displayed items have an automatic minimum.
      const minima = all.map(element => this.minimaOf(element));
      const {display} = this.view.getComputedStyle(html);
      html.dataset.undisplayed = '';
      const probe = page.createElement('div');
      probe.style.all = 'initial';
      html.append(probe);
      const initial = this.view.getComputedStyle(probe);
      this.initial = Object.fromEntries(PROPERTIES.map(property => [property, initial.getPropertyValue(property)]));
      probe.remove();
      all.forEach((element, i) => {
        const own = this.styleOf(element);
        Object.assign(own.style, minima[i].own);
        own.height = minima[i].height;
        for (const pseudo of ['before', 'after']) {
          const {content} = this.view.getComputedStyle(element, `::${pseudo}`);
          if (content !== 'none' && content !== 'normal' && !element.matches(REPLACED)) own[pseudo] = this.styleOf(element, pseudo);
        }
        this.styles.set(element, own);
      });
      delete html.dataset.undisplayed;
      this.styles.get(html).style.display = display;
    }

    // Removes transforms, which move boxes after the layout; the element still contains its absolute descendants.
    neutralize(element) {
      const computed = this.view.getComputedStyle(element), own = TRANSFORMS.filter(property => !/^(none|)$/.test(computed[property]));
      if (own.length === 0) return;
      const before = element.getBoundingClientRect(), set = (property, value) => element.style.setProperty(property, value, 'important');
      for (const property of own) set(property, 'none');
      set('transform', 'translate(0)');
      const after = element.getBoundingClientRect(), shift = ['x', 'y'].map(axis => before[axis] - after[axis]);
      if (['width', 'height'].some(side => Math.abs(before[side] - after[side]) > GRAIN)) {
        return this.lost.add(`${own[0]}: it changes a box after its layout (${this.nameOf(element)})`);
      }
      set('transform', `translate(${shift[0]}px, ${shift[1]}px)`);
      this.shifts.set(element, shift);
    }

    // Moves a box by insets as it was moved by a translation.
    shift({style, name}, shift) {
      if (shift.every(length => length === 0)) return;
      this.lost.add(`transform: a translation by ${shift.map(length => `${Tools.numeral(length, 2)} px`).join(', ')} at this size (${name})`);
      const isAbsolute = /absolute|fixed/.test(style.position), add = (property, length) =>
        style.setProperty(property, `calc(${/^(auto|)$/.test(style.getPropertyValue(property)) ? '0px' : style.getPropertyValue(property)} + ${length}px)`);
      const isGiven = side => !/^(auto|)$/.test(style[side]);
      [['left', 'right'], ['top', 'bottom']].forEach(([start, end], i) => {
        if (isAbsolute && !isGiven(start) && !isGiven(end)) return add(`margin-${start}`, shift[i]);
        if (isGiven(start) || !isGiven(end)) add(start, shift[i]);
        if (isGiven(end)) add(end, -shift[i]);
      });
      if (!isAbsolute) style.position = 'relative';
    }

    minimaOf(element) {
      const computed = this.view.getComputedStyle(element), own = {};
      for (const property of ['minWidth', 'minHeight']) own[property] = computed[property];
      return {own, height: computed.height};
    }

    // Returns the computed style of an element or a pseudo-element, and what decides about its kind of box.
    styleOf(element, pseudo) {
      const computed = this.view.getComputedStyle(element, pseudo && `::${pseudo}`), style = blank();
      for (const property of PROPERTIES) {
        const value = computed.getPropertyValue(property);
        if (value !== this.initial[property] && !(/^min-/.test(property) && value === '0px')) style.setProperty(property, value);
      }
      style.display = computed.display;
      const {float, columnCount, columnWidth, writingMode, content, verticalAlign, textAlign, whiteSpace, direction} = computed;
      const contains = /paint|layout|strict|content/.test(computed.contain) || computed.perspective !== 'none' ||
        computed.filter !== 'none' || computed.transform !== 'none' || /transform|filter/.test(computed.willChange);
      const hasColumns = (columnCount !== 'auto' || columnWidth !== 'auto') && !/flex|grid/.test(style.display);
      return {style, float, hasColumns, writingMode, content, verticalAlign, textAlign, whiteSpace, direction, contains};
    }

    nameOf(element) { return element.id || element.classList[0] || element.localName; }

    // Returns the outermost node: the body, or the only container in it. It is in a box as large as the window, if margins or absolute
    // boxes refer to that.
    root() {
      const {body, documentElement: html} = this.page, [outer, inner] = [html, body].map(each => this.styles.get(each));
      for (const each of [outer, inner]) for (const side of ['minWidth', 'minHeight']) if (each.style[side] === '0px') each.style[side] = '';
      if (this.isEmpty(body)) return null;
      // Browsers apply these to the window.
      for (const {style} of [outer, ...outer.style.overflowX ? [] : [inner]]) style.overflowX = style.overflowY = '';
      const {style} = inner, isTall = outer.style.height === '100%';
      if (!isTall && !outer.style.height && !this.isQuirky && /%/.test(style.height)) style.height = '';
      if (!isTall && !this.isQuirky) for (const side of ['minHeight', 'maxHeight']) if (/%/.test(style[side])) style[side] = '';
      if (this.isQuirky && !style.height && !inner.float.match(/left|right/) && !style.position) {
        const edges = ['margin-top', 'margin-bottom'].map(side => parseFloat(style.getPropertyValue(side)) || 0);
        if (!style.minHeight) {
          style.minHeight = `${Math.max(0, this.window.height - edges[0] - edges[1])}px`;
          style.boxSizing = 'border-box';
        }
      }
      const isPlain = each => [...each].every(property => /^(display|direction|overflow)/.test(property) || each.getPropertyValue(property) === 'border-box');
      const isOuterPlain = [...outer.style].every(property => /^(display|direction)$/.test(property) || property === 'height' && isTall) &&
        outer.style.display === 'block';
      const node = this.nodeOf(isOuterPlain ? body : html);
      const hasItems = each => /^(flex|grid)$/.test(each.style.display);
      const [only] = node.children, isMinimal = style.minHeight && this.isQuirky;
      let root = node;
      if (isOuterPlain && node.children.length === 1 && only.element && hasItems(only) && !hasItems(node) &&
          [...style].every(property => /^(display|direction|box-sizing)$/.test(property) || property === 'min-height' && isMinimal) &&
          ![...only.style].some(property => /^margin/.test(property)) && !/%/.test(only.style.height + only.style.minHeight + only.style.maxHeight) &&
          !/absolute|fixed/.test(only.style.position)) {
        root = only;
      }
      const refersToWindow = this.placeAbsolutes(root);
      if (hasItems(root) && !refersToWindow) return root;
      const around = {id: '', name: 'the window', style: blank(), children: [root], isWindow: true};
      around.style.display = 'flow-root';
      around.style.height = '100%';
      return around;
    }

    isEmpty(body) {
      return [...body.getElementsByTagName('*')].every(each => each instanceof this.view.HTMLUnknownElement || each.matches(UNSHOWN)) &&
        !body.textContent.trim();
    }

    // Marks the static boxes between absolute boxes and the boxes that contain them. Returns whether one refers to the window.
    placeAbsolutes(root) {
      let refersToWindow = false;
      const visit = (node, ancestors) => {
        const {position} = node.style, isFixed = position === 'fixed';
        if (isFixed || position === 'absolute') {
          const at = ancestors.findLastIndex(each => isFixed ? each.contains : each.holds);
          if (at < 0) refersToWindow = true;
          for (const each of ancestors.slice(at + 1)) {
            if (each.holds) this.lost.add(`position: fixed in a box with position: ${each.style.position} (${node.name})`);
            else each.isStatic = true;
          }
        }
        node.holds = node.contains || !/^(|static)$/.test(position);
        for (const child of node.children) visit(child, [...ancestors, node]);
      };
      visit(root, []);
      return refersToWindow;
    }

    // Boxes

    nodeOf(element, pseudo) {
      const own = this.styles.get(element), {style, contains, float, direction} = pseudo ? own[pseudo] : own;
      const name = pseudo ? `${this.nameOf(element)}::${pseudo}` : this.nameOf(element);
      const node = {id: pseudo ? '' : this.titleOf(element), name, style, contains, children: [], element: pseudo ? null : element};
      if (style.display === 'none') return node;
      if (style.position === 'sticky') {
        this.lost.add(`position: sticky acts as relative (${name})`);
        for (const side of ['top', 'right', 'bottom', 'left']) style.setProperty(side, '');
        style.position = 'relative';
      }
      if (!style.position) for (const side of ['top', 'right', 'bottom', 'left']) style.setProperty(side, '');
      if (!pseudo && this.shifts.has(element)) this.shift(node, this.shifts.get(element));
      style.direction = direction === this.directionAround(element, pseudo) ? '' : direction;
      const around = pseudo ? element : this.boxAround(element);
      const isItem = around && /flex|grid/.test(this.styles.get(around).style.display) && !/absolute|fixed/.test(style.position);
      if (!isItem) for (const side of ['minWidth', 'minHeight']) if (style[side] === '0px') style[side] = '';
      if (pseudo) return this.pseudoNode(node, element, pseudo);
      if (element.matches(REPLACED)) return this.replaced(node, isItem);
      const why = this.reasonForLeaf(element);
      if (why) {
        this.lost.add(`${why} (${name})`);
        return this.wholeLeaf(node, element);
      }
      this.resolveQuirkyHeight(node, around);
      const parts = this.parts(element), [only] = parts;
      if (parts.length === 1 && only.isText && !/flex|grid/.test(style.display)) return Object.assign(node, this.measured(element, parts, only));
      node.children = parts.map(part => part.node ? part.node() : this.lineNode(element, parts, part));
      return node;
    }

    // Returns why the browser lays out the content of an element, and not the engine.
    reasonForLeaf(element) {
      const {style, hasColumns, writingMode} = this.styles.get(element);
      if (/table|ruby|math/.test(style.display)) return `display: ${style.display}: the browser’s size is taken`;
      if (hasColumns) return 'columns: the browser’s size is taken';
      if (writingMode !== 'horizontal-tb') return `writing-mode: ${writingMode}: the browser’s size is taken`;
      const hasFloat = !/flex|grid/.test(style.display) && [...element.children].some(child =>
        !/^(none|)$/.test(this.styles.get(child)?.float ?? '') && !/absolute|fixed/.test(this.styles.get(child).style.position) &&
        this.styles.get(child).style.display !== 'none');
      return hasFloat ? 'float: the browser’s size is taken' : null;
    }

    // Returns the nearest ancestor with a box.
    boxAround(element) {
      let around = element.parentElement;
      while (around && this.styles.get(around)?.style.display === 'contents') around = around.parentElement;
      return around && this.styles.has(around) ? around : null;
    }

    directionAround(element, pseudo) {
      const around = pseudo ? element : this.boxAround(element);
      return around ? this.styles.get(around).direction : 'ltr';
    }

    // In quirks mode, percentages of heights refer to the nearest height around automatic blocks, or to the window.
    resolveQuirkyHeight({style, element}, around) {
      if (!this.isQuirky || !/%/.test(style.height) || !around || element === this.page.body) return;
      let box = around;
      const isAutomatic = each => {
        const {style, float} = this.styles.get(each), outer = this.boxAround(each);
        return style.display === 'block' && !/absolute|fixed/.test(style.position) && float === 'none' && !style.height &&
          (!outer || !/flex|grid/.test(this.styles.get(outer).style.display));
      };
      if (!isAutomatic(box)) return;
      while (box && isAutomatic(box)) box = this.boxAround(box);
      if (!box || this.styles.get(box).style.height) style.height = this.styles.get(element).height;
    }

    pseudoNode(node, element, pseudo) {
      const {content} = this.styles.get(element)[pseudo], words = content.match(/^"([^]*)"$/)?.[1];
      if (content === '""' || words === undefined) return node;
      // An element in its place has its font.
      const stand = this.page.createElement('span');
      stand.textContent = words;
      const computed = this.view.getComputedStyle(element, `::${pseudo}`);
      for (const property of ['font', 'letter-spacing', 'line-height', 'white-space']) stand.style.setProperty(property, computed.getPropertyValue(property));
      element.append(stand);
      Object.assign(node, this.sizes(stand, 'block'));
      stand.remove();
      return node;
    }

    // An image or a field has the size that the browser gives it, and images keep its ratio.
    replaced(node, isItem) {
      const {style, element} = node, isField = !element.matches('img, svg, video, canvas');
      const {width, height} = this.naturalSize(element, isField);
      const ratio = isField ? '' : this.ratioOf(element, width, height);
      node.sizes = {widths: [width], heights: [ratio ? 0 : height]};
      style.overflowX = style.overflowY = '';
      if (isField) Object.assign(node, this.sizes(element, element.localName === 'button' ? 'block' : 'whole'));
      else if (ratio) style.aspectRatio = ratio;
      // An image whose width is a percentage adds nothing to the min-content width around it.
      if (!isField && /%/.test(style.width + style.maxWidth)) {
        const length = parseFloat(style.height.match(/^[\d.]+px$/)?.[0] ?? 'none'), [a, b] = ratio.split('/').map(Number);
        if (/%/.test(style.width) && length) style.aspectRatio = '';
        node.sizes = {widths: [length && a ? length * a / (b || 1) : width, 0], heights: [node.sizes.heights[0], node.sizes.heights[0]]};
      }
      if (!isItem && !style.width && !(ratio && style.height)) style.width = 'fit-content';
      if (isField && element.localName !== 'button') this.keepEdges(style);
      return node;
    }

    // The measured size of a field includes its edges.
    keepEdges(style) {
      for (const property of [...style]) if (/^(padding|border)/.test(property)) style.setProperty(property, '');
      style.boxSizing = 'border-box';
    }

    naturalSize(element, isField) {
      if (isField) return {width: 0, height: 0};
      element.dataset.measured = 'block';
      element.style.setProperty('width', 'auto', 'important');
      const {width, height} = element.getBoundingClientRect();
      element.style.removeProperty('width');
      delete element.dataset.measured;
      return {width, height};
    }

    ratioOf(element, width, height) {
      const specified = this.styles.get(element).style.aspectRatio, own = specified.match(/^auto (.*)$/)?.[1];
      if (specified && !own) return specified;
      if (element.naturalWidth && element.naturalHeight) return `${element.naturalWidth} / ${element.naturalHeight}`;
      return own ?? (element.matches('svg, video, canvas') && width && height ? `${width} / ${height}` : '');
    }

    // Lines

    // Returns the parts of an element's content: `{node}`, a function that returns the node of a box, or `{nodes, boxes, isText}`, inline
    // content in lines. `boxes` has the elements that are boxes of their own in it.
    parts(element) {
      const {style, before, after} = this.styles.get(element), hasItems = /flex|grid/.test(style.display), parts = [];
      let line = null, outside = [];
      const end = () => {
        if (line && (line.isText || line.boxes.length > 0)) parts.push(line);
        parts.push(...outside);
        line = null;
        outside = [];
      };
      const add = (node, box, isText, pseudo) => {
        line ??= {nodes: [], boxes: [], isText: false, hasSpace: false};
        if (node) line.nodes.push(node);
        if (box) line.boxes.push(box);
        if (isText) line.isText = true;
        if (pseudo) line[pseudo] = true;
      };
      const addBox = (box, node) => {
        if (/absolute|fixed/.test(box.style.position)) return outside.push({node});
        end();
        parts.push({node});
      };
      const addPseudo = (of, pseudo) => {
        const box = this.styles.get(of)[pseudo];
        if (!box || box.style.display === 'none' || box.style.display === 'table' && box.content === '" "' || /table/.test(box.style.display)) return;
        if (hasItems || /absolute|fixed/.test(box.style.position) || !box.style.display.startsWith('inline')) {
          return addBox(box, () => this.nodeOf(of, pseudo));
        }
        add(null, null, box.content !== '""' || box.style.display !== 'inline', pseudo);
      };
      const visit = parent => {
        for (const node of [...parent.childNodes]) {
          if (node.nodeType === Node.TEXT_NODE) {
            const keepsSpace = /pre|break-spaces/.test(this.styles.get(parent).whiteSpace) && node.data !== '';
            const isText = /[^ \t\n\r\f]/.test(node.data) || keepsSpace && !hasItems && !/pre-line/.test(this.styles.get(parent).whiteSpace);
            if (isText) add(node, null, true);
            else if (line) { line.nodes.push(node); line.hasSpace = true; }
          } else if (this.styles.has(node)) this.visitElement(node, {hasItems, add, addBox, visit, line: () => line});
          else if (node.localName === 'wbr' && line) line.nodes.push(node);
        }
      };
      if (before) addPseudo(element, 'before');
      visit(element);
      if (after) addPseudo(element, 'after');
      end();
      return parts;
    }

    visitElement(node, {hasItems, add, addBox, visit}) {
      const own = this.styles.get(node), {display, position} = own.style, box = () => this.nodeOf(node);
      if (display === 'contents') return visit(node);
      if (display === 'none') return addBox({style: {position: 'absolute'}}, box);
      if (hasItems || /absolute|fixed/.test(position) || !display.startsWith('inline') && !node.matches('br')) return addBox(own, box);
      if (display === 'inline' && !node.matches(REPLACED)) {
        if (this.hasBlocks(node)) return visit(node);
        return add(node, null, node.matches('br') || node.textContent.trim() !== '' || this.hasEdges(own.style) || node.querySelector(REPLACED));
      }
      add(node, node, false);
    }

    hasEdges(style) { return [...style].some(property => /^(padding|margin|border).*(left|right|width)/.test(property)); }

    // Whether an inline element contains blocks.
    hasBlocks(element) {
      return [...element.getElementsByTagName('*')].some(inner => {
        const own = this.styles.get(inner);
        return own && !/^(inline|none|contents)/.test(own.style.display) && inner.localName !== 'br' &&
          !inner.parentElement.closest('[style*="inline-"]') && !/absolute|fixed/.test(own.style.position);
      });
    }

    // Inline content as a node: boxes without text as a row that wraps, anything else as a leaf.
    lineNode(element, parts, part) {
      const words = part.nodes.map(node => node.textContent).join('').replace(/\s+/g, ' ').trim();
      const node = {id: words.length > 24 ? `${words.slice(0, 24).trim()}…` : words, name: words || 'a line', style: blank(), children: []};
      if (part.isText || !this.isRow(part)) return Object.assign(node, this.measured(element, parts, part));
      return this.row(element, parts, part, node);
    }

    // Whether spaces are between all boxes of a line or none, and all boxes are aligned alike.
    isRow({nodes, boxes}) {
      const spaces = boxes.slice(1).map(box => nodes[nodes.indexOf(box) - 1]?.nodeType === Node.TEXT_NODE);
      return new Set(spaces).size <= 1 && boxes.every(box => nodes.includes(box) && /^(baseline|top|bottom|middle)$/.test(this.styles.get(box).verticalAlign));
    }

    row(element, parts, part, node) {
      const {nodes, boxes} = part, {textAlign, direction} = this.styles.get(element), {space, descent} = this.strut(element, parts);
      const hasSpaces = boxes.length > 1 && nodes[nodes.indexOf(boxes[1]) - 1].nodeType === Node.TEXT_NODE;
      const isEnd = textAlign === 'end' || textAlign === (direction === 'rtl' ? 'left' : 'right');
      Object.assign(node.style, {
        display: 'flex', flexWrap: 'wrap', columnGap: hasSpaces ? `${space}px` : '',
        justifyContent: /center/.test(textAlign) ? 'center' : isEnd ? 'flex-end' : '',
      });
      node.id = '';
      node.name = `the line in ${this.nameOf(element)}`;
      node.children = boxes.map(box => {
        const child = this.nodeOf(box), own = this.styles.get(box), isImage = box.matches('img, svg, video, canvas');
        // Images stand on the baseline, and the rest of the line is below it.
        const isOnLine = isImage && own.verticalAlign === 'baseline';
        if (isOnLine && descent > 0) child.style.marginBottom = `calc(${child.style.marginBottom || '0px'} + ${descent}px)`;
        child.style.alignSelf = {top: 'flex-start', bottom: 'flex-end', middle: 'center'}[own.verticalAlign] ??
          (isImage ? 'flex-end' : /flex|grid/.test(own.style.display) ? 'baseline' : 'last baseline');
        if (child.style.width === 'fit-content') child.style.width = '';
        if (child.style.width) child.style.flexShrink = '0';
        for (const side of ['top', 'right', 'bottom', 'left']) if (child.style.getPropertyValue(`margin-${side}`) === 'auto') child.style.setProperty(`margin-${side}`, '');
        for (const property of ['flex-grow', 'flex-basis', 'order']) child.style.setProperty(property, '');
        if (isImage) child.style.minWidth ||= '0px';
        return child;
      });
      return node;
    }

    // Measuring

    // Returns the width of a space, and the height of a line below its baseline.
    strut(element, parts) {
      return this.alone(element, parts, null, () => {
        const space = this.page.createElement('span'), mark = this.mark();
        space.style.whiteSpace = 'pre';
        space.textContent = ' ';
        element.append(space, mark);
        const answer = {space: space.getBoundingClientRect().width};
        space.remove();
        element.dataset.measured = 'block';
        answer.descent = element.getBoundingClientRect().bottom - mark.getBoundingClientRect().bottom;
        delete element.dataset.measured;
        mark.remove();
        return answer;
      });
    }

    // An element whose lower edge is on the baseline.
    mark() {
      const mark = this.page.createElement('span');
      mark.style.cssText = 'all:initial;display:inline-block;width:0;height:0';
      return mark;
    }

    // Calls a function while of an element's content only one part is displayed.
    alone(element, parts, part, call) {
      const hidden = [], texts = [];
      const hide = node => {
        if (node.nodeType === Node.TEXT_NODE) { texts.push([node, node.data]); node.data = ''; }
        else if (node.dataset) { node.dataset.off = ''; hidden.push(node); }
      };
      const keeps = node => part?.nodes.some(each => each === node || node.contains(each));
      const visit = parent => {
        for (const node of [...parent.childNodes]) {
          if (!keeps(node)) hide(node);
          else if (!part.nodes.includes(node)) visit(node);
        }
      };
      visit(element);
      for (const pseudo of ['before', 'after']) if (!part?.[pseudo]) element.dataset[pseudo === 'before' ? 'offBefore' : 'offAfter'] = '';
      const answer = call();
      for (const node of hidden) delete node.dataset.off;
      for (const [node, data] of texts) node.data = data;
      delete element.dataset.offBefore;
      delete element.dataset.offAfter;
      return answer;
    }

    measured(element, parts, part) {
      const inner = [...new Set(part.nodes.flatMap(node => node.nodeType === Node.ELEMENT_NODE ? [node, ...node.querySelectorAll('*')] : []))]
        .filter(each => each.id && this.styles.has(each)).map(each => this.nameOf(each));
      if (inner.length > 0) this.lost.add(`elements in a line of text are parts of it: ${inner.slice(0, 8).join(', ')}`);
      return this.alone(element, parts, part, () => this.sizes(element, 'block', part.nodes[0]));
    }

    wholeLeaf(node, element) {
      const isTable = /table/.test(node.style.display);
      Object.assign(node, this.sizes(element, isTable ? 'whole' : 'block'));
      if (isTable) this.keepEdges(node.style);
      if (isTable && !node.style.width) node.style.width = 'fit-content';
      return node;
    }

    // Returns the sizes of an element's content at all widths: `{sizes: {widths, heights, baseline}}`.
    sizes(element, how, first = null) {
      const {style} = element, isBlock = how === 'block', display = this.styles.get(element)?.style.display;
      const before = element.getAttribute('style');
      element.dataset.measured = isBlock && display === 'list-item' ? 'item' : how;
      if (element.dataset.measured === 'item') style.cssText += ';padding:0!important;border:0!important';
      const at = width => {
        style.setProperty('width', typeof width === 'number' ? `${width}px` : width, 'important');
        return element.getBoundingClientRect();
      };
      const widest = at('max-content'), narrowest = at('min-content'), sizes = {widths: [widest.width], heights: [widest.height]};
      if (narrowest.width < widest.width) {
        let high = widest.width, height = widest.height;
        while (height < narrowest.height && sizes.heights.length < MOST_HEIGHTS) {
          // The narrowest width with this height is between `low` and `high`.
          let low = narrowest.width;
          while (high - low > GRAIN) {
            const middle = Math.round((low + high) / 2 / GRAIN) * GRAIN;
            if (at(middle).height > height) low = middle;
            else high = middle;
          }
          // A line may be longer than its box by one grain.
          const width = Math.min(high + GRAIN, sizes.widths.at(-1));
          if (width < sizes.widths.at(-1) || height > sizes.heights.at(-1)) {
            sizes.widths.push(width);
            sizes.heights.push(height);
          }
          high = low;
          height = at(high).height;
        }
        sizes.widths.push(narrowest.width);
        sizes.heights.push(narrowest.height);
      }
      if (isBlock) {
        at('max-content');
        const mark = this.mark();
        if (first?.parentNode) first.parentNode.insertBefore(mark, first);
        else element.prepend(mark);
        sizes.baseline = mark.getBoundingClientRect().bottom - element.getBoundingClientRect().top;
        mark.remove();
      }
      delete element.dataset.measured;
      if (before === null) element.removeAttribute('style');
      else element.setAttribute('style', before);
      return {sizes};
    }
  }

  return {read};
})();
