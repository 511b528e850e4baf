'use strict';

// HTML, CSS and JSON from elsewhere become a layout: a dialog shows the layout, and what was not taken over.
const Paste = (() => {
  const {byId, element, escaped} = Tools;
  let dialog, field, result, use, found = null;

  function start() {
    field = element('textarea', {
      id: 'pasted', rows: '8', spellcheck: 'false', 'aria-describedby': 'pasted-result',
      placeholder: '<div style="display: flex; gap: 10px">…</div>',
    });
    result = element('div', {id: 'pasted-result', role: 'status', class: 'pasted'});
    use = element('button', {class: 'btn primary', disabled: true, onclick: take}, 'Use this layout');
    dialog = element('dialog', {'aria-labelledby': 'paste-title'},
      element('header', {}, element('h2', {id: 'paste-title'}, 'Paste HTML, CSS or JSON')),
      element('div', {class: 'body'},
        element('label', {for: 'pasted', class: 'quiet'},
          'Flexbox from elsewhere becomes a layout. Nothing that is pasted runs or is loaded.'),
        field, result,
        element('div', {class: 'actions'}, use,
          element('button', {class: 'btn', onclick: () => dialog.close()}, 'Cancel'))));
    document.body.append(dialog);
    byId('paste').addEventListener('click', () => open(''));
    field.addEventListener('input', show);
  }

  function open(text) {
    field.value = text;
    show();
    dialog.showModal();
    field.focus();
  }

  // What is pasted into the editor and is no layout is offered here.
  function offer(event) {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (Foreign.kindOf(text) === null) return;
    event.preventDefault();
    open(text);
  }

  function show() {
    found = null;
    if (field.value.trim() === '') {
      use.disabled = true;
      Tools.show(result, '');
      return;
    }
    const answer = Foreign.read(field.value);
    if (answer.fault) {
      use.disabled = true;
      Tools.show(result, `<p class="bad">${escaped(answer.fault)}</p>`);
      return;
    }
    const {lost} = answer;
    let text;
    if (answer.node) {
      const modifiers = Writer.modifiers(answer.node, lost), {name} = Model.nodes[Play.state.chosen];
      text = modifiers.map(([word, value]) => `.${word}(${value})`).join('\n');
      found = {modifiers};
      use.textContent = `Put on ${name}`;
    } else {
      text = Writer.write(answer.tree, lost);
      found = {text, width: answer.width, height: answer.height};
      use.textContent = 'Use this layout';
    }
    use.disabled = false;
    const items = [...new Set(lost)].map(each => `<li>${escaped(each)}</li>`).join('');
    const list = items === '' ? '<p>Everything was taken over.</p>'
      : `<h3>Not taken over, or taken otherwise</h3><ul>${items}</ul>`;
    Tools.show(result, `<pre class="ink" tabindex="0" aria-label="The layout">${Colours.markup(text)}</pre>${list}`);
  }

  function take() {
    dialog.close();
    if (found.modifiers) {
      const gesture = `paste ${performance.now()}`;
      for (const [word, value] of found.modifiers) Play.setProperty(Play.state.chosen, word, value, gesture);
    } else {
      Play.open({...found, chosen: null});
    }
    Editor.focus();
  }

  return {start, offer};
})();
