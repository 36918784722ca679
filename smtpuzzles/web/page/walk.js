import {byId, capital, closable, drawing, make} from './dom.js';
/** @import {Line, Slide} from './messages.js' */

/** The way to the solution, a slide for each step; arrow keys, buttons and swipes walk through it. */
export class Walk {
  /** @type {Slide[]} */ #slides = [];
  #now = 0;
  #dialog = byId('walk', HTMLDialogElement);
  #picture = byId('walk-picture', HTMLElement);
  #title = byId('walk-title', HTMLElement);
  #words = byId('walk-words', HTMLElement);
  #bar = byId('walk-bar', HTMLProgressElement);
  #count = byId('walk-count', HTMLElement);
  #back = byId('walk-back', HTMLButtonElement);
  #next = byId('walk-next', HTMLButtonElement);

  constructor() {
    /** @type {Record<string, () => number>} */
    const keys = {
      ArrowRight: () => this.#now + 1, ArrowDown: () => this.#now + 1,
      ArrowLeft: () => this.#now - 1, ArrowUp: () => this.#now - 1,
      Home: () => 0, End: () => this.#slides.length - 1,
    };
    this.#dialog.addEventListener('keydown', event => {
      if (!(event.key in keys) || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      this.#go(keys[event.key]());
    });
    this.#back.addEventListener('click', () => this.#go(this.#now - 1));
    this.#next.addEventListener('click', () => this.#go(this.#now + 1));
    this.#swipes();
    closable(this.#dialog);
  }

  /** @param {Slide[]} slides */
  show(slides) {
    this.#slides = slides;
    this.#dialog.showModal();
    this.#go(0);
    this.#next.focus();
  }

  /** Show the slide of this number, or the nearest one. @param {number} number */
  #go(number) {
    const last = this.#slides.length - 1, now = Math.min(Math.max(number, 0), last);
    const slide = this.#slides[now];
    this.#now = now;
    this.#picture.replaceChildren(drawing(slide.svg));
    this.#title.textContent = slide.size ? `${slide.title} (${slide.size})` : slide.title;
    const items = slide.items.map(item => make('li', {}, item));
    this.#words.replaceChildren(
      make('p', {}, capital(slide.words)), ...trial(slide),
      ...(items.length ? [make('ul', {}, ...items)] : []),
    );
    // Not disabled, which would take the focus away.
    this.#back.setAttribute('aria-disabled', `${now === 0}`);
    this.#next.setAttribute('aria-disabled', `${now === last}`);
    this.#bar.max = last;
    this.#bar.value = now;
    this.#count.textContent = `${now} of ${last}`;
  }

  #swipes() {
    /** @type {Touch | null} */
    let begun = null;
    this.#dialog.addEventListener('touchstart', ({touches}) => {
      begun = touches.length === 1 ? touches[0] : null;
    }, {passive: true});
    this.#dialog.addEventListener('touchend', event => {
      const end = event.changedTouches[0];
      if (!begun || (visualViewport?.scale ?? 1) > 1) return;
      const x = end.clientX - begun.clientX, y = end.clientY - begun.clientY;
      if (Math.abs(x) > 40 + 2 * Math.abs(y)) this.#go(this.#now - Math.sign(x));
    });
  }
}

/** Return the lines of a trial as a list, its cases side by side, and what else its rules show. @param {{lines: Line[], also: string}} step */
export function trial({lines, also}) {
  /** @type {HTMLElement[]} */ const shown = [];
  /** @type {Record<string, HTMLElement>} */ let cases = {};
  for (const {text, case: inner, depth} of lines) {
    const line = make('li', {class: `depth${Math.min(depth, 4)}`}, text), number = inner.split('.')[0];
    if (!number) {
      cases = {};
      shown.push(line);
      continue;
    }
    if (!Object.keys(cases).length) shown.push(make('li', {class: 'cases'}));
    if (!(number in cases)) shown[shown.length - 1].append(cases[number] = make('ul', {class: 'lines case'}));
    cases[number].append(line);
  }
  return [...(shown.length ? [make('ul', {class: 'lines'}, ...shown)] : []), ...(also ? [make('p', {}, also)] : [])];
}
