'use strict';

// Puts a WebAssembly module together from the streams that streams.py sorted its bytes into: that says what they are.
const Join = (() => {
  const [AROUND, CODES, READS, WRITES, LONGS, CALLS, JUMPS, TYPES, OFFSETS, FAR, FLOATS, TABLES, REST, WORDS] = Array(14).keys();
  // Which stream has the number behind an instruction; 0 where there is none, or more than that.
  const NUMBERED = new Uint8Array(256);
  for (const [stream, codes] of [
    [CALLS, [0x10, 0x12]], [JUMPS, [0x0c, 0x0d]], [TYPES, [0x02, 0x03, 0x04]], [LONGS, [0x42]],
    [REST, [0x23, 0x24, 0x25, 0x26, 0x3f, 0x40, 0xd0, 0xd2]],
  ]) {
    for (const code of codes) NUMBERED[code] = stream;
  }
  // How the accesses from 0x28 on are aligned; those that are aligned less stand as instructions of their own from 0xd3 on.
  const ALIGNED = [2, 3, 2, 3, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 0, 1, 0, 1, 2], LESS = [];
  ALIGNED.forEach((aligned, access) => {
    for (let less = 0; less < aligned; less++) LESS.push([0x28 + access, less]);
  });
  // Of those that begin with 0xfc: how many numbers follow.
  const COUNTS = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

  // `guessed`: which locals are read; `lengths`: those of the streams; `size`: the module's.
  return (bytes, guessed, lengths, size) => {
    const out = new Uint8Array(size), places = new Int32Array(lengths.length);
    for (let i = 1; i < lengths.length; i++) places[i] = places[i - 1] + lengths[i - 1];
    const locals = Guess(guessed, bytes);
    let to = 0;
    // The first ones are there so that each instruction has some before it.
    places[CODES] += 3;

    function copy(stream, count) {
      const place = places[stream];
      for (let i = 0; i < count; i++) out[to++] = bytes[place + i];
      places[stream] = place + count;
    }

    // A number, whose bytes behind the first may be in another stream.
    function number(stream, far = stream) {
      let byte = out[to++] = bytes[places[stream]++], value = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = out[to++] = bytes[places[far]++];
        value |= (byte & 127) << shift;
      }
      return value;
    }

    // A number that is not copied.
    function hidden(stream) {
      const start = to, value = number(stream);
      to = start;
      return value;
    }

    const left = () => hidden(READS);

    function local(code) {
      const at = places[CODES];
      const found = code === 0x20 ? locals.read(at, left) : locals.write(hidden(WRITES), at, code === 0x22);
      write(found);
    }

    function write(number) {
      for (; number > 127; number >>= 7) out[to++] = number & 127 | 128;
      out[to++] = number;
    }

    function access(code, aligned) {
      out[to++] = code;
      out[to++] = aligned;
      number(OFFSETS, FAR);
    }

    function instruction(code) {
      if (code >= 0x28 && code <= 0x3e) return access(code, ALIGNED[code - 0x28]);
      if (code >= 0xd3 && code < 0xfc) return access(...LESS[code - 0xd3]);
      out[to++] = code;
      if (code >= 0x20 && code <= 0x22) {
        local(code);
      } else if (NUMBERED[code]) {
        number(NUMBERED[code]);
      } else if (code === 0x41) {
        // What it is depends on the next instruction.
        number(WORDS + bytes[places[CODES]]);
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

    // How long a function is stands before it, and follows from where its blocks end.
    function oneFunction() {
      const start = to;
      for (let count = number(AROUND); count > 0; count--) {
        number(AROUND);
        copy(AROUND, 1);
      }
      locals.start();
      for (let depth = 1; depth > 0;) {
        const code = bytes[places[CODES]++];
        if (code === 0x0b) depth--;
        else if (code >= 0x02 && code <= 0x04) depth++;
        instruction(code);
      }
      const length = to - start;
      let size = 1;
      while (length >> 7 * size) size++;
      out.copyWithin(start + size, start, to);
      to = start;
      write(length);
      to += length;
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
  return Join(Parts.bytes('streams'), Parts.guessed, streams, module);
}
