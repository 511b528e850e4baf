'use strict';

// Shows layouts in the notation, and small fields to type them.
const Code = (() => {
  const {element} = Tools;

  // Returns the code with its new lines marked, and its bounds below it.
  function block(text, {newLines = [], place = ''} = {}) {
    const code = element('code');
    code.innerHTML = Colors.markup(text.trimEnd()).split('\n')
      .map((line, i) => newLines.includes(i) ? `<span class="new">${line}</span>` : line).join('\n');
    const block = element('pre', {class: 'code-block', tabindex: 0, role: 'group', 'aria-label': 'Code'}, code);
    if (place) block.append(element('span', {class: 'place'}, place));
    return block;
  }

  // A transparent text field over the same text in colors. The field grows with its text.
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

    // A new line is indented like the line before, and deeper after a brace.
    function breakLine(event) {
      event.preventDefault();
      const before = area.value.slice(0, area.selectionStart), line = before.slice(before.lastIndexOf('\n') + 1);
      const indent = line.match(/^ */)[0] + (/\{\s*$/.test(line) ? '  ' : '');
      area.setRangeText(`\n${indent}`, area.selectionStart, area.selectionEnd, 'end');
      area.dispatchEvent(new Event('input'));
    }

    // `fault` includes its offset in the text.
    function paint(fault = null) { ink.innerHTML = `${Colors.markup(area.value, {fault})}\n`; }

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
