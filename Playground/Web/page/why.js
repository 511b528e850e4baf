'use strict';

// The explanation of the chosen box: the engine's steps, each linked to its boxes and its round.
const Why = (() => {
  const {byId, escaped, numeral, show} = Tools;
  // Raw values of LayoutTrace.Step.Quantity and Outcome.
  const SIZE = 32;
  const AT_MINIMUM = 1, AT_MAXIMUM = 2, SHARES_AGAIN = 4;
  let lines = [], current = -1, list;

  function start() {
    list = byId('steps');
    list.addEventListener('mouseover', event => {
      const step = stepOf(event);
      if (step >= 0) Stage.spotlight(lines[step]);
    });
    list.addEventListener('mouseleave', () => Stage.spotlight(lines[current]));
    list.addEventListener('focusin', event => {
      const step = stepOf(event);
      if (step >= 0 && event.target.matches(':focus-visible')) select(step);
    });
    list.addEventListener('click', event => {
      const box = event.target.closest('[data-box]'), step = stepOf(event);
      if (box) Play.choose(Number(box.dataset.box));
      else if (step >= 0) select(step === current ? -1 : step);
    });
    list.addEventListener('keydown', pressed);
    byId('pane-why').addEventListener('keydown', event => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key.toLowerCase() === 'a') Play.change({axis: 1 - Play.state.axis});
      else if (event.key.toLowerCase() === 'c') Play.change({words: 1 - Play.state.words});
    });
    byId('axis').addEventListener('click', event => {
      const axis = event.target.closest('button')?.dataset.axis;
      if (axis) Play.change({axis: Number(axis)});
    });
    byId('words').addEventListener('click', event => {
      const words = event.target.closest('button')?.dataset.words;
      if (words) Play.change({words: Number(words)});
    });
    byId('question').addEventListener('click', event => {
      const box = event.target.closest('[data-box]');
      if (box) Play.choose(Number(box.dataset.box));
    });
  }

  const stepOf = event => Number(event.target.closest('[data-step]')?.dataset.step ?? -1);

  function pressed(event) {
    const step = stepOf(event);
    if (step < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      Play.choose(lines[step].node);
      return;
    }
    const next = {ArrowDown: step + 1, ArrowUp: step - 1, Home: 0, End: lines.length - 1}[event.key];
    if (next === undefined) return;
    event.preventDefault();
    select(Math.max(0, Math.min(lines.length - 1, next)));
    list.querySelector(`[data-step="${current}"]`).focus();
  }

  function select(step) {
    current = step;
    for (const button of list.querySelectorAll('[data-step]')) {
      const isCurrent = Number(button.dataset.step) === step;
      if (isCurrent) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
      button.tabIndex = isCurrent || step < 0 && button.dataset.step === '0' ? 0 : -1;
    }
    Stage.spotlight(lines[step]);
  }

  // Typographic minus and times signs.
  const plainSigns = text => text.replace(/ - /g, ' − ').replace(/ x /g, ' × ');
  const signs = text => plainSigns(escaped(text));

  // Returns the label of a line, in which a beginning such as "title: " becomes a link to that box.
  function labelled(line) {
    const colon = line.label.indexOf(': '), name = line.label.slice(0, Math.max(0, colon));
    const index = colon < 0 ? -1 : nodeNamed(name, line.node);
    if (index < 0) return escaped(line.label);
    return `${Model.chip(index, 'span', `data-box="${index}"`)} ${escaped(line.label.slice(colon + 2))}`;
  }

  // Returns the node with a name; if several nodes have the name, the node of the line.
  const nodeNamed = (name, node) =>
    Model.nodes[node]?.name === name ? node : Model.nodes.findIndex(each => each.name === name);

  // Matches a working such as "60, its width": a value that is copied. The value is shown as the result, and its source as
  // a remark.
  const copiedValue = line => line.result ? null : line.working.match(/^(-?[\d.]+), (.*)$/);

  function step(line, index, decidingIndex) {
    const copied = copiedValue(line), isFrozen = line.outcome === AT_MINIMUM || line.outcome === AT_MAXIMUM;
    const kind = `step${isFrozen ? ' frozen' : ''}${index === decidingIndex ? ' deciding' : ''}`;
    const isState = isFrozen || line.outcome === SHARES_AGAIN || /limit|in all/.test(line.remark);
    const kindOfRemark = isState ? 'state' : copied ? 'remark alone' : 'remark';
    const remark = line.remark === '' ? '' : `<span class="${kindOfRemark}">${signs(line.remark)}</span>`;
    // Omits a working that equals the result.
    const sum = signs(line.working), result = copied ? copied[1] : signs(line.result) || numeral(line.value);
    const working = copied ? remark : (sum === result ? '' : sum) + remark;
    return `<li><button class="${kind}" data-step="${index}" tabindex="${index === 0 ? 0 : -1}">` +
      `<span class="label">${labelled(line)}${copied ? `<em>, ${escaped(copied[2])}</em>` : ''}</span>` +
      `<span class="result">${result}</span>` +
      (working ? `<span class="working">${working}</span>` : '') + '</button></li>';
  }

  function steps(chosen) {
    const decidingIndex = lines.findLastIndex(line => line.node === chosen && line.quantity === SIZE);
    // Steps between two rounds are shown with the earlier round.
    const lastOfRounds = lines.findLastIndex(line => line.round > 0), out = [];
    let round = 0;
    lines.forEach((line, index) => {
      if (line.round !== round && (line.round > 0 || index > lastOfRounds)) {
        round = line.round;
        out.push(`</ol><h3 class="round">${round ? `Round ${round}` : 'After that'}</h3><ol>`);
      }
      out.push(step(line, index, decidingIndex));
    });
    return `<ol>${out.join('')}</ol>`;
  }

  function paint({chosen, axis, words}) {
    const node = Model.nodes[chosen], frame = Model.frames[chosen];
    if (!node) return;
    lines = Engine.why(chosen, axis, words);
    // Positions are relative to the parent.
    const parentFrame = Model.frames[node.parent] ?? {x: 0, y: 0};
    const [size, place] = axis ? [frame.height, frame.y - parentFrame.y] : [frame.width, frame.x - parentFrame.x];
    show(byId('question'), `Why is ${Model.chip(chosen)} <b class="num">${numeral(size)}</b> ` +
      `${axis ? 'high' : 'wide'}, at ${axis ? 'y' : 'x'} <b class="num">${numeral(place)}</b>` +
      `${Model.nodes[node.parent]?.parent >= 0 ? ` in ${Model.chip(node.parent)}` : ''}?`);
    const count = lines.length === 1 ? 'One step' : `${lines.length} steps`;
    byId('question-note').textContent = lines.length === 0
      ? 'It is hidden, so it has no size.' : `${count}, recorded by the engine during layout${
        Model.fault ? ': of the last text without a fault' : ''}.`;
    Tools.press(byId('axis'), 'axis', axis);
    Tools.press(byId('words'), 'words', words);
    const focused = list.contains(document.activeElement) ? document.activeElement.dataset.step : null;
    if (show(list, steps(chosen))) current = -1;
    if (focused !== null) {
      const step = Math.min(Number(focused), lines.length - 1);
      list.querySelector(`[data-step="${step}"]`)?.focus({preventScroll: true});
    }
    if (current >= 0) select(current);
  }

  return {
    start, paint,
    get question() { return byId('question').textContent; },
    // The steps as text: `[words, number, remark]`.
    get lines() {
      return lines.map(line => {
        const copied = copiedValue(line), words = copied ? `${line.label}, ${copied[2]}` : line.label;
        const remark = [copied ? '' : line.working, line.remark].filter(Boolean).join('   ');
        return [words, copied ? copied[1] : line.result || numeral(line.value), plainSigns(remark)];
      });
    },
  };
})();
