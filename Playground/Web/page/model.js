'use strict';

// The layout that Play shows, as the engine has it: its boxes, their frames, what they are called and coloured.
const Model = (() => {
  const model = {
    text: '', nodes: [], frames: [], children: [], hues: [], styles: [], elements: [], gaps: [], tracks: [],
    covered: [],
    issues: [],
    fault: null, cost: 0,
    // The last text without a fault.
    sound: '',
  };

  function take(nodes) {
    model.nodes = nodes;
    model.children = nodes.map(() => []);
    nodes.forEach((node, index) => { if (node.parent >= 0) model.children[node.parent].push(index); });
    let leaves = 0;
    model.hues = nodes.map((_, index) => isLeaf(index) ? Tools.HUES[leaves++ % Tools.HUES.length] : null);
  }

  const isLeaf = index => model.children[index].length === 0;

  // Reads a text; where it has a fault, the last layout stays.
  function read(text) {
    const answer = Engine.read(text);
    model.text = text;
    model.fault = answer.fault ?? null;
    if (answer.nodes) {
      take(answer.nodes);
      model.sound = text;
      model.elements = Engine.css();
    }
    return answer;
  }

  function place(width, height) {
    model.frames = Engine.place(width, height);
    // What is called first is compiled first: the time is that of the second call.
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

  // What the text gives a property of a box: a number, other text, or null where it gives nothing.
  function given(index, property) {
    const value = model.styles[index].given[property];
    if (value === undefined) return null;
    return /^-?[\d.]+$/.test(value) ? Number(value) : value;
  }

  // What a property is where the text gives nothing.
  const INITIAL = {
    flexGrow: '0', flexShrink: '1', flexBasis: 'auto', width: 'auto', height: 'auto',
    minWidth: 'auto', minHeight: 'auto', maxWidth: 'none', maxHeight: 'none',
    margin: '0', gap: '0', padding: '0', border: '0',
  };
  const INITIAL_OF = {flex: {flexGrow: '1', flexBasis: '0%'}, fixed: {flexShrink: '0'}};
  const initial = (index, property) => INITIAL_OF[model.nodes[index].kind]?.[property] ?? INITIAL[property];

  // The deepest box around a place in the text.
  function boxAt(place) {
    let found = -1;
    model.nodes.forEach((node, index) => { if (node.from <= place && place <= node.to) found = index; });
    return found;
  }

  // The container that a box is adjusted in: its own where it is one.
  const containerOf = index => isLeaf(index) ? model.nodes[index].parent : index;

  // Whether the middle of a leaf lies under a box that comes after it.
  function isCovered(index) {
    return model.covered[index] ??= findCover(index);
  }

  function findCover(index) {
    const {x, y, width, height} = model.frames[index], middleX = x + width / 2, middleY = y + height / 2;
    return model.frames.some((frame, other) => other > index &&
      frame.x < middleX && middleX < frame.x + frame.width && frame.y < middleY && middleY < frame.y + frame.height);
  }

  function chip(index, tag = 'span', more = '') {
    const hue = model.hues[index], name = Tools.escaped(model.nodes[index].name);
    return hue == null
      ? `<${tag} class="chip box" ${more}>${name}</${tag}>`
      : `<${tag} class="chip" style="--h:${hue}" ${more}>${name}</${tag}>`;
  }

  // What a box is called when it is heard.
  function spoken(index) {
    const frame = model.frames[index], number = Tools.numeral;
    return `${model.nodes[index].name}: x ${number(frame.x)}, y ${number(frame.y)}, ` +
      `${number(frame.width)} wide, ${number(frame.height)} high`;
  }

  return Object.assign(model, {read, place, given, initial, isLeaf, isCovered, boxAt, containerOf, chip, spoken});
})();
