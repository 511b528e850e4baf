'use strict';

// Reads HTML with CSS, CSS alone and layout documents (JSON) into a tree of `{id, name, style, text, size, children}`.
// The browser parses. Nothing that is pasted becomes an element of the page, and no script in it runs.
const Foreign = (() => {
  const {blank, checkCount, take} = Sheets;
  // Phrases within a line of text.
  const PHRASES = 'a, abbr, b, bdi, br, cite, code, em, i, kbd, mark, q, s, small, span, strong, sub, sup, time, u, wbr';
  // Elements with default margins, paddings or sizes in browsers.
  const DRESSED = 'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, pre, hr, blockquote, figure, fieldset, button, input, select, ' +
    'textarea, table, td, th';
  // Elements that are inline by default, besides phrases.
  const INLINE = `${PHRASES}, button, input, select, textarea, label, img, svg, video, canvas`;
  // Elements that browsers hide by default.
  const UNSHOWN = '[hidden]:not([hidden=until-found]), dialog:not([open]), input[type=hidden], ' +
    'details:not([open]) > :not(summary:first-of-type)';
  // Elements whose own name is more specific than a class.
  const NAMED = 'header, nav, main, aside, footer, section, article, form, h1';

  function kindOf(text) {
    const start = text.replace(/^(\s|\/\*[^]*?\*\/)+/, '');
    if (start.startsWith('<')) return 'html';
    if (/^[{[]\s*["\]}]/.test(start)) return 'json';
    if (/^[A-Z]\w*\s*[({]/.test(start)) return null;
    if (/^@(charset|import|layer|supports|media|font-face)\b/.test(start)) return 'css';
    const [, selector, inside] = start.match(/^([^{}]+)\{\s*([^{}]*)/) ?? [];
    // In Swift, parentheses and equals signs come before a bracket; in selectors they are inside parts.
    const isSelector = selector && !/[=();]/.test(selector.replace(/:[\w-]+\([^()]*\)|\[[^\]]*\]/g, ''));
    if (isSelector && /^[\w-]+\s*:/.test(inside)) return 'css';
    const property = start.match(/^([a-z-]+)\s*:[^{}]*$/)?.[1];
    return property && CSS.supports(property, 'initial') ? 'declarations' : null;
  }

  // Returns `{tree, width, height, lost}`, `{node, lost}` for declarations without a rule, or `{fault}` with a sentence.
  function read(text) {
    const lost = new Set();
    try {
      const readers = {html: readHTML, css: readCSS, json: readJSON, declarations: readDeclarations};
      const kind = kindOf(text);
      if (kind === 'html' && /=\{/.test(text)) return {fault: JAVASCRIPT};
      const answer = readers[kind]?.(kind === 'json' ? text : Sheets.resolved(text, lost), lost);
      if (!answer?.tree && !answer?.node) return {fault: /StyleSheet|=\{/.test(text) ? JAVASCRIPT : NOTHING};
      // A root with a definite size sets the bounds.
      const side = name => parseFloat(answer.tree?.style[name].match(/^([\d.]+)px$/)?.[1] ?? 'none');
      const [width, height] = ['width', 'height'].map(name => answer[name] ?? (side(name) || null));
      return {...answer, width, height, lost: [...lost]};
    } catch (fault) {
      return {fault: `This cannot be read: ${fault instanceof RangeError ? 'it is nested too deeply' : fault.message}`};
    }
  }

  const NOTHING = 'This is not HTML, CSS with rules, an Android layout or a layout document.';
  const JAVASCRIPT = 'This is JavaScript: paste the HTML or the CSS that it produces.';

  // HTML

  function readHTML(text, lost) {
    // A document that is not shown: its scripts do not run, and nothing is loaded.
    const page = new DOMParser().parseFromString(text, 'text/html');
    checkCount(page.body.getElementsByTagName('*').length);
    const rules = [...page.querySelectorAll('style')].flatMap(element => Sheets.rulesOf(element.textContent, lost));
    for (const element of page.querySelectorAll('script, style, link, template, noscript, iframe, object')) {
      if (element.localName !== 'style') lost.add(`<${element.localName}>`);
      element.remove();
    }
    const {body, documentElement: html} = page, all = [...body.getElementsByTagName('*')];
    if (all.every(element => element instanceof HTMLUnknownElement)) return null;
    sayWhatIsElsewhere(body, all, rules, lost);
    const given = {rules, lost, titleOf: titles(all)}, outer = styleOf(html, 'html', given), inner = styleOf(body, 'body', given);
    for (const property of outer) {
      if (!isIdle(outer, property)) lost.add(`${property}: ${outer.getPropertyValue(property)} (html)`);
    }
    // A body with one element and no style of its own is no box.
    const hasWords = [...body.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    const isBox = body.children.length > 1 || hasWords || [...inner].some(property => !isIdle(inner, property));
    const tree = nodeOf(isBox ? body : body.children[0], given, isBox);
    if (isBox && !inner.marginTop && /<(!doctype|html|body)\b/i.test(text)) lost.add('the margin that browsers give to body');
    if (isBox && inner.height === '100%') {
      if (page.compatMode === 'CSS1Compat' && !outer.height) tree.style.height = '';
      else lost.add('height: 100% (body) is the height of the space here');
    }
    tree.style.direction ||= inner.direction || outer.direction;
    if (/^inline/.test(tree.style.display)) tree.style.width ||= 'fit-content';
    return {tree};
  }

  // Whether a property does not change the box of a page.
  const isIdle = (style, property) => property.startsWith('overflow') ||
    /^(0(px)?|auto|none|visible|block|ltr|rtl|normal|(border|content)-box)$/.test(style.getPropertyValue(property));

  // Returns a function for unique names, from an element's id, its tag or its classes.
  function titles(all) {
    const counts = new Map(), namesOf = element => [element.localName, ...element.classList];
    for (const name of all.flatMap(namesOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
    return element => {
      const [word, ...classes] = namesOf(element), isPlain = /^(div|span|body)$/.test(word);
      const names = element.matches(NAMED) ? [word, ...classes] : [...classes, ...isPlain ? [] : [word]];
      return element.id || (names.find(name => counts.get(name) === 1) ?? '');
    };
  }

  // Lists classes whose rules were not pasted, and elements with default styles.
  function sayWhatIsElsewhere(body, all, rules, lost) {
    const told = rules.map(rule => rule.selector).join(' ');
    const classes = [...new Set(all.flatMap(element => [...element.classList]))]
      .filter(name => !told.includes(`.${CSS.escape(name)}`));
    const some = names => names.slice(0, 8).join(', ') + (names.length > 8 ? ' and others' : '');
    if (classes.length > 0) {
      lost.add(`classes without rules here: ${some(classes)}. Paste their CSS with the HTML, in <style> … </style>.`);
    }
    const dressed = [...new Set(all.filter(element => element.matches(DRESSED)).map(element => element.localName))];
    if (dressed.length > 0) lost.add(`the default styles of browsers for ${some(dressed)}`);
    const unknown = all.filter(element => element instanceof HTMLUnknownElement).map(element => `<${element.localName}>`);
    if (unknown.length > 0) lost.add(`not elements of HTML: ${some([...new Set(unknown)])}`);
  }

  // Whether an element holds a line of words, possibly in phrases without styles.
  function isWords(element, style, rules) {
    if (/flex|grid/.test(style.display) || element.children.length === 0) return false;
    return [...element.getElementsByTagName('*')].every(inner => inner.matches(PHRASES) && !inner.id && !inner.hidden &&
      inner.style.length === 0 && rules.every(rule => !matches(inner, rule.selector)));
  }

  function matches(element, selector) {
    try { return element.matches(selector); } catch { return false; }
  }

  // Returns the style of an element from rules and its own declarations. Attributes are the weakest.
  function styleOf(element, name, {rules, lost}) {
    const style = blank(), direction = element.getAttribute('dir') ?? '';
    style.direction = direction;
    if (direction && !style.direction) lost.add(`dir: ${direction} (${name})`);
    if (element.matches(UNSHOWN)) style.display = 'none';
    for (const rule of rules) if (matches(element, rule.selector)) take(style, rule.style, name, lost);
    take(style, element.style, name, lost);
    return style;
  }

  function nodeOf(element, given, isInBlock = false) {
    const {rules, lost} = given, name = element.id || element.classList[0] || element.localName;
    const style = styleOf(element, name, given), node = {id: given.titleOf(element), name, style, children: []};
    for (const attribute of element.attributes) {
      if (attribute.name.startsWith('on')) lost.add(`${attribute.name} (${name})`);
    }
    const children = [...element.children], words = element.textContent.replace(/\s+/g, ' ').trim();
    const size = contentSize(element, style), isBlock = !/flex|grid|none/.test(style.display);
    if (size) return {...node, size};
    if (children.length === 0 || words !== '' && isWords(element, style, rules)) return {...node, text: words || null};
    if ([...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== '')) {
      lost.add(`words beside elements (${name})`);
    }
    node.children = children.map(child => nodeOf(child, given, isBlock));
    if (isBlock) sayWhatFlows(node, children, isInBlock, lost);
    return node;
  }

  // Lists what a block does with its children and a column does not: inline boxes, and collapsed margins.
  function sayWhatFlows({name, style, children}, elements, isInBlock, lost) {
    const isLine = (style, element) => style.display ? style.display.startsWith('inline') : element.matches(INLINE);
    const inFlow = children.map(({style, name}, i) => ({style, name, isInline: isLine(style, elements[i])}))
      .filter(({style}) => !/absolute|fixed/.test(style.position) && style.display !== 'none');
    for (const {style, isInline} of inFlow) if (isInline && !parseFloat(style.width)) style.alignSelf ||= 'start';
    if (inFlow.some(({isInline}) => isInline)) {
      lost.add(`inline elements (${name}): beside each other in a browser, below each other here`);
    }
    const margin = (child, side) => {
      const value = child?.isInline ? '' : child?.style.getPropertyValue(`margin-${side}`) ?? '';
      return (parseFloat(value) || 0) * (value.endsWith('em') ? 16 : value.endsWith('%') ? 0 : 1);
    };
    let more = 0;
    inFlow.slice(1).forEach((child, i) => {
      const above = margin(inFlow[i], 'bottom'), below = margin(child, 'top');
      more += above + below - Math.max(0, above, below) - Math.min(0, above, below);
    });
    if (more !== 0) {
      const words = `${Tools.numeral(Math.abs(more))} px ${more > 0 ? 'more' : 'less'}`;
      lost.add(`margins that meet do not collapse here: ${words} than in a browser (${name})`);
    }
    if (!isInBlock || /root|inline/.test(style.display) || /absolute|fixed/.test(style.position) || style.overflow) return;
    for (const [side, child] of [['top', inFlow[0]], ['bottom', inFlow.at(-1)]]) {
      const isShut = ['padding-?', 'border-?-width'].some(each => parseFloat(style.getPropertyValue(each.replace('?', side))));
      if (isShut || margin(child, side) === 0 || side === 'bottom' && parseFloat(style.height)) continue;
      lost.add(`margins do not collapse here: the ${side} one of ${child.name} stays in ${name}`);
    }
  }

  // Returns the size of a picture, or of the single box that represents content.
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

  // Reads declarations without a rule as the style of one box.
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
    // As in the format: all nodes are containers, and sizes include padding and border.
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
