'use strict';

// Sentences of the course, `[{text}, {number}, {code}]`, as elements; and code in colors.
const Prose = (() => {
  const {element, numeral} = Tools;
  // A blank in a sum, for an answer.
  const BLANK = '[?]';

  // Returns the pieces of a sentence as nodes; `blank` creates the element for a blank.
  function nodes(pieces, blank = () => element('b', {class: 'blank'}, '?')) {
    return pieces.flatMap(piece => {
      if ('number' in piece) return [element('b', {class: 'num'}, numeral(piece.number))];
      if ('code' in piece) return [element('code', {}, piece.code)];
      const [first, ...rest] = piece.text.replace(/ - /g, ' − ').split(BLANK);
      return [first, ...rest.flatMap(words => [blank(), words])];
    });
  }

  const paragraph = (pieces, attributes = {}) => element('p', attributes, ...nodes(pieces));

  // Returns the sentence as plain text.
  const plain = pieces => pieces.map(piece => piece.text ?? piece.code ?? numeral(piece.number)).join('');

  return {nodes, paragraph, plain};
})();
