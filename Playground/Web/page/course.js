'use strict';

// The course as data: lessons, exercises by name, and screens to build. The first use parses it.
const Course = (() => {
  let byName = null;

  function all() {
    if (byName) return byName;
    const {lessons, screens} = Engine.course;
    const exercises = [...lessons.flatMap(lesson => lesson.exercises), ...screens.map(titled)];
    byName = new Map(exercises.map(exercise => [exercise.id, exercise]));
    return byName;
  }

  const titled = ({title, exercise}) => ({...exercise, title});

  return {
    get data() { return Engine.course; },
    // The screens to build, as exercises with a title.
    get screens() { return Engine.course.screens.map(titled); },
    // Returns the variant of an exercise for a seed. Variants differ in their numbers, and repeat if the seed is larger.
    exercise({variants = [], ...first}, seed) { return [first, ...variants][seed % (variants.length + 1)]; },
    // Returns the exercises with these names, in this order. Unknown names are ignored.
    recipes: ids => ids.flatMap(id => all().has(id) ? [all().get(id)] : []),
  };
})();
