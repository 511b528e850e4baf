'use strict';

// An exercise of a lesson, a screen to build, or a guess. The answer is checked; there are hints,
// and a solution after three tries.
const Task = (() => {
  const {element} = Tools;
  const CHOSEN = '.bench [data-box][tabindex="0"]';
  const TRIES_BEFORE_SOLUTION = 3;
  const HOW = 'Choose a box in your picture, and change it by the buttons below until both pictures match.';

  // given: exercise: as in the course's data; room: the width for pictures; finished: called once, with the result;
  // tellsWhy: whether reasons follow the answer; end: the element for the way on; after: creates elements that follow
  // the answer. Without the engine, the answer can be shown but not checked.
  function make(engine, given) {
    const {exercise, room} = given, {kind, layout: {code, bounds}} = exercise;
    const wanted = wantedBoxes(), isGuess = kind === 'guess';
    let failures = 0, hints = 0, isSolved = false, sawSolution = false, verdict = null;
    const isLayout = kind === 'make' || kind === 'fix', isReach = kind === 'reach';
    const form = isReach || isLayout ? null : Answer.make(exercise);
    const shown = element('div', {class: 'task-picture'});
    const reply = element('div', {class: 'replies', role: 'status', tabindex: -1});
    // The answer and the way on are visible without scrolling: above the pictures, or below what was typed.
    const judgement = element('div', {class: 'judgement'}, reply, given.end ?? '');
    const help = element('ol', {class: 'hints'}), after = element('div', {class: 'after'});
    const check = Pieces.button('Check', answer, 'primary'), hint = Pieces.button('Hint', showHint);
    const solution = Pieces.button(isGuess ? 'Just tell me' : 'Solution', showSolution);
    const buttons = element('div', {class: 'task-buttons'}, isReach ? '' : check, hint, solution);
    const work = isReach ? bench() : isLayout ? workshop() : null;
    const block = work ? null : Code.block(code, {place: Figure.place(bounds)});
    // A guess is judged by eye first.
    const root = element('div', {class: `task-work ${kind}`},
      ...isReach ? [judgement, work.element, buttons, help]
        : isLayout ? [work.element, buttons, judgement, help, work.pictures]
          : [...isGuess ? [shown, block] : [block, shown], form.element, buttons, judgement, help],
      after);
    if (isReach) reply.append(said('unclear', '', [HOW]));
    root.addEventListener('keydown', press);
    showPicture();
    showButtons();

    // Unnamed boxes are one of many solutions, and would give it away.
    function wantedBoxes() {
      const boxes = engine?.wanted(exercise);
      return boxes && kind !== 'reach' ? Figure.onlyNamed(engine, exercise.solution, boxes) : boxes;
    }

    function bench() {
      return Bench.make(engine, {text: code, bounds, item: exercise.item, keys: exercise.keys ?? '', room,
        wanted, changed: () => { if (!isOver()) answer(); }});
    }

    function workshop() {
      return Workshop.make(engine, {text: code, bounds, wanted, room, changed: clear});
    }

    function clear() {
      if (!isOver()) reply.replaceChildren();
    }

    function isOver() { return isSolved || sawSolution; }

    function maySeeSolution() {
      return isGuess || failures >= TRIES_BEFORE_SOLUTION || isReach && hints === exercise.hints.length;
    }

    // Answers

    function answer() {
      if (isSolved) return;
      const missing = form?.missing();
      missing?.field.focus();
      const answers = work ? [work.text] : form.values();
      verdict = missing ? {unclear: [{text: missing.sentence}]} : engine.check(exercise, answers.join(' '));
      // A layout that is changed by keys has no wrong answers: its greatest difference is described.
      if (isReach && !verdict.right) return describe();
      reply.replaceChildren(...verdictNodes());
      if (verdict.right) return finish();
      if (verdict.wrong) {
        failures++;
        if (isGuess) return finish();
      }
      showPicture();
      showButtons();
      judgement.scrollIntoView({block: 'nearest'});
    }

    function describe() {
      // Boxes that are right in this size may be wrong in another one.
      if (!work.difference) return reply.replaceChildren(...verdictNodes());
      const {name, hue, words} = work.difference;
      const chip = element('span', {class: `chip${hue === undefined ? ' box' : ''}`, style: `--h:${hue}`}, name);
      reply.replaceChildren(said('unclear', '', [chip, ` is ${words}.`]));
    }

    function verdictNodes() {
      if (verdict.right) return [said('right', '✓ Right. ', Prose.nodes(verdict.right))];
      const {fault} = verdict;
      if (fault) return [said('wrong', `Line ${fault.line}, column ${fault.column}: `, [fault.message])];
      if (verdict.unclear) return [said('unclear', '', Prose.nodes(verdict.unclear))];
      const told = [...Prose.nodes(verdict.wrong), ' ', ...Prose.nodes(exercise.success)];
      if (isGuess) return [said('wrong', 'Not quite. ', told)];
      const nodes = [said('wrong', 'Not yet. ', Prose.nodes(verdict.wrong))];
      if (verdict.comparison && !isShownSize(verdict.comparison.bounds)) nodes.push(comparison(verdict.comparison));
      return nodes;
    }

    function said(kind, head, nodes) {
      return element('div', {class: `verdict ${kind}`}, head ? element('b', {}, head) : '', ...nodes);
    }

    function isShownSize({width, height}) { return width === bounds.width && height === bounds.height; }

    // If the shown size is right, another size shows the mistake.
    function comparison({bounds, wanted, got}) {
      const scale = Figure.scale([wanted, got], room, 160), hues = Figure.huesOf(wanted);
      const marked = new Set(got.flatMap((box, i) => box.changed ? [i] : []));
      return element('div', {class: 'comparison'},
        Pieces.eyebrow(`Wanted ${Figure.place(bounds)}`), Figure.draw(wanted, {scale, hues}),
        Pieces.eyebrow('Yours'), Figure.draw(got, {scale, hues, marked}));
    }

    // Help

    function showHint() {
      if (hints >= exercise.hints.length) return;
      help.append(element('li', {}, ...Prose.nodes(exercise.hints[hints])));
      hints++;
      const hadFocus = document.activeElement === hint;
      showButtons();
      // After the last hint its button is gone.
      if (hadFocus && hint.hidden) (root.querySelector(CHOSEN) ?? reply).focus({preventScroll: true});
    }

    function showSolution() {
      if (isSolved || sawSolution) return;
      sawSolution = true;
      finish();
    }

    function showButtons() {
      check.hidden = isOver() || !engine;
      hint.hidden = isOver() || hints === exercise.hints.length;
      hint.textContent = hints === 0 ? 'Hint' : `Hint ${hints + 1} of ${exercise.hints.length}`;
      solution.hidden = isOver() || !maySeeSolution();
    }

    // Sizes would give the answer away: a guess with choices is judged by eye. For a choice of steps or a sum, the
    // picture comes after the first try.
    function showPicture() {
      const isTold = isOver() || isGuess && failures > 0;
      if (work || !(isTold || failures > 0 || isGuess || kind === 'predict')) return;
      const boxes = Figure.boxesOf(engine, exercise.layout), sizes = isTold || isGuess && exercise.choices && 'hidden';
      if (!boxes) return;
      const parts = [Figure.draw(boxes, {scale: Figure.scale([boxes], room, 240), sizes: sizes || false})];
      if (isTold) parts.push(Figure.table(boxes));
      shown.replaceChildren(...parts);
    }

    // The end

    function finish() {
      const wasRight = Boolean(verdict?.right), hadFocus = root.contains(document.activeElement);
      isSolved = wasRight && !sawSolution;
      if (isGuess && !wasRight) sawSolution = true;
      for (const field of form?.fields ?? []) field.disabled = isGuess;
      form?.tell?.(Number(exercise.solution));
      if (sawSolution && !isSolved && !(isGuess && verdict?.wrong)) reply.append(...solutionNodes());
      if (given.tellsWhy && engine) after.replaceChildren(...given.after?.() ?? [], ...afterNodes());
      showPicture();
      showButtons();
      // The element that had the focus may be gone.
      if (hadFocus && !root.querySelector(':focus:enabled')?.checkVisibility()) reply.focus({preventScroll: true});
      if (isReach) work.tell();
      given.finished?.({tries: failures + (isSolved ? 1 : 0), hints, sawSolution, isSolved,
        isDirect: work?.isDirect ?? true});
      judgement.scrollIntoView({block: 'nearest'});
    }

    function solutionNodes() {
      if (isGuess) return [said('told', '', [...solutionWords(), ' ', ...Prose.nodes(exercise.success)])];
      if (work) return [Pieces.eyebrow('Solution'), Code.block(exercise.solution)];
      return [said('told', 'Solution: ', [...solutionWords(), ' ', ...Prose.nodes(exercise.success ?? [])])];
    }

    // A sentence with its full stop.
    function solutionWords() {
      if (exercise.choices) {
        const choice = exercise.choices[Number(exercise.solution) - 1];
        return [...Prose.nodes(choice), /[.?!]$/.test(Prose.plain(choice)) ? '' : '.'];
      }
      const values = exercise.solution.split(' ');
      return [...exercise.labels.flatMap((label, i) =>
        [i > 0 ? ', ' : '', ...Prose.nodes(label), ' = ', element('b', {}, values[i])]), '.'];
    }

    // The reasons, and the layout itself: the learner's own if one was written.
    function afterNodes() {
      const text = isSolved && work ? work.text : isLayout || isReach ? exercise.solution : code;
      const {width, height} = bounds;
      const play = Pieces.button('Open in Play', () => Frame.openInPlay({text, width, height}));
      return [...Reasons.nodes(engine, {text, bounds, item: exercise.explains, axes: exercise.axes}), play];
    }

    // Letters are keys only outside text fields.
    function press(event) {
      const {tagName, type} = event.target, isTyping = tagName === 'TEXTAREA' || type === 'text';
      const takesEnter = ['TEXTAREA', 'BUTTON', 'SUMMARY'].includes(tagName);
      if (event.altKey || event.metaKey) return;
      // The keys of a bench also work outside it: pressing Hint leaves the focus on the button.
      if (work?.press && !event.defaultPrevented) work.press(event);
      if (event.defaultPrevented) return;
      if (event.key === 'Enter' && (event.ctrlKey || !takesEnter) && !isReach) answer();
      else if (event.key === 'h' && !isTyping && !event.ctrlKey) showHint();
      else return;
      event.preventDefault();
    }

    return {
      element: root, answer, showHint, showSolution,
      get isSolved() { return isSolved; },
      // Focuses the first element to type in or to press.
      focus(options) {
        const box = root.querySelector(CHOSEN);
        (form?.fields[0] ?? work?.field?.area ?? box)?.focus(options);
      },
    };
  }

  return {make};
})();
