'use strict';

// Describes how a layout differs from a wanted one, as an eye judges it: "too wide by a third".
const Difference = (() => {
  // The index of a length in a frame, its words for more and for less, and the index of the size that it is compared
  // with.
  const SIZES = [[2, 'too wide', 'too narrow', 2], [3, 'too tall', 'too short', 3]];
  const PLACES = [[0, 'too far right', 'too far left', 2], [1, 'too low', 'too high', 3]];
  // Fractions, each up to the middle between it and the next.
  const FRACTIONS = [
    [0, 'a hair'], [.1, 'a tenth'], [.2, 'a fifth'], [.25, 'a quarter'], [1 / 3, 'a third'], [.5, 'a half'],
    [2 / 3, 'two thirds'], [.75, 'three quarters'],
  ];
  const MOST = .9;

  function fraction(part) {
    const at = FRACTIONS.findIndex(([value], i) => part <= (value + (FRACTIONS[i + 1]?.[0] ?? MOST * 2 - value)) / 2);
    return FRACTIONS[at]?.[1];
  }

  // Returns the differences of some lengths, the greatest first: `{name, part, words}`.
  function differences(boxes, wanted, lengths) {
    const all = boxes.flatMap(({name, frame}, i) => lengths.map(([at, more, less, size]) => {
      const by = frame[at] - wanted[i].frame[at], whole = wanted[i].frame[size], part = Math.abs(by) / whole;
      const word = by > 0 ? more : less, long = fraction(part), own = size === 2 ? 'its width' : 'its height';
      const amount = at < 2 ? `${word} by ${long ? `${long} of ${own}` : `${own} or more`}`
        : long ? `${word} by ${long}` : `far ${word}`;
      return {name, part, isOff: Math.abs(by) > 1 / 64, words: amount};
    }));
    return all.filter(each => each.isOff).sort((a, b) => b.part - a.part);
  }

  // Places follow from sizes, so sizes come first.
  const of = (boxes, wanted) =>
    differences(boxes, wanted, SIZES)[0] ?? differences(boxes, wanted, PLACES)[0];

  return {of};
})();
