'use strict';

// Unpacks a raw LZMA stream (lc 3, lp 0, pb 0).
const Unpack = (() => {
  const chances = count => new Uint16Array(count).fill(1024);

  // The range decoder of LZMA: bits, each with the chance that it was given.
  class Bits {
    constructor(source) {
      this.source = source;
      this.range = 0xffffffff;
      this.code = 0;
      this.at = 1;
      for (let i = 0; i < 4; i++) this.code = (this.code << 8 | source[this.at++]) >>> 0;
    }

    refill() {
      if (this.range >= 0x1000000) return;
      this.range = this.range << 8 >>> 0;
      this.code = (this.code << 8 | this.source[this.at++]) >>> 0;
    }

    bit(table, index) {
      const chance = table[index], bound = (this.range >>> 11) * chance;
      let bit = 0;
      if (this.code < bound) {
        this.range = bound;
        table[index] = chance + (2048 - chance >>> 5);
      } else {
        this.range -= bound;
        this.code -= bound;
        table[index] = chance - (chance >>> 5);
        bit = 1;
      }
      this.refill();
      return bit;
    }

    number(table, count) {
      let number = 1;
      for (let i = 0; i < count; i++) number = number << 1 | this.bit(table, number);
      return number - (1 << count);
    }

    // Its lowest bit comes first.
    reversed(table, offset, count) {
      let node = 1, number = 0;
      for (let i = 0; i < count; i++) {
        const bit = this.bit(table, offset + node);
        node = node << 1 | bit;
        number |= bit << i;
      }
      return number;
    }

    evenly(count) {
      let number = 0;
      for (let i = 0; i < count; i++) {
        this.range >>>= 1;
        const bit = this.code >= this.range ? 1 : 0;
        if (bit) this.code -= this.range;
        number = number << 1 | bit;
        this.refill();
      }
      return number;
    }
  }

  class Lengths {
    constructor() {
      this.choice = chances(2);
      this.low = chances(8);
      this.middle = chances(8);
      this.high = chances(256);
    }

    next(bits) {
      if (!bits.bit(this.choice, 0)) return 2 + bits.number(this.low, 3);
      if (!bits.bit(this.choice, 1)) return 10 + bits.number(this.middle, 3);
      return 18 + bits.number(this.high, 8);
    }
  }

  class Distances {
    constructor() {
      this.slots = [chances(64), chances(64), chances(64), chances(64)];
      this.special = chances(128);
      this.align = chances(16);
    }

    next(bits, length) {
      const slot = bits.number(this.slots[Math.min(length - 2, 3)], 6);
      if (slot < 4) return slot;
      const width = (slot >> 1) - 1, base = (2 | slot & 1) << width;
      if (slot < 14) return base + bits.reversed(this.special, base - slot, width);
      return base + bits.evenly(width - 4) * 16 + bits.reversed(this.align, 0, 4);
    }
  }

  // The one byte at `at`, told by the byte before it and, after a match, by the byte that would have followed there.
  function literal(bits, table, out, at, afterMatch, distance) {
    const base = 0x300 * ((at ? out[at - 1] : 0) >> 5);
    let node = 1;
    if (afterMatch) {
      let expected = out[at - distance - 1];
      while (node < 256) {
        const guess = expected >> 7 & 1, bit = bits.bit(table, base + (1 + guess << 8) + node);
        expected <<= 1;
        node = node << 1 | bit;
        if (guess !== bit) break;
      }
    }
    while (node < 256) node = node << 1 | bits.bit(table, base + node);
    return node;
  }

  function lzma(source, size) {
    const out = new Uint8Array(size), bits = new Bits(source);
    const literals = chances(0x1800), isMatch = chances(12), isRepeat = chances(12);
    const isOlder = chances(12), isThird = chances(12), isFourth = chances(12), isLonger = chances(12);
    const lengths = new Lengths(), repeats = new Lengths(), distances = new Distances();
    let state = 0, first = 0, second = 0, third = 0, fourth = 0, at = 0;

    // The distance that a repeated match takes again moves to the front.
    function takeOlder() {
      let taken = second;
      if (bits.bit(isThird, state)) {
        taken = third;
        if (bits.bit(isFourth, state)) {
          taken = fourth;
          fourth = third;
        }
        third = second;
      }
      second = first;
      first = taken;
    }

    while (at < size) {
      if (!bits.bit(isMatch, state)) {
        out[at] = literal(bits, literals, out, at, state > 6, first);
        at++;
        state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
        continue;
      }
      let length;
      if (bits.bit(isRepeat, state)) {
        if (bits.bit(isOlder, state)) {
          takeOlder();
        } else if (!bits.bit(isLonger, state)) {
          out[at] = out[at - first - 1];
          at++;
          state = state < 7 ? 9 : 11;
          continue;
        }
        length = repeats.next(bits);
        state = state < 7 ? 8 : 11;
      } else {
        fourth = third;
        third = second;
        second = first;
        length = lengths.next(bits);
        first = distances.next(bits, length);
        state = state < 7 ? 7 : 10;
      }
      const end = Math.min(size, at + length);
      for (let from = at - first - 1; at < end;) out[at++] = out[from++];
    }
    return out;
  }

  // So many bytes.
  return lzma;
})();

// Opens the page: so many bytes are guesses about the engine, and the others are packed; `places` has the range of each part in what
// is unpacked. Body, style and script become elements, which the
// page's security policy allows; the others are asked for by name.
function openPage(bytes, guesses, places) {
  const all = Unpack(bytes.subarray(guesses), Math.max(...Object.values(places).map(([, end]) => end)));
  globalThis.Parts = {
    guessed: bytes.subarray(0, guesses),
    bytes: name => all.subarray(...places[name]),
    text: name => new TextDecoder().decode(all.subarray(...places[name])),
  };
  const add = (parent, name) => {
    const made = document.createElement(name);
    made.textContent = Parts.text(name);
    parent.append(made);
  };
  add(document.head, 'style');
  document.body.insertAdjacentHTML('afterbegin', Parts.text('body'));
  document.documentElement.dataset.open = '';
  add(document.body, 'script');
}
