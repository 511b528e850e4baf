'use strict';

// Small things that every screen uses.
const Tools = (() => {
  const ESCAPES = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\'': '&#39;'};

  // Hues of items, in the order of the leaves; next to each other they are far apart.
  const HUES = [250, 165, 75, 310, 25, 205, 130, 345];

  const byId = id => document.getElementById(id);

  const escaped = text => String(text).replace(/[&<>"']/g, mark => ESCAPES[mark]);

  // What is said, with a mark at its end.
  const sentence = text => /[?.!]$/.test(text) ? text : `${text}.`;

  // A number with at most three decimals, and never "-0".
  const numeral = (value, decimals = 3) => {
    const scale = 10 ** decimals;
    return String(Math.round(value * scale) / scale + 0).replace(/^-0$/, '0');
  };

  // An element with attributes and children: `element('button', {class: 'btn'}, 'Copy')`.
  function element(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
      else if (value === true) made.setAttribute(key, '');
      else if (value !== false && value != null) made.setAttribute(key, value);
    }
    made.append(...children);
    return made;
  }

  // Puts markup in place only where it changed, so that an unchanged part keeps its focus and costs nothing.
  const shown = new WeakMap();
  function show(place, markup) {
    if (shown.get(place) === markup) return false;
    shown.set(place, markup);
    place.innerHTML = markup;
    return true;
  }

  // Presses one button of a group, by one of its data attributes.
  function press(group, name, value) {
    for (const button of group.querySelectorAll('button')) {
      const isPressed = String(button.dataset[name] === String(value));
      if (button.getAttribute('aria-pressed') !== isPressed) button.setAttribute('aria-pressed', isPressed);
    }
  }

  // A button that does nothing now keeps the focus that it may have.
  const disable = (button, isDisabled) => button.setAttribute('aria-disabled', String(isDisabled));

  // Says it to those who hear the page, some time after the last change.
  let pending = 0;
  function announce(sentence, after = 600) {
    clearTimeout(pending);
    pending = setTimeout(() => { byId('live').textContent = sentence; }, after);
  }

  // Puts text on the clipboard; from a file without permission, by a selection.
  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const area = element('textarea', {class: 'sr', 'aria-hidden': 'true'});
      area.value = text;
      document.body.append(area);
      const focused = document.activeElement;
      area.select();
      const done = document.execCommand('copy');
      area.remove();
      focused?.focus();
      return done;
    }
  }

  // Copies, and says so on the button itself for a moment.
  async function copyBy(button, text) {
    const label = button.dataset.label ?? button.textContent;
    button.dataset.label = label;
    const done = await copy(text);
    button.textContent = done ? 'Copied' : 'Not allowed';
    announce(done ? 'Copied' : 'The browser does not allow copying', 0);
    setTimeout(() => { button.textContent = label; }, 1600);
  }

  // Offers text as a file.
  function save(text, name, type) {
    const address = URL.createObjectURL(new Blob([text], {type}));
    element('a', {href: address, download: name}).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  }

  // Moves focus with arrows, Home and End between controls of which one is a tab stop.
  function rove(group, selector, choose) {
    group.addEventListener('keydown', event => {
      const controls = [...group.querySelectorAll(selector)], at = controls.indexOf(event.target);
      if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const targets = {
        ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: controls.length - 1,
      };
      if (!(event.key in targets)) return;
      event.preventDefault();
      const next = controls[(targets[event.key] + controls.length) % controls.length];
      for (const control of controls) control.tabIndex = control === next ? 0 : -1;
      next.focus();
      choose?.(next);
    });
  }

  return {HUES, byId, escaped, sentence, numeral, element, show, press, disable, announce, copyBy, save, rove};
})();
