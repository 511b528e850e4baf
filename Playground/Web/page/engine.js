'use strict';

// The only place that calls the engine. Numbers and UTF-8 go in, numbers and UTF-8 come out; ranges are bytes there,
// and UTF-16 units everywhere else.
const Engine = (() => {
  const encoder = new TextEncoder(), decoder = new TextDecoder();
  let exports = null, course = null;
  // The UTF-16 units before each byte of the text that was read last; null where it is ASCII.
  let unitsByByte = null;

  // Starts the engine. A module that imports anything would fail here: it is given nothing.
  async function start(response) {
    exports = (await WebAssembly.instantiateStreaming(response)).instance.exports;
    // The first call of a function compiles it. Without these calls that would count as time of the first layout.
    read('Row { Flex() }');
    exports.place(1, 1);
  }

  function give(text) {
    const bytes = encoder.encode(text), at = exports.input(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    return bytes.length;
  }

  // First the call, then its address, then a view: a call may move both the answer and the memory.
  function text(count) {
    const at = exports.output();
    return decoder.decode(new Uint8Array(exports.memory.buffer, at, count));
  }

  const json = count => JSON.parse(text(count));

  function frames(count) {
    const at = exports.frames(), numbers = new Float64Array(exports.memory.buffer, at, 4 * count), boxes = [];
    for (let i = 0; i < 4 * count; i += 4) {
      boxes.push({x: numbers[i], y: numbers[i + 1], width: numbers[i + 2], height: numbers[i + 3]});
    }
    return boxes;
  }

  function remember(read) {
    unitsByByte = null;
    const count = encoder.encode(read).length;
    if (count === read.length) return;
    unitsByByte = new Uint32Array(count + 1);
    let byte = 0, unit = 0;
    for (const character of read) {
      const code = character.codePointAt(0), length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
      unitsByByte.fill(unit, byte, byte + length);
      byte += length;
      unit += character.length;
    }
    unitsByByte[byte] = unit;
  }

  const unit = byte => unitsByByte ? unitsByByte[Math.min(byte, unitsByByte.length - 1)] : byte;

  // The layout of a text as `{nodes}`, or what is wrong with it as `{fault}`; a fault leaves the last layout in place.
  function read(written) {
    const answer = json(exports.read(give(written)));
    remember(written);
    for (const place of answer.fault ? ['offset', 'from', 'to'] : []) answer.fault[place] = unit(answer.fault[place]);
    for (const node of answer.nodes ?? []) {
      node.from = unit(node.from);
      node.to = unit(node.to);
    }
    return answer;
  }

  // The edit of the text that gives a node's property a value; an empty value takes it away. Null where there is none.
  function edit(node, property, value) {
    // The property's name and its value go over as one text.
    const answer = json(exports.edit(node, give(`${property}\n${value}`)));
    if (answer.offset == null) return null;
    const from = unit(answer.offset), to = unit(answer.offset + answer.length);
    return {from, to, text: answer.text};
  }

  return {
    start, read, edit,
    get isRunning() { return exports !== null; },
    place: (width, height) => frames(exports.place(width, height)),
    why: (node, axis, words) => json(exports.why(node, axis, words)),
    rounds: (container, axis) => json(exports.rounds(container, axis)),
    complete: before => json(exports.complete(give(before))),
    css: () => json(exports.css()),
    html: () => text(exports.html()),
    swift: () => text(exports.swift()),
    tidy: () => text(exports.tidy()),
    json: () => text(exports.json()),
    styles: () => json(exports.styles()),
    issues: () => json(exports.issues()),
    // Gaps, paddings and margins: `[kind, node, x, y, width, height, isBetweenColumns]`.
    spaces: () => json(exports.spaces()),
    // Columns and rows of grids: `[node, isColumn, line, start, end]`.
    tracks: () => json(exports.tracks()),
    // All lessons, as `playground book --json` writes them; they can be read without the engine.
    get course() { return course ??= JSON.parse(Parts.course); },
    // What is said about an answer to an exercise, which is given as the course's data have it.
    check(exercise, answer) {
      exports.exercise(give(JSON.stringify(exercise)));
      return json(exports.check(give(answer)));
    },
    // What is wanted of an exercise: boxes, where it asks for a layout.
    wanted: exercise => json(exports.exercise(give(JSON.stringify(exercise)))).wanted,
    // The layout and what there is to say after a key of live layouts was pressed on a node.
    press: (node, key) => json(exports.press(node, key.codePointAt(0))),
    // A layout of Android on a screen of a size: `{text, warnings}` or `{faults}`; null for what is none of Android's.
    android(written, width, height) {
      const count = exports.android(give(written), width, height);
      return count === 0 ? null : json(count);
    },
    // What was done, and all that is known of it then: "load" with a text that was kept, "read" with a lesson's name,
    // "finish" with the id of an exercise, tries, hints, and 1 if its solution was shown.
    progress: (what, words) => json(exports.progress(give(what === 'load' ? `load\n${words}` : `${what} ${words}`))),
    // A random layout: what the browser's copy is made of, and the engine's frames of it.
    random(seed, width, height, kind) {
      const copy = json(exports.random(seed, width, height, kind));
      return {copy, frames: frames(exports.frameCount())};
    },
    randomText: () => text(exports.randomText()),
  };
})();
