'use strict';

// Adds and removes boxes by edits of the text.
const Boxes = (() => {
  const {element} = Tools;
  const WORDS = {Flex: 'Flex()', Fixed: 'Fixed(width: 60, height: 20)', Row: 'Row {}', Column: 'Column {}'};

  // Returns the offset after the brace that opens a container's block, or 0 for a leaf.
  function blockOf({from, to}) {
    return from + (Model.text.slice(from, to).match(/^\w+\s*(\((?:[^()]|\([^()]*\))*\))?\s*\{/)?.[0].length ?? -from);
  }

  // Returns the text before a box in its line.
  const before = place => Model.text.slice(Model.text.lastIndexOf('\n', place - 1) + 1, place);

  // Adds a box after the chosen one, or as the last child of a chosen container.
  function add(word) {
    Play.flush();
    const {chosen} = Play.state, block = blockOf(Model.nodes[chosen]);
    const last = block ? Model.children[chosen].at(-1) : chosen;
    if (Model.fault || last === 0) return;
    const node = Model.nodes[last], at = node?.to ?? block, indent = node && before(node.from);
    const [start, end] = !node ? [' ', ' '] : indent.trim() === '' ? [`\n${indent}`, ''] : ['; ', ''];
    Editor.replace(at, at, start + word + end);
    Play.flush();
    Play.choose(Model.nodes.findIndex(each => each.from === at + start.length));
  }

  // Removes the chosen box, with its line if nothing else is on the line, and otherwise with its separator.
  function remove() {
    Play.flush();
    const {chosen} = Play.state, {text} = Model, node = Model.nodes[chosen];
    if (Model.fault || node.parent < 0) return;
    let {from, to} = node;
    const indent = before(from), rest = text.slice(to).match(/^[ \t]*(;[ \t]*|(?=\n|$))/)?.[0];
    if (rest !== undefined) to += rest.length;
    if (indent.trim() === '' && /^(\n|$)/.test(text.slice(to))) from -= indent.length + 1;
    else if (!/;/.test(rest)) from -= indent.match(/;?\s*$/)[0].length;
    Play.choose(node.parent);
    Editor.replace(Math.max(0, from), to, '');
  }

  const button = (label, press) => element('button', {type: 'button', class: 'btn small', onclick: press}, label);

  const remover = button('Remove', remove);
  const bar = () => element('div', {class: 'boxes', role: 'group', 'aria-label': 'Add and remove boxes'},
    ...Object.entries(WORDS).map(([name, word]) => button(`+ ${name}`, () => add(word))), remover);

  return {
    bar,
    // The outermost box cannot be removed.
    paint(chosen) { Tools.disable(remover, Model.nodes[chosen].parent < 0); },
  };
})();
