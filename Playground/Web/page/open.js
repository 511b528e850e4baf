'use strict';

// Opens the page: unpacks the parts that pack.py wrote into the file, and adds style, body and script to the document. `Parts` holds the
// engine (the promise of a compiled module) and the course (JSON text) for the script. The engine comes first: the browser compiles it
// on another thread while the rest is unpacked and shown.
const Parts = {};
(async () => {
  performance.mark('open');

  // Each character of packed text carries 15 bits of deflated data. The content type matters for the engine only.
  function unpacked(name) {
    const packed = document.getElementById(`packed-${name}`), text = packed.textContent;
    const bytes = new Uint8Array(packed.dataset.bytes);
    for (let from = 0, to = 0, bits = 0, count = 0; from < text.length; from++) {
      bits = bits << 15 | text.charCodeAt(from) - 0x100;
      for (count += 15; count >= 8; to++) bytes[to] = bits >> (count -= 8);
    }
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
    return new Response(stream, {headers: {'Content-Type': 'application/wasm'}});
  }

  function add(parent, name, text) {
    const element = document.createElement(name);
    element.textContent = text;
    parent.append(element);
  }

  // start.js reports an error, such as a browser without WebAssembly.
  const engine = (async () => WebAssembly.compileStreaming(unpacked('engine')))();
  engine.catch(() => {});
  const [{style, body, script}, course] = await Promise.all([unpacked('page').json(), unpacked('course').text()]);
  Object.assign(Parts, {engine, course});
  add(document.head, 'style', style);
  document.body.insertAdjacentHTML('afterbegin', body);
  document.documentElement.dataset.open = '';
  add(document.body, 'script', script);
})();
