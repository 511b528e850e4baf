'use strict';

// Undo steps for typing, dragging and pasting. The browser's own undo loses all steps when a
// script changes the text, and undoes a drag in sixty steps.
class History {
  // Typing without a pause of this many milliseconds is one step.
  static PAUSE = 900;

  constructor() {
    this.steps = [];
    this.at = -1;
  }

  clear() {
    this.steps = [];
    this.at = -1;
  }

  get current() { return this.steps[this.at]; }

  // Adds a text and a size. Changes with the same gesture are one step. A pause ends the gesture `typing`.
  add(text, caret, {width, height}, gesture = null) {
    const now = performance.now(), last = this.current;
    if (last?.text === text && last.width === width && last.height === height) {
      last.caret = caret;
      return;
    }
    this.steps.length = this.at + 1;
    const goesOn = last && gesture !== null && last.gesture === gesture &&
      (gesture !== 'typing' || now - last.time < History.PAUSE);
    if (goesOn) Object.assign(last, {text, caret, width, height, time: now});
    else this.steps.push({text, caret, width, height, gesture, time: now});
    if (this.steps.length > 500) this.steps.shift();
    this.at = this.steps.length - 1;
  }

  get canUndo() { return this.at > 0; }
  get canRedo() { return this.at < this.steps.length - 1; }

  // Returns the previous step, or null at the first.
  undo() {
    if (this.at <= 0) return null;
    this.at--;
    this.current.gesture = null;
    return this.current;
  }

  redo() {
    if (this.at >= this.steps.length - 1) return null;
    this.at++;
    this.current.gesture = null;
    return this.current;
  }
}
