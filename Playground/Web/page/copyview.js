'use strict';

// Shows the browser's copy of the layout, and its greatest difference from the engine's picture.
const CopyView = (() => {
  const {byId, element, escaped, numeral, show} = Tools;
  const CHECK = '<svg class="line" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">' +
    '<path d="M2.5 7.5l3 3 6-7"/></svg>';
  let measured, beside, over;

  // `space` contains the copy that is measured. Visible copies are created from it.
  function start(space) {
    measured = space;
    beside = shownSpace(byId('copy-beside'));
    over = shownSpace(byId('copy-over'));
  }

  // Creates a visible space for a copy, with a layer for names above it: names inside the elements would change the layout.
  function shownSpace(host) {
    const space = Copy.spaceIn(host), names = element('div', {class: 'names'});
    const style = '.space *{outline:var(--thin) solid var(--edge,transparent);' +
      'outline-offset:calc(var(--thin) * -.5);' +
      'background:var(--fill,none);border-color:transparent!important;border-radius:3px;color:transparent}' +
      '.names span{position:absolute;pointer-events:none;text-align:center;white-space:nowrap;' +
      'font:650 13px ui-monospace,Menlo,Consolas,monospace;color:oklch(var(--text-l) var(--text-c) var(--h))}';
    host.shadowRoot.append(element('style', {}, style), names);
    // The elements are hidden from screen readers, but a press chooses the box.
    host.addEventListener('click', event => {
      const {box} = event.composedPath()[0].dataset;
      if (box) Play.choose(Number(box));
    });
    return {host, space, names};
  }

  // Draws the copy beside the engine's picture or over it, at the scale of the picture.
  function paint({width, height, view}, {lost}, scale) {
    const isOriginal = Original.isShown, hasWord = lost.length === 0;
    const isOver = view === 'overlaid' && hasWord && !isOriginal;
    byId('original').classList.toggle('away', !isOriginal);
    byId('copy-note').innerHTML = isOriginal ? 'what was pasted' : 'the same as <code>div</code>s with CSS';
    byId('theirs').hidden = isOver;
    byId('copy-over').hidden = !isOver;
    byId('copy-beside').hidden = !hasWord || isOriginal;
    byId('no-word').hidden = hasWord || isOriginal;
    byId('copy-note').hidden = !hasWord && !isOriginal;
    byId('view').hidden = !hasWord || isOriginal;
    if (isOriginal) return Original.paint(scale, Stage.availableWidth * scale);
    if (!hasWord) {
      show(byId('no-word'), lost.map(sentence => `<p>${escaped(sentence)}</p>`).join('') +
        '<p class="quiet">So there is no copy of this layout that a browser could lay out.</p>');
      return;
    }
    const {host, space, names} = isOver ? over : beside, copy = measured.firstElementChild.cloneNode(true);
    const {bottom} = Picture.extent(Model.frames, width, height);
    color(copy);
    Copy.fill(space, [copy], width, height);
    space.style.transform = `scale(${scale})`;
    space.style.transformOrigin = '0 0';
    space.style.setProperty('--thin', `${1.25 / scale}px`);
    host.style.height = isOver ? '0' : `${bottom * scale}px`;
    names.innerHTML = isOver ? '' : Model.nodes.map((_, index) => nameOver(index, scale)).join('');
  }

  // Colors the elements of the nodes, in preorder. Skips elements that represent content.
  function color(copy) {
    let index = 0;
    const walk = element => {
      const hue = Model.hues[index], part = Model.elements[index];
      element.dataset.box = index;
      index++;
      if (hue == null) {
        element.style.setProperty('--edge', 'var(--line-2)');
        element.style.setProperty('--fill', 'none');
      } else {
        element.style.setProperty('--edge', `oklch(var(--edge-l) var(--edge-c) ${hue})`);
        element.style.setProperty('--fill', `oklch(var(--fill-l) var(--fill-c) ${hue})`);
      }
      if (part.content != null) {
        for (const inner of element.querySelectorAll('*')) inner.style.cssText += ';--fill:none;--edge:transparent';
        return;
      }
      if (part.size) {
        element.firstElementChild.style.cssText += ';--fill:none;--edge:transparent';
        return;
      }
      for (const child of element.children) walk(child);
    };
    walk(copy);
  }

  function nameOver(index, scale) {
    const hue = Model.hues[index], {name} = Model.nodes[index], frame = Model.frames[index];
    const width = frame.width * scale, height = frame.height * scale;
    if (hue == null || width < name.length * 8 + 6 || height < 16 || Model.isCovered(index)) return '';
    return `<span style="left:${frame.x * scale}px;top:${frame.y * scale}px;width:${width}px;line-height:${height}px;` +
      `--h:${hue}">${escaped(name)}</span>`;
  }

  // Shows the greatest difference of the copy from the engine's picture, also if the copy is not visible.
  function paintSame({lost, largest, worst, isSame, added}) {
    const same = byId('same'), number = largest < .0005 ? '0.000' : numeral(largest);
    if (Model.fault) {
      same.className = 'same none';
      show(same, '<span>Not compared<span class="long">: the text has a fault</span></span>');
    } else if (Original.isShown) {
      const off = Original.badge();
      same.className = `same num${off ? ' off' : ''}`;
      show(same, off ?? `${CHECK}<span>As the pasted page<span class="long"> in this browser</span></span>`);
    } else if (added) {
      same.className = 'same none num';
      show(same, `<span><span class="long">Same but for </span>rounding: ${number} px</span>`);
    } else if (lost.length > 0) {
      same.className = 'same none';
      show(same, `<span>${escaped(lost[0].replace(/\.$/, ''))}</span>`);
    } else if (isSame) {
      same.className = 'same num';
      show(same, `${CHECK}<span><span class="long">As <span class="mid">these boxes </span>in this browser: </span>` +
        `${number} px</span>`);
    } else {
      same.className = 'same num off';
      show(same, `<span><span class="long">These boxes differ in this browser by </span>${number} px at ` +
        `<button class="link" data-box="${worst}">${escaped(Model.nodes[worst].name)}</button></span>`);
    }
  }

  return {start, paint, paintSame};
})();
