'use strict';

// The page's state in its address: text, size and the chosen box. It is read as text only, never as markup.
const Link = (() => {
  // Longer text is compressed.
  const MOST_PLAIN = 2000, PAUSE = 300, MOST_SIZE = 100000;
  const SCREENS = ['play', 'learn', 'prove'];
  let pending = 0, written = null;

  const given = () => new URLSearchParams(location.hash.slice(1));

  function screen() {
    const name = given().get('screen');
    return SCREENS.includes(name) ? name : 'play';
  }

  const size = text => {
    const value = Number.parseFloat(text);
    return Number.isFinite(value) ? Math.min(MOST_SIZE, Math.max(0, value)) : null;
  };

  // What the address says, or null where it says nothing of a layout.
  async function read() {
    const items = given();
    let text = items.get('code');
    if (text === null && items.has('z')) text = await inflated(items.get('z')).catch(() => null);
    if (text === null) return null;
    return {text, width: size(items.get('w')), height: size(items.get('h')), chosen: items.get('sel')};
  }

  async function address(state) {
    const items = new URLSearchParams({v: '1', w: state.width, h: state.height});
    if (state.chosen) items.set('sel', state.chosen);
    const isLong = new TextEncoder().encode(state.text).length > MOST_PLAIN && 'CompressionStream' in globalThis;
    items.set(isLong ? 'z' : 'code', isLong ? await deflated(state.text) : state.text);
    return `#${items.toString().replace(/\+/g, '%20')}`;
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

  // Some time after the last change; going back in the browser's history must not go through every letter.
  function writeLater(state) {
    clearTimeout(pending);
    pending = setTimeout(() => write(state()), PAUSE);
  }

  async function write(state) {
    written = await address(state);
    try {
      history.replaceState(null, '', written);
    } catch {
      // A browser may allow only so many of them in a while; the next one is written.
    }
    return location.href.replace(/#.*$/, '') + written;
  }

  // Somebody changed the address by hand, or went back.
  function onChange(open) {
    addEventListener('hashchange', async () => {
      if (location.hash === written) return;
      const layout = await read();
      if (layout) open(layout);
    });
  }

  return {screen, read, write, writeLater, onChange};
})();
