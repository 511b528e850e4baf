'use strict';

// Foreign CSS: the declarations that the engine supports, rules, and layouts made of rules alone.
const Sheets = (() => {
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
  // Properties without effect on sizes and places: ignored without a message.
  const SILENT = new RegExp('^(-webkit-|--|color|background|border-(.*-)?color|border-image|border-.*-radius|' +
    'box-shadow|cursor|opacity|outline|text-decoration|transition|user-select|scrollbar|container)');

  // Values of the other longhands when a shorthand has a single value.
  const UNSAID = new Set(['initial', 'auto', 'normal', 'none']);

  // More boxes are not legible in a picture.
  const MOST_BOXES = 5000;

  function checkCount(count) {
    if (count <= MOST_BOXES) return;
    throw new Error(`it has ${count.toLocaleString('en')} boxes, more than the ${MOST_BOXES.toLocaleString('en')} ` +
      'that are shown here. Paste a part of it.');
  }

  // A list of declarations without an element.
  const blank = () => document.createElement('div').style;

  // Adds supported declarations to a style, and lists the others with their owner.
  function take(style, declarations, whose, lost) {
    for (const property of declarations) {
      const value = declarations.getPropertyValue(property), priority = declarations.getPropertyPriority(property);
      const whole = /^(white-space-|text-wrap-mode)/.test(property) && declarations.whiteSpace;
      if (KNOWN.has(property)) {
        if (priority || !style.getPropertyPriority(property)) style.setProperty(property, value, priority);
      } else if (whole) lost.add(`white-space: ${whole} (${whose})`);
      else if (!SILENT.test(property) && !UNSAID.has(value)) lost.add(`${property}: ${value} (${whose})`);
    }
  }

  function taken(declarations, whose, lost) {
    const style = blank();
    take(style, declarations, whose, lost);
    return style;
  }

  // Returns the text with custom properties replaced by their values. The last value of a property counts.
  function resolved(text, lost) {
    const given = /(--[\w-]+)\s*:\s*([^;{}"]+)/g, use = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g;
    const values = new Map([...text.matchAll(given)].map(([, name, value]) => [name, value.trim()]));
    const used = (text, depth) => text.replace(use, (whole, name, other) => {
      const value = values.get(name) ?? other?.trim();
      if (value !== undefined && depth < 9) return used(value, depth + 1);
      lost.add(`${whole}: it has no value here`);
      return whole;
    });
    return used(text, 0);
  }

  // Returns the rules of a style sheet, in order of specificity. Nested rules get the selector around them as a prefix.
  function rulesOf(text, lost) {
    const sheet = new CSSStyleSheet(), rules = [];
    sheet.replaceSync(text);
    const walk = (list, around) => {
      for (const rule of list) {
        const {selectorText: own, style, cssRules} = rule;
        const selector = own && around ? within(own, around) : own ?? around;
        if (selector && style) {
          rules.push({selector, style, weight: weightOf(selector)});
          walk(cssRules ?? [], selector);
        } else if (/^@(layer|supports)/.test(rule.cssText)) {
          walk(cssRules ?? [], around);
        } else if (!/^@(font-face|keyframes|property|layer)/.test(rule.cssText)) {
          lost.add(`${rule.cssText.split('{')[0].trim()} { … }`);
        }
      }
    };
    walk(sheet.cssRules, null);
    return rules.sort((a, b) => a.weight - b.weight);
  }

  function within(own, around) {
    const outer = around.includes(',') ? `:is(${around})` : around;
    return own.includes('&') ? own.replaceAll('&', outer) : `${outer} ${own}`;
  }

  // Returns the specificity of a selector: ids before classes, classes before elements.
  function weightOf(selector) {
    const count = pattern => (selector.match(pattern) ?? []).length;
    return count(/#[\w-]+/g) * 10000 + count(/\.[\w-]+|\[|:(?!:)/g) * 100 + count(/(^|[\s>+~])[a-z]/gi);
  }

  // CSS without HTML: a box per selector, in the box that its selector begins with, or else in the first container.

  const isContainer = node => /flex|grid/.test(node.style.display);
  const lastOf = selector => selector.match(/[^\s>+~]+$/)?.[0] ?? selector;

  function tree(text, lost) {
    const rules = rulesOf(text, lost), position = ({selector}) => text.indexOf(lastOf(selector));
    const nodes = boxesOf(rules.sort((a, b) => position(a) - position(b)), lost);
    checkCount(nodes.length);
    const parents = parentsOf(nodes);
    const roots = nodes.filter(node => !parents.get(node)), root = roots.find(isContainer) ?? roots[0];
    if (!root) return null;
    for (const node of nodes) if (node !== root) (parents.get(node) ?? root).children.push(node);
    if (root.children.length === 0) {
      lost.add('no rules for items: three boxes stand for them');
      root.children = ['a', 'b', 'c'].map(id => {
        const style = blank();
        style.flex = '1';
        return {id, name: id, style, text: null, children: []};
      });
    }
    return root;
  }

  function boxesOf(rules, lost) {
    const nodes = new Map(), forAll = blank();
    for (const {selector, style} of rules) {
      const isPage = selector.split(',').every(each => /^\s*(:root|html|body)\s*$/.test(each));
      const isState = /:(?!is\(|where\()/.test(selector) && !/(^|,)\s*\*/.test(selector);
      if (/(^|,)\s*\*\s*(,|$)/.test(selector)) {
        take(forAll, style, selector, lost);
      } else if (isPage || isState) {
        // Such selectors create no boxes, and the elements that they style are missing here.
        const known = taken(style, selector, new Set());
        if (selector === 'body' && isContainer({style: known})) box(selector, style);
        else if (known.length > 0) lost.add(`${selector} { … }`);
      } else {
        box(selector, style);
      }
    }
    function box(selector, style) {
      const id = selector.match(/[\w-]+(?!.*[\w-])/)?.[0] ?? 'item';
      const node = nodes.get(selector) ?? {id, name: selector, style: blank(), text: null, children: []};
      nodes.set(selector, node);
      take(node.style, style, selector, lost);
    }
    for (const {style} of nodes.values()) {
      for (const property of forAll) {
        if (style.getPropertyValue(property) === '') style.setProperty(property, forAll.getPropertyValue(property));
      }
    }
    return [...nodes.values()];
  }

  // `.card .title` is in `.card`, or else in the first `.list .card` before it.
  function parentsOf(nodes) {
    const byName = new Map(nodes.map(node => [node.name, node])), byLast = new Map(), parents = new Map();
    for (const node of nodes) {
      const outer = node.name.match(/^(.+?)[\s>+~]+[^\s>+~]+$/)?.[1];
      if (outer) parents.set(node, byName.get(outer) ?? byLast.get(lastOf(outer)));
      if (!byLast.has(lastOf(node.name))) byLast.set(lastOf(node.name), node);
    }
    return parents;
  }

  return {blank, checkCount, take, resolved, rulesOf, tree};
})();
