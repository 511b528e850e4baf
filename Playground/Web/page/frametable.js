'use strict';

// The frames of all boxes as a table, for screen readers and for copying numbers.
const FrameTable = (() => {
  const {numeral, show} = Tools;
  let host;

  function start(button, table) {
    host = table;
    button.addEventListener('click', () => {
      host.hidden = !host.hidden;
      button.setAttribute('aria-expanded', String(!host.hidden));
      paint();
    });
  }

  function paint() {
    if (host.hidden) return;
    const rows = Model.nodes.map((node, index) => {
      const {x, y, width, height} = Model.frames[index], depth = depthOf(index);
      const cells = [x, y, width, height].map(value => `<td>${numeral(value)}</td>`).join('');
      const row = index === Play.state.chosen ? '<tr class="chosen">' : '<tr>';
      return `${row}<th scope="row" style="padding-left:${8 + depth * 12}px">` +
        `${Model.chip(index, 'button', `data-box="${index}"`)}</th>${cells}</tr>`;
    });
    show(host, '<table><caption class="sr">Frames of all boxes</caption><thead><tr><th scope="col">box</th>' +
      `<th scope="col">x</th><th scope="col">y</th><th scope="col">width</th><th scope="col">height</th></tr></thead>` +
      `<tbody>${rows.join('')}</tbody></table>`);
  }

  function depthOf(index) {
    let depth = 0;
    for (let at = Model.nodes[index].parent; at >= 0; at = Model.nodes[at].parent) depth++;
    return depth;
  }

  return {start, paint};
})();
