'use strict';

// Reads HTML with CSS, CSS alone and layout documents (JSON) into a tree of `{id, name, style, text, size, children}`.
// The browser parses; nothing that is pasted becomes an element of the page, and nothing of it runs.
const Foreign = (() => {
  const {blank, checkCount, take} = Sheets;
  // What stands in a line of text.
  const PHRASES = 'a, abbr, b, bdi, br, cite, code, em, i, kbd, mark, q, s, small, span, strong, sub, sup, time, u, wbr';
  // What browsers give margins, paddings or a size that no rule tells of.
  const DRESSED = 'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, pre, hr, blockquote, figure, fieldset, button, input, select, ' +
    'textarea, table, td, th';

  function kindOf(text) {
    const start = text.replace(/^(\s|\/\*[^]*?\*\/)+/, '');
    if (start.startsWith('<')) return 'html';
    if (/^[{[]\s*["\]}]/.test(start)) return 'json';
    if (/^[A-Z]\w*\s*[({]/.test(start)) return null;
    if (/^@(charset|import|layer|supports|media|font-face)\b/.test(start)) return 'css';
    const [, selector, inside] = start.match(/^([^{}]+)\{\s*([^{}]*)/) ?? [];
    // What Swift has before a bracket are parentheses and equals signs, and selectors in parts of their own.
    const isSelector = selector && !/[=();]/.test(selector.replace(/:[\w-]+\([^()]*\)|\[[^\]]*\]/g, ''));
    if (isSelector && /^[\w-]+\s*:/.test(inside)) return 'css';
    const property = start.match(/^([a-z-]+)\s*:[^{}]*$/)?.[1];
    return property && CSS.supports(property, 'initial') ? 'declarations' : null;
  }

  // `{tree, width, height, lost}`, `{node, lost}` for declarations without a rule, or `{fault}` with a sentence.
  function read(text) {
    const lost = new Set();
    try {
      const readers = {html: readHTML, css: readCSS, json: readJSON, declarations: readDeclarations};
      const kind = kindOf(text);
      if (kind === 'html' && /=\{/.test(text)) return {fault: JAVASCRIPT};
      const answer = readers[kind]?.(kind === 'json' ? text : Sheets.resolved(text, lost), lost);
      if (!answer?.tree && !answer?.node) return {fault: /StyleSheet|=\{/.test(text) ? JAVASCRIPT : NOTHING};
      // What has a size of its own is seen whole.
      const side = name => parseFloat(answer.tree?.style[name].match(/^([\d.]+)px$/)?.[1] ?? 'none');
      const [width, height] = ['width', 'height'].map(name => answer[name] ?? (side(name) || null));
      return {...answer, width, height, lost: [...lost]};
    } catch (fault) {
      return {fault: `This cannot be read: ${fault instanceof RangeError ? 'too much stands in each other' : fault.message}`};
    }
  }

  const NOTHING = 'This is no HTML, no CSS with rules, no layout of Android and no layout document.';
  const JAVASCRIPT = 'This is JavaScript: paste the HTML or the CSS that comes of it.';

  // HTML

  function readHTML(text, lost) {
    // A document that is not shown: scripts do not run in it, and nothing is loaded.
    const page = new DOMParser().parseFromString(text, 'text/html');
    checkCount(page.body.getElementsByTagName('*').length);
    const rules = [...page.querySelectorAll('style')].flatMap(element => Sheets.rulesOf(element.textContent, lost));
    for (const element of page.querySelectorAll('script, style, link, template, noscript, iframe, object')) {
      if (element.localName !== 'style') lost.add(`<${element.localName}>`);
      element.remove();
    }
    sayWhatIsElsewhere(page.body, rules, lost);
    const tops = [...page.body.children];
    if (tops.length === 0) return null;
    if (tops.length === 1) return {tree: nodeOf(tops[0], rules, lost)};
    const style = blank();
    style.display = 'block';
    return {tree: {id: '', name: 'body', style, children: tops.map(element => nodeOf(element, rules, lost))}};
  }

  // Classes whose rules were not pasted, and what is in no sheet but the browser's.
  function sayWhatIsElsewhere(body, rules, lost) {
    const all = [...body.getElementsByTagName('*')], told = rules.map(rule => rule.selector).join(' ');
    const classes = [...new Set(all.flatMap(element => [...element.classList]))]
      .filter(name => !told.includes(`.${CSS.escape(name)}`));
    const some = names => names.slice(0, 8).join(', ') + (names.length > 8 ? ' and others' : '');
    if (classes.length > 0) {
      lost.add(`classes without rules here: ${some(classes)}. Paste their CSS with the HTML, in <style> … </style>.`);
    }
    const dressed = [...new Set(all.filter(element => element.matches(DRESSED)).map(element => element.localName))];
    if (dressed.length > 0) lost.add(`what browsers give by themselves to ${some(dressed)}`);
  }

  // Whether an element holds a line of words, some of them in elements that say nothing of places.
  function isWords(element, style, rules) {
    if (/flex|grid/.test(style.display) || element.children.length === 0) return false;
    return [...element.getElementsByTagName('*')].every(inner => inner.matches(PHRASES) && !inner.id &&
      inner.style.length === 0 && rules.every(rule => !matches(inner, rule.selector)));
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
    if (children.length === 0 || words !== '' && isWords(element, style, rules)) {
      return {id: element.id, name, style, text: words || null, children: []};
    }
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

  const readCSS = (text, lost) => ({tree: Sheets.tree(text, lost)});

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
    checkCount(text.split('"children"').length);
    if (!['style', 'children', 'text', 'intrinsic'].some(key => key in root)) return null;
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
      children: (data.children ?? []).map(child => nodeOfJSON(child, lost)),
    };
  }

  return {kindOf, read};
})();
