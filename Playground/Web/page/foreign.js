'use strict';

// Reads HTML with CSS, CSS alone and layout documents (JSON) into a tree of `{id, name, style, text, size, children}`.
// The browser parses; nothing that is pasted becomes an element of the page, and nothing of it runs.
const Foreign = (() => {
  // What the engine knows, as longhands. Only these are taken over.
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
  // What says nothing about sizes and places: left out without a word.
  const SILENT = new RegExp('^(-webkit-|--|color|background|border-(.*-)?color|border-image|border-.*-radius|' +
    'box-shadow|cursor|opacity|outline|text-decoration|transition|user-select|scrollbar|container)');

  // What the other longhands of a shorthand have that was written with one value.
  const UNSAID = new Set(['initial', 'auto', 'normal', 'none']);

  // A list of declarations that belongs to no element.
  const blank = () => document.createElement('div').style;

  // Takes known declarations over into a style; the others are listed with whose they are.
  function take(style, declarations, whose, lost) {
    for (const property of declarations) {
      const value = declarations.getPropertyValue(property);
      if (KNOWN.has(property)) style.setProperty(property, value);
      else if (!SILENT.test(property) && !UNSAID.has(value)) lost.add(`${property}: ${value} (${whose})`);
    }
  }

  function kindOf(text) {
    const start = text.trimStart();
    if (start.startsWith('<')) return 'html';
    if (/^[{[]\s*["\]}]/.test(start)) return 'json';
    if (/^(Row|Column|Grid)\b/.test(start)) return null;
    if (/^[.#\w\s,>:*-]+\{\s*[a-z-]+\s*:/.test(start)) return 'css';
    const property = start.match(/^([a-z-]+)\s*:[^{}]*$/)?.[1];
    return property && CSS.supports(property, 'initial') ? 'declarations' : null;
  }

  // `{tree, width, height, lost}`, `{node, lost}` for declarations without a rule, or `{fault}` with a sentence.
  function read(text) {
    const lost = new Set();
    try {
      const readers = {html: readHTML, css: readCSS, json: readJSON, declarations: readDeclarations};
      const answer = readers[kindOf(text)]?.(text, lost);
      if (!answer?.tree && !answer?.node) return {fault: 'This is no HTML, no CSS with rules, and no layout document.'};
      return {...answer, lost: [...lost]};
    } catch (fault) {
      return {fault: `This cannot be read: ${fault.message}`};
    }
  }

  // HTML

  function readHTML(text, lost) {
    // A document that is not shown: scripts do not run in it, and nothing is loaded.
    const page = new DOMParser().parseFromString(text, 'text/html');
    const rules = [...page.querySelectorAll('style')].flatMap(element => rulesOf(element.textContent, lost));
    for (const element of page.querySelectorAll('script, style, link, template, noscript, iframe, object')) {
      if (element.localName !== 'style') lost.add(`<${element.localName}>`);
      element.remove();
    }
    const tops = [...page.body.children];
    if (tops.length === 0) return null;
    if (tops.length === 1) return {tree: nodeOf(tops[0], rules, lost)};
    const style = blank();
    style.display = 'block';
    return {tree: {id: '', name: 'body', style, children: tops.map(element => nodeOf(element, rules, lost))}};
  }

  // The rules of a style sheet, weaker ones first.
  function rulesOf(text, lost) {
    const sheet = new CSSStyleSheet(), rules = [];
    sheet.replaceSync(text);
    for (const rule of sheet.cssRules) {
      const {selectorText: selector, style} = rule;
      if (selector) rules.push({selector, style, weight: weightOf(selector)});
      else lost.add(`${rule.cssText.split('{')[0].trim()} { … }`);
    }
    return rules.sort((a, b) => a.weight - b.weight);
  }

  // How much a selector counts: ids before classes, classes before elements.
  function weightOf(selector) {
    const count = pattern => (selector.match(pattern) ?? []).length;
    return count(/#[\w-]+/g) * 10000 + count(/\.[\w-]+|\[|:(?!:)/g) * 100 + count(/(^|[\s>+~])[a-z]/gi);
  }

  function matches(element, selector) {
    try { return element.matches(selector); } catch { return false; }
  }

  function nodeOf(element, rules, lost) {
    const name = element.id || element.classList[0] || element.localName, style = blank();
    for (const rule of rules) if (matches(element, rule.selector)) take(style, rule.style, name, lost);
    take(style, element.style, name, lost);
    for (const attribute of element.attributes) {
      if (attribute.name.startsWith('on')) lost.add(`${attribute.name} (${name})`);
    }
    const children = [...element.children], words = element.textContent.replace(/\s+/g, ' ').trim();
    const size = contentSize(element, style);
    if (size) return {id: element.id, name, style, size, children: []};
    if (children.length === 0) return {id: element.id, name, style, text: words || null, children: []};
    if ([...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== '')) {
      lost.add(`words beside elements (${name})`);
    }
    return {id: element.id, name, style, children: children.map(child => nodeOf(child, rules, lost))};
  }

  // The size of a picture, or of the one box that stands for content.
  function contentSize(element, style) {
    if (['img', 'svg', 'video', 'canvas'].includes(element.localName)) {
      return ['width', 'height'].map(side => parseFloat(element.getAttribute(side)) || 0);
    }
    const [only] = element.children;
    if (element.children.length !== 1 || style.display) return null;
    if (only.children.length > 0 || only.id || only.style.length !== 2) return null;
    const {width, height} = only.style;
    return width.endsWith('px') && height.endsWith('px') ? [parseFloat(width), parseFloat(height)] : null;
  }

  // CSS without HTML: the first rule that makes a container, and an item for each other rule.

  function readCSS(text, lost) {
    const rules = rulesOf(text, lost).sort((a, b) => text.indexOf(a.selector) - text.indexOf(b.selector));
    if (rules.length === 0) return null;
    const nodes = rules.map(({selector, style}) => {
      const taken = blank(), name = selector.match(/[\w-]+(?!.*[\w-])/)?.[0] ?? 'item';
      take(taken, style, selector, lost);
      return {id: name, name: selector, style: taken, text: null, children: []};
    });
    const tree = nodes.find(node => /flex|grid/.test(node.style.display)) ?? nodes[0];
    tree.children = nodes.filter(node => node !== tree);
    if (tree.children.length === 0) {
      lost.add('no rules of items: three boxes stand for them');
      tree.children = ['a', 'b', 'c'].map(id => {
        const style = blank();
        style.flex = '1';
        return {id, name: id, style, text: null, children: []};
      });
    }
    return {tree};
  }

  // Declarations without a rule are those of one box.
  function readDeclarations(text, lost) {
    const given = blank(), style = blank();
    given.cssText = text;
    take(style, given, 'the box', lost);
    return style.length === 0 ? null : {node: {id: '', name: 'the box', style, text: null, children: [null]}};
  }

  // JSON

  function readJSON(text, lost) {
    const data = JSON.parse(text), root = data.root ?? data, {width, height} = data.available ?? {};
    return {
      tree: nodeOfJSON(root, lost),
      width: Number.isFinite(width) ? width : null, height: Number.isFinite(height) ? height : null,
    };
  }

  function nodeOfJSON(data, lost) {
    const style = blank(), name = String(data.id ?? 'a node');
    // As the format has it: all are containers, and sizes are with padding and border.
    style.display = 'flex';
    style.boxSizing = 'border-box';
    style.position = 'relative';
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
      children: (data.children ?? []).map(child => nodeOfJSON(child, lost)),
    };
  }

  return {kindOf, read};
})();
