'use strict';

// The editor of the layout's text: a transparent text field over the same text in colors.
const Editor = (() => {
  const {byId, element, numeral} = Tools;
  const NUMBER = /-?\d+(?:\.\d+)?/g;
  const history = new History();
  let field, ink, gutter, mark, paper, onChange, onCaret;
  let tabIndents = false;

  function start(host, handlers) {
    ({onChange, onCaret} = handlers);
    field = element('textarea', {
      id: 'code', spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', autocorrect: 'off',
      'aria-label': 'Layout', 'aria-describedby': 'message', wrap: 'off',
    });
    ink = element('pre', {class: 'ink', 'aria-hidden': 'true'});
    gutter = element('div', {class: 'gutter', 'aria-hidden': 'true'});
    mark = element('div', {class: 'mark', 'aria-hidden': 'true'});
    paper = element('div', {class: 'paper'}, mark, ink, field);
    const box = element('div', {class: 'editor'}, gutter, paper);
    host.append(box);
    field.addEventListener('input', () => {
      keep('typing');
      onChange(field.value);
      Completion.follow(field);
    });
    field.addEventListener('keydown', pressed);
    field.addEventListener('beforeinput', event => {
      const step = {historyUndo: undo, historyRedo: redo}[event.inputType];
      if (!step) return;
      event.preventDefault();
      step();
    });
    field.addEventListener('paste', event => Paste.offer(event));
    field.addEventListener('blur', () => { tabIndents = false; });
    document.addEventListener('selectionchange', () => {
      if (document.activeElement === field && !Completion.isOpen) onCaret(field.selectionStart);
    });
    Completion.start(field, box, host);
    startDragging();
  }

  // MARK: Keys

  function pressed(event) {
    if (Completion.handleKey(event)) return;
    const {key} = event, command = event.ctrlKey || event.metaKey;
    if (command && !event.altKey && key.toLowerCase() === 'z') {
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    } else if (command && key.toLowerCase() === 'y') {
      event.preventDefault();
      redo();
    } else if (event.ctrlKey && key === ' ') {
      event.preventDefault();
      Completion.open(field);
    } else if (event.ctrlKey && key.toLowerCase() === 'm') {
      event.preventDefault();
      tabIndents = !tabIndents;
      Tools.announce(tabIndents ? 'Tab indents' : 'Tab leaves the editor', 0);
    } else if (event.altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      changeNumber(event);
    } else if (key === 'Tab' && tabIndents && !event.shiftKey) {
      event.preventDefault();
      insert('  ');
    } else if (key === 'Enter' && !command && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      breakLine();
    } else if (key === 'Escape') {
      event.preventDefault();
      byId('pane-code').focus({preventScroll: true});
    }
  }

  // A new line is indented like the line before, and deeper after a bracket.
  function breakLine() {
    const before = field.value.slice(0, field.selectionStart), line = before.slice(before.lastIndexOf('\n') + 1);
    const indent = line.match(/^ */)[0], opens = /[{([]\s*$/.test(line);
    const closes = opens && /^\s*[})\]]/.test(field.value.slice(field.selectionEnd));
    insert(`\n${indent}${opens ? '  ' : ''}`);
    if (!closes) return;
    const caret = field.selectionStart;
    replace(caret, caret, `\n${indent}`, {caret, gesture: 'typing'});
  }

  function insert(text) {
    const from = field.selectionStart;
    replace(from, field.selectionEnd, text, {caret: from + text.length, gesture: 'typing'});
  }

  const numberAt = place => [...field.value.matchAll(NUMBER)]
    .find(match => match.index <= place && place <= match.index + match[0].length);

  function changeNumber(event) {
    const caret = field.selectionStart, match = numberAt(caret);
    if (!match) return;
    event.preventDefault();
    const by = (event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1);
    const written = numeral(Number(match[0]) + by);
    replace(match.index, match.index + match[0].length, written, {
      caret: Math.min(caret, match.index + written.length), gesture: `number ${match.index}`,
    });
    Tools.announce(written, 200);
  }

  // MARK: Dragging numbers, with Alt

  function startDragging() {
    let dragged = null;
    field.addEventListener('pointerdown', event => {
      if (!event.altKey || event.button !== 0) return;
      const place = placeAt(event), match = place === null ? null : numberAt(place);
      if (!match) return;
      event.preventDefault();
      dragged = {
        x: event.clientX, from: match.index, length: match[0].length, value: Number(match[0]), time: event.timeStamp,
      };
      field.setPointerCapture(event.pointerId);
    });
    field.addEventListener('pointermove', event => {
      paper.classList.toggle('drags', event.altKey || dragged !== null);
      if (!dragged) return;
      const by = Math.round((event.clientX - dragged.x) / 3) * (event.shiftKey ? 10 : 1);
      const written = numeral(dragged.value + by);
      replace(dragged.from, dragged.from + dragged.length, written, {
        caret: dragged.from, gesture: `drag ${dragged.time}`,
      });
      dragged.length = written.length;
    });
    const end = () => { dragged = null; };
    field.addEventListener('pointerup', end);
    field.addEventListener('pointercancel', end);
  }

  // Returns the offset in the text under the pointer, or null. All characters have the same width.
  function placeAt(event) {
    const box = field.getBoundingClientRect(), {width, height, top, left} = cell();
    const row = Math.floor((event.clientY - box.top - top) / height);
    const column = Math.round((event.clientX - box.left - left) / width), lines = field.value.split('\n');
    if (row < 0 || row >= lines.length || column > lines[row].length) return null;
    return lines.slice(0, row).reduce((sum, line) => sum + line.length + 1, 0) + column;
  }

  // Returns the size of a character, and the position of the first one.
  function cell() {
    const style = getComputedStyle(ink), canvas = cell.canvas ??= document.createElement('canvas').getContext('2d');
    canvas.font = `${style.fontSize} ${style.fontFamily}`;
    return {
      width: canvas.measureText('0000000000').width / 10, height: parseFloat(style.lineHeight),
      top: parseFloat(style.paddingTop), left: parseFloat(style.paddingLeft),
    };
  }

  // MARK: Changes

  // Replaces a part of the text, like typing. All changes of one gesture are one undo step.
  function replace(from, to, text, {caret = null, gesture = null} = {}) {
    const position = caret ?? offsetAfterEdit(field.selectionStart, from, to, text.length);
    field.value = field.value.slice(0, from) + text + field.value.slice(to);
    field.setSelectionRange(position, position);
    keep(gesture);
    onChange(field.value);
  }

  // Returns the new offset of a place in the text after a part of the text was replaced.
  function offsetAfterEdit(place, from, to, length) {
    if (place <= from) return place;
    return place >= to ? place + length - (to - from) : from + length;
  }

  // Replaces the text.
  function set(text) {
    field.value = text;
    keep(null);
    onChange(text);
  }

  // Records an undo step: the text and the bounds.
  const keep = gesture => history.add(field.value, field.selectionStart, Play.state, gesture);

  function applyStep(step) {
    if (!step) return;
    field.value = step.text;
    field.setSelectionRange(step.caret, step.caret);
    Completion.close();
    Play.resize(step);
    onChange(step.text);
  }

  const undo = () => applyStep(history.undo());
  const redo = () => applyStep(history.redo());

  // Moves the caret to the text of a box, so that the box is also chosen there.
  function goTo(index) {
    const node = Model.nodes[index];
    if (node) field.setSelectionRange(node.from, node.from);
  }

  // MARK: Painting

  // The input of the last coloring.
  let lastInk = {};

  function paintInk() {
    const {fault, nodes, hues, text} = Model, hueByName = {};
    if (lastInk.nodes === nodes && lastInk.text === text && lastInk.fault === fault) return;
    lastInk = {nodes, text, fault, starts: [0]};
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lastInk.starts.push(at + 1);
    nodes.forEach((node, index) => { if (node.named && hues[index] != null) hueByName[node.name] = hues[index]; });
    Tools.show(ink, `${Colors.markup(text, {hueByName, fault})}\n`);
  }

  function paint(chosen) {
    const {fault, nodes, hues, text} = Model, dots = new Map();
    paintInk();
    if (!fault) for (const [index, node] of nodes.entries()) dots.set(lineOf(node.from), index);
    const lines = text.split('\n').map((_, line) => {
      const index = dots.get(line);
      if (index === undefined) return `<i>${line + 1}</i>`;
      const kind = `${hues[index] == null ? 'dot box' : 'dot'}${index === chosen ? ' chosen' : ''}`;
      return `<i class="${kind}" style="--h:${hues[index] ?? 0}">${line + 1}</i>`;
    });
    Tools.show(gutter, lines.join(''));
    paintMark(chosen);
    field.setAttribute('aria-invalid', String(fault !== null));
    Tools.disable(byId('undo'), !history.canUndo);
    Tools.disable(byId('redo'), !history.canRedo);
  }

  // Highlights the lines of the chosen box in its hue.
  function paintMark(chosen) {
    const node = Model.nodes[chosen], {fault} = Model;
    mark.hidden = fault !== null || !node || node.parent < 0;
    if (mark.hidden) return;
    const first = lineOf(node.from), count = lineOf(node.to) - first + 1;
    mark.style.cssText = `--first:${first};--count:${count};--h:${Model.hues[chosen] ?? 0}`;
    mark.classList.toggle('box', Model.hues[chosen] == null);
  }

  // Returns the line of an offset, by binary search.
  function lineOf(place) {
    const {starts} = lastInk;
    let line = 0, end = starts.length;
    while (end - line > 1) {
      const middle = (line + end) >> 1;
      if (starts[middle] <= place) line = middle;
      else end = middle;
    }
    return line;
  }

  return {
    start, replace, set, keep, undo, redo, clearHistory: () => history.clear(), paint, goTo, mark: paintMark, cell,
    get text() { return field.value; },
    get isFocused() { return document.activeElement === field; },
    focus() { field.focus(); },
  };
})();
