'use strict';

// The fields of an answer: numbers, blanks in sums, a choice of sentences, or a layout as text.
const Answer = (() => {
  const {element} = Tools;
  let groups = 0;

  const field = name => element('input', {type: 'text', inputmode: 'decimal', autocomplete: 'off', spellcheck: 'false',
    'aria-label': name});

  // The object that all fields for numbers return.
  const numberAnswer = (element, fields) => ({
    element, fields, values: () => fields.map(each => each.value),
    // Returns the first empty field and a sentence about it.
    missing() {
      const empty = fields.find(each => each.value.trim() === '');
      return empty && {field: empty, sentence: fields.length > 1 ? 'Every field needs a number.' : 'Type a number.'};
    },
  });

  // Numbers, each with its name before it.
  function numbers({labels}) {
    const fields = labels.map(label => field(Prose.plain(label)));
    const rows = labels.map((label, i) => element('label', {}, element('span', {}, ...Prose.nodes(label)), fields[i]));
    return numberAnswer(element('div', {class: 'answers'}, ...rows), fields);
  }

  // Sums in which each blank is a field.
  function blanks({lines, labels}) {
    const fields = [];
    const blank = () => {
      fields.push(field(Prose.plain(labels[fields.length] ?? [{text: 'the blank'}])));
      return fields.at(-1);
    };
    return numberAnswer(sums(lines, blank), fields);
  }

  const sums = (lines, blank) =>
    element('div', {class: 'sums'}, ...lines.map(line => element('p', {class: 'sum'}, ...Prose.nodes(line, blank))));

  // A choice of sentences, below the steps that are done. The value is the number of the chosen sentence.
  function choice({choices, goal, lines = []}) {
    const name = `choice-${++groups}`;
    const radios = choices.map((_, i) => element('input', {type: 'radio', name, value: i + 1}));
    const rows = choices.map((sentence, i) =>
      element('label', {}, radios[i], element('span', {}, ...Prose.nodes(sentence))));
    const list = element('div', {class: 'choices', role: 'radiogroup', 'aria-label': Prose.plain(goal)}, ...rows);
    const chosen = () => radios.find(each => each.checked);
    return {
      element: lines.length ? element('div', {class: 'choosing'}, sums(lines), list) : list, fields: radios,
      values: () => [chosen()?.value ?? ''],
      missing: () => chosen() ? undefined : {field: radios[0], sentence: 'Choose one of them.'},
      // Marks the right sentence.
      markRight: right => rows[right - 1]?.classList.add('true'),
    };
  }

  function make(exercise) {
    if (exercise.choices) return choice(exercise);
    return exercise.lines?.some(line => Prose.plain(line).includes('[?]')) ? blanks(exercise) : numbers(exercise);
  }

  return {make};
})();
