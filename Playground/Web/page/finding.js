'use strict';

// A finding of Prove: a random layout whose frames differ in the browser, reduced to a smaller layout that still differs.
const Finding = (() => {
  const {element, numeral} = Tools;
  const MODIFIER = /\.[a-z]\w*\([^()]*\)/g;
  let space = null;

  // Compares the engine's and the browser's layout of a text. Returns null if the text has a fault, or features that CSS
  // cannot express.
  function compared(engine, {text, width, height}) {
    space ??= Copy.hiddenSpace();
    const {nodes} = engine.read(text);
    if (!nodes) return null;
    const frames = engine.place(width, height), parts = engine.css();
    if (Copy.lost(parts).length > 0) return null;
    const parents = nodes.map(node => node.parent), elements = Copy.build(parts, parents);
    Copy.fill(space, elements, width, height);
    const origin = space.getBoundingClientRect(), {largest, worst, isSame} = Copy.compare(elements, frames, space, parents);
    const names = namesOf(nodes);
    const boxes = frame => nodes.map(({parent}, i) =>
      ({name: names[i], parent: parent < 0 ? undefined : parent, frame: frame(i)}));
    return {
      nodes, largest, worst, isSame, ours: boxes(i => [frames[i].x, frames[i].y, frames[i].width, frames[i].height]),
      theirs: boxes(i => {
        const {x, y, width, height} = elements[i].getBoundingClientRect();
        return [x - origin.x, y - origin.y, width, height];
      }),
    };
  }

  // Returns the names of the nodes. Unnamed boxes are numbered: `Text`, `Text 2`.
  function namesOf(nodes) {
    const counts = new Map();
    return nodes.map(({name}) => {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count > 1 ? `${name} ${count}` : name;
    });
  }

  const without = (text, from, to) => text.slice(0, from).trimEnd() + text.slice(to);

  // Yields copies of the layout: first each copy without one node, the largest nodes first, then without one modifier.
  function* smaller(text, nodes) {
    const inner = nodes.filter(node => node.parent >= 0).sort((a, b) => (b.to - b.from) - (a.to - a.from));
    for (const node of inner) yield without(text, node.from, node.to);
    for (const match of text.matchAll(MODIFIER)) yield without(text, match.index, match.index + match[0].length);
  }

  // Waits for the next frame, and until no other screen uses the engine.
  async function nextFrame() {
    do await new Promise(requestAnimationFrame); while (Frame.screen !== 'prove');
  }

  // Reduces a layout while the difference remains. `shown` is called after each step.
  async function shrink(engine, original, shown) {
    let layout = original, now = compared(engine, layout), isSmaller = true;
    while (isSmaller && now) {
      isSmaller = false;
      await nextFrame();
      for (const text of smaller(layout.text, now.nodes)) {
        const next = compared(engine, {...layout, text});
        if (!next || next.isSame) continue;
        (layout = {...layout, text}, now = next, isSmaller = true);
        shown(layout, now);
        break;
      }
    }
    return layout;
  }

  const SIDES = ['x', 'y', 'width', 'height'];

  // Returns the index in SIDES of the number with the greatest difference.
  function sideOf({ours, theirs, worst}) {
    const differences = ours[worst].frame.map((number, i) => Math.abs(number - theirs[worst].frame[i]));
    return differences.indexOf(Math.max(...differences));
  }

  function differenceSentence({ours, theirs, worst, largest}) {
    const side = sideOf({ours, theirs, worst}), edge = `${ours[worst].name}.${SIDES[side]}`;
    const [here, there] = [ours, theirs].map(boxes => numeral(boxes[worst].frame[side], 2));
    return `${edge} is ${here} here and ${there} in this browser: ${numeral(largest, 2)} px apart.`;
  }

  // A card for a finding, which reduces itself.
  function card(engine, {seed, ...layout}) {
    const body = element('div', {class: 'finding-body'});
    const state = element('p', {class: 'eyebrow', role: 'status'}, `Seed ${seed} · shrinking`);
    const root = element('article', {class: 'finding', 'aria-label': `Finding, seed ${seed}`}, state, body);
    function show({text, width, height}, result) {
      const scale = Figure.scale([result.ours, result.theirs], 200, 200), marked = new Set([result.worst]);
      const half = (title, boxes) => element('div', {}, Pieces.eyebrow(title), Figure.draw(boxes, {scale, marked}));
      body.replaceChildren(element('p', {}, differenceSentence(result)),
        element('div', {class: 'finding-pair'}, half('EagerLayout', result.ours), half('This browser', result.theirs)),
        Code.block(text, {place: Figure.place({width, height})}),
        Pieces.button('Open in Play', () => Frame.openInPlay(
          {text, width, height, chosen: String(result.worst), axis: sideOf(result) % 2})));
    }
    const first = compared(engine, layout);
    if (first) show(layout, first);
    const done = shrink(engine, layout, show).then(smallest => {
      state.textContent = `Seed ${seed} · as small as it gets`;
      return smallest;
    });
    return {element: root, done};
  }

  return {compared, nextFrame, card};
})();
