'use strict';

// The text of pack.py as bytes: its units are digits to a base that counts those which may stand in a text, and bytes are taken from
// their number from below, while it is short. The first bytes are the script that unpacks the others: every browser inflates.
async function readPage(opener, guesses, places) {
  const text = document.getElementById('packed').textContent, bytes = new Uint8Array(2 * text.length);
  for (let from = 0, to = 0, state = 0; from < text.length || state > 0; state >>>= 8) {
    while (state < 0x8000 && from < text.length) {
      const unit = text.charCodeAt(from++);
      state = state * 63427 + unit - (unit < 0xd800 ? 61 : 2109);
    }
    bytes[to++] = state;
  }
  const stream = new Blob([bytes.subarray(0, opener)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const script = document.createElement('script');
  script.textContent = await new Response(stream).text();
  document.body.append(script);
  openPage(bytes.subarray(opener), guesses, places);
}
