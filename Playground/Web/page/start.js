'use strict';

// Starts the engine, and opens the screen that the address names.
(async () => {
  Frame.startTheme();
  const screens = {play: Play, learn: Learn, prove: Prove};
  Frame.start(screens);
  try {
    // The browser's copy is laid out in this face, whose characters are squares as in the engine's own text.
    await Promise.all([Engine.start(Parts.engine), document.fonts.load('1em Ahem')]);
  } catch (fault) {
    Frame.sayNoEngine(fault.message);
    Frame.show('learn');
    return;
  }
  Frame.show(Link.screen());
  Link.follow();
  Keys.start();
  performance.mark('ready');
  document.documentElement.dataset.ready = '1';
})();
