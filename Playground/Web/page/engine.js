'use strict';

// Calls the engine, with numbers and UTF-8. Only this module calls the engine, which counts offsets in bytes. All other
// modules count UTF-16 units.
const Engine = (() => {
  const encoder = new TextEncoder(), decoder = new TextDecoder();
  let exports = null, course = null;
  // The UTF-16 offset of each byte of the last text; null if the text is ASCII.
  let unitsByByte = null;

  // Starts the engine from a compiled module, or from a promise of one. The module must not have imports.
  async function start(module) {
    exports = (await WebAssembly.instantiate(await module)).exports;
    // The first call of a function compiles it. Compiles the functions here, so that the first layout is not delayed.
    read('Row { Flex() }');
    exports.place(1, 1);
  }

  // Writes a text into the memory of the engine. Returns its length in bytes.
  function writeInput(text) {
    const bytes = encoder.encode(text), at = exports.input(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    return bytes.length;
  }

  // Returns an answer of `count` bytes as text. Creates the view after the call, which may move the answer and the memory.
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

  // Sets `unitsByByte` for a text that the engine has read.
  function storeOffsets(read) {
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

  // Reads a text. Returns `{nodes}`, or `{fault}`, which leaves the last layout unchanged.
  function read(written) {
    const answer = json(exports.read(writeInput(written)));
    storeOffsets(written);
    for (const place of answer.fault ? ['offset', 'from', 'to'] : []) answer.fault[place] = unit(answer.fault[place]);
    for (const node of answer.nodes ?? []) {
      node.from = unit(node.from);
      node.to = unit(node.to);
    }
    return answer;
  }

  // Returns the edit of the text that sets a node's property, or null. An empty value removes the property.
  function edit(node, property, value) {
    // The name and the value are passed as one text.
    const answer = json(exports.edit(node, writeInput(`${property}\n${value}`)));
    if (answer.offset == null) return null;
    const from = unit(answer.offset), to = unit(answer.offset + answer.length);
    return {from, to, text: answer.text};
  }

  return {
    start, read, edit,
    get isRunning() { return exports !== null; },
    place: (width, height) => frames(exports.place(width, height)),
    why: (node, axis, words) => json(exports.why(node, axis, words)),
    flexRounds: (container, axis) => json(exports.flexRounds(container, axis)),
    complete: before => json(exports.complete(writeInput(before))),
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
    // All lessons, as `book --json` writes them. They can be read without the engine.
    get course() { return course ??= JSON.parse(Parts.course); },
    // Checks an answer to an exercise in the form of the course's data.
    check(exercise, answer) {
      exports.exercise(writeInput(JSON.stringify(exercise)));
      return json(exports.check(writeInput(answer)));
    },
    // The expected boxes of an exercise, if its answer is a layout.
    expectedBoxes: exercise => json(exports.exercise(writeInput(JSON.stringify(exercise)))).expected,
    // Applies a key of live layouts to a node. Returns the layout and a message.
    press: (node, key) => json(exports.press(node, key.codePointAt(0))),
    // Reads an Android layout for a screen: `{text, warnings}` or `{faults}`; null if the text is not from Android.
    android(written, width, height) {
      const count = exports.android(writeInput(written), width, height);
      return count === 0 ? null : json(count);
    },
    // Updates the progress and returns it: "load" with stored progress, "read" with a lesson's name,
    // "finish" with the id of an exercise, tries, hints, and 1 if its solution was shown.
    progress: (what, words) => json(exports.progress(writeInput(what === 'load' ? `load\n${words}` : `${what} ${words}`))),
    // Creates a random layout: the parts of the browser's copy, and the engine's frames.
    random(seed, width, height, kind) {
      const copy = json(exports.random(seed, width, height, kind));
      return {copy, frames: frames(exports.frameCount())};
    },
    randomText: () => text(exports.randomText()),
  };
})();
