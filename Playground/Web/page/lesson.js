'use strict';

// A lesson as an article: a puzzle, the idea, steps with their pictures, an experiment, and a question. The text after a
// puzzle is shown once an answer was guessed.
const Lesson = (() => {
  const {element} = Tools;

  // The article of a lesson.
  //
  // options: availableWidth: the width for pictures; isRead: whether the lesson was read before, so that all of it is shown;
  // read: called once the lesson is read; next: called to go to the exercises.
  function make(engine, lesson, {availableWidth, isRead, read, next}) {
    const rest = element('div', {class: 'rest'}), root = element('div', {class: 'lesson'});
    root.append(puzzle(), rest);
    if (isRead || !engine) showIdea();

    function puzzle() {
      const solvedPuzzles = () => (Frame.stored('puzzles') ?? '').split(' '), wasSolved = solvedPuzzles().includes(lesson.name);
      const task = guess(lesson.puzzle, () => {
        if (!wasSolved) Frame.store('puzzles', [...solvedPuzzles(), lesson.name].join(' '));
        showIdea();
      });
      // Shows the answer of a puzzle that was solved before, for example before the page was reloaded.
      if (engine && wasSolved) task.showSolution();
      return Pieces.card('puzzle', 'A puzzle first', Prose.paragraph(lesson.puzzle.goal, {class: 'goal'}), task.element);
    }

    function guess(exercise, finished) {
      return Task.make(engine, {exercise, availableWidth, finished, showsReasons: exercise === lesson.question});
    }

    // Shows the idea and everything after it.
    function showIdea() {
      if (rest.childElementCount > 0) return;
      rest.append(...lesson.idea.map(words => Prose.paragraph(words)), ...steps(), experiment(),
        question());
    }

    function steps() {
      const scale = Figure.scale(lesson.steps.map(step => step.layout.boxes), availableWidth);
      return lesson.steps.map(({layout, newLines, remark}) => element('figure', {class: 'card lesson-step'},
        Code.block(layout.code, {newLines, place: Figure.place(layout.bounds)}), picture(layout, scale),
        element('figcaption', {}, ...Prose.nodes(remark))));
    }

    // Returns the picture of a step, with a slider for its width if the bounds have one.
    function picture({code, bounds, boxes, scale: pixels}, scale) {
      const svg = Figure.draw(boxes, {scale}), table = Figure.table(boxes), value = bounds.width;
      if (!engine || value == null || pixels) return element('div', {class: 'picture'}, svg, table);
      const step = value % 5 ? 1 : 5, maximum = Math.floor(Math.min(value * 1.25, availableWidth / scale) / step) * step;
      const slider = Pieces.slider({
        name: 'width', label: `Width of ${boxes[0].name}`, minimum: Math.floor(value * .3 / 5) * 5,
        maximum: Math.max(maximum, value), step, value,
        changed: width => Figure.draw(Figure.lay(engine, code, {...bounds, width}), {scale}, svg),
      });
      const open = () => Frame.openInPlay({text: code, ...bounds});
      return element('div', {class: 'picture'}, svg, slider.element,
        element('div', {class: 'below'}, table, Pieces.button('Open in Play', open, 'small')));
    }

    function experiment() {
      const {task, start, item, result, answer} = lesson.experiment;
      const scale = Figure.scale([start.boxes, result.boxes], availableWidth, 340);
      const details = element('details', {class: 'experiment-answer'}, element('summary', {}, 'Result'),
        Prose.paragraph(answer), Figure.draw(result.boxes, {scale}));
      // The keys that the task mentions.
      const keys = task.flatMap(({code}) => code?.length === 1 ? [code] : []);
      const changed = bench => { if (bench.isLike(result.boxes)) details.open = true; };
      const bench = engine && Bench.make(engine, {text: start.code, bounds: start.bounds, item, keys, availableWidth, changed});
      return Pieces.card('experiment', 'Try', Prose.paragraph(task, {class: 'goal'}),
        bench?.element ?? Figure.draw(start.boxes, {scale}), details);
    }

    function question() {
      const after = element('div', {class: 'task-buttons', hidden: !isRead},
        Pieces.button('To the exercises', next, 'primary'));
      const {element: work} = guess(lesson.question, () => {
        read();
        after.hidden = false;
      });
      return Pieces.card('question', 'Question', Prose.paragraph(lesson.question.goal, {class: 'goal'}), work, after);
    }

    return root;
  }

  return {make};
})();
