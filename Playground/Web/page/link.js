'use strict';

// Stores the page's state in its address: the text, the size, the chosen box, the explained axis, the visible screen and
// lesson, and the run of Prove. The address is treated as text, never as markup.
const Link = (() => {
  // A text longer than MAX_PLAIN_LENGTH is compressed.
  const MAX_PLAIN_LENGTH = 2000, PAUSE = 300, MAX_SIZE = 100000;
  const SCREENS = ['play', 'learn', 'prove'];
  const RUN = ['seed', 'count', 'kind'];
  const NAMES = ['v', 'w', 'h', 'sel', 'why', 'code', 'z', 'screen', 'lesson', ...RUN];
  const AXES = ['width', 'height'];
  const LAST_LAYOUT = 'last';
  // The lesson of this page of the book; null outside of the book. In the book, each lesson has its own page.
  const {lesson: PAGE_LESSON = null} = document.documentElement.dataset;
  const HOME = PAGE_LESSON === null ? 'play' : 'learn';
  // Matches the fragment of a shared layout in a text.
  const SHARED = /#v=1&[\w*.%&=-]*[\w*%=-]/;
  let pending = null, written = null, isDamaged = false, isSettled = false;

  const itemsOf = hash =>
    new URLSearchParams([...new URLSearchParams(hash.slice(1))].filter(([name]) => NAMES.includes(name)));
  const currentItems = () => itemsOf(location.hash);
  const fragment = items => `#${items.toString().replace(/\+/g, '%20')}`;

  function screen() {
    const items = currentItems(), name = items.get('screen');
    return SCREENS.includes(name) ? name : usualScreen(items);
  }

  // Returns the screen for an address that names no screen.
  const usualScreen = items => ['code', 'z'].some(name => items.has(name)) ? 'play' : HOME;

  const lesson = () => currentItems().get('lesson') ?? PAGE_LESSON;

  // In the book, navigates to the page of another lesson or of the screens to build. Returns whether it does.
  function openPage(name) {
    if (PAGE_LESSON === null || name === PAGE_LESSON) return false;
    // Replaces an address that leads to the other page, so that going back does not lead there again.
    const leadsThere = screen() === 'learn' && lesson() === name;
    location[leadsThere ? 'replace' : 'assign'](`${name}.html`);
    return true;
  }

  // Enters a screen or a lesson, as a step of the browser's history. Without `to`, the address keeps its lesson.
  function enter(name, to = null) {
    const items = currentItems();
    if (screen() === name && (to === null || lesson() === to)) return;
    setScreen(items, name);
    if (to !== null && to === PAGE_LESSON) items.delete('lesson');
    else if (to !== null) items.set('lesson', to);
    if (name !== 'prove') for (const key of RUN) items.delete(key);
    // Replaces an incomplete or invalid address, instead of adding a step.
    change(items, isSettled ? 'pushState' : 'replaceState');
  }

  function setScreen(items, name) {
    if (name === usualScreen(items)) items.delete('screen');
    else items.set('screen', name);
  }

  // Removes the settings of a run of Prove that was changed.
  function leaveRun() {
    const items = currentItems();
    if (!RUN.some(name => items.has(name))) return;
    for (const name of RUN) items.delete(name);
    change(items, 'replaceState');
  }

  function change(items, method) {
    written = fragment(items);
    try {
      history[method](null, '', written);
    } catch {
      // Some browsers limit the number of changes per period. The next change writes the address again.
    }
  }

  const size = text => {
    const value = Number.parseFloat(text);
    return Number.isFinite(value) ? Math.min(MAX_SIZE, Math.max(0, value)) : null;
  };

  // Returns the layout in an address, by default the page's; null if there is none.
  async function read(hash = location.hash) {
    const items = itemsOf(hash);
    let text = items.get('code');
    if (text === null && items.has('z')) text = await inflated(items.get('z')).catch(() => null);
    // The address contains a layout that cannot be read, for example since a part of the link is missing.
    isDamaged = text === null && ['v', 'w', 'z'].some(name => items.has(name));
    if (text === null) return null;
    const axis = AXES.indexOf(items.get('why'));
    return {
      text, width: size(items.get('w')), height: size(items.get('h')), chosen: items.get('sel'),
      axis: axis < 0 ? null : axis,
    };
  }

  // Returns the layout of the first address in a text, as it was shared; null if there is none.
  async function inText(text) {
    const hash = text.match(SHARED)?.[0];
    return hash ? read(hash) : null;
  }

  async function address(state) {
    const items = new URLSearchParams({v: '1', w: state.width, h: state.height});
    if (state.chosen) items.set('sel', state.chosen);
    if (state.axis != null) items.set('why', AXES[state.axis]);
    const isLong = new TextEncoder().encode(state.text).length > MAX_PLAIN_LENGTH && 'CompressionStream' in globalThis;
    items.set(isLong ? 'z' : 'code', isLong ? await deflated(state.text) : state.text);
    return fragment(items);
  }

  async function bytesThrough(stream, bytes) {
    const all = await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();
    return new Uint8Array(all);
  }

  async function deflated(text) {
    const bytes = await bytesThrough(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  }

  async function inflated(text) {
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, sign => sign.charCodeAt(0));
    return new TextDecoder().decode(await bytesThrough(new DecompressionStream('deflate-raw'), bytes));
  }

  // Writes the address some time after the last change, and not for each typed letter.
  function writeLater(state) {
    writeNothing();
    pending = {state, timer: setTimeout(() => write(state()), PAUSE)};
  }

  function writeNothing() {
    clearTimeout(pending?.timer);
    pending = null;
  }

  // Writes the address.
  async function write(state) {
    pending = null;
    const layout = await address(state), items = itemsOf(layout), now = currentItems();
    for (const name of ['lesson', ...RUN]) if (now.has(name)) items.set(name, now.get(name));
    // Another screen may have become visible since the change.
    setScreen(items, Frame.screen);
    keep(state, layout);
    change(items, 'replaceState');
  }

  // Whether the address is valid on other machines. The address of a page opened from disk is not.
  const isPublic = () => /^https?:$/.test(location.protocol);

  // Returns the address to share; for a page opened from disk, only the fragment.
  const shared = hash => (isPublic() ? location.href.replace(/#.*$/, '') : '') + hash;

  // Returns a layout to share: a link. For a page opened from disk, returns the layout as text, with the fragment in a
  // comment. Another copy of the page opens it when it is pasted there.
  async function sharedLayout(state, question = '') {
    const hash = await address(state);
    if (isPublic()) return shared(hash);
    const size = `${Tools.numeral(state.width)} × ${Tools.numeral(state.height)}`;
    return `${question && `// ${question}\n`}${state.text.trimEnd()}\n// ${size} in EagerLayout: ${hash}`;
  }

  // Returns a screen to share: some words and its address.
  function sharedScreen(words, items) {
    const hash = fragment(new URLSearchParams(items));
    return `${words} ${isPublic() ? '' : 'Add this to the address of the page: '}${shared(hash)}`;
  }

  // Stores the layout, which is opened when the page is opened without a link.
  function keep({text}, layout) {
    if (Presets.names.every(name => Presets.of(name).text !== text)) Frame.store(LAST_LAYOUT, layout);
  }

  // Stores text that was typed just before the page is closed.
  addEventListener('pagehide', () => {
    if (!pending) return;
    const {text, width, height} = pending.state();
    keep({text}, fragment(new URLSearchParams({w: width, h: height, code: text})));
  });

  // Handles an address that was changed by hand or by the history.
  function follow() {
    isSettled = true;
    addEventListener('hashchange', async () => {
      if (location.hash === written) return;
      const name = screen();
      written = location.hash;
      isSettled = false;
      Frame.show(name);
      isSettled = true;
      const layout = name === 'play' ? await read() : null;
      if (layout) Play.open(layout);
    });
  }

  return {
    screen, enter, openPage, leaveRun, read, inText, writeLater, writeNothing, follow, sharedLayout, sharedScreen,
    get isPublic() { return isPublic(); },
    hasLayout: text => SHARED.test(text),
    get lesson() { return lesson(); },
    // The lesson of this page of the book; null outside of the book.
    pageLesson: PAGE_LESSON,
    // The run of Prove in the address, as text: `{seed, count, kind}`.
    get run() { return Object.fromEntries(RUN.map(name => [name, currentItems().get(name)])); },
    get isDamaged() { return isDamaged; },
    lastLayout: () => Frame.stored(LAST_LAYOUT),
  };
})();
