import {byId, button, drawing, make} from './dom.js';
/** @import {Command} from './commands.js' */
/** @import {About} from './messages.js' */
/** @import {Playing} from './playing.js' */

/** @type {Record<string, string>} */
const WAYS = {up: '↑', down: '↓', left: '←', right: '→'};

/** The buttons beside the board, and below it: the symbols, or the steps of a plan; then marks, clear, undo. */
export class Pad {
  /** @type {About | null} */ #about = null; // the game that the buttons are for
  /** @type {[Command, HTMLButtonElement][]} */ #buttons = [];

  /** @param {Playing} playing @param {Command[]} commands */
  constructor(playing, commands) {
    this.playing = playing;
    // After a click, keys are for the board again; a press of Enter leaves the focus on the button.
    byId('play', HTMLElement).addEventListener('click', event => {
      const on = event.target instanceof Element && event.target.closest('#pad button,#edit button,#questions button');
      if (on && event.detail) playing.board.focus();
    });
    for (const command of commands) {
      const [key] = command.keys;
      if (!command.where) continue;
      const made = button('', () => void command.does(), {title: command.tells});
      made.append(...(key ? [make('kbd', {'aria-hidden': 'true'}, key)] : []), command.words);
      this.#buttons.push([command, made]);
      byId(command.where, HTMLElement).append(made);
    }
  }

  /** Show what can be entered, and what the buttons can do now. */
  show() {
    const {playing} = this;
    if (!playing.isOpen) return;
    if (this.#about !== playing.about) {
      this.#about = playing.about;
      byId('pad', HTMLElement).replaceChildren(...(playing.isPlan ? this.#steps() : this.#entries()));
    }
    for (const button of byId('pad', HTMLElement).querySelectorAll('[data-symbol]')) {
      const fits = playing.board.symbols.includes(button.getAttribute('data-symbol') ?? '');
      button.setAttribute('aria-disabled', `${!fits}`);
    }
    for (const [command, button] of this.#buttons) {
      button.hidden = !command.offered();
      button.setAttribute('aria-disabled', `${!(command.possible?.() ?? true)}`);
      if (command.on) button.setAttribute('aria-pressed', `${command.on()}`);
    }
  }

  #entries() {
    return this.playing.about.symbols.map(({symbol, name, svg}) => {
      const enter = () => this.playing.enter({do: this.playing.marking ? 'mark' : 'put', symbol, moves: true});
      const made = button('', enter, {'aria-label': `enter ${name}`, title: name, class: 'symbol', 'data-symbol': symbol});
      made.append(svg && !/^\d+$/.test(symbol) ? drawing(svg) : symbol);
      return made;
    });
  }

  #steps() {
    const step = (/** @type {string} */ letter) => void this.playing.do({do: 'step', letter});
    return Object.entries(this.playing.view?.keys ?? {}).map(([way, letter]) =>
      button(WAYS[way], () => step(letter), {'aria-label': `go ${way}`, class: 'symbol'}));
  }
}
