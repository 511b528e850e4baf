'use strict';

// The answer to an exercise that is a layout: its text, its picture, and the expected picture.
const Workshop = (() => {
  const {element} = Tools;

  // options: text; bounds; expected: boxes; availableWidth: the width for pictures; changed: called after each change.
  function make(engine, {text, bounds, expected, availableWidth, changed}) {
    const scale = Figure.scale([expected], availableWidth, 200), hueByName = Figure.huesOf(expected);
    const note = element('p', {class: 'workshop-note', role: 'status'});
    const yours = element('div', {class: 'workshop-yours'});
    const field = Code.field(text, {label: 'Your layout', changed: () => {
      show();
      changed();
    }});

    function show() {
      const {fault} = engine.read(field.text);
      field.paint(fault);
      field.area.setAttribute('aria-invalid', String(Boolean(fault)));
      yours.classList.toggle('stale', Boolean(fault));
      note.replaceChildren(...fault ? faultNodes(fault) : []);
      if (fault) return;
      const boxes = Figure.lay(engine, field.text, bounds);
      yours.replaceChildren(Figure.draw(boxes, {scale, hueByName, marked: differingIndices(boxes)}), Figure.table(boxes));
    }

    // Returns the boxes whose frames differ from the expected boxes of the same name.
    function differingIndices(boxes) {
      return new Set(boxes.map((_, i) => i).filter(i => {
        const other = expected.find(box => box.name === boxes[i].name);
        return other && !Bench.isSame(other, boxes[i]);
      }));
    }

    // The fault, and its fix if known.
    function faultNodes(fault) {
      const nodes = [element('b', {}, `Line ${fault.line}, column ${fault.column}: `), `${Tools.sentence(fault.message)} `];
      if (fault.suggestion) {
        nodes.push(element('button', {class: 'btn small', type: 'button', onclick: () => {
          field.area.setRangeText(fault.suggestion, fault.from, fault.to, 'end');
          field.text = field.area.value;
          field.area.focus();
        }}, `Write ${fault.suggestion}`));
      }
      if (fault.expected) nodes.push(` ${fault.expected}`);
      return nodes;
    }

    show();
    return {
      element: element('div', {class: 'workshop'}, field.element, note),
      pictures: element('div', {class: 'workshop'},
        element('p', {class: 'eyebrow'}, 'Wanted'), Figure.draw(expected, {scale, hueByName}), Figure.table(expected),
        element('p', {class: 'eyebrow'}, 'Yours'), yours),
      field,
      get text() { return field.text; },
    };
  }

  return {make};
})();
