'use strict';

// Controls that set a property. They are created once and then updated: a slider that is
// created again loses the pointer.
const Controls = (() => {
  const {element, numeral} = Tools;
  let count = 0;

  // Parses a typed value: a number, a percentage or a keyword. An empty text, which removes the property, stays empty. Returns
  // null for an invalid value.
  function typed(text, initial) {
    const value = text.trim().replace(/^(-?\d*),(?=\d)/, '$1.');
    if (value === '' || value === initial) return '';
    if (/^-?(\d+\.?\d*|\.\d+)(px)?$/.test(value)) return numeral(parseFloat(value));
    if (/^-?[\d.]+\s*%$/.test(value)) return `${numeral(parseFloat(value))}%`;
    return /^\.?[a-z]\w*$/i.test(value) ? value.replace(/^\./, '') : null;
  }

  // Returns a value as a text that is short enough for a field.
  function wordsOf(value) {
    if (typeof value === 'number') return numeral(value);
    return value.includes(' ') ? 'by side' : value;
  }

  // A slider with a field beside it.
  function slider({label, title = label, maximum, step = 1, change}) {
    const id = `control-${++count}`;
    const range = element('input', {type: 'range', id, min: 0, max: maximum, step});
    const field = element('input', {
      type: 'text', 'aria-label': `${title}, as text`, autocomplete: 'off', spellcheck: 'false',
    });
    const row = element('div', {class: 'control', title}, element('label', {for: id}, label), range, field);
    let gesture = 0, initial = '', drawn = '';
    const unsetIt = () => change('', `unset ${id}`);
    range.addEventListener('pointerdown', () => { gesture++; });
    range.addEventListener('input', () => change(numeral(Number(range.value)), `${id} ${gesture}`));
    range.addEventListener('dblclick', unsetIt);
    range.addEventListener('keydown', event => {
      if (event.key !== 'Delete' && event.key !== 'Backspace') return;
      event.preventDefault();
      unsetIt();
    });
    field.addEventListener('change', () => {
      const value = typed(field.value, initial);
      field.setAttribute('aria-invalid', String(value === null));
      if (value !== null) change(value, `field ${id} ${++gesture}`);
    });

    // `value` is a number, a text such as "50%", or null if the property is not specified. For null,
    // `initialValue` is shown.
    function set(value, hue, initialValue) {
      const words = wordsOf(value ?? initialValue);
      const number = parseFloat(words), shown = words === 'none' ? maximum : Number.isNaN(number) ? 0 : number;
      initial = initialValue;
      const now = `${words} ${hue} ${value === null}`;
      if (drawn === now && Number(range.value) === shown && document.activeElement !== field) return;
      drawn = now;
      range.value = shown;
      range.setAttribute('aria-valuetext', words);
      range.style.setProperty('--at', `${Math.min(100, Math.max(0, shown / maximum * 100))}%`);
      if (hue != null) range.style.setProperty('--h', hue);
      range.classList.toggle('plain', hue == null);
      row.classList.toggle('unset', value === null);
      if (document.activeElement !== field) field.value = words;
    }
    return {row, set};
  }

  // A group of icons, one of which is chosen. Pressing the chosen one removes the property.
  function choice({label, title = label, options, change}) {
    const group = element('div', {class: 'icons', role: 'group', 'aria-label': title});
    for (const {value, name, icon} of options) {
      const button = element('button', {title: name, 'aria-label': name, 'aria-pressed': 'false', 'data-value': value});
      button.innerHTML = icon;
      button.addEventListener('click', () => change(button.getAttribute('aria-pressed') === 'true' ? '' : value));
      group.append(button);
    }
    const row = element('div', {class: 'control', title}, element('span', {class: 'label'}, label), group);

    // Marks the option with this value. For null, underlines the first option, which is the initial value.
    function set(value) {
      Tools.press(group, 'value', value);
      group.toggleAttribute('data-unset', value === null);
    }
    return {row, set};
  }

  return {slider, choice};
})();
