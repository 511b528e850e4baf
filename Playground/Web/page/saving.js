'use strict';

// Saves the picture as a file, with its colors and patterns.
const Saving = (() => {
  // The style properties of a picture.
  const NAMES = [
    'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-opacity', 'opacity', 'paint-order',
    'font-family', 'font-size', 'font-weight',
  ];

  function save(picture) {
    const copy = picture.cloneNode(true), live = [picture, ...picture.querySelectorAll('*')];
    [copy, ...copy.querySelectorAll('*')].forEach((made, index) => {
      const style = getComputedStyle(live[index]);
      made.setAttribute('style', NAMES.map(name => `${name}:${style.getPropertyValue(name)}`).join(';'));
    });
    for (const handle of copy.querySelectorAll('.handle')) handle.remove();
    const width = picture.clientWidth, height = Number(picture.getAttribute('height'));
    const colour = name => getComputedStyle(document.documentElement).getPropertyValue(name);
    const patterns = document.querySelector('.patterns defs').outerHTML
      .replace(/var\((--\w+)\)/g, (_, name) => colour(name));
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('viewBox', `-12 -12 ${width + 24} ${height + 24}`);
    copy.setAttribute('width', width + 24);
    copy.setAttribute('height', height + 24);
    copy.insertAdjacentHTML('afterbegin',
      `${patterns}<rect x="-12" y="-12" width="${width + 24}" height="${height + 24}" fill="${colour('--surface')}"/>`);
    Tools.save(copy.outerHTML, 'layout.svg', 'image/svg+xml');
  }

  return {save};
})();
