'use strict';

// Completions of a word, in a list under the caret.
const Completion = (() => {
  const {element, escaped} = Tools;
  const MAX_COUNT = 8;
  let field, scroller, list, words = [], chosen = 0;

  // `scrolled` is the element that scrolls with the text, `host` the element that contains the list.
  function start(textField, scrolled, host) {
    field = textField;
    scroller = scrolled;
    list = element('ul', {
      id: 'words-list', class: 'menu', role: 'listbox', 'aria-label': 'Completions', hidden: true,
    });
    host.append(list);
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', list.id);
    field.addEventListener('blur', close);
    list.addEventListener('pointerdown', event => {
      const option = event.target.closest('[role=option]');
      event.preventDefault();
      if (!option) return;
      chosen = Number(option.dataset.at);
      applyChosen();
    });
  }

  const isOpen = () => !list.hidden;

  function open() {
    words = Engine.complete(field.value.slice(0, field.selectionStart)).slice(0, MAX_COUNT);
    chosen = 0;
    if (words.length === 0) return close();
    list.hidden = false;
    draw();
    const before = field.value.slice(0, field.selectionStart).split('\n'), {width, height, top} = Editor.cell();
    const left = field.parentElement.offsetLeft + before.at(-1).length * width - scroller.scrollLeft;
    list.style.left = `${Math.max(4, Math.min(left, scroller.clientWidth - list.offsetWidth - 8))}px`;
    list.style.top = `${top + before.length * height - scroller.scrollTop + 4}px`;
    return true;
  }

  // Opens the list after a dot, and updates it with further typing.
  function follow() {
    if (isOpen() || field.value[field.selectionStart - 1] === '.') open();
  }

  function close() {
    list.hidden = true;
    field.removeAttribute('aria-activedescendant');
  }

  function draw() {
    list.innerHTML = words.map(([word, , suffix], at) =>
      `<li role="option" id="word-${at}" data-at="${at}" aria-selected="${at === chosen}">` +
      `${escaped(word)}<span>${escaped(suffix)}</span></li>`).join('');
    field.setAttribute('aria-activedescendant', `word-${chosen}`);
  }

  function applyChosen() {
    const [, rest, suffix] = words[chosen], caret = field.selectionStart;
    // Moves the caret between the parentheses of a completion, where a value usually follows.
    const caretOffset = suffix.startsWith('(') && suffix.endsWith(')') ? 1 : suffix.length;
    close();
    Editor.replace(caret, field.selectionEnd, rest + suffix, {caret: caret + rest.length + caretOffset});
  }

  // Handles a key. Returns whether the key controls the list.
  function handleKey(event) {
    if (!isOpen()) return false;
    const moves = {ArrowDown: 1, ArrowUp: -1};
    if (event.key in moves && !event.altKey) chosen = (chosen + moves[event.key] + words.length) % words.length;
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) applyChosen();
    else if (event.key === 'Escape') close();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    if (isOpen()) draw();
    return true;
  }

  return {start, open, follow, close, handleKey, get isOpen() { return isOpen(); }};
})();
