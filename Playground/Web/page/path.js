'use strict';

// The short path through the course: exercises to solve by eye, each followed by the idea behind it, and the result at the
// end.
const Path = (() => {
  const {element} = Tools;
  // The lessons whose first exercise is on the path. Each exercise needs only the lessons before it on the path.
  const LESSONS = [
    'frame-is-a-rectangle', 'row-and-column', 'gap-and-padding', 'margins', 'fixed-and-flex', 'shares',
    'too-little-room', 'clamp-and-share', 'what-is-left-over', 'across', 'lines', 'box-in-a-box',
  ];
  const TITLE = 'Twenty minutes by hand';

  const lessons = () => LESSONS.map(name => Course.data.lessons.find(lesson => lesson.name === name));
  // The number of exercises whose keys have buttons: the current one and those before it.
  const SHOWN = 4;
  const lettersOf = ({hints}) => hints.flat().flatMap(({code}) => code?.length === 1 ? [code] : []);

  function recipes() {
    const first = lessons().map(({exercises}) => exercises[0]);
    return first.map((exercise, i) => ({
      ...exercise, title: lessons()[i].title,
      letters: first.slice(Math.max(0, i + 1 - SHOWN), i + 1).flatMap(lettersOf).join(''),
    }));
  }

  const isDone = () => lessons().every(({exercises: [{id}]}) => Progress.isSolved(id));

  // The exercises for `Exercises.show`. `go` opens the lesson with a name, or without a name the course.
  function exerciseSeries(engine, go) {
    // Returns the idea of the lesson, which is shown after the exercise.
    function after({id}) {
      const {name, number, title, idea} = lessons().find(({exercises}) => exercises[0].id === id);
      return [element('section', {class: 'behind', 'aria-label': 'The idea behind it'},
        Pieces.eyebrow(`The idea behind it: ${title}`), ...idea.map(words => Prose.paragraph(words)),
        Pieces.button(`Read lesson ${number}`, () => go(name), 'small'))];
    }
    const end = () => Result.nodes(engine, {
      heading: isDone() ? 'You finished the path. Keep the result, or send it.' : 'Your result so far',
      title: 'layouts by eye', recipes: recipes(), lesson: 'by-hand',
      next: Pieces.button('To the whole course', () => go(), 'primary'),
    });
    return {recipes: recipes(), heading: TITLE, step: 'Step', after, end};
  }

  return {
    title: TITLE, exerciseSeries,
    get isDone() { return isDone(); },
    get solved() { return recipes().filter(({id}) => Progress.isSolved(id)).length; },
    get count() { return LESSONS.length; },
  };
})();
