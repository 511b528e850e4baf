'use strict';

// Converts the elements of a page to a tree of nodes. Elements with children become containers. Inline content, and content
// that no container of the notation can lay out, becomes a leaf.
const Elements = (() => {
  const {IMAGES, REPLACED, styleOf, nameOf} = Computed;
  const SIDES = ['top', 'right', 'bottom', 'left'];

  // Returns the outermost node of a page in a window of a size.
  const treeOf = (page, size, {boxes, rects}, lost) => new Walk(page, boxes, lost).root(size, rects);

  class Walk {
    constructor(page, boxes, lost) {
      Object.assign(this, {page, boxes, lost, isQuirky: page.compatMode === 'BackCompat', leaves: []});
    }

    // Returns the root: a box as large as the window, or the only box in the body if that is a row, a column or a grid.
    root(size, rects) {
      const [outer, inner] = [this.page.documentElement, this.page.body].map(each => this.boxes.get(each));
      // Browsers apply the overflow of the root or the body to the window.
      for (const {style} of outer.style.overflowX ? [outer] : [inner, outer]) style.overflowX = style.overflowY = '';
      const has = ({style}, ignored) => [...style].some(each => !/^(display|direction|box-sizing)$/.test(each) && each !== ignored);
      const {display, height} = outer.style, isPlain = display === 'block' && !has(outer, 'height') && /^(100%|)$/.test(height);
      if (this.isQuirky) this.applyQuirks(inner, size, rects);
      else if (isPlain && !height) {
        for (const side of ['height', 'minHeight', 'maxHeight']) if (/%/.test(inner.style[side])) inner.style[side] = '';
      }
      const outerNode = this.nodeOf(isPlain ? inner : outer), [only] = outerNode.children;
      Leaves.measure(this.leaves, rects);
      const isAlone = isPlain && outerNode.children.length === 1 && !inner.hasItems && !has(inner, this.isQuirky && 'min-height');
      const isOnly = isAlone && only.element && only.hasItems && !only.isOut && ![...only.style].some(each => /^margin/.test(each));
      const root = isOnly ? only : outerNode, refersToWindow = this.placeAbsolutes(root, []), {style} = root;
      if (this.boxes.get(root.element).direction === 'rtl') style.direction = 'rtl';
      const isAutomatic = !/%/.test(style.height + style.minHeight + style.maxHeight) && !style.aspectRatio;
      if (root.hasItems && !refersToWindow && isAutomatic) return root;
      const parentBox = {id: '', name: 'the window', style: Foreign.blank(), children: [root], isWindow: true};
      Object.assign(parentBox.style, {
        display: 'flow-root', height: refersToWindow || !isAutomatic ? '100%' : '', direction: style.direction,
      });
      return parentBox;
    }

    // In quirks mode, the body is as high as the window, and default margins at its top are ignored.
    applyQuirks({element: body, style, hasItems, isOut}, size, rects) {
      if (style.height || style.minHeight || isOut) return;
      const [above, below] = ['marginTop', 'marginBottom'].map(side => parseFloat(style[side]) || 0), {y, height} = rects.get(body);
      style[hasItems ? 'height' : 'minHeight'] = `${Math.min(height, size.height - above - below)}px`;
      style.boxSizing = 'border-box';
      let first = y === above ? body.firstElementChild : null;
      for (; first && rects.get(first)?.y === y; first = first.firstElementChild) this.boxes.get(first).style.marginTop = '';
    }

    // Marks static boxes between absolute boxes and their containing blocks. Returns whether one block is the window.
    placeAbsolutes(node, ancestors) {
      const {position} = node.style, isContainingBlock = each => each.contains || !/^(static|)$/.test(each.style.position);
      let refersToWindow = false;
      if (node.isOut) {
        const at = ancestors.findLastIndex(each => position === 'fixed' ? each.contains : isContainingBlock(each));
        refersToWindow = at < 0;
        for (const each of ancestors.slice(at + 1)) {
          if (isContainingBlock(each)) this.lost.add(`position: fixed in a box with position: ${each.style.position} (${node.name})`);
          else each.isStatic = true;
        }
      }
      return node.children.reduce((is, child) => this.placeAbsolutes(child, [...ancestors, node]) || is, refersToWindow);
    }

    nodeOf(box) {
      const {element, pseudo, parentBox, name, title, style, contains, isOut, hasItems, oddReason} = box;
      const node = {id: title ?? '', name, style, contains, isOut, hasItems, children: [], element: pseudo ? null : element};
      if (style.display === 'none') return node;
      if (style.position === 'sticky') this.lost.add(`position: sticky acts as relative (${name})`);
      if (/^(static|sticky|)$/.test(style.position)) {
        for (const side of SIDES) style[side] = '';
        style.position = style.position && 'relative';
      }
      if (box.shift) this.moveBy(box);
      if (pseudo) return this.pseudoNode(node, box);
      if (box.isReplaced) return element.matches(IMAGES) ? this.image(node, box) : this.leaf(node, box, element.localName !== 'button');
      const hasFloat = !hasItems && [...element.children].some(each => this.boxes.get(each)?.isFloat);
      if (oddReason || hasFloat) {
        this.lost.add(`${oddReason ?? 'float'}: laid out by the browser as one box (${name})`);
        if (oddReason?.startsWith('writing')) style.width ||= 'fit-content';
        return this.leaf(node, box, /table|legend/.test(oddReason));
      }
      // In quirks mode, a percentage height in a block with an automatic height refers to the nearest ancestor with a
      // height, or else to the window.
      const isBlock = parentBox && parentBox.style.display === 'block' && !parentBox.isOut && !parentBox.isItem && !parentBox.style.height;
      if (this.isQuirky && isBlock && /%/.test(style.height) && element !== this.page.body) style.height = box.usedHeight;
      const parts = this.parts(box), [only] = parts;
      if (parts.length === 1 && only.isText && !hasItems) {
        this.listUnconvertedContent(only);
        this.leaves.push({node, element, first: only.nodes[0]});
        return Object.assign(node, {id: node.id || wordsOf(only).id});
      }
      // An empty list item has the height of a line, for its marker.
      if (box.hasMarker && parts.length === 0) return Object.assign(node, {sizes: Leaves.sizes(element)});
      node.children = parts.map(part => part.nodes ? this.lineNode(box, part) : this.nodeOf(part));
      return node;
    }

    // Moves a box by its insets or margins.
    moveBy({style, shift, isOut}) {
      for (const [start, end, length] of [['left', 'right', shift.x], ['top', 'bottom', shift.y]]) {
        const isSpecified = side => !/^(auto|)$/.test(style[side]);
        const add = (property, length) => {
          const current = style.getPropertyValue(property).replace('auto', '') || '0px';
          style.setProperty(property, `calc(${current} + ${length}px)`);
        };
        if (isOut && !isSpecified(start) && !isSpecified(end)) add(`margin-${start}`, length);
        else if (isSpecified(start) || !isSpecified(end)) add(start, length);
        if (isSpecified(end)) add(end, -length);
      }
      style.position ||= 'relative';
    }

    pseudoNode(node, {element, content, pseudo}) {
      const words = content.match(/^"([^]+)"$/)?.[1];
      if (words === undefined) return node;
      // Measures the text of a pseudo-element by an element with the same font.
      const standIn = element.appendChild(this.page.createElement('span')), computed = styleOf(element, pseudo);
      standIn.textContent = words;
      for (const property of ['font', 'letterSpacing', 'lineHeight', 'whiteSpace']) standIn.style[property] = computed[property];
      node.sizes = Leaves.sizes(standIn);
      standIn.remove();
      return node;
    }

    // Makes a node a leaf with the size and the aspect ratio of an image.
    image(node, {element, style, isItem, parentBox}) {
      style.overflowX = style.overflowY = '';
      const specifiedRatio = style.aspectRatio, natural = Leaves.withSize(element, 'auto', () => element.getBoundingClientRect());
      const size = element.naturalWidth ? [element.naturalWidth, element.naturalHeight] : [natural.width, natural.height];
      const isKnown = size.every(Boolean) && (element.naturalWidth || !element.matches('img'));
      const ratio = specifiedRatio.replace(/^auto ?/, '') || (isKnown ? size.join(' / ') : '');
      style.aspectRatio = ratio;
      let [width, height] = [size[0], ratio ? 0 : size[1]];
      const [across, along = 1] = ratio.split('/').map(Number);
      if (/px$/.test(style.height)) width = parseFloat(style.height) * across / along || width;
      node.sizes = {widths: [width], heights: [height]};
      if (/%/.test(style.width + style.maxWidth)) {
        // A percentage width does not contribute to the min-content width of the container.
        const content = width, isRowItem = isItem && /flex/.test(parentBox.style.display) && !/column/.test(parentBox.style.flexDirection);
        if (/px$/.test(style.width)) {
          width = parseFloat(style.width);
          if (isRowItem && /^(auto|)$/.test(style.flexBasis)) style.flexBasis = style.width;
          style.width = `min(${style.width}, ${style.maxWidth})`;
        }
        if (isRowItem && /^(auto|)$/.test(style.minWidth)) {
          const limits = [style.width, style.maxWidth].filter(each => /px|%/.test(each));
          style.minWidth = `min(${[`${content}px`, ...limits].join(', ')})`;
        }
        if (/px$/.test(style.height) && /%/.test(style.width)) style.aspectRatio = '';
        node.sizes = {widths: [width, 0], heights: [height, height]};
      }
      if (!isItem && !style.width && !(ratio && style.height)) style.width = 'fit-content';
      return node;
    }

    // Makes a node a leaf with the sizes of an element. Tables and fields are measured as a whole. The size of a table
    // includes its edges.
    leaf(node, {element, style, isItem, isReplaced}, isWhole) {
      node.sizes = isReplaced ? Leaves.replaced(element, isWhole) : Leaves.sizes(element, isWhole);
      if (!isWhole) return node;
      style.overflowX = style.overflowY = '';
      for (const each of [...style]) if (!isReplaced && /^(padding|border)/.test(each)) style.setProperty(each, '');
      if (!isItem && !style.width && !element.matches('fieldset')) style.width = 'fit-content';
      return node;
    }

    // Returns the parts of a box: boxes, and inline content between them as `{nodes, boxes, isText}`. `boxes` are the
    // inline-level boxes, and `isText` is true if there is also other content.
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
        if (display === 'contents') visit(box);
        else if (isOut || display === 'none') (line ? outside : parts).push(box);
        else if (pseudo && /table/.test(display)) return;
        else if (hasItems || !isLine) {
          end();
          parts.push(box);
        } else if (pseudo) {
          inLine(null, content !== '""' || isAtomic);
          line[pseudo] = true;
        } else if (isAtomic) {
          inLine(element, false);
          line.boxes.push(box);
        } else if (this.hasBlocks(element)) visit(box);
        else inLine(element, isVisible(box));
      };
      const visit = box => {
        if (box.before && box === container) add(box.before);
        for (const node of box.element.childNodes) {
          const keepsSpaces = !hasItems && /^(pre|pre-wrap|break-spaces)$/.test(box.whiteSpace);
          const isText = node.nodeType === Node.TEXT_NODE && (keepsSpaces ? node.data !== '' : /[^ \t\n\r\f]/.test(node.data));
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
        if (!box || box.isOut || /none|contents/.test(box.style.display)) return false;
        return box.isLine ? !box.isAtomic && this.hasBlocks(child) : true;
      });
    }

    // Inline-level boxes become a wrapping row if they have the same alignment, and spaces between all of them or none.
    // Other inline content becomes a leaf.
    lineNode(container, line) {
      const {nodes, boxes} = line, {element} = container, node = {...wordsOf(line), style: Foreign.blank(), children: []};
      const spaces = boxes.slice(1).map(({element}) => nodes[nodes.indexOf(element) - 1]?.nodeType === Node.TEXT_NODE);
      const isAlike = boxes.every(box => /^(baseline|top|bottom|middle)$/.test(box.verticalAlign));
      if (line.isText || new Set(spaces).size > 1 || !isAlike) {
        this.listUnconvertedContent(line);
        return Object.assign(node, {sizes: Leaves.withOnlyLine(element, line, () => Leaves.sizes(element, false, nodes[0]))});
      }
      const {textAlign, direction} = container, {space, ...strut} = Leaves.strut(element, spaces[0]);
      const extents = Leaves.baselineExtents(boxes.map(({element}) => element)), hasItems = boxes.some(box => box.hasItems);
      strut.lowest = hasItems ? null : Math.max(strut.below, ...extents.map(each => each.below));
      const isEnd = textAlign === 'end' || textAlign === (direction === 'rtl' ? 'left' : 'right');
      Object.assign(node, {id: '', name: `the line in ${container.name}`});
      Object.assign(node.style, {
        display: 'flex', flexWrap: 'wrap', columnGap: spaces[0] ? `${space}px` : '',
        justifyContent: /center/.test(textAlign) ? 'safe center' : isEnd ? 'safe flex-end' : '',
      });
      node.children = boxes.map((box, i) => this.boxInLine(box, extents[i], strut));
      // A percentage refers to the height of the container, which the line may overflow.
      if (boxes.length === 1 && /%/.test(boxes[0].style.height)) {
        node.style.height = '100%';
        node.children[0].style.alignSelf = 'flex-start';
      }
      return node;
    }

    // Returns the node of an inline-level box. `extent` is the extent of the box above and below the baseline; `above` and
    // `below` are those of the line's font (the strut, CSS 2.2 §10.8). Boxes are aligned by their last baselines, with the
    // bottom of the line at `lowest`, or by their first baselines if one of them has items.
    boxInLine(box, extent, {above, below, lowest}) {
      const node = this.nodeOf(box), {style} = node, isImage = box.element.matches(IMAGES);
      if (style.width === 'fit-content') style.width = '';
      style.minWidth ||= isImage ? '0px' : style.overflowX && !style.width && !style.maxWidth ? 'min-content' : '';
      for (const side of SIDES.map(side => `margin-${side}`)) {
        if (style.getPropertyValue(side) === 'auto') style.setProperty(side, '');
      }
      style.alignSelf = {top: 'flex-start', bottom: 'flex-end', middle: 'center'}[box.verticalAlign] ?? '';
      if (!style.alignSelf) {
        // The bottom edge is on the baseline, as for an image, or a block without lines or with hidden overflow.
        const isStanding = Math.abs(extent.below) < 1 / 32;
        if (node.sizes && !isImage && (isStanding || box.isReplaced)) node.sizes.baseline = extent.baseline;
        style.alignSelf = lowest === null ? 'baseline' : isStanding ? 'flex-end' : 'last baseline';
        const missing = {marginTop: above - extent.above, marginBottom: (isStanding && lowest || below) - extent.below};
        for (const side in missing) {
          if (missing[side] > 1 / 32) style[side] = `calc(${style[side] || '0px'} + ${missing[side]}px)`;
        }
      }
      Object.assign(style, {flexGrow: '', flexShrink: style.width || isImage ? '0' : '', flexBasis: '', order: ''});
      return node;
    }

    listUnconvertedContent({nodes}) {
      const inner = nodes.flatMap(node => node.matches ? [node, ...node.querySelectorAll('[id]')] : []).filter(each => each.id);
      if (inner.length > 0) this.lost.add(`elements in a line of text are parts of it: ${inner.map(nameOf).slice(0, 8).join(', ')}`);
    }
  }

  // Whether an inline element takes space.
  const isVisible = ({element, style}) => element.textContent.trim() !== '' || element.matches('br, :has(br)') ||
    /left|right/.test([...style].join()) || element.querySelector(REPLACED) !== null;

  function wordsOf({nodes}) {
    const words = nodes.map(node => node.textContent).join('').replace(/[\s\p{Cc}]+/gu, ' ').trim(), letters = [...words];
    return {id: letters.length > 24 ? `${letters.slice(0, 24).join('').trim()}…` : words, name: words || 'a line'};
  }

  return {treeOf};
})();
