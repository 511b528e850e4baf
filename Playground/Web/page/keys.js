'use strict';

// Keys that work everywhere, and the list of all keys.
const Keys = (() => {
  const {byId, element} = Tools;
  const ALL = [
    ['Everywhere', [
      [['F6', 'Shift F6'], 'the next pane, the one before'], [['?'], 'all keys'],
      [['Escape'], 'closes what is open, then leaves the editor'], [['← →'], 'between tabs'],
    ]],
    ['Code', [
      [['Ctrl Space'], 'completes a word; ↑ ↓ and Enter choose'],
      [['Alt ↑', 'Alt ↓'], 'changes the number at the caret by 1, with Shift by 10'],
      [['Alt and drag'], 'changes the number under the pointer'],
      [['Ctrl Z', 'Ctrl Shift Z'], 'undoes a change, and redoes it'],
      [['Ctrl M'], 'switches Tab between leaving the editor and indenting'],
    ]],
    ['Picture', [
      [['← →', '↑ ↓'], 'along the row or column'], [['Enter'], 'into a box'], [['Escape'], 'out of it'],
      [['← →'], 'on a handle: by 1, with Shift by 10'],
    ]],
    ['Adjust', [[['← →'], 'on a slider'], [['Delete'], 'unsets the property, as a double click does']]],
    ['Why', [
      [['↑ ↓', 'Home', 'End'], 'from step to step'], [['Enter'], 'to the box of a step'],
      [['A'], 'width or height'], [['C'], 'plain words or CSS terms'],
    ]],
    ['Learn', [[['Enter'], 'checks'], [['H'], 'a hint'], [['N'], 'the next exercise']]],
  ];

  let dialog;

  function start() {
    dialog = element('dialog', {'aria-labelledby': 'keys-title'});
    dialog.innerHTML = '<header><h2 id="keys-title">Keys</h2><span class="grow"></span>' +
      `<button class="btn small" data-close>Close</button></header><div class="body">${ALL.map(group).join('')}</div>`;
    dialog.querySelector('[data-close]').addEventListener('click', () => dialog.close());
    document.body.append(dialog);
    byId('help').addEventListener('click', () => dialog.showModal());
    document.addEventListener('keydown', pressed);
  }

  function group([title, keys]) {
    const rows = keys.map(([names, does]) =>
      `<dt>${names.map(name => `<kbd>${Tools.escaped(name)}</kbd>`).join(' ')}</dt><dd>${Tools.escaped(does)}</dd>`);
    return `<h3>${title}</h3><dl class="keylist">${rows.join('')}</dl>`;
  }

  const isTyping = target =>
    target.matches('textarea, select, input:not([type=range]):not([type=checkbox]), [contenteditable]');

  function pressed(event) {
    if (event.key === 'F6') {
      event.preventDefault();
      nextPane(event.shiftKey ? -1 : 1);
    } else if (event.key === '?' && !isTyping(event.target) && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (!dialog.open) dialog.showModal();
    }
  }

  // Focuses the next or the previous pane. Panes are the sections of the visible screen, including the bar.
  function nextPane(direction) {
    const screen = byId(Frame.screen);
    const panes = [...screen.querySelectorAll('.pane, [data-pane-stop]')].filter(pane => pane.checkVisibility());
    const stops = [document.querySelector('.tabs [aria-selected=true]'), ...panes];
    const holds = (stop, index) => (index > 0 ? stop : stop.parentElement).contains(document.activeElement);
    const at = stops.findIndex(holds);
    stops[(at + direction + stops.length) % stops.length].focus();
  }

  return {start};
})();
