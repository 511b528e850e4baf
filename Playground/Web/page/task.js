'use strict';

// An exercise of a lesson, a screen to build, or a guess. Checks answers, and offers hints, and the solution after three
// tries.
const Task = (() => {
  const {element} = Tools;
  const CHOSEN = '.bench [data-box][tabindex="0"]';
  const TRIES_BEFORE_SOLUTION = 3;
  const HOW = 'Choose a box in your picture, and change it by the buttons below until both pictures match.';

  // options: exercise: as in the course's data; availableWidth: the width for pictures; finished: called once, with the
  // result; showsReasons: whether reasons follow the answer; end: an element with the button to go on; after: creates elements
  // that follow the answer. Without the engine, the answer can be shown but not checked.
  function make(engine, options) {
    const {exercise, availableWidth} = options, {kind, layout: {code, bounds}} = exercise;
    const expected = expectedBoxes(), isGuess = kind === 'guess';
    let failures = 0, hints = 0, isSolved = false, sawSolution = false, verdict = null;
    const isLayout = kind === 'make' || kind === 'fix', isReach = kind === 'reach';
    const form = isReach || isLayout ? null : Answer.make(exercise);
    const shown = element('div', {class: 'task-picture'});
    const reply = element('div', {class: 'replies', role: 'status', tabindex: -1});
    // The reply and the button to go on are above the pictures, or below the typed answer, to be visible without scrolling.
    const replyArea = element('div', {class: 'judgement'}, reply, options.end ?? '');
    const help = element('ol', {class: 'hints'}), after = element('div', {class: 'after'});
    const check = Pieces.button('Check', answer, 'primary'), hint = Pieces.button('Hint', showHint);
    const solution = Pieces.button(isGuess ? 'Just tell me' : 'Solution', showSolution);
    const buttons = element('div', {class: 'task-buttons'}, isReach ? '' : check, hint, solution);
    const work = isReach ? bench() : isLayout ? workshop() : null;
    const block = work ? null : Code.block(code, {place: Figure.place(bounds)});
    // An exercise that is solved by eye shows its reply at the top. A guess shows the picture before the code.
    const root = element('div', {class: `task-work ${kind}`},
      ...isReach ? [replyArea, work.element, buttons, help]
        : isLayout ? [work.element, buttons, replyArea, help, work.pictures]
          : [...isGuess ? [shown, block] : [block, shown], form.element, buttons, replyArea, help],
      after);
    if (isReach) reply.append(replyNode('unclear', '', [HOW]));
    root.addEventListener('keydown', press);
    showPicture();
    showButtons();

    // Only named boxes are shown: unnamed ones are part of the solution.
    function expectedBoxes() {
      const boxes = engine?.expectedBoxes(exercise);
      return boxes && kind !== 'reach' ? Figure.onlyNamed(engine, exercise.solution, boxes) : boxes;
    }

    function bench() {
      return Bench.make(engine, {text: code, bounds, item: exercise.item, keys: exercise.keys ?? '', availableWidth,
        expected, changed: () => { if (!isOver()) answer(); }});
    }

    function workshop() {
      return Workshop.make(engine, {text: code, bounds, expected, availableWidth, changed: clear});
    }

    function clear() {
      if (!isOver()) reply.replaceChildren();
    }

    function isOver() { return isSolved || sawSolution; }

    function maySeeSolution() {
      return isGuess || failures >= TRIES_BEFORE_SOLUTION || isReach && hints === exercise.hints.length;
    }

    // MARK: Answers

    function answer() {
      if (isSolved) return;
      const missing = form?.missing();
      missing?.field.focus();
      const answers = work ? [work.text] : form.values();
      verdict = missing ? {unclear: [{text: missing.sentence}]} : engine.check(exercise, answers.join(' '));
      // For a layout that is changed by keys, describes its greatest difference instead of a wrong answer.
      if (isReach && !verdict.right) return describe();
      reply.replaceChildren(...verdictNodes());
      if (verdict.right) return finish();
      if (verdict.wrong) {
        failures++;
        if (isGuess) return finish();
      }
      showPicture();
      showButtons();
      replyArea.scrollIntoView({block: 'nearest'});
    }

    function describe() {
      // All boxes may be right in this size of the layout, and wrong in another size.
      if (!work.difference) return reply.replaceChildren(...verdictNodes());
      const {name, hue, words} = work.difference;
      const chip = element('span', {class: `chip${hue === undefined ? ' box' : ''}`, style: `--h:${hue}`}, name);
      reply.replaceChildren(replyNode('unclear', '', [chip, ` is ${words}.`]));
    }

    function verdictNodes() {
      if (verdict.right) return [replyNode('right', '✓ Right. ', Prose.nodes(verdict.right))];
      const {fault} = verdict;
      if (fault) return [replyNode('wrong', `Line ${fault.line}, column ${fault.column}: `, [fault.message])];
      if (verdict.unclear) return [replyNode('unclear', '', Prose.nodes(verdict.unclear))];
      const words = [...Prose.nodes(verdict.wrong), ' ', ...Prose.nodes(exercise.success)];
      if (isGuess) return [replyNode('wrong', 'Not quite. ', words)];
      const nodes = [replyNode('wrong', 'Not yet. ', Prose.nodes(verdict.wrong))];
      if (verdict.comparison && !isShownSize(verdict.comparison.bounds)) nodes.push(comparison(verdict.comparison));
      return nodes;
    }

    function replyNode(kind, head, nodes) {
      return element('div', {class: `verdict ${kind}`}, head ? element('b', {}, head) : '', ...nodes);
    }

    function isShownSize({width, height}) { return width === bounds.width && height === bounds.height; }

    // Shows the size in which the mistake is visible, if it is not the size of the exercise.
    function comparison({bounds, expected, actual}) {
      const scale = Figure.scale([expected, actual], availableWidth, 160), hueByName = Figure.huesOf(expected);
      const marked = new Set(actual.flatMap((box, i) => box.changed ? [i] : []));
      return element('div', {class: 'comparison'},
        Pieces.eyebrow(`Wanted ${Figure.place(bounds)}`), Figure.draw(expected, {scale, hueByName}),
        Pieces.eyebrow('Yours'), Figure.draw(actual, {scale, hueByName, marked}));
    }

    // MARK: Help

    function showHint() {
      if (hints >= exercise.hints.length) return;
      help.append(element('li', {}, ...Prose.nodes(exercise.hints[hints])));
      hints++;
      const hadFocus = document.activeElement === hint;
      showButtons();
      // Moves the focus, since the button is hidden after the last hint.
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

    // Shows the picture. Sizes are hidden where they are the answer. For a choice of steps or a sum, the picture is shown only
    // after the first try.
    function showPicture() {
      const isAnswerShown = isOver() || isGuess && failures > 0;
      if (work || !(isAnswerShown || failures > 0 || isGuess || kind === 'predict')) return;
      const boxes = Figure.boxesOf(engine, exercise.layout), sizes = isAnswerShown || isGuess && exercise.choices && 'hidden';
      if (!boxes) return;
      const parts = [Figure.draw(boxes, {scale: Figure.scale([boxes], availableWidth, 240), sizes: sizes || false})];
      if (isAnswerShown) parts.push(Figure.table(boxes));
      shown.replaceChildren(...parts);
    }

    // MARK: The end

    function finish() {
      const wasRight = Boolean(verdict?.right), hadFocus = root.contains(document.activeElement);
      isSolved = wasRight && !sawSolution;
      if (isGuess && !wasRight) sawSolution = true;
      for (const field of form?.fields ?? []) field.disabled = isGuess;
      form?.markRight?.(Number(exercise.solution));
      if (sawSolution && !isSolved && !(isGuess && verdict?.wrong)) reply.append(...solutionNodes());
      if (options.showsReasons && engine) after.replaceChildren(...options.after?.() ?? [], ...afterNodes());
      showPicture();
      showButtons();
      // Moves the focus if the element that had it is hidden.
      if (hadFocus && !root.querySelector(':focus:enabled')?.checkVisibility()) reply.focus({preventScroll: true});
      if (isReach) work.showSolution();
      options.finished?.({tries: failures + (isSolved ? 1 : 0), hints, sawSolution, isSolved,
        isDirect: work?.isDirect ?? true});
      replyArea.scrollIntoView({block: 'nearest'});
    }

    function solutionNodes() {
      if (isGuess) return [replyNode('solution', '', [...solutionWords(), ' ', ...Prose.nodes(exercise.success)])];
      if (work) return [Pieces.eyebrow('Solution'), Code.block(exercise.solution)];
      return [replyNode('solution', 'Solution: ', [...solutionWords(), ' ', ...Prose.nodes(exercise.success ?? [])])];
    }

    // Returns the solution as a sentence with its full stop.
    function solutionWords() {
      if (exercise.choices) {
        const choice = exercise.choices[Number(exercise.solution) - 1];
        return [...Prose.nodes(choice), /[.?!]$/.test(Prose.plain(choice)) ? '' : '.'];
      }
      const values = exercise.solution.split(' ');
      return [...exercise.labels.flatMap((label, i) =>
        [i > 0 ? ', ' : '', ...Prose.nodes(label), ' = ', element('b', {}, values[i])]), '.'];
    }

    // Returns the reasons, and the layout: the learner's layout if one was typed.
    function afterNodes() {
      const text = isSolved && work ? work.text : isLayout || isReach ? exercise.solution : code;
      const {width, height} = bounds;
      const play = Pieces.button('Open in Play', () => Frame.openInPlay({text, width, height}));
      return [...Reasons.nodes(engine, {text, bounds, item: exercise.explains, axes: exercise.axes}), play];
    }

    // Handles letters as keys, except in text fields.
    function press(event) {
      const {tagName, type} = event.target, isTyping = tagName === 'TEXTAREA' || type === 'text';
      const takesEnter = ['TEXTAREA', 'BUTTON', 'SUMMARY'].includes(tagName);
      if (event.altKey || event.metaKey) return;
      // Passes keys to the bench wherever the focus is, for example on the Hint button.
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
      // Focuses the first field or button of the answer.
      focus(options) {
        const box = root.querySelector(CHOSEN);
        (form?.fields[0] ?? work?.field?.area ?? box)?.focus(options);
      },
    };
  }

  return {make};
})();
