'use strict';

// Opens the page: unpacks the parts that pack.py wrote into the file, or into `Packed` for a page of the book, and adds
// style, body and script to the document. `Parts` contains data for the script: the engine (a promise of a compiled
// module), the course (JSON text), and the style elements. The engine is unpacked first, since the browser compiles it on
// another thread while the other parts are unpacked and shown.
const Parts = {};
(async () => {
  performance.mark('open');

  // Returns a response with an unpacked part. Each character of packed text contains 15 bits of deflated data. Only the
  // engine needs the content type.
  function unpacked(name) {
    const {text, bytes: count} = globalThis.Packed?.[name] ?? partIn(document.getElementById(`packed-${name}`));
    const bytes = new Uint8Array(count);
    for (let from = 0, to = 0, bits = 0, have = 0; from < text.length; from++) {
      bits = bits << 15 | text.charCodeAt(from) - 0x100;
      for (have += 15; have >= 8; to++) bytes[to] = bits >> (have -= 8);
    }
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
    return new Response(stream, {headers: {'Content-Type': 'application/wasm'}});
  }

  function partIn(element) { return {text: element.textContent, bytes: Number(element.dataset.bytes)}; }

  function add(parent, name, text) {
    const element = document.createElement(name);
    element.textContent = text;
    parent.append(element);
    return element;
  }

  // Ignores an error here, such as a missing WebAssembly: start.js reports it.
  const engine = (async () => WebAssembly.compileStreaming(unpacked('engine')))();
  engine.catch(() => {});
  const [{style, body, script}, course] = await Promise.all([unpacked('page').json(), unpacked('course').text()]);
  // In the book, the style of the static page is kept for printing.
  const isInBook = document.documentElement.dataset.lesson !== undefined;
  const styles = {book: isInBook ? document.querySelector('style') : null, page: add(document.head, 'style', style)};
  if (isInBook) [styles.book.media, styles.page.media] = ['print', 'screen'];
  Object.assign(Parts, {engine, course, styles});
  document.body.insertAdjacentHTML('afterbegin', body);
  document.documentElement.dataset.open = '';
  add(document.body, 'script', script);
})();
