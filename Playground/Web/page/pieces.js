'use strict';

// Controls and frames that several screens use.
const Pieces = (() => {
  const {element, numeral} = Tools;

  // A button; `kind` are classes such as "primary" or "small".
  const button = (name, pressed, kind = '') =>
    element('button', {class: `btn ${kind}`.trim(), type: 'button', onclick: pressed}, name);

  const eyebrow = words => element('p', {class: 'eyebrow'}, words);

  // A titled part of a lesson.
  const card = (kind, title, ...children) => element('section', {class: `card ${kind}`, 'aria-label': title},
    element('h2', {class: 'eyebrow'}, title), ...children);

  // A slider with its name and its value; `set` shows another value.
  function slider({name, label, least = 0, most, step, value, changed}) {
    const output = element('output', {class: 'num'});
    const input = element('input', {type: 'range', class: 'plain', min: least, max: most, step, 'aria-label': label});
    input.addEventListener('input', () => {
      set(Number(input.value));
      changed(Number(input.value));
    });
    function set(value) {
      input.value = value;
      input.style.setProperty('--at', `${100 * (value - least) / (most - least)}%`);
      output.textContent = numeral(value);
    }
    set(value);
    return {element: element('label', {class: 'slider'}, element('span', {}, name), input, output), set};
  }

  return {button, eyebrow, card, slider};
})();
