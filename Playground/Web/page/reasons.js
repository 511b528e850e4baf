'use strict';

// The engine's explanation of an item's size, as a list below an answer.
const Reasons = (() => {
  const {element, numeral} = Tools;

  function lineElement({label, working, result, remark}) {
    return element('li', {}, element('span', {class: 'label'}, label), element('span', {class: 'working'}, working),
      element('b', {class: 'num'}, result), element('span', {class: 'remark'}, remark));
  }

  // axes: "horizontal", "vertical" or both.
  function nodes(engine, {text, bounds, item, axes = ['horizontal']}) {
    if (!item) return [];
    const boxes = Figure.lay(engine, text, bounds), node = boxes?.findIndex(box => box.name === item) ?? -1;
    if (node < 0) return [];
    return axes.flatMap(axis => {
      const lines = engine.why(node, axis === 'vertical' ? 1 : 0, 0);
      if (lines.length === 0) return [];
      const [x, y, width, height] = boxes[node].frame.map(number => numeral(number, 2));
      const title = `Why ${item} is ${axis === 'vertical' ? `${height} high, at y ${y}` : `${width} wide, at x ${x}`}`;
      return [element('details', {class: 'reasons', open: true}, element('summary', {}, title),
        element('ol', {}, ...lines.map(lineElement)))];
    });
  }

  return {nodes};
})();
