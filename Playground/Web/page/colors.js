'use strict';

// Colors text in the notation. Only the engine interprets the text.
const Colors = (() => {
  const {escaped} = Tools;
  const WORDS = new RegExp([
    '(?<comment>//[^\\n]*|/\\*[^]*?(?:\\*/|$))', '(?<string>"(?:[^"\\\\\\n]|\\\\.)*"?)',
    '(?<before>\\.id\\(\\s*)(?<id>\\w+)',
    '(?<modifier>\\.[a-z]\\w*)', '(?<label>\\b[a-z]\\w*:)', '(?<number>-?\\b\\d+(?:\\.\\d+)?)', '(?<word>\\b[A-Z]\\w*)',
    '(?<other>\\b\\w+)',
  ].join('|'), 'g');
  const CLASSES = {
    comment: 'c-comment', string: 'c-string', modifier: 'c-modifier', label: 'c-label', number: 'c-number',
    word: 'c-word',
  };

  // Returns the text as markup. `hueByName` has the hue of each name. `fault` includes its offset.
  function markup(text, {hueByName = {}, fault = null} = {}) {
    const out = [];
    let last = 0;
    for (const match of text.matchAll(WORDS)) {
      const found = match.groups;
      out.push(plain(text, last, match.index, fault));
      last = match.index + match[0].length;
      if (found.id) {
        out.push(escaped(found.before), named(found.id, last - found.id.length, hueByName, fault));
        continue;
      }
      const kind = Object.keys(CLASSES).find(name => found[name] !== undefined);
      out.push(marked(match[0], CLASSES[kind] ?? '', match.index, fault));
    }
    out.push(plain(text, last, text.length, fault));
    return out.join('');
  }

  function named(name, at, hueByName, fault) {
    const bad = isAt(fault, at, name.length) ? ' c-bad' : '';
    return Object.hasOwn(hueByName, name)
      ? `<span class="c-id${bad}" style="--h:${hueByName[name]}">${escaped(name)}</span>` : marked(name, '', at, fault);
  }

  const isAt = (fault, from, length) => fault !== null && fault.offset >= from && fault.offset < from + length;

  function marked(word, kind, at, fault) {
    const classes = `${kind}${isAt(fault, at, word.length) ? ' c-bad' : ''}`.trim();
    return classes ? `<span class="${classes}">${escaped(word)}</span>` : escaped(word);
  }

  // Returns the text between two words, with a mark if it contains the fault: at a bracket or at the end.
  function plain(text, from, to, fault) {
    // A fault can be at the end of the text.
    const end = to < text.length ? to : Math.max(to, from + 1);
    if (fault === null || fault.offset < from || fault.offset >= end) return escaped(text.slice(from, to));
    const at = fault.offset, bad = text.slice(at, at + 1);
    const mark = bad === '' || bad === '\n' ? ' ' : bad;
    return `${escaped(text.slice(from, at))}<span class="c-bad">${escaped(mark)}</span>` +
      escaped(text.slice(bad === '\n' ? at : at + 1, to));
  }

  return {markup};
})();
