/** A value that changes, with the values before and after it. @template T */
export class Undo {
  /** @type {T[]} */ #before = [];
  /** @type {T[]} */ #after = [];

  /** @param {T} now */
  constructor(now) {
    this.now = now;
  }

  /** Go on with this value. @param {T} value */
  push(value) {
    this.#before.push(this.now);
    this.#after = [];
    this.now = value;
  }

  /** Go back one value; return whether there was one. */
  undo() {
    return this.#move(this.#before, this.#after);
  }

  /** Take an undo back; return whether there was one. */
  redo() {
    return this.#move(this.#after, this.#before);
  }

  get canUndo() {
    return this.#before.length > 0;
  }

  get canRedo() {
    return this.#after.length > 0;
  }

  /** @param {T[]} from @param {T[]} to */
  #move(from, to) {
    const value = from.pop();
    if (value === undefined) return false;
    to.push(this.now);
    this.now = value;
    return true;
  }
}
