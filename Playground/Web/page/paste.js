'use strict';

// Converts HTML, CSS, JSON and Android's XML to a layout. A dialog shows the layout, and lists what was not converted.
const Paste = (() => {
  // The screen for Android layouts: a phone, in dp.
  const SCREEN = {width: 360, height: 640};
  // The window for pages.
  const WINDOW = {width: 640, height: 400};
  const {byId, element, escaped} = Tools;
  let dialog, field, result, use, picture, sides, found = null;
  // The number of texts that were converted, to ignore the answer to an earlier text that arrives late.
  let conversionCount = 0, ready = null;

  function start() {
    field = element('textarea', {
      id: 'pasted', rows: '8', spellcheck: 'false', 'aria-describedby': 'pasted-result',
      placeholder: '<div style="display: flex; gap: 10px">…</div>',
    });
    result = element('div', {id: 'pasted-result', role: 'status', class: 'pasted'});
    picture = element('div', {class: 'frame'});
    sides = ['width', 'height'].map(side => element('input', {
      type: 'number', min: '1', max: '4000', value: String(WINDOW[side]), 'aria-label': `The ${side} of the window`,
    }));
    for (const side of sides) side.addEventListener('change', show);
    use = element('button', {class: 'btn primary', disabled: true, onclick: useLayout}, 'Use this layout');
    dialog = element('dialog', {'aria-labelledby': 'paste-title'},
      element('header', {}, element('h2', {id: 'paste-title'}, 'Paste HTML, CSS, JSON or Android’s XML')),
      element('div', {class: 'body'},
        element('label', {for: 'pasted', class: 'quiet'},
          'Paste a layout to convert it. Scripts in it do not run, and nothing is loaded.'),
        field,
        element('p', {class: 'quiet window'}, 'Pages are laid out in a window of ', sides[0], ' by ', sides[1], ' px.'),
        picture, result,
        element('div', {class: 'actions'}, use,
          element('button', {class: 'btn', onclick: () => dialog.close()}, 'Cancel'))));
    document.body.append(dialog);
    byId('paste').addEventListener('click', () => open(''));
    field.addEventListener('input', show);
  }

  function open(text) {
    field.value = text;
    dialog.showModal();
    show();
    field.focus();
  }

  // Offers to convert text that is pasted into the editor and is not in the notation.
  function offer(event) {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (Link.hasLayout(text)) {
      event.preventDefault();
      Play.openShared(text);
      return;
    }
    if (Foreign.kindOf(text) === null) return;
    event.preventDefault();
    open(text);
  }

  const show = () => ready = showAnswer();

  async function showAnswer() {
    const number = ++conversionCount;
    found = null;
    use.disabled = true;
    picture.replaceChildren();
    if (field.value.trim() === '') return Tools.show(result, '');
    const answer = await answerTo(field.value).catch(({message}) => ({faults: [`This cannot be converted: ${message}`]}));
    if (number === conversionCount) displayAnswer(answer);
  }

  async function answerTo(text) {
    const shared = await Link.inText(text);
    if (shared) return {text: shared.text, found: shared, lost: []};
    const isMarkup = text.trimStart().startsWith('<') && !/=\{/.test(text);
    const android = isMarkup && Engine.isRunning ? readAndroid(text) : null;
    if (android) return fromAndroid(android);
    if (!Foreign.kindOf(text)) return fromNotation(text);
    const [width, height] = sides.map((side, i) => Number(side.value) || Object.values(WINDOW)[i]);
    const answer = fromWeb(await Foreign.read(text, {width, height}, picture));
    if (answer.differences) answer.found.origin = {source: text, window: {width, height}, lost: answer.lost};
    return answer;
  }

  function displayAnswer(answer) {
    if (answer.faults) {
      Tools.show(result, answer.faults.map(each => `<p class="bad">${escaped(each)}</p>`).join(''));
      return;
    }
    found = answer.found;
    use.disabled = false;
    use.textContent = answer.verb ?? 'Use this layout';
    const items = each => each.map(each => `<li>${escaped(each)}</li>`).join('');
    const lost = items(merged(answer.lost)), other = items((answer.differences ?? []).slice(0, 12));
    const list = lost ? `<h3>Not converted, or converted differently</h3><ul>${lost}</ul>` : '<p>Everything was converted.</p>';
    const compared = answer.differences === undefined ? '' : other === '' ? '<p>All boxes are as in this browser.</p>'
      : `<h3>Other boxes than in this browser: x, y, width and height</h3><ul>${other}</ul>`;
    const text = Colors.markup(answer.text);
    Tools.show(result, `<pre class="ink" tabindex="0" aria-label="The layout">${text}</pre>${list}${compared}`);
  }

  // Merges entries that differ only in their box, and lists the names of the boxes.
  function merged(lost) {
    const names = new Map();
    for (const each of new Set(lost)) {
      const [, what, whose] = each.match(/^(.*) \(([^()]*)\)$/) ?? [null, each, ''];
      names.set(what, [...names.get(what) ?? [], whose]);
    }
    return [...names].map(([what, [first, ...others]]) =>
      first ? `${what} (${[first, ...others.slice(0, 5)].join(', ')}${others.length > 5 ? ' and others' : ''})` : what);
  }

  // Reads a layout in the notation or in Swift.
  function fromNotation(text) {
    const {nodes, fault, width, height} = Engine.read(text);
    // Makes the engine read the visible layout again.
    Play.shown();
    if (nodes) return {text: text.trim(), found: {text: text.trim(), width, height}, lost: [], isOurs: true};
    const looksLikeNotation = /^\s*[A-Z]\w*\s*[({]/.test(text);
    return looksLikeNotation ? {faults: [`Line ${fault.line}, column ${fault.column}: ${fault.message}`]} : fromWeb(Foreign.read(text));
  }

  // Reads an Android layout. References to other files become placeholders, with a warning.
  function readAndroid(xml) {
    return Engine.android(xml, SCREEN.width, SCREEN.height);
  }

  function fromAndroid({text, warnings, faults}) {
    return faults ? {faults} : {text, found: {text, ...SCREEN}, lost: warnings};
  }

  function fromWeb({fault, node, tree, lost, width, height, differences}) {
    if (fault) return {faults: [fault]};
    if (!node) {
      const text = Writer.write(tree, lost), answer = {text, found: {text, width, height}, lost};
      if (differences) answer.differences = differences(framesOf(answer.found)).map(difference);
      return answer;
    }
    const modifiers = Writer.modifiers(node, lost), {name} = Model.nodes[Play.state.chosen];
    const text = modifiers.map(([word, value]) => `.${word}(${value})`).join('\n');
    return {text, found: {modifiers}, lost, verb: `Put on ${name}`};
  }

  function difference({name, ours, theirs}) {
    const numbers = list => list.map(value => Tools.numeral(value, 2)).join(' ');
    return `${numbers(ours)} here, ${numbers(theirs)} in the browser (${name})`;
  }

  // Returns the frames of a layout, and then makes the engine read the visible layout again.
  function framesOf({text, width, height}) {
    const {fault} = Engine.read(text), frames = fault ? [] : Engine.place(width, height);
    Play.shown();
    if (fault) throw new Error(`${fault.message} (line ${fault.line}: ${text.split('\n')[fault.line - 1]})`);
    return frames;
  }

  function useLayout() {
    dialog.close();
    picture.replaceChildren();
    if (found.modifiers) {
      const gesture = `paste ${performance.now()}`;
      for (const [word, value] of found.modifiers) Play.setProperty(Play.state.chosen, word, value, gesture);
    } else {
      const {origin, ...layout} = found;
      Play.open({chosen: null, ...layout});
      if (origin) Original.show(origin);
    }
    Editor.focus();
  }

  return {
    start, offer,
    // A promise that is fulfilled when the answer to the text is shown.
    get ready() { return ready; },
  };
})();
