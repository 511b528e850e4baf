'use strict';

// A layout to write: its text, its frames, and the wanted frames.
const Workshop = (() => {
  const {element} = Tools;

  // given: text; bounds; wanted: boxes; room: the width for pictures; changed: called after each change.
  function make(engine, {text, bounds, wanted, room, changed}) {
    const scale = Figure.scale([wanted], room, 200), hues = Figure.huesOf(wanted);
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
      yours.replaceChildren(Figure.draw(boxes, {scale, hues, marked: unlike(boxes)}), Figure.table(boxes));
    }

    // Returns the boxes whose frames differ from the wanted boxes of the same name.
    function unlike(boxes) {
      return new Set(boxes.map((_, i) => i).filter(i => {
        const other = wanted.find(box => box.name === boxes[i].name);
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
        element('p', {class: 'eyebrow'}, 'Wanted'), Figure.draw(wanted, {scale, hues}), Figure.table(wanted),
        element('p', {class: 'eyebrow'}, 'Yours'), yours),
      field,
      get text() { return field.text; },
    };
  }

  return {make};
})();
