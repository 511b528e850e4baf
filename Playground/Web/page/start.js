'use strict';

// Unpacks the engine, and opens the page at what its address says.
(async () => {
  Frame.startTheme();
  const screens = {play: Play, learn: Learn, prove: Prove};
  Frame.start(screens);
  try {
    // Text is measured in a face whose characters are squares: without it the browser's copy would be another layout.
    const face = new FontFace('Ahem', Parts.bytes('face'));
    document.fonts.add(face);
    await Promise.all([Engine.start(engineBytes()), face.load()]);
  } catch (fault) {
    Frame.sayNoEngine(fault.message);
    Frame.show('learn');
    return;
  }
  Frame.show(Link.screen());
  Link.follow();
  Keys.start();
  document.documentElement.dataset.ready = '1';
})();
