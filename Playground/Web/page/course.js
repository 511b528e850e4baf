'use strict';

// The course as data: its lessons, their exercises by name, and the screens to build. It is read when it is first asked
// for.
const Course = (() => {
  let byName = null;

  function all() {
    if (byName) return byName;
    const {lessons, screens} = Engine.course;
    const exercises = [...lessons.flatMap(lesson => lesson.exercises), ...screens.map(titled)];
    byName = new Map(exercises.map(exercise => [exercise.id, exercise]));
    return byName;
  }

  // The exercise with other numbers: pack.py writes those alone where all else is the same.
  function withNumbers({again, title, ...exercise}, numbers) {
    let next = 0;
    return JSON.parse(JSON.stringify(exercise).replace(/-?\d+(\.\d+)?/g, () => numbers[next++]));
  }

  const titled = ({title, exercise}) => ({...exercise, title});

  return {
    get data() { return Engine.course; },
    // The screens to build, as exercises with a title.
    get screens() { return Engine.course.screens.map(titled); },
    // An exercise with other numbers for each seed, as far as there are others.
    exercise(recipe, seed) {
      const variants = [recipe, ...recipe.again ?? []], chosen = variants[seed % variants.length];
      return Array.isArray(chosen) ? withNumbers(recipe, chosen) : chosen;
    },
    // The exercises of some names, in their order; names that are not of this course are left out.
    recipes: ids => ids.flatMap(id => all().has(id) ? [all().get(id)] : []),
  };
})();
