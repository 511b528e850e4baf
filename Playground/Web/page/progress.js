'use strict';

// The progress, stored in the browser in the format of the terminal's file, which the engine writes.
const Progress = (() => {
  const KEY = 'progress';
  let engine = null, text = '', state = {read: [], records: new Map(), due: []};
  const listeners = {changed() {}};

  function start(startedEngine) {
    engine = startedEngine;
    if (setState(engine.progress('load', Frame.stored(KEY) ?? '')).damage) setState(engine.progress('load', ''));
  }

  // Stores the engine's answer as the new state.
  function setState(answer) {
    if (answer.damage) return answer;
    text = answer.text;
    const records = new Map(answer.records.map(record => [record.id, record]));
    state = {read: answer.read, records, due: answer.reviews};
    return answer;
  }

  function storeAnswer(answer) {
    if (setState(answer).damage) return answer.damage;
    Frame.store(KEY, text);
    listeners.changed();
    return null;
  }

  const record = id => state.records.get(id);

  return {
    start,
    set changed(listener) { listeners.changed = listener; },
    get text() { return text; },
    // Reads saved progress. Returns its fault or null.
    load: saved => storeAnswer(engine.progress('load', saved)),
    read: lesson => { if (!state.read.includes(lesson)) storeAnswer(engine.progress('read', lesson)); },
    finish: (id, {tries, hints, sawSolution}) =>
      storeAnswer(engine.progress('finish', `${id} ${tries} ${hints} ${sawSolution ? 1 : 0}`)),
    hasRead: lesson => state.read.includes(lesson),
    hasBegun: () => state.records.size > 0,
    isSolved: id => record(id)?.isSolved ?? false,
    stars: id => record(id)?.stars ?? 0,
    // The seed for the next attempt, so that each attempt has new numbers.
    seed: id => record(id)?.times ?? 0,
    isDone: lesson => state.read.includes(lesson.name) && lesson.exercises.every(({id}) => record(id)?.isSolved),
    reviews: () => state.due,
    // The exercises that are due. If none is due, all finished exercises, in the order in which they will be due.
    reviewed: () => state.due.length ? state.due
      : [...state.records.values()].sort((a, b) => a.due - b.due).map(({id}) => id),
  };
})();
