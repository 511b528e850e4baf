'use strict';

// Describes the differences of a layout from the expected layout in words without numbers: "too wide by a third". Uses the same
// words and fractions as the course in the terminal.
const Difference = (() => {
  // Each entry has the index of a number in a frame, the words for too much and too little, the index of the size to compare
  // it with, and the words after a fraction of that size.
  const SIZES = [[2, 'too wide', 'too narrow', 2, ''], [3, 'too tall', 'too short', 3, '']];
  const PLACES = [
    [0, 'too far right', 'too far left', 2, ' of its width'], [1, 'too far down', 'too far up', 3, ' of its height'],
  ];
  // Fractions below LITTLE are "a little", and above MUCH "much". Others are named by the nearest fraction.
  const LITTLE = .07, MUCH = .88;
  const FRACTIONS = [
    [.1, 'a tenth'], [.125, 'an eighth'], [1 / 6, 'a sixth'], [.2, 'a fifth'], [.25, 'a quarter'], [1 / 3, 'a third'],
    [.4, 'two fifths'], [.5, 'half'], [.6, 'three fifths'], [2 / 3, 'two thirds'], [.75, 'three quarters'],
  ];

  function fractionWords(part) {
    const [[, words]] = [...FRACTIONS].sort(([a], [b]) => Math.abs(a - part) - Math.abs(b - part));
    return words;
  }

  function description(direction, part, suffix) {
    if (part < LITTLE) return `a little ${direction}`;
    return part < MUCH ? `${direction} by ${fractionWords(part)}${suffix}` : `much ${direction}`;
  }

  // Returns the differences of some lengths, the greatest first: `{name, part, words}`.
  function differences(boxes, expected, lengths) {
    const all = boxes.flatMap(({name, frame}, i) => lengths.map(([at, more, less, size, suffix]) => {
      const difference = frame[at] - expected[i].frame[at], part = Math.abs(difference) / Math.max(expected[i].frame[size], 1e-6);
      return {name, part, isOff: Math.abs(difference) > 1 / 64, words: description(difference > 0 ? more : less, part, suffix)};
    }));
    return all.filter(each => each.isOff).sort((a, b) => b.part - a.part);
  }

  // Sizes come first, since positions depend on them.
  const of = (boxes, expected) =>
    differences(boxes, expected, SIZES)[0] ?? differences(boxes, expected, PLACES)[0];

  return {of};
})();
