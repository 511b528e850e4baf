'use strict';

// Tells which locals a module's instructions read. guesses.py says how, and takes the same steps.
const Guess = (() => {
  const MOST = 20, PLACES = 17;
  const SPEEDS = Int32Array.from({length: 31}, (_, count) => 32768 / (count + 1.5));
  const RATE = .02, BEGIN = .4;
  const STRETCHED = Float64Array.from({length: 1024}, (_, place) =>
    Math.round(Math.log((place + .5) / (1023.5 - place)) * 4096) / 4096);
  const CHANCES = Int32Array.from({length: 4096}, (_, place) =>
    Math.min(Math.max(Math.round(65536 / (1 + Math.exp((2048 - place) / 170))), 16), 65520));

  function mixed(a, b) {
    const hashed = Math.imul(a, 0x9e3779b1) + b | 0;
    return Math.imul(hashed ^ hashed >>> 15, 0x2545f491);
  }

  // `packed`: the answers; `codes`: what instructions are, where a place says.
  return (packed, codes) => {
    // Of each of the three: how likely `no` is, of 65,536, and behind that in 8 bits how often it was asked.
    const [seenA, seenB, seenC] = [0, 1, 2].map(() => new Int32Array(1 << PLACES).fill(32768 << 8));
    const weights = new Float64Array(9 * 3).fill(BEGIN);
    const foretold = new Uint8Array(1 << PLACES), trust = new Uint8Array(1 << PLACES);
    // Numbers of 32 bits are fast in such an array alone.
    const range = new Uint32Array([0, 0xffffffff, 0]);
    // Of each local, from its lowest bits: the instruction before its last write, the one behind its last read, nothing, and how
    // often it was read since, to 3.
    const past = new Int32Array(1 << 16), order = new Uint16Array(1 << 16);
    let count = 0, last = 0, from = 0;
    for (; from < 4; from++) range[2] = range[2] << 8 | packed[from];

    // A function begins: no local was used.
    function start() {
      count = last = 0;
    }

    function reach(place) {
      for (; count <= place; count++) {
        order[count] = count;
        past[count] = 0;
      }
    }

    // The local at a place; it moves to the front.
    function moved(place) {
      const local = order[place];
      for (let i = place; i > 0; i--) order[i] = order[i - 1];
      order[0] = local;
      return local;
    }

    // Which local is written by the instruction before `at`.
    function write(place, at, keeps) {
      reach(place);
      const local = moved(place);
      past[local] = codes[at - 2] | (keeps ? codes[at] << 8 | 1 << 24 : 0);
      return local;
    }

    // Which local is read by the instruction before `at`; `left` says what is left of its place where it is none of the first.
    function read(at, left) {
      const around = hashAround(at), first = foretold[around];
      reach(first);
      let place = first;
      if (!isIt(first, at, 1 + trust[around])) {
        for (place = 0; place < MOST; place++) {
          if (place === first) continue;
          reach(place);
          if (isIt(place, at, 0)) break;
        }
        if (place === MOST) place += left();
        reach(place);
      }
      learn(around, place);
      last = Math.min(place, 31);
      const local = moved(place);
      past[local] = past[local] & 0xff | codes[at] << 8 | Math.min((past[local] >> 24) + 1, 3) << 24;
      return local;
    }

    function hashAround(at) {
      const before = codes[at - 2] | codes[at - 3] << 8 | codes[at - 4] << 16;
      return mixed(mixed(before, codes[at] | codes[at + 1] << 8 | codes[at + 2] << 16), last) >>> 32 - PLACES;
    }

    // Remembers a place; after more right guesses it takes more wrong ones to forget it.
    function learn(around, place) {
      if (place === foretold[around]) {
        trust[around] = Math.min(trust[around] + 1, 7);
      } else if (trust[around] > 1) {
        trust[around] >>= 1;
      } else {
        foretold[around] = place < MOST ? place : 0;
        trust[around] = 1;
      }
    }

    function isIt(asked, at, trust) {
      const known = past[order[asked]] | codes[at] << 16, near = codes[at - 2];
      const a = mixed(known, trust) >>> 32 - PLACES;
      const b = mixed(known, near | codes[at - 3] << 8 | codes[at + 1] << 16) >>> 32 - PLACES;
      const c = mixed(known, near | asked << 8) >>> 32 - PLACES, i = 3 * trust;
      const saidA = STRETCHED[seenA[a] >> 14], saidB = STRETCHED[seenB[b] >> 14], saidC = STRETCHED[seenC[c] >> 14];
      const sum = weights[i] * saidA + weights[i + 1] * saidB + weights[i + 2] * saidC;
      const chance = CHANCES[Math.min(Math.max(sum * 170 + 2048.5 | 0, 0), 4095)], isNo = unpacked(chance);
      const wrong = ((isNo ? 65536 : 0) - chance) * (RATE / 65536);
      weights[i] += wrong * saidA;
      weights[i + 1] += wrong * saidB;
      weights[i + 2] += wrong * saidC;
      seenA[a] = learnt(seenA[a], isNo);
      seenB[b] = learnt(seenB[b], isNo);
      seenC[c] = learnt(seenC[c], isNo);
      return !isNo;
    }

    function learnt(seen, isNo) {
      const chance = seen >> 8, times = seen & 255;
      return chance + (((isNo ? 65535 : 0) - chance) * SPEEDS[times] >> 15) << 8 | Math.min(times + 1, 30);
    }

    function unpacked(chance) {
      const low = range[0], middle = low + Math.imul(range[1] - low >>> 16, chance) >>> 0;
      const isNo = range[2] <= middle;
      if (isNo) range[1] = middle;
      else range[0] = middle + 1;
      while ((range[0] ^ range[1]) >>> 24 === 0) {
        range[0] <<= 8;
        range[1] = range[1] << 8 | 255;
        range[2] = range[2] << 8 | packed[from++];
      }
      return isNo;
    }

    return {start, write, read};
  };
})();
