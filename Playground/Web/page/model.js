'use strict';

// The layout of Play: its boxes, and their frames, names and hues.
const Model = (() => {
  const model = {
    text: '', nodes: [], frames: [], children: [], hues: [], styles: [], elements: [], gaps: [], tracks: [],
    covered: [],
    issues: [],
    fault: null, cost: 0,
    // The last text that was read without a fault.
    validText: '',
  };

  function setNodes(nodes) {
    model.nodes = nodes;
    model.children = nodes.map(() => []);
    nodes.forEach((node, index) => { if (node.parent >= 0) model.children[node.parent].push(index); });
    let leaves = 0;
    model.hues = nodes.map((_, index) => isLeaf(index) ? Tools.HUES[leaves++ % Tools.HUES.length] : null);
  }

  const isLeaf = index => model.children[index].length === 0;

  // Reads a text. If it has a fault, the last layout is kept.
  function read(text) {
    const answer = Engine.read(text);
    model.text = text;
    model.fault = answer.fault ?? null;
    if (answer.nodes) {
      setNodes(answer.nodes);
      model.validText = text;
      model.elements = Engine.css();
    }
    return answer;
  }

  function place(width, height) {
    model.frames = Engine.place(width, height);
    // The first call compiles the function, so the second one is timed.
    const start = performance.now();
    Engine.place(width, height);
    model.cost = performance.now() - start;
    model.styles = Engine.styles();
    model.issues = Engine.issues();
    model.covered = [];
    model.tracks = [];
    for (const [node, isColumn, line, start, end] of Engine.tracks()) {
      model.tracks[node] ??= {columns: [], rows: []};
      model.tracks[node][isColumn ? 'columns' : 'rows'].push({line, start, end});
    }
    model.gaps = model.nodes.map(() => []);
    for (const [kind, node, x, y, width, height, isBetweenColumns] of Engine.spaces()) {
      if (kind === 'gap') model.gaps[node].push({x, y, width, height, isBetweenColumns});
    }
  }

  // Returns the specified value of a property of a box: a number, other text, or null.
  function specified(index, property) {
    const value = model.styles[index].specified[property];
    if (value === undefined) return null;
    return /^-?[\d.]+$/.test(value) ? Number(value) : value;
  }

  // The values of properties that are not specified.
  const INITIAL = {
    flexGrow: '0', flexShrink: '1', flexBasis: 'auto', width: 'auto', height: 'auto',
    minWidth: 'auto', minHeight: 'auto', maxWidth: 'none', maxHeight: 'none',
    margin: '0', gap: '0', padding: '0', border: '0',
  };
  const INITIAL_OF = {flex: {flexGrow: '1', flexBasis: '0%'}, fixed: {flexShrink: '0'}};
  const initial = (index, property) => INITIAL_OF[model.nodes[index].kind]?.[property] ?? INITIAL[property];

  // Returns the innermost box whose text contains an offset.
  function boxAt(place) {
    let found = -1;
    model.nodes.forEach((node, index) => { if (node.from <= place && place <= node.to) found = index; });
    return found;
  }

  // Returns the container to adjust: the box itself, or the parent of a leaf.
  const containerOf = index => isLeaf(index) ? model.nodes[index].parent : index;

  // Whether a later box covers the middle of a leaf.
  function isCovered(index) {
    return model.covered[index] ??= findCover(index);
  }

  function findCover(index) {
    const {x, y, width, height} = model.frames[index], middleX = x + width / 2, middleY = y + height / 2;
    return model.frames.some((frame, other) => other > index &&
      frame.x < middleX && middleX < frame.x + frame.width && frame.y < middleY && middleY < frame.y + frame.height);
  }

  function chip(index, tag = 'span', attributes = '') {
    const hue = model.hues[index], name = Tools.escaped(model.nodes[index].name);
    return hue == null
      ? `<${tag} class="chip box" ${attributes}>${name}</${tag}>`
      : `<${tag} class="chip" style="--h:${hue}" ${attributes}>${name}</${tag}>`;
  }

  // Returns a box's description for screen readers.
  function spokenText(index) {
    const frame = model.frames[index], number = Tools.numeral;
    return `${model.nodes[index].name}: x ${number(frame.x)}, y ${number(frame.y)}, ` +
      `${number(frame.width)} wide, ${number(frame.height)} high`;
  }

  return Object.assign(model, {read, place, specified, initial, isLeaf, isCovered, boxAt, containerOf, chip, spokenText});
})();
