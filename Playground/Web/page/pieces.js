'use strict';

// Controls and frames that several screens use.
const Pieces = (() => {
  const {element, numeral} = Tools;

  // A button; `kind` are classes such as "primary" or "small".
  const button = (name, pressed, kind = '') =>
    element('button', {class: `btn ${kind}`.trim(), type: 'button', onclick: pressed}, name);

  const eyebrow = words => element('p', {class: 'eyebrow'}, words);

  // A part of a lesson with a title.
  const card = (kind, title, ...children) => element('section', {class: `card ${kind}`, 'aria-label': title},
    element('h2', {class: 'eyebrow'}, title), ...children);

  // A slider with its name and its value. `set` changes the value that is shown.
  function slider({name, label, minimum = 0, maximum, step, value, changed}) {
    const output = element('output', {class: 'num'});
    const input = element('input', {type: 'range', class: 'plain', min: minimum, max: maximum, step, 'aria-label': label});
    input.addEventListener('input', () => {
      set(Number(input.value));
      changed(Number(input.value));
    });
    function set(value) {
      input.value = value;
      input.style.setProperty('--at', `${100 * (value - minimum) / (maximum - minimum)}%`);
      output.textContent = numeral(value);
    }
    set(value);
    return {element: element('label', {class: 'slider'}, element('span', {}, name), input, output), set};
  }

  return {button, eyebrow, card, slider};
})();
