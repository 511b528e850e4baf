'use strict';

// Helpers for all screens.
const Tools = (() => {
  const ESCAPES = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\'': '&#39;'};

  // Hues of items, in the order of the leaves. Neighbors have distant hues.
  const HUES = [250, 165, 75, 310, 25, 205, 130, 345];

  const byId = id => document.getElementById(id);

  const escaped = text => String(text).replace(/[&<>"']/g, mark => ESCAPES[mark]);

  // A message, with a full stop if it has none.
  const sentence = text => /[?.!]$/.test(text) ? text : `${text}.`;

  // A number with at most `decimals` decimals, and never "-0".
  const numeral = (value, decimals = 3) => {
    const scale = 10 ** decimals;
    return String(Math.round(value * scale) / scale + 0).replace(/^-0$/, '0');
  };

  // An element with attributes and children: `element('button', {class: 'btn'}, 'Copy')`.
  function element(name, attributes = {}, ...children) {
    const created = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith('on')) created.addEventListener(key.slice(2), value);
      else if (value === true) created.setAttribute(key, '');
      else if (value !== false && value != null) created.setAttribute(key, value);
    }
    created.append(...children);
    return created;
  }

  // Sets markup only if it changed, so that unchanged elements keep their focus.
  const shown = new WeakMap();
  function show(place, markup) {
    if (shown.get(place) === markup) return false;
    shown.set(place, markup);
    place.innerHTML = markup;
    return true;
  }

  // Marks the button of a group as pressed whose data attribute equals `value`, and all other buttons as not pressed.
  function press(group, name, value) {
    for (const button of group.querySelectorAll('button')) {
      const isPressed = String(button.dataset[name] === String(value));
      if (button.getAttribute('aria-pressed') !== isPressed) button.setAttribute('aria-pressed', isPressed);
    }
  }

  // Disables a button without taking its focus.
  const disable = (button, isDisabled) => button.setAttribute('aria-disabled', String(isDisabled));

  // Announces a text to screen readers, some time after the last change.
  let pending = 0;
  function announce(sentence, after = 600) {
    clearTimeout(pending);
    pending = setTimeout(() => { byId('live').textContent = sentence; }, after);
  }

  // Copies text to the clipboard. On a page without permission, copies a temporary selection.
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

  // Copies text, and shows on the button for a moment whether it succeeded.
  async function copyBy(button, text) {
    const label = button.dataset.label ?? button.textContent;
    button.dataset.label = label;
    const done = await copy(text);
    button.textContent = done ? 'Copied' : 'Not allowed';
    announce(done ? 'Copied' : 'The browser does not allow copying', 0);
    setTimeout(() => { button.textContent = label; }, 1600);
    return done;
  }

  // Offers text or a blob as a file.
  function save(content, name, type) {
    const address = URL.createObjectURL(new Blob([content], {type}));
    element('a', {href: address, download: name}).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  }

  // Returns the name and version of the browser.
  function browser() {
    const names = {Firefox: 'Firefox', Edg: 'Edge', OPR: 'Opera', Chrome: 'Chromium', Version: 'Safari'};
    for (const [word, name] of Object.entries(names)) {
      const version = navigator.userAgent.match(`${word}/(\\d+)`)?.[1];
      if (version) return `${name} ${version}`;
    }
    return 'this browser';
  }

  // Makes arrows, Home and End move the focus among controls with a single tab stop.
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

  return {HUES, byId, escaped, sentence, numeral, element, show, press, disable, announce, copyBy, save, browser, rove};
})();
