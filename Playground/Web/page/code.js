'use strict';

// Layouts in the notation as they are shown, and small fields in which one is typed.
const Code = (() => {
  const {element} = Tools;

  // The code with the lines marked that are new, and below it where it is laid out.
  function block(text, {newLines = [], place = ''} = {}) {
    const code = element('code');
    code.innerHTML = Colours.markup(text.trimEnd()).split('\n')
      .map((line, i) => newLines.includes(i) ? `<span class="new">${line}</span>` : line).join('\n');
    const block = element('pre', {class: 'code-block', tabindex: 0, role: 'group', 'aria-label': 'Code'}, code);
    if (place) block.append(element('span', {class: 'place'}, place));
    return block;
  }

  // A field without colour over the same text in colours: it grows with its text.
  function field(text, {label, changed}) {
    const ink = element('pre', {class: 'code-ink', 'aria-hidden': 'true'});
    const area = element('textarea', {
      spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', wrap: 'off', 'aria-label': label,
    });
    area.value = text;
    area.addEventListener('input', () => {
      paint();
      changed(area.value);
    });
    area.addEventListener('keydown', event => {
      if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) breakLine(event);
    });

    // A new line begins where the one before did, and deeper behind a brace.
    function breakLine(event) {
      event.preventDefault();
      const before = area.value.slice(0, area.selectionStart), line = before.slice(before.lastIndexOf('\n') + 1);
      const indent = line.match(/^ */)[0] + (/\{\s*$/.test(line) ? '  ' : '');
      area.setRangeText(`\n${indent}`, area.selectionStart, area.selectionEnd, 'end');
      area.dispatchEvent(new Event('input'));
    }

    // `fault` has its place in the text.
    function paint(fault = null) { ink.innerHTML = `${Colours.markup(area.value, {fault})}\n`; }

    paint();
    return {
      element: element('div', {class: 'code-field'}, ink, area), area, paint,
      get text() { return area.value; },
      set text(written) {
        area.value = written;
        area.dispatchEvent(new Event('input'));
      },
    };
  }

  return {block, field};
})();
