'use strict';

// Translates CSS's grid properties into the notation.
const Grids = (() => {
  // Splits at spaces outside parentheses and brackets.
  function words(list) {
    const out = [''];
    let depth = 0;
    for (const character of list.trim()) {
      if ('(['.includes(character)) depth++;
      if (')]'.includes(character)) depth--;
      if (depth === 0 && /\s/.test(character)) out.push('');
      else out[out.length - 1] += character;
    }
    return out.filter(word => word !== '');
  }

  const numeral = value => Tools.numeral(Number(value), 6);

  // Returns the size of a track; null if the word is not one.
  function trackSize(word) {
    const [, number, unit] = word.match(/^([\d.]+)(px|%|fr)?$/) ?? [];
    if (number) return {'%': `.percent(${numeral(number)})`, fr: `.flexible(${numeral(number)})`}[unit] ?? numeral(number);
    if (/^(auto|min-content|max-content|subgrid)$/.test(word)) return `.${Writer.camelCased(word)}`;
    if (/^(calc|min|max|clamp)\(/.test(word)) return `.calculated(${Writer.expression(word)})`;
    const [, call, values] = word.match(/^(minmax|fit-content)\((.*)\)$/) ?? [];
    const sizes = values?.split(/,(?![^(]*\))/).map(value => trackSize(value.trim()));
    if (!sizes || sizes.includes(null)) return null;
    return call === 'minmax' ? `.minmax(${sizes.join(', ')})` : `.fitContent(${sizes[0]})`;
  }

  // Returns a list of tracks with line names and repetitions; null if it contains unknown parts. In the list of a subgrid,
  // each pair of brackets is one line, so its names stay together, and repetitions are written out.
  function tracks(list, isRepeated) {
    const out = [], isSubgrid = /^subgrid\b/.test(list);
    for (const word of words(list)) {
      const [, count, inner] = word.match(/^repeat\(\s*([\w-]+)\s*,(.*)\)$/) ?? [];
      const names = word.match(/^\[(.*)\]$/)?.[1];
      if (inner && isSubgrid) {
        const repeated = /^\d+$/.test(count) ? tracks(inner) : null;
        if (!repeated) return null;
        for (let time = 0; time < Math.min(count, 1000); time += 1) out.push(...repeated);
      } else if (inner) {
        const repeated = tracks(inner, true), call = {'auto-fill': 'autoFill', 'auto-fit': 'autoFit'}[count];
        if (!repeated) return null;
        out.push(call ? `.${call}(${repeated.join(', ')})` : `.repeated(${count}, ${repeated.join(', ')})`);
      } else if (names !== undefined) {
        const quoted = words(names).map(name => `"${name}"`);
        if (isRepeated || quoted.length === 1) out.push(...quoted.map(name => `.line(${name})`));
        else out.push(`.lines(${quoted.join(', ')})`);
      } else {
        out.push(trackSize(word));
      }
    }
    return out.includes(null) ? null : out;
  }

  // Returns the arguments of a grid. Values that the notation cannot express are listed.
  function values(style, lost, whose) {
    const out = [];
    const add = (label, property, initial) => {
      const value = style.getPropertyValue(property);
      if (!value || value === initial) return;
      const list = tracks(value);
      if (list) out.push(`${label}: ${value === 'subgrid' ? list : `[${list.join(', ')}]`}`);
      else lost.push(`${property}: ${value} (${whose})`);
    };
    add('columns', 'grid-template-columns', 'none');
    add('rows', 'grid-template-rows', 'none');
    const areas = style.gridTemplateAreas.match(/"[^"]*"/g);
    if (areas) out.push(`areas: [${areas.join(', ')}]`);
    add('autoColumns', 'grid-auto-columns', 'auto');
    add('autoRows', 'grid-auto-rows', 'auto');
    const flow = {column: '.column', dense: '.rowDense', 'row dense': '.rowDense', 'column dense': '.columnDense'};
    if (flow[style.gridAutoFlow]) out.push(`flow: ${flow[style.gridAutoFlow]}`);
    const items = style.justifyItems.replace(/^legacy ?/, '');
    if (/^[a-z -]+$/.test(items) && items !== 'normal') {
      out.push(`justifyItems: .${Writer.camelCased(items)}`);
    }
    return out.length > 0 ? `(${out.join(', ')})` : '';
  }

  // Returns the modifiers for the lines of an item.
  function lines(style) {
    const line = property => {
      const words = style.getPropertyValue(property).split(' ').filter(word => !/^(auto|)$/.test(word));
      const number = words.find(word => /^-?\d+$/.test(word)), name = words.find(word => word !== 'span' && word !== number);
      const isSpan = words.includes('span');
      if (!name) return number === undefined ? null : isSpan ? `.span(${number})` : number;
      if (isSpan) return `.spanTo(${number ?? 1}, of: "${name}")`;
      return number ? `.nth(${number}, of: "${name}")` : `.named("${name}")`;
    };
    const [left, right, top, bottom] = ['column-start', 'column-end', 'row-start', 'row-end'].map(side => line(`grid-${side}`));
    if (left?.startsWith('.named') && [right, top, bottom].every(each => each === left)) {
      return [`.area(${left.slice(7, -1)})`];
    }
    const call = (word, column, row) => {
      const labels = [column && `column: ${column}`, row && `row: ${row}`].filter(Boolean);
      return labels.length > 0 ? [`.${word}(${labels.join(', ')})`] : [];
    };
    return [...call('cell', left, top), ...call('end', right, bottom)];
  }

  return {values, lines};
})();
