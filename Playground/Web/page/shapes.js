'use strict';

// SVG shapes as markup.
const Shapes = (() => {
  const round = value => Math.round(value * 100) / 100;

  function rect(x, y, width, height, more) {
    return `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, width))}" ` +
      `height="${round(Math.max(0, height))}" ${more}/>`;
  }

  const text = (x, y, words, more) => `<text x="${round(x)}" y="${round(y)}" ${more}>${words}</text>`;

  return {rect, text, round};
})();
