'use strict';

// Reads HTML with CSS, CSS alone and layout documents (JSON) into a tree of `{id, name, style, text, size, sizes,
// children}`. The browser computes HTML and CSS (`Cascade`). Pasted text never becomes elements of the page itself, and its
// scripts do not run.
const Foreign = (() => {
  // The supported properties, as longhands. Only these are converted.
  const KNOWN = new Set([
    'display', 'box-sizing', 'direction', 'position', 'flex-direction', 'flex-wrap', 'justify-content', 'align-items',
    'align-self', 'align-content', 'flex-grow', 'flex-shrink', 'flex-basis', 'order', 'row-gap', 'column-gap',
    'aspect-ratio', 'overflow-x', 'overflow-y', 'justify-items', 'justify-self',
    ...['columns', 'rows'].flatMap(axis => [`grid-template-${axis}`, `grid-auto-${axis}`]),
    'grid-template-areas', 'grid-auto-flow',
    ...['column', 'row'].flatMap(axis => [`grid-${axis}-start`, `grid-${axis}-end`]),
    ...['', 'min-', 'max-'].flatMap(limit => [`${limit}width`, `${limit}height`]),
    ...['inset-inline-start', 'inset-inline-end'],
    ...['top', 'right', 'bottom', 'left', 'inline-start', 'inline-end'].flatMap(side =>
      [side, `margin-${side}`, `padding-${side}`, `border-${side}-width`, `border-${side}-style`]),
  ]);
  // The maximum number of boxes: a picture of more boxes is not legible.
  const MAX_BOXES = 5000;

  const NOTHING = 'This is not HTML, CSS with rules, an Android layout or a layout document.';
  const JAVASCRIPT = 'This is JavaScript: paste the HTML or the CSS that it produces.';

  function checkCount(count) {
    if (count <= MAX_BOXES) return;
    throw new Error(`it has ${count.toLocaleString('en')} boxes, more than the ${MAX_BOXES.toLocaleString('en')} ` +
      'that are shown here. Paste a part of it.');
  }

  // A list of declarations without an element.
  const blank = () => document.createElement('div').style;

  function kindOf(text) {
    const start = text.replace(/^(\s|\/\*[^]*?\*\/)+/, '');
    if (start.startsWith('<')) return 'html';
    if (/^[{[]\s*["\]}]/.test(start)) return 'json';
    if (/^[A-Z]\w*\s*[({]/.test(start)) return null;
    if (/^@(charset|import|layer|supports|media|font-face)\b/.test(start)) return 'css';
    const [, selector, inside] = start.match(/^([^{}]+)\{\s*([^{}]*)/) ?? [];
    // In Swift, parentheses and equals signs may precede a brace. In selectors they occur only inside pseudo-classes and
    // attributes.
    const isSelector = selector && !/[=();]/.test(selector.replace(/:[\w-]+\([^()]*\)|\[[^\]]*\]/g, ''));
    if (isSelector && /^[\w-]+\s*:/.test(inside)) return 'css';
    const property = start.match(/^([a-z-]+)\s*:[^{}]*$/)?.[1];
    return property && CSS.supports(property, 'initial') ? 'declarations' : null;
  }

  // Returns `{tree, width, height, lost}`, or `{node, lost}` for declarations without a rule, or `{fault}` with its
  // sentence. For HTML and CSS, returns a promise of this object. `window` is the size in which the browser lays out a
  // page, and `place` is the element for the page's frame.
  function read(text, window, place) {
    const lost = new Set(), kind = kindOf(text);
    const answer = found => found?.tree || found?.node ? {...found, lost: [...lost, ...found.lost ?? []]}
      : {fault: /StyleSheet|=\{/.test(text) ? JAVASCRIPT : NOTHING};
    const fault = ({name, message}) =>
      ({fault: `This cannot be read: ${name === 'RangeError' ? 'it is nested too deeply' : message}`});
    try {
      if (kind === 'json') return answer(readJSON(text, lost));
      if (kind === 'declarations') return answer(readDeclarations(text, lost));
      if (!kind || /=\{/.test(text)) return answer(null);
      for (const [reference, name] of text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)) {
        if (!text.includes(`${name}:`)) lost.add(`${reference}: it has no value here`);
      }
      return Cascade.read(kind === 'css' ? elementsOf(text, lost) : text, window, place).then(answer, fault);
    } catch (error) {
      return fault(error);
    }
  }

  // Returns a function for unique names, from an element's id, its tag or its classes.
  function titles(all) {
    const counts = new Map(), namesOf = element => [element.localName, ...element.classList];
    for (const name of all.flatMap(namesOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
    return element => {
      const [word, ...classes] = namesOf(element), isPlain = /^(div|span|html|body)$/.test(word);
      const isFirst = element.matches('header, nav, main, aside, footer, section, article, form, h1');
      const names = isFirst ? [word, ...classes] : [...classes, ...isPlain ? [] : [word]];
      return element.id || (names.find(name => counts.get(name) === 1) ?? '');
    };
  }

  // MARK: CSS without HTML

  // Returns a page with an element for each selector. The parent of the element is the element that precedes it in the
  // selector, such as `.list` in `.list .card`, or else the first container.
  function elementsOf(text, lost) {
    const sheet = new CSSStyleSheet(), page = document.implementation.createHTMLDocument(''), {body} = page;
    sheet.replaceSync(text);
    const found = new Map(), byLast = new Map(), rules = selectorsOf(sheet.cssRules, '');
    // Returns the element of a selector. `.card` also finds the element of an earlier `.list .card`.
    const elementOf = selector => {
      const [, outer, combinator, last] = selector.match(/^(.+?)\s*([\s>+~])\s*([^\s>+~]+)$/) ?? [null, '', '', selector];
      const earlier = found.get(selector) ?? (outer ? null : byLast.get(selector));
      if (earlier) return earlier;
      const reference = outer ? elementOf(outer) : body, created = page.createElement(last.match(/^[a-z][\w-]*/i)?.[0] ?? 'div');
      created.id = last.match(/#([\w-]+)/)?.[1] ?? '';
      created.className = [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name).join(' ');
      for (const [, name, value] of last.matchAll(/\[([\w-]+)[~|^$*]?(?:="?([^"\]]*)"?)?\]/g)) created.setAttribute(name, value ?? '');
      if (/[+~]/.test(combinator)) reference.after(created);
      else reference.append(created);
      found.set(selector, created);
      if (!byLast.has(last)) byLast.set(last, created);
      return created;
    };
    let root = null;
    for (const {selector, style} of rules) {
      const isContainer = /flex|grid/.test(style.display), isPage = /^(:root|html|body)$/.test(selector);
      if (isPage && isContainer) root ??= body;
      if (isPage || /^\*/.test(selector)) continue;
      // Rules for states, such as `:hover`, are not converted.
      if (/:(?!is\(|where\(|not\(|nth|first|last|only|root)/.test(selector)) {
        if (!/\*|::?(before|after)/.test(selector)) lost.add(`${selector} { … }`);
        continue;
      }
      const created = elementOf(selector.replace(/:[\w-]+(\([^()]*\))?/g, '') || 'div');
      if (isContainer && created.parentNode === body) root ??= created;
    }
    root ??= body.firstElementChild;
    if (!root) return '';
    checkCount(body.getElementsByTagName('*').length);
    if (root !== body) root.append(...[...body.children].filter(each => each !== root));
    if (root.children.length === 0) {
      lost.add('no rules for items: three boxes stand for them');
      for (const id of ['a', 'b', 'c']) root.append(Object.assign(page.createElement('div'), {id, style: 'flex: 1'}));
    }
    return `<!doctype html><style>body { margin: 0 } :where(body *) { display: block }</style>` +
      `<style>${text.replaceAll('</', '<\\/')}</style>${body.outerHTML}`;
  }

  // Returns the selectors of all rules, each with its style. The selector of a nested rule includes that of its parent.
  function selectorsOf(rules, parentSelector) {
    const within = nested => nested.includes('&') ? nested.replaceAll('&', parentSelector) : parentSelector ? `${parentSelector} ${nested}` : nested;
    return [...rules].flatMap(({selectorText, style, cssRules = []}) => {
      if (!selectorText) return [...style && parentSelector ? [{selector: parentSelector, style}] : [], ...selectorsOf(cssRules, parentSelector)];
      return selectorText.split(/,(?![^(]*\))/).map(nested => within(nested.trim()))
        .flatMap(selector => [{selector, style}, ...selectorsOf(cssRules, selector)]);
    });
  }

  // Reads declarations without a rule as the style of one box.
  function readDeclarations(text, lost) {
    const declarations = blank(), style = blank();
    declarations.cssText = text;
    for (const property of declarations) {
      const value = declarations.getPropertyValue(property);
      if (KNOWN.has(property)) style.setProperty(property, value);
      else if (!/^(initial|auto|normal|none)$/.test(value)) lost.add(`${property}: ${value} (the box)`);
    }
    return style.length === 0 ? null : {node: {id: '', name: 'the box', style, text: null, children: [null]}};
  }

  // MARK: JSON

  function readJSON(text, lost) {
    const data = JSON.parse(text), root = data.root ?? data, {width, height} = data.available ?? {};
    checkCount(text.split('"children"').length);
    if (!['style', 'children', 'text', 'intrinsic'].some(key => key in root)) return null;
    const tree = nodeOfJSON(root, lost), side = name => parseFloat(tree.style[name].match(/^([\d.]+)px$/)?.[1] ?? 'none') || null;
    // A root with a definite size sets the bounds.
    return {
      tree, width: Number.isFinite(width) ? width : side('width'), height: Number.isFinite(height) ? height : side('height'),
    };
  }

  function nodeOfJSON(data, lost) {
    const style = blank(), name = String(data.id ?? 'a node');
    // The defaults of the format: all nodes are flex containers, and sizes include padding and border.
    style.display = 'flex';
    style.boxSizing = 'border-box';
    style.position = 'relative';
    for (const key of Object.keys(data)) {
      if (!['id', 'style', 'text', 'intrinsic', 'children'].includes(key)) lost.add(`${key} (${name})`);
    }
    for (const [key, value] of Object.entries(data.style ?? {})) {
      const side = key.match(/^border-(top|right|bottom|left)$/);
      const property = side ? `${key}-width` : key;
      if (side) style.setProperty(`${key}-style`, 'solid');
      const before = style.length;
      style.setProperty(property, String(value));
      if (style.getPropertyValue(property) === '' && style.length === before) lost.add(`${key}: ${value} (${name})`);
    }
    const size = Array.isArray(data.intrinsic) ? data.intrinsic.map(Number) : undefined;
    return {
      id: data.id == null ? '' : String(data.id), name, style, size, text: data.text ?? null,
      isStatic: style.position === 'static', children: (data.children ?? []).map(child => nodeOfJSON(child, lost)),
    };
  }

  return {KNOWN, blank, checkCount, kindOf, titles, read};
})();
