import {drawing, make} from './dom.js';
/** @import {Place, View} from './messages.js' */

const UNIT = 40; // of a cell in Python's pictures
/** @type {Record<string, [number, number]>} */
export const ARROWS = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]};

const SIGN = 0.5; // of a cell, for a sign between two

/**
 * Return where a place is seen; that of a sign has a negative number (puzzle/places.py), and is half a cell further.
 * @param {Place} place @returns {[number, number]}
 */
function numbers(place) {
  const [row, column] = place.split(',').map(number => Number(number) < 0 ? 0.5 - Number(number) : Number(number));
  return [row, column];
}

/** @param {Place} place */
function isSign(place) {
  return place.includes('-');
}

/** The picture of a board, with a transparent grid of cells over it that takes the focus, clicks and touches. */
export class Board {
  /** @type {Place} */ place = '1,1';
  /** @type {Map<Place, HTMLElement>} */ #cells = new Map();
  /** @type {View | null} */ #view = null;
  #layout = '';
  #grid = make('div', {role: 'grid', 'aria-label': 'Board'});

  /**
   * @param {HTMLElement} room
   * @param {{clicked: (place: Place) => void, crossed: (place: Place) => void, moved: () => void}} does
   */
  constructor(room, does) {
    this.room = room;
    this.does = does;
    room.replaceChildren(make('div', {class: 'picture', 'aria-hidden': 'true'}), this.#grid);
    this.#grid.addEventListener('click', event => {
      const place = placeOf(event.target);
      if (!place) return;
      const near = this.#nearest(place, event);
      if (near !== place) this.go(near);
      this.does.clicked(near);
    });
    this.#grid.addEventListener('contextmenu', event => {
      const place = placeOf(event.target);
      event.preventDefault();
      if (place) this.does.crossed(place);
    });
    this.#grid.addEventListener('focusin', event => {
      const place = placeOf(event.target);
      if (place) this.#select(place);
    });
  }

  /** Show this view; the cursor stays where it is if the board is the same. @param {View} view */
  show(view) {
    const svg = drawing(view.svg), places = Object.keys(view.cells);
    this.#view = view;
    this.room.firstElementChild?.replaceChildren(svg);
    const layout = `${svg.getAttribute('viewBox')} ${places.length}`;
    if (layout !== this.#layout) this.#lay(svg.viewBox.baseVal, places);
    this.#layout = layout;
    for (const [place, cell] of this.#cells) {
      const words = view.cells[place]?.words ?? '';
      if (cell.getAttribute('aria-label') !== words) cell.setAttribute('aria-label', words);
    }
    if (!this.#cells.has(this.place)) this.#select(this.#first());
  }

  /** Forget where the cursor is, before another puzzle. */
  forget() {
    this.#layout = '';
    this.place = '';
    this.#cells.clear();
  }

  /** Mark the cells that break a rule. @param {Place[]} places */
  clash(places) {
    const clashing = new Set(places);
    for (const [place, cell] of this.#cells) {
      cell.classList.toggle('clash', clashing.has(place));
      cell.setAttribute('aria-invalid', `${clashing.has(place)}`);
    }
  }

  /** The symbols that fit into the cell under the cursor. */
  get symbols() {
    return this.#view?.cells[this.place]?.symbols ?? [];
  }

  /** Is this letter in a symbol that fits there, or into any cell? @param {string} letter */
  fits(letter, anywhere = false) {
    const cells = Object.values(this.#view?.cells ?? {});
    const letters = (anywhere ? cells.flatMap(({symbols}) => symbols ?? []) : this.symbols).join('');
    return letters.includes(letter) || letters.includes(letter.toUpperCase());
  }

  /** What the cell under the cursor holds, in words. */
  get words() {
    const words = this.#view?.cells[this.place]?.words ?? '';
    return words.replace(/: · /, ': ').replace(/[:·\s]+$/, '');
  }

  /** Move the cursor to the next cell that way; from the last one to the first. @param {string} key */
  move(key) {
    const [down, right] = ARROWS[key], [row, column] = numbers(this.place);
    const line = [...this.#cells.keys()].filter(place => {
      const [r, c] = numbers(place);
      return down ? c === column : r === row;
    });
    line.sort((one, other) => numbers(one)[down ? 0 : 1] - numbers(other)[down ? 0 : 1]);
    const next = (line.indexOf(this.place) + down + right + line.length) % line.length;
    this.go(line[next]);
  }

  /** Move the cursor to the next place that can change, in reading order: from a cell to a cell, from a sign to a sign. */
  moveOn() {
    const sign = isSign(this.place);
    const order = [...this.#cells.keys()].filter(place => this.#view?.cells[place].symbols && isSign(place) === sign);
    const next = order[order.indexOf(this.place) + 1];
    if (next) this.go(next);
  }

  /** Put the cursor there, and the focus. @param {Place} place */
  go(place) {
    const cell = this.#cells.get(place);
    cell?.focus({preventScroll: true});
    cell?.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }

  focus() {
    this.#cells.get(this.place)?.focus({preventScroll: true});
  }

  /** Put the cursor there, but let the focus stay on a button. @param {Place} place */
  point(place) {
    if (this.#grid.contains(document.activeElement)) this.go(place);
    else if (this.#cells.has(place)) this.#select(place);
  }

  /** @param {Place} place */
  #select(place) {
    this.#cells.get(this.place)?.setAttribute('tabindex', '-1');
    this.#cells.get(place)?.setAttribute('tabindex', '0');
    this.place = place;
    this.does.moved();
  }

  /**
   * Return the cell that is meant by a click here. Where no two cells that can change are side by side, as with edges, a
   * click beside one is for the nearest of them.
   * @param {Place} place @param {MouseEvent} event
   */
  #nearest(place, {clientX, clientY}) {
    const may = (/** @type {Place} */ here) => Boolean(this.#view?.cells[here]?.symbols);
    const sides = (/** @type {Place} */ here) => {
      const [row, column] = numbers(here);
      return Object.values(ARROWS).map(([down, right]) => `${row + down},${column + right}`);
    };
    if (may(place) || [...this.#cells.keys()].some(here => may(here) && sides(here).some(may))) return place;
    const far = (/** @type {Place} */ here) => {
      const {x, y, width, height} = /** @type {HTMLElement} */ (this.#cells.get(here)).getBoundingClientRect();
      return Math.hypot(clientX - x - width / 2, clientY - y - height / 2);
    };
    const [nearest = place] = sides(place).filter(may).sort((one, other) => far(one) - far(other));
    return nearest;
  }

  /** Return the first cell that can change. */
  #first() {
    const cells = Object.entries(this.#view?.cells ?? {});
    const open = cells.find(([place, {symbols}]) => symbols && !/^0,|,0$/.test(place)) ?? cells.find(([, {symbols}]) => symbols);
    return (open ?? cells[0] ?? ['1,1'])[0];
  }

  /** Lay the grid of cells over a picture with this view box. @param {DOMRect} box @param {Place[]} places */
  #lay(box, places) {
    /** @type {Map<number, HTMLElement>} */
    const rows = new Map();
    this.#cells.clear();
    this.room.style.setProperty('--width', `${box.width / UNIT}`);
    this.room.style.setProperty('--height', `${box.height / UNIT}`);
    const spots = new Map(places.map(place => [place, numbers(place)]));
    const sorted = [...spots].sort(([, [r, c]], [, [row, column]]) => r - row || c - column);
    for (const [place, [row, column]] of sorted) {
      const line = rows.get(row) ?? make('div', {role: 'row'});
      const cell = make('div', {role: 'gridcell', tabindex: '-1', 'data-place': place});
      const size = isSign(place) ? SIGN : 1, margin = (1 - size) / 2;
      cell.style.left = `${100 * ((column + margin) * UNIT - box.x) / box.width}%`;
      cell.style.top = `${100 * ((row + margin) * UNIT - box.y) / box.height}%`;
      cell.style.width = `${100 * size * UNIT / box.width}%`;
      cell.style.height = `${100 * size * UNIT / box.height}%`;
      if (isSign(place)) cell.style.zIndex = '1';
      line.append(cell);
      rows.set(row, line);
      this.#cells.set(place, cell);
    }
    this.#grid.replaceChildren(...rows.values());
  }
}

/** @param {EventTarget | null} target @returns {Place | undefined} */
function placeOf(target) {
  return target instanceof HTMLElement ? target.dataset.place : undefined;
}
