'use strict';

// Saves pictures as PNG files. A picture is a card in the colors of the page: a title, drawings, lines of text and a foot.
const Saving = (() => {
  const {element, escaped} = Tools;
  // Pixels per unit, the minimum width of a card, its margin, and the maximum pixels of a side.
  const SCALE = 2, MIN_WIDTH = 560, MARGIN = 24, MAX_SIDE = 12000;
  // The style properties to copy into a drawing.
  const NAMES = [
    'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-opacity', 'opacity', 'paint-order',
    'font-family', 'font-size', 'font-weight', 'text-anchor',
  ];
  // Characters that XML does not allow.
  const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
  const pen = document.createElement('canvas').getContext('2d');
  const color = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

  // Returns a drawing of the page as `{markup, width, height}`, with its computed styles, so that it needs no style sheet.
  function drawing(svg) {
    const copy = svg.cloneNode(true), live = [svg, ...svg.querySelectorAll('*')];
    [copy, ...copy.querySelectorAll('*')].forEach((copied, index) => {
      const style = getComputedStyle(live[index]);
      copied.setAttribute('style', NAMES.map(name => `${name}:${style.getPropertyValue(name)}`).join(';'));
    });
    for (const handle of copy.querySelectorAll('.handle')) handle.remove();
    const width = svg.clientWidth, height = Number(svg.getAttribute('height'));
    copy.setAttribute('width', width);
    copy.setAttribute('overflow', 'visible');
    return {markup: new XMLSerializer().serializeToString(copy), width, height};
  }

  // Breaks words into lines.
  function broken(words, font, width) {
    const lines = [];
    pen.font = font;
    for (const word of words.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  // Returns a card as `{markup, width, height}`.
  //
  // options: title; drawings; lines: `[words, number, remark]`; foot: a sentence.
  function card({title, drawings = [], lines = [], foot}) {
    const sans = color('--sans'), mono = color('--mono'), out = [];
    const width = Math.max(MIN_WIDTH, ...drawings.map(each => each.width + 2 * MARGIN)), inner = width - 2 * MARGIN;
    let y = MARGIN;
    const put = (words, x, {weight = 400, size, family = sans, ink, anchor = 'start'}) =>
      out.push(`<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${color(ink)}" xml:space="preserve"
        style='font:${weight} ${size}px ${family}'>${escaped(words)}</text>`);
    const paragraph = (words, style, availableWidth = inner) => {
      for (const line of broken(words, `${style.weight ?? 400} ${style.size}px ${style.family ?? sans}`, availableWidth)) {
        y += style.size * 1.4;
        put(line, MARGIN, style);
      }
    };
    paragraph(title, {weight: 650, size: 20, ink: '--ink'});
    y += 20;
    for (const {markup, height} of drawings) {
      out.push(`<g transform="translate(${MARGIN} ${y})">${markup}</g>`);
      y += height + 16;
    }
    for (const [words, number, remark] of lines) {
      paragraph(words, {size: 13, ink: '--ink-2'}, inner - 90);
      put(number, width - MARGIN, {weight: 650, size: 13, family: mono, ink: '--ink', anchor: 'end'});
      if (remark) paragraph(remark, {size: 12, family: mono, ink: '--ink-3'});
      y += 7;
    }
    y += 12;
    paragraph(foot, {size: 12, ink: '--ink-3'});
    const height = Math.ceil(y + MARGIN), patterns = document.querySelector('.patterns defs')?.outerHTML ?? '';
    return {
      width, height,
      markup: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
        `viewBox="0 0 ${width} ${height}">${patterns.replace(/var\((--[\w-]+)\)/g, (_, name) => color(name))}` +
        `<rect width="${width}" height="${height}" fill="${color('--surface')}"/>${out.join('')}</svg>`,
    };
  }

  // Saves a card as a file with a name.
  async function save(options, name) {
    const {markup, width, height} = card(options), image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(markup.replace(NO_XML, ''))}`;
    await image.decode();
    const scale = Math.min(SCALE, MAX_SIDE / width, MAX_SIDE / height);
    const canvas = element('canvas', {width: Math.ceil(scale * width), height: Math.ceil(scale * height)});
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    Tools.save(await new Promise(done => canvas.toBlob(done)), `${name}.png`, 'image/png');
  }

  // Returns the text of a foot: the name and the address of the page.
  const foot = words =>
    ['EagerLayout', words, ...Link.isPublic ? [`${location.host}${location.pathname}`] : []].join(' · ');

  return {drawing, save, foot};
})();
