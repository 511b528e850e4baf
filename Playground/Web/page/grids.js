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
  function size(word) {
    const [, number, unit] = word.match(/^([\d.]+)(px|%|fr)?$/) ?? [];
    if (number) return {'%': `.percent(${numeral(number)})`, fr: `.flexible(${numeral(number)})`}[unit] ?? numeral(number);
    const named = {auto: '.auto', 'min-content': '.minContent', 'max-content': '.maxContent'}[word];
    if (named) return named;
    if (/^(calc|min|max|clamp)\(/.test(word)) return `.calculated(${Writer.expression(word)})`;
    const [, call, values] = word.match(/^(minmax|fit-content)\((.*)\)$/) ?? [];
    const sizes = values?.split(/,(?![^(]*\))/).map(value => size(value.trim()));
    if (!sizes || sizes.includes(null)) return null;
    return call === 'minmax' ? `.minmax(${sizes.join(', ')})` : `.fitContent(${sizes[0]})`;
  }

  // Returns a list of tracks with names of lines and repetitions; null if a part is unknown.
  function tracks(list) {
    const out = [];
    for (const word of words(list)) {
      const [, count, inner] = word.match(/^repeat\(\s*([\w-]+)\s*,(.*)\)$/) ?? [];
      const names = word.match(/^\[(.*)\]$/)?.[1];
      if (inner) {
        const repeated = tracks(inner), call = {'auto-fill': 'autoFill', 'auto-fit': 'autoFit'}[count];
        if (!repeated) return null;
        out.push(call ? `.${call}(${repeated.join(', ')})` : `.repeated(${count}, ${repeated.join(', ')})`);
      } else if (names !== undefined) {
        out.push(...words(names).map(name => `.line("${name}")`));
      } else {
        out.push(size(word));
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
      if (list) out.push(`${label}: [${list.join(', ')}]`);
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
      out.push(`justifyItems: .${items.replace(/[- ](.)/g, (_, letter) => letter.toUpperCase())}`);
    }
    return out.length > 0 ? `(${out.join(', ')})` : '';
  }

  // Returns the lines of an item as modifiers.
  function lines(style) {
    const line = property => {
      const value = style.getPropertyValue(property).trim();
      if (value === '' || value === 'auto') return null;
      if (/^-?\d+$/.test(value)) return value;
      const span = value.match(/^span (\d+)$/)?.[1];
      return span ? `.span(${span})` : `.named("${value}")`;
    };
    const [left, right, top, bottom] = ['column-start', 'column-end', 'row-start', 'row-end'].map(side => line(`grid-${side}`));
    if (left?.startsWith('.named') && [right, top, bottom].every(each => each === left)) {
      return [`.area(${left.slice(7, -1)})`];
    }
    const call = (word, column, row) => {
      const said = [column && `column: ${column}`, row && `row: ${row}`].filter(Boolean);
      return said.length > 0 ? [`.${word}(${said.join(', ')})`] : [];
    };
    return [...call('cell', left, top), ...call('end', right, bottom)];
  }

  return {values, lines};
})();
