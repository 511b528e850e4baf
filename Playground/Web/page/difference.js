'use strict';

// Describes how a layout differs from a wanted one, as an eye judges it: "too wide by a third". The words and fractions
// are those of the terminal's course.
const Difference = (() => {
  // The index of a length in a frame, its words for more and for less, the index of the size that it is compared with,
  // and the words that follow a fraction of it.
  const SIZES = [[2, 'too wide', 'too narrow', 2, ''], [3, 'too tall', 'too short', 3, '']];
  const PLACES = [
    [0, 'too far right', 'too far left', 2, ' of its width'], [1, 'too far down', 'too far up', 3, ' of its height'],
  ];
  // Smaller parts are a little, greater ones much; of those between, the nearest fraction is named.
  const LITTLE = .07, MUCH = .88;
  const FRACTIONS = [
    [.1, 'a tenth'], [.125, 'an eighth'], [1 / 6, 'a sixth'], [.2, 'a fifth'], [.25, 'a quarter'], [1 / 3, 'a third'],
    [.4, 'two fifths'], [.5, 'half'], [.6, 'three fifths'], [2 / 3, 'two thirds'], [.75, 'three quarters'],
  ];

  function fraction(part) {
    const [[, words]] = [...FRACTIONS].sort(([a], [b]) => Math.abs(a - part) - Math.abs(b - part));
    return words;
  }

  function described(direction, part, whole) {
    if (part < LITTLE) return `a little ${direction}`;
    return part < MUCH ? `${direction} by ${fraction(part)}${whole}` : `much ${direction}`;
  }

  // Returns the differences of some lengths, the greatest first: `{name, part, words}`.
  function differences(boxes, wanted, lengths) {
    const all = boxes.flatMap(({name, frame}, i) => lengths.map(([at, more, less, size, whole]) => {
      const by = frame[at] - wanted[i].frame[at], part = Math.abs(by) / Math.max(wanted[i].frame[size], 1e-6);
      return {name, part, isOff: Math.abs(by) > 1 / 64, words: described(by > 0 ? more : less, part, whole)};
    }));
    return all.filter(each => each.isOff).sort((a, b) => b.part - a.part);
  }

  // Places follow from sizes, so sizes come first.
  const of = (boxes, wanted) =>
    differences(boxes, wanted, SIZES)[0] ?? differences(boxes, wanted, PLACES)[0];

  return {of};
})();
