'use strict';

// Starts the engine, and opens the screen in the address.
(async () => {
  Frame.startTheme();
  const screens = {play: Play, learn: Learn, prove: Prove};
  Frame.start(screens);
  try {
    // Waits for Ahem, the typeface of the browser's copy. Its characters are squares, as the engine assumes for `Text`.
    await Promise.all([Engine.start(Parts.engine), document.fonts.load('1em Ahem')]);
  } catch (fault) {
    Frame.showEngineError(fault.message);
    Frame.show('learn');
    return;
  }
  Frame.show(Link.screen());
  Link.follow();
  Keys.start();
  performance.mark('ready');
  document.documentElement.dataset.ready = '1';
})();
