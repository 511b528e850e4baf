'use strict';

// Puts a WebAssembly module together from the streams that streams.py sorted its bytes into: that says what they are.
const Join = (() => {
  const [AROUND, CODES, READS, WRITES, WORDS, LONGS, CALLS, JUMPS, TYPES, OFFSETS, FLOATS, TABLES, REST] = Array(13).keys();
  // Which stream has the number behind an instruction; 0 where there is none, or more than that.
  const NUMBERED = new Uint8Array(256);
  for (const [stream, codes] of [
    [CALLS, [0x10, 0x12]], [JUMPS, [0x0c, 0x0d]], [TYPES, [0x02, 0x03, 0x04]], [WORDS, [0x41]], [LONGS, [0x42]],
    [REST, [0x23, 0x24, 0x25, 0x26, 0x3f, 0x40, 0xd0, 0xd2]],
  ]) {
    for (const code of codes) NUMBERED[code] = stream;
  }
  // Of those that begin with 0xfc: how many numbers follow.
  const COUNTS = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

  // `lengths`: those of the streams; `size`: the module's.
  return (bytes, lengths, size) => {
    const out = new Uint8Array(size), places = new Int32Array(lengths.length);
    for (let i = 1; i < lengths.length; i++) places[i] = places[i - 1] + lengths[i - 1];
    let to = 0;

    function copy(stream, count) {
      const place = places[stream];
      for (let i = 0; i < count; i++) out[to++] = bytes[place + i];
      places[stream] = place + count;
    }

    function number(stream) {
      let place = places[stream], byte = out[to++] = bytes[place++], value = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = out[to++] = bytes[place++];
        value |= (byte & 127) << shift;
      }
      places[stream] = place;
      return value;
    }

    // A local stands in its stream as its place among those that were used last.
    function local(stream, order) {
      const start = to, place = number(stream);
      to = start;
      while (order.length <= place) order.push(order.length);
      let found = order[place];
      for (let i = place; i > 0; i--) order[i] = order[i - 1];
      order[0] = found;
      for (; found > 127; found >>= 7) out[to++] = found & 127 | 128;
      out[to++] = found;
    }

    function instruction(order) {
      const code = bytes[places[CODES]++];
      out[to++] = code;
      if (code >= 0x20 && code <= 0x22) {
        local(code === 0x20 ? READS : WRITES, order);
      } else if (NUMBERED[code]) {
        number(NUMBERED[code]);
      } else if (code >= 0x28 && code <= 0x3e) {
        number(CODES);
        number(OFFSETS);
      } else if (code === 0x43 || code === 0x44) {
        copy(FLOATS, code === 0x43 ? 4 : 8);
      } else if (code === 0x0e) {
        for (let count = number(TABLES) + 1; count > 0; count--) number(TABLES);
      } else if (code === 0x11) {
        number(REST);
        number(REST);
      } else if (code === 0xfc) {
        for (let count = COUNTS[number(REST)]; count > 0; count--) number(REST);
      }
    }

    function oneFunction() {
      const end = number(AROUND) + to, order = [];
      for (let count = number(AROUND); count > 0; count--) {
        number(AROUND);
        copy(AROUND, 1);
      }
      while (to < end) instruction(order);
    }

    copy(AROUND, 8);
    while (to < size) {
      const kind = bytes[places[AROUND]];
      copy(AROUND, 1);
      const length = number(AROUND);
      if (kind !== 10) copy(AROUND, length);
      else for (let count = number(AROUND); count > 0; count--) oneFunction();
    }
    return out;
  };
})();

// The engine, as the toolchain made it.
function engineBytes() {
  const {streams, module} = JSON.parse(Parts.text('lengths'));
  return Join(Parts.bytes('streams'), streams, module);
}
