'use strict';

// The layout as CSS, HTML, Swift and JSON, to read and to copy.
const Views = (() => {
  const {byId, element} = Tools;
  const WRITERS = {css: rules, html: () => Engine.html(), swift: () => Engine.swift(), json: indented};
  const NAMES = {css: 'CSS', html: 'HTML with CSS', swift: 'Swift', json: 'JSON'};
  const NO_JSON = 'The page writes JSON for rows, columns and grids only. This layout has another container, so there is ' +
    'no JSON of it.\n';
  let view = 'layout', page;

  function indented() {
    const written = Engine.json();
    if (written === '') return '';
    const {root, ...around} = JSON.parse(written), {height} = Model.frames[0];
    // A root in the notation fills the height of the bounds. The root of a layout document needs a height for that.
    const [, filled] = Model.elements[0].css.match(/(?:^|; )height: (100%|calc)/) ?? [];
    const style = filled ? {height: filled === '100%' ? filled : `${Tools.numeral(height)}px`, ...root.style} : root.style;
    return JSON.stringify({...around, root: style ? {...root, style} : root}, null, 2);
  }

  function start() {
    page = element('pre', {class: 'ink view', tabindex: '0', role: 'region', hidden: true});
    byId('editor').firstElementChild.append(page);
    byId('notation').addEventListener('click', event => {
      const button = event.target.closest('button');
      if (button) show(button.dataset.view);
    });
    byId('copy-text').addEventListener('click', event => Tools.copyBy(event.currentTarget, text()));
  }

  // Returns the comment with the size of the bounds, to which percentages of the outermost box refer.
  function head(written) {
    const [begin, end] = {css: ['/*', '*/'], html: ['<!--', '-->']}[view] ?? [];
    if (!begin || written === '') return '';
    const {width, height} = Play.state, size = `${Tools.numeral(width)}px wide and ${Tools.numeral(height)}px high`;
    const face = / Ahem/.test(written) ? ', with Ahem, a face of square characters' : '';
    return `${begin} In an element ${size}${face}. ${end}\n`;
  }

  function text() {
    let written = WRITERS[view]().trimEnd();
    written = head(written) + written;
    return written === '' ? NO_JSON : `${written}\n`;
  }

  // Returns a rule for each box, by its name or its kind.
  function rules() {
    const counts = new Map();
    return Model.elements.map((part, index) => {
      const {name, named, kind} = Model.nodes[index], count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      const selector = named ? `#${CSS.escape(name)}` : `.${kind}${count > 1 ? `-${count}` : ''}`;
      const declarations = part.css.split('; ').filter(Boolean).map(each => `  ${each};\n`).join('');
      const lost = (part.lost ?? []).map(sentence => `  /* ${sentence} */\n`).join('');
      return `${selector} {\n${declarations}${lost}}\n`;
    }).join('');
  }

  function show(name) {
    if (!page) return;
    view = name;
    const isLayout = view === 'layout';
    Tools.press(byId('notation'), 'view', view);
    page.parentElement.classList.toggle('reads', !isLayout);
    page.parentElement.scrollTo(0, 0);
    page.hidden = isLayout;
    for (const id of ['undo', 'redo', 'complete', 'paste', 'tidy']) byId(id).hidden = !isLayout;
    byId('copy-text').hidden = isLayout;
    paint();
  }

  function paint() {
    if (view === 'layout') return;
    const written = text();
    page.setAttribute('aria-label', NAMES[view]);
    Tools.show(page, view === 'swift' ? Colors.markup(written) : Tools.escaped(written));
  }

  return {start, show, paint};
})();
