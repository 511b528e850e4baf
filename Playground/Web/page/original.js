'use strict';

// The page from which a layout was converted. Until the layout changes, the page is shown beside it in a separate frame,
// and the layout is compared with the page's elements instead of a copy.
const Original = (() => {
  const {byId, element, escaped, numeral} = Tools;
  // `{source, window, lost, layout: {text, width, height}, differences}`. `differences` is set once the page is laid out.
  let origin = null;
  // An invisible element for the frame on a phone, where only the engine's picture is visible.
  let hidden = null;

  // Lays out the pasted page, and compares the visible layout with it.
  async function show({source, window, lost}) {
    Play.change({view: 'stacked'});
    Play.flush();
    const {width, height} = Play.state, newOrigin = {source, window, lost, layout: {text: Model.text, width, height}};
    origin = newOrigin;
    const {differences} = await Foreign.read(source, window, emptyHost());
    if (origin !== newOrigin || !matchesLayout(Play.state)) return;
    newOrigin.differences = differences(Model.frames);
    Play.paint();
  }

  // Removes the previous frame, and returns the element for the new one.
  function emptyHost() {
    if (!hidden) {
      hidden = element('div', {'aria-hidden': 'true', style: 'position:fixed;visibility:hidden'});
      document.body.append(hidden);
    }
    const visible = byId('original');
    for (const each of [visible, hidden]) each.replaceChildren();
    return byId('theirs').checkVisibility() ? visible : hidden;
  }

  function matchesLayout(state) {
    const {text, width, height} = origin.layout;
    return Model.text === text && state.width === width && state.height === height;
  }

  // Whether the visible layout is the converted one, unchanged.
  const isShown = () => Boolean(origin?.differences) && !Model.fault && matchesLayout(Play.state);

  // Draws the page at the scale of the picture if it fits.
  function paint(scale, availableWidth) {
    const {width, height} = origin.window, pageScale = Math.min(scale, availableWidth / width), host = byId('original');
    if (!host.firstElementChild) return;
    host.style.height = `${height * pageScale}px`;
    host.style.width = `${width * pageScale}px`;
    host.firstElementChild.style.transform = `scale(${pageScale})`;
  }

  function badge() {
    const {differences: [first, ...others]} = origin, count = others.length + 1;
    if (!first) return null;
    return `<span>${count === 1 ? 'One box differs' : `${count} boxes differ`}` +
      '<span class="long"> from the <span class="mid">pasted </span>page</span>: ' +
      `<button class="link" data-box="${first.node}">${escaped(first.name)}</button></span>`;
  }

  // Returns list items for the boxes that differ and for everything that was not converted.
  function items() {
    const numbers = list => list.map(value => numeral(value, 2)).join(' ');
    const boxes = origin.differences.slice(0, 12).map(({node, name, ours, theirs}) =>
      `<li><button class="issue" data-box="${node}">${escaped(name)} differs in the pasted page: ` +
      `x, y, width and height are ${numbers(ours)} here and ${numbers(theirs)} there.</button></li>`);
    const lost = origin.lost.map(each =>
      `<li class="quiet">Not converted, or converted differently: ${escaped(each)}</li>`);
    return [...boxes, ...lost].join('');
  }

  matchMedia('(max-width: 760px)').addEventListener('change', () => { if (isShown()) show(origin); });

  return {show, paint, badge, items, get isShown() { return isShown(); }};
})();
