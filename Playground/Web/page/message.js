'use strict';

// The message below the text: a fault with its fix, or the keys.
const Message = (() => {
  const {escaped} = Tools;
  let element, notice = '';

  function start(place) {
    element = place;
    element.addEventListener('click', applyFix);
  }

  const KEYS = '<kbd>Ctrl Space</kbd> completes, ' +
    '<kbd>Alt ↑↓</kbd> or <kbd>Alt</kbd> and dragging changes a number.';

  // Shows a sentence until the text is changed.
  function showNotice(sentence) {
    notice = sentence;
    if (element) paint();
  }

  function paint() {
    const {fault} = Model;
    // Unfinished text is not marked as wrong.
    element.classList.toggle('bad', fault !== null && !fault.unfinished);
    if (!fault) {
      const count = Model.nodes.length === 1 ? 'One box' : `${Model.nodes.length} boxes`;
      const noticeMarkup = notice === '' ? '' : `<p class="notice">${escaped(notice)}</p>`;
      Tools.show(element, `${noticeMarkup}<p>${count}. <span class="wide">${KEYS}</span></p>`);
      return;
    }
    const sentence = Tools.sentence(fault.message);
    const writtenFix = fault.suggestion ?? missingBracket(fault);
    const fix = writtenFix ? ` <button class="btn fix" data-fix>Write ${escaped(writtenFix)}</button>` : '';
    const expected = fault.expected ? `<p class="expected">${escaped(fault.expected)}</p>` : '';
    Tools.show(element, `<p><b>Line ${fault.line}, column ${fault.column}:</b> ${escaped(sentence)}${fix}</p>${expected}`);
  }

  // Returns the bracket that is missing at the end of the text.
  const missingBracket = fault => fault.unfinished ? fault.expected?.match(/^A ([\])}]) is missing/)?.[1] : undefined;

  // Applies the suggested fix.
  function applyFix(event) {
    const {fault} = Model;
    if (!event.target.closest('[data-fix]') || !fault) return;
    if (!fault.suggestion) {
      const end = Editor.text.trimEnd().length, missing = missingBracket(fault);
      const written = missing === '}' && /\n/.test(Editor.text) ? `\n${indentAt(fault.offset)}}` : missing;
      Editor.replace(end, Editor.text.length, written, {caret: end});
      return Editor.focus();
    }
    const {from, to} = fault;
    Editor.replace(from, to, fault.suggestion, {caret: from + fault.suggestion.length});
    Editor.focus();
  }

  const indentAt = place => Editor.text.slice(0, place).match(/(?:^|\n)( *).*$/)[1];

  return {start, paint, showNotice};
})();
