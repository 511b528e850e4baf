'use strict';

// The screen Play: a layout as text, as a picture, as the browser's copy and as an explanation.
const Play = (() => {
  const {byId, numeral} = Tools;
  const MAX_SIZE = 100000;
  const state = {width: 340, height: 72, chosen: 0, axis: 0, words: 0, view: 'stacked'};
  // The pending animation frame; the text that was read; and whether the text and its frames are up to date.
  let pending = 0, text = '', isRead = false, isPlaced = false, difference = null, hasBegun = false, isLinkKept = false;
  // The introduction for first visits.
  const LEAD = 'One layout, laid out by EagerLayout, an engine in Swift, and by this browser. Change the text, drag a ' +
    'handle, or press a box to read why it has its size.';

  const DAMAGED = 'This link is cut off or damaged, so its layout cannot be read.';
  const AS_TEXT = 'The layout was copied as text, because this page is opened from disk and its address is valid ' +
    'only here. Pasted into the code of another copy of this page, the text opens the same layout.';

  function start() {
    hasBegun = true;
    Editor.start(byId('editor'), {onChange: typed, onCaret: caretMoved});
    Stage.start();
    Why.start();
    Adjust.start(byId('adjust'));
    Views.start();
    Paste.start();
    startBar();
    startFields();
    startDock();
    Message.start(byId('message'));
    byId('play').addEventListener('keydown', handleUndoKey);
    open(Presets.of(Presets.names[0]));
    Link.read().then(layout => {
      if (Link.isDamaged) {
        // Keeps the damaged link in the address until the layout is changed.
        Link.writeNothing();
        isLinkKept = true;
        Message.showNotice(`${DAMAGED} Here is an example instead.`);
      } else if (!layout) {
        Message.showNotice(LEAD);
      }
      if (!layout) return;
      // Clears the undo steps from before the layout in the address.
      Editor.clearHistory();
      open(layout);
    });
  }

  // Undoes changes of sliders and handles while they have the focus.
  function handleUndoKey(event) {
    const key = event.key.toLowerCase(), isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isCommand || (key !== 'z' && key !== 'y') || event.target.matches('textarea, input:not([type=range])')) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) Editor.redo();
    else Editor.undo();
  }

  function startBar() {
    const preset = byId('preset');
    preset.append(Tools.element('option', {value: '', hidden: true}, 'Examples'),
      ...Presets.names.map(name => Tools.element('option', {}, name)));
    const lastLayout = Link.lastLayout();
    if (lastLayout) preset.options[0].after(Tools.element('option', {value: 'kept'}, 'Your last layout'));
    preset.addEventListener('change', async () => {
      if (preset.value) open(preset.value === 'kept' ? await Link.read(lastLayout) : Presets.of(preset.value));
    });
    byId('share').addEventListener('click', event => share(event.currentTarget, layoutToShare()));
    byId('share-why').addEventListener('click', event =>
      share(event.currentTarget, {...layoutToShare(), axis: state.axis}, Why.question));
    // Keeps the caret in the text.
    byId('complete').addEventListener('pointerdown', event => event.preventDefault());
    byId('complete').addEventListener('click', () => {
      Editor.focus();
      if (!Completion.open()) Message.showNotice('There is nothing to complete here: put the caret after a word or a dot.');
    });
    byId('undo').addEventListener('click', Editor.undo);
    byId('redo').addEventListener('click', Editor.redo);
    // Moves the buttons, since the bar of a phone has no space for them.
    const phone = matchMedia('(max-width: 760px)');
    const placeExampleBar = () => (phone.matches ? byId('pane-code') : byId('help').parentElement)
      .insertBefore(byId('example-bar'), phone.matches ? byId('pane-code').firstElementChild : byId('theme'));
    phone.addEventListener('change', placeExampleBar);
    placeExampleBar();
    byId('tidy').addEventListener('click', tidy);
  }

  // Copies a link to a layout. On a page opened from disk, it copies the layout as text.
  async function share(button, layout, question) {
    const isCopied = await Tools.copyBy(button, await Link.sharedLayout(layout, question));
    if (isCopied && !Link.isPublic) Message.showNotice(AS_TEXT);
  }

  // Opens a shared layout: pasted text that contains the address of a layout, or the fragment of an address.
  async function openShared(pasted) {
    const layout = await Link.inText(pasted);
    if (layout) open(layout);
    Message.showNotice(layout ? 'This is the layout that was shared. Undo returns to yours.' : DAMAGED);
  }

  // Formats the text as the engine writes it, which removes comments.
  function tidy() {
    if (Model.fault) return;
    const hasComments = /\/[/*]/.test(Editor.text.replace(/"(\\.|[^"\\\n])*"/g, ''));
    if (hasComments) return Message.showNotice('Tidying would remove the comments, so the text stays as it is.');
    Editor.set(Engine.tidy().trimEnd());
  }

  function startFields() {
    for (const name of ['width', 'height']) {
      const field = byId(name), set = value => resize({[name]: Math.min(MAX_SIZE, Math.max(0, value))}, gesture);
      let gesture = '';
      field.addEventListener('focus', event => { gesture = `field ${event.timeStamp}`; });
      field.addEventListener('input', () => {
        const isNumber = /^\s*\d*[.,]?\d*\s*$/.test(field.value) && /\d/.test(field.value);
        field.setAttribute('aria-invalid', String(!isNumber));
        if (isNumber) set(Number(field.value.replace(',', '.')));
        else if (field.value.trim()) Tools.announce(`This is not a ${name}: write a number of px, at least 0`);
      });
      field.addEventListener('change', () => {
        field.value = numeral(state[name]);
        field.removeAttribute('aria-invalid');
      });
      field.addEventListener('keydown', event => {
        const by = {ArrowUp: 1, ArrowDown: -1}[event.key];
        if (!by || event.altKey) return;
        event.preventDefault();
        set(state[name] + by * (event.shiftKey ? 10 : 1));
        field.value = numeral(state[name]);
      });
    }
  }

  // On a phone, one pane is visible below the picture.
  let showPane;
  function startDock() {
    const dock = byId('dock');
    const pick = button => {
      byId('play').dataset.pane = button.dataset.pane;
      for (const each of dock.children) {
        each.setAttribute('aria-selected', String(each === button));
        each.tabIndex = each === button ? 0 : -1;
      }
      resized();
    };
    showPane = name => pick(dock.querySelector(`[data-pane=${name}]`));
    dock.addEventListener('click', event => {
      const button = event.target.closest('button');
      if (button) pick(button);
    });
    Tools.rove(dock, 'button', pick);
  }

  // Opens a layout: `{text, width, height, chosen, axis}`. Only the text is required. Layouts from addresses have an axis,
  // which is null for the default one.
  function open(layout) {
    if (!hasBegun) start();
    if (layout.width != null) state.width = layout.width;
    if (layout.height != null) state.height = layout.height;
    Editor.set(layout.text);
    flush();
    choose(boxCalled(layout.chosen));
    if (layout.axis !== undefined) state.axis = layout.axis ?? 0;
    if (layout.axis != null) showPane('why');
    Editor.goTo(state.chosen);
    Views.show('layout');
    flush();
  }

  // Returns the index of the box with a name or a number, or else of the first leaf.
  function boxCalled(name) {
    const named = Model.nodes.findIndex(node => node.name === name);
    if (named >= 0) return named;
    const number = /^\d+$/.test(name ?? '') ? Number(name) : -1;
    return Model.nodes[number] ? number : Math.max(0, Model.nodes.findIndex((_, index) => Model.isLeaf(index)));
  }

  function typed(newText) {
    if (text !== newText) {
      Message.showNotice('');
      isLinkKept = false;
    }
    text = newText;
    isRead = false;
    paint();
  }

  function caretMoved(place) {
    flush();
    if (Model.fault) return;
    const box = Model.boxAt(place);
    if (box >= 0) choose(box);
  }

  // Changes the state: the size, the chosen box, the axis, or the terms of explanations.
  function change(changes) {
    if ('width' in changes || 'height' in changes) isPlaced = false;
    Object.assign(state, changes);
    paint();
  }

  // Changes the size of the bounds. With a gesture, the change is an undo step.
  function resize({width = state.width, height = state.height}, gesture = null) {
    change({width, height});
    if (gesture) Editor.keep(gesture);
  }

  function choose(box) {
    if (box < 0 || box >= Model.nodes.length || box === state.chosen) return;
    state.chosen = box;
    if (!Editor.isFocused) Editor.goTo(box);
    Tools.announce(Model.spokenText(box));
    paint();
  }

  // Sets a property of a box by editing the text. All changes of one gesture are one undo step.
  function setProperty(box, property, value, gesture) {
    flush();
    if (Model.fault) return;
    const edit = Engine.edit(box, property, value);
    if (edit) Editor.replace(edit.from, edit.to, edit.text, {gesture});
  }

  // Requests a redraw in the next animation frame, once for all changes until then.
  function paint() {
    if (pending === 0) pending = requestAnimationFrame(flush);
  }

  // Performs a pending redraw immediately.
  function flush() {
    cancelAnimationFrame(pending);
    pending = 0;
    if (!isRead) read();
    if (!isPlaced) {
      Model.place(state.width, state.height);
      isPlaced = true;
      difference = Stage.measure(state);
    }
    if (byId('play').hidden) return;
    Editor.paint(state.chosen);
    Stage.paint(state, difference);
    Why.paint(state);
    Adjust.paint(state.chosen);
    Views.paint();
    paintFields();
    Message.paint();
    paintPreset();
    if (!isLinkKept) Link.writeLater(layoutToShare);
    announceChosenBox();
  }

  function read() {
    const name = Model.nodes[state.chosen]?.name, answer = Model.read(text);
    isRead = true;
    if (answer.fault) return;
    isPlaced = false;
    // Swift source may specify its bounds.
    if (answer.width != null) state.width = answer.width;
    if (answer.height != null) state.height = answer.height;
    keepChosen(name);
  }

  // Keeps the same box chosen if boxes before it are added or removed.
  function keepChosen(name) {
    if (Model.nodes[state.chosen]?.name === name) return;
    const same = Model.nodes.findIndex(node => node.named && node.name === name);
    state.chosen = same >= 0 ? same : Math.min(state.chosen, Model.nodes.length - 1);
  }

  function paintPreset() {
    const name = Presets.names.find(each => Presets.of(each).text === text) ?? '', preset = byId('preset');
    if (preset.value !== name) preset.value = name;
  }

  function paintFields() {
    for (const name of ['width', 'height']) {
      const field = byId(name), written = numeral(state[name]);
      if (document.activeElement !== field && field.value !== written) field.value = written;
    }
  }

  // Announces a newly chosen box to screen readers.
  let lastAnnounced = '';
  function announceChosenBox() {
    const description = Model.fault ? '' : Model.spokenText(state.chosen);
    if (description !== lastAnnounced && lastAnnounced !== '' && description !== '') Tools.announce(description);
    lastAnnounced = description;
  }

  function layoutToShare() {
    const node = Model.nodes[state.chosen];
    return {
      text, width: state.width, height: state.height, chosen: node?.named ? node.name : String(state.chosen),
      // The width is explained unless the address specifies the height.
      axis: state.axis || null,
    };
  }

  // Makes the engine read the last text without a fault again, and then the current one, since other screens use the same
  // engine.
  function shown() {
    if (Model.validText) Engine.read(Model.validText);
    isRead = isPlaced = false;
    resized();
  }

  function resized() {
    Stage.clearWidths();
    paint();
  }

  return {start, shown, open, openShared, state, change, resize, choose, setProperty, paint, flush};
})();
