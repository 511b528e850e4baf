'use strict';

// The frame of the page: its three screens, light or dark colors, and the dialog of all keys.
const Frame = (() => {
  const {byId} = Tools;
  const SCREENS = ['play', 'learn', 'prove'];
  // A screen starts when it is first shown.
  const hooks = {}, begun = new Set();

  function screen() { return SCREENS.find(name => !byId(name).hidden) ?? 'play'; }

  function show(name) {
    for (const each of SCREENS) {
      const isShown = each === name, tab = byId(`tab-${each}`);
      byId(each).hidden = !isShown;
      tab.setAttribute('aria-selected', String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
    }
    document.body.dataset.screen = name;
    if (!begun.has(name)) {
      begun.add(name);
      hooks[name]?.start(byId(name), Engine);
    }
    hooks[name]?.shown?.();
    Link.enter(name);
    document.dispatchEvent(new CustomEvent('screen', {detail: name}));
  }

  // Shows a layout of another screen in Play: `{text, width, height}`.
  function openInPlay(layout) {
    show('play');
    hooks.play.open(layout);
    byId('main').focus({preventScroll: true});
  }

  function setTheme(theme) {
    document.documentElement.dataset.theme = theme;
    byId('theme').setAttribute('aria-pressed', String(theme === 'dark'));
    document.dispatchEvent(new CustomEvent('theme', {detail: theme}));
  }

  // Returns a stored value. A browser may forbid a page from disk to store anything.
  function stored(key) {
    try { return localStorage.getItem(key); } catch { return null; }
  }

  function store(key, value) {
    try { localStorage.setItem(key, value); } catch { /* Without storage, the value lasts as long as the page. */ }
  }

  function startTheme() {
    const system = matchMedia('(prefers-color-scheme: dark)');
    setTheme(stored('theme') ?? (system.matches ? 'dark' : 'light'));
    system.addEventListener('change', () => { if (!stored('theme')) setTheme(system.matches ? 'dark' : 'light'); });
    byId('theme').addEventListener('click', () => {
      const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
      store('theme', theme);
      setTheme(theme);
    });
  }

  // `screens` has an object for each screen with `start(root, engine)` and, optionally, `shown()`.
  function start(screens) {
    Object.assign(hooks, screens);
    for (const name of SCREENS) byId(`tab-${name}`).addEventListener('click', () => show(name));
    Tools.rove(document.querySelector('.tabs'), '[role=tab]', tab => show(tab.id.slice('tab-'.length)));
    startBrand();
    addEventListener('beforeprint', choosePaper);
  }

  // The brand is a link to Play, and in the book to the list of lessons.
  function startBrand() {
    const brand = byId('brand');
    if (Link.pageLesson !== null) {
      brand.href = 'index.html';
      brand.ariaLabel = 'EagerLayout: all lessons';
      return;
    }
    brand.addEventListener('click', event => {
      event.preventDefault();
      show('play');
    });
  }

  // Prints a page of the book as its static lesson while Learn shows that lesson, and otherwise as it is on the screen.
  function choosePaper() {
    const {book, page} = Parts.styles, isLesson = screen() === 'learn' && Link.lesson === Link.pageLesson;
    if (!book) return;
    book.media = isLesson ? 'print' : 'not all';
    page.media = isLesson ? 'screen' : 'all';
  }

  // The lessons can be read without the engine.
  function showEngineError(why) {
    const message = byId('no-engine');
    message.textContent = `The layout engine does not run in this browser (${why}). The lessons can be read without it.`;
    message.hidden = false;
    for (const name of ['play', 'prove']) byId(`tab-${name}`).disabled = true;
  }

  return {start, startTheme, setTheme, show, openInPlay, showEngineError, stored, store, get screen() { return screen(); }};
})();
