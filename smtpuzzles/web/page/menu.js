import {byId, button, capital, closable, drawing, make} from './dom.js';
import {damaged, examine, forget, forgetDamaged, games, nextNumber} from './keeping.js';
/** @import {Game, Kind, Message} from './messages.js' */
/** @import {Talk} from './talk.js' */

const MOST_BYTES = 1_000_000; // of a file; no text that can be read is longer

/** The first page: unfinished games, the kinds, and a place to paste a puzzle. */
export class Menu {
  /** @type {Kind | null} */ #kind = null;
  /** @type {Kind[]} */ #bare = []; // kinds whose choices have no picture yet
  /** @type {Record<string, Kind>} */ #kinds = {};
  /** @type {Message | null} */ #made = null; // how the last new puzzle was made
  #dialog = byId('kind', HTMLDialogElement);

  /** @param {Talk} talk @param {(game: Game) => Promise<unknown>} open */
  constructor(talk, open) {
    this.talk = talk;
    this.open = open;
    closable(this.#dialog);
    this.#dialog.addEventListener('close', () => { // which the browser may report late
      if (this.talk.leave(byId('kind-status', HTMLElement))) this.show();
    });
    byId('new', HTMLFormElement).addEventListener('submit', event => {
      event.preventDefault();
      void this.#make('new');
    });
    byId('new-variant', HTMLSelectElement).addEventListener('change', () => this.#tellCompose());
    byId('compose', HTMLButtonElement).addEventListener('click', () => void this.#make('empty'));
    byId('paste', HTMLFormElement).addEventListener('submit', event => {
      event.preventDefault();
      void this.#read(byId('paste-text', HTMLTextAreaElement).value);
    });
    byId('paste-kind', HTMLSelectElement).addEventListener('change', () => this.#offerVariants());
    const file = byId('paste-file', HTMLInputElement);
    file.addEventListener('change', async () => {
      const [chosen] = file.files ?? [];
      if (chosen) await this.#read(await chosen.slice(0, MOST_BYTES).text());
      file.value = '';
    });
  }

  /** @param {Kind[]} kinds @param {string[]} levels */
  offer(kinds, levels) {
    byId('new-level', HTMLSelectElement).append(...levels.map(level => make('option', {}, level)));
    const choices = kinds.map(kind => {
      const choice = button('', () => this.#show(kind), {class: 'kind', 'data-kind': kind.name});
      choice.append(make('strong', {}, kind.display_name), make('span', {}, kind.title));
      return make('li', {}, choice);
    });
    byId('kinds', HTMLElement).replaceChildren(...choices);
    const names = kinds.map(kind => make('option', {value: kind.name}, kind.display_name));
    byId('paste-kind', HTMLSelectElement).append(...names);
    this.#kinds = Object.fromEntries(kinds.map(kind => [kind.name, kind]));
    this.#bare = [...kinds];
  }

  /** Put a small picture of a sample on each choice, one after the other while the menu is on the screen. */
  async #picture() {
    const kind = this.#bare.shift();
    if (!kind) return;
    const samples = inOrder(kind.samples), sample = samples.find(({name}) => parseInt(name) > 5) ?? samples.at(-1);
    const {game} = sample ? await this.talk.ask({ask: 'sample', kind: kind.name, name: sample.name}) : {};
    const {view} = game ? await this.talk.ask({ask: 'show', game}) : {};
    const choice = document.querySelector(`[data-kind="${CSS.escape(kind.name)}"]`);
    if (view) choice?.prepend(make('div', {class: 'small', 'aria-hidden': 'true'}, drawing(view.svg)));
    if (!byId('menu', HTMLElement).hidden) await this.#picture();
  }

  /** Show the first page. */
  show() {
    this.talk.at(byId('menu-status', HTMLElement));
    this.#list();
    const ask = async (/** @type {Game[]} */ games) => (await this.talk.ask({ask: 'damaged', games})).damaged;
    examine(ask).then(others => others && this.#list()).catch(() => {}); // who opens such a game is told why not
    this.#picture().catch(() => {}); // a choice can do without
  }

  /** Show what the browser keeps: the games, and what the page cannot read. */
  #list() {
    const kept = games().map(({game, heading, counters, when}) => {
      const left = new Date(when).toLocaleString([], {dateStyle: 'medium', timeStyle: 'short'});
      const choice = button('', () => void this.open(game), {class: 'choice'});
      choice.append(make('strong', {}, heading), make('span', {}, `${counters}, left ${left}`));
      const away = button('Forget', () => {
        forget(game);
        this.show();
      }, {'aria-label': `Forget ${heading}`});
      return make('li', {}, choice, away);
    });
    byId('kept', HTMLElement).replaceChildren(...kept);
    byId('kept-section', HTMLElement).hidden = kept.length === 0;
    this.#showDamaged();
  }

  /** Show what the browser keeps but the page cannot read, as text that the player can copy. */
  #showDamaged() {
    const found = damaged().map(({name, text}) => {
      const away = button('Forget', () => {
        forgetDamaged(text);
        this.show();
      }, {'aria-label': `Forget ${name}`});
      const shown = make('textarea', {readonly: '', rows: '4', 'aria-label': `The text of ${name}`}, text);
      return make('li', {}, make('details', {}, make('summary', {}, name), shown), away);
    });
    byId('damaged', HTMLElement).replaceChildren(...found);
    byId('damaged-section', HTMLElement).hidden = found.length === 0;
  }

  /** Show what there is of this kind. @param {Kind} kind */
  #show(kind) {
    this.#kind = kind;
    byId('kind-title', HTMLElement).textContent = kind.display_name;
    byId('kind-words', HTMLElement).textContent = `${capital(kind.title)}.`;
    const variants = Object.entries(kind.variants).map(([name, words]) => make('option', {value: name}, `${name}: ${words}`));
    byId('new-variant', HTMLSelectElement).replaceChildren(...variants);
    byId('new-variant-label', HTMLElement).hidden = variants.length < 2;
    byId('new-level-label', HTMLElement).hidden = !kind.levels;
    byId('compose', HTMLButtonElement).hidden = !kind.compose;
    byId('new', HTMLFormElement).hidden = !kind.usual;
    this.#tellCompose();
    const [height, width] = kind.usual ?? [9, 9];
    byId('new-width', HTMLInputElement).value = `${width}`;
    byId('new-height', HTMLInputElement).value = `${height}`;
    const samples = inOrder(kind.samples).map(({name, about}) => {
      const choice = button('', () => void this.#get('reading', {ask: 'sample', kind: kind.name, name}), {class: 'choice'});
      choice.append(make('strong', {}, name), make('span', {}, about));
      return make('li', {}, choice);
    });
    byId('samples', HTMLElement).replaceChildren(...samples);
    this.#dialog.showModal();
    this.talk.at(byId('kind-status', HTMLElement));
  }

  /** Return the name of a kind as people write it. @param {string} kind */
  called(kind) {
    return this.#kinds[kind]?.display_name ?? kind;
  }

  /** Offer the variants of the kind that a pasted text has. */
  #offerVariants() {
    const variants = this.#kinds[byId('paste-kind', HTMLSelectElement).value]?.variants ?? {};
    const choices = Object.keys(variants).map(name => make('option', {value: name}, name));
    byId('paste-variant', HTMLSelectElement).replaceChildren(make('option', {value: ''}, 'detect'), ...choices);
    byId('paste-variant-label', HTMLElement).hidden = choices.length < 2;
  }

  /** Say that not all of an empty board of this variant is empty. */
  #tellCompose() {
    const words = this.#kind?.variants[byId('new-variant', HTMLSelectElement).value] ?? '';
    byId('compose-words', HTMLElement).hidden = !this.#kind?.compose || !/regions|cages/.test(words);
  }

  /** Make a new puzzle, or an empty board, as the form says. @param {'new' | 'empty'} ask */
  async #make(ask) {
    const kind = this.#kind?.name, form = byId('new', HTMLFormElement);
    if (!form.reportValidity()) return;
    const size = ['new-height', 'new-width'].map(id => Number(byId(id, HTMLInputElement).value));
    const variant = byId('new-variant', HTMLSelectElement).value;
    const level = this.#kind?.levels ? byId('new-level', HTMLSelectElement).value : '';
    await this.#get(`making a ${this.#kind?.display_name}`, {ask, kind, size, variant, ...(level && ask === 'new' ? {level} : {})});
  }

  /** Make another puzzle like this one. @param {Game} game */
  again({kind, variant}) {
    const like = this.#made?.kind === kind && this.#made.variant === variant ? this.#made : {ask: 'new', kind, variant};
    return this.#get(`making a ${this.called(kind)}`, like);
  }

  /** Ask for a game, and open it. @param {string} words @param {Message} message */
  async #get(words, message) {
    const reply = await this.talk.question(words, message);
    if (!reply?.game) return;
    const {game} = reply;
    if (message.ask === 'new') this.#made = message;
    this.#dialog.close();
    await this.open(game.composing ? {...game, called: `composed ${nextNumber()}`} : game);
  }

  /** Read pasted text; if it holds several puzzles, offer them. @param {string} text */
  async #read(text) {
    const kind = byId('paste-kind', HTMLSelectElement).value, variant = byId('paste-variant', HTMLSelectElement).value;
    this.talk.at(byId('paste-status', HTMLElement));
    byId('paste-games', HTMLElement).replaceChildren();
    if (!text.trim()) {
      this.talk.tell('paste something first');
      return;
    }
    const reply = await this.talk.question('reading', {ask: 'read', text, ...(kind ? {kind, variant} : {})});
    if (reply?.suits) this.ask(text, reply.suits);
    if (!reply?.games) return;
    if (reply.games.length > 1) this.choose(reply.games);
    else await this.open(reply.games[0]);
  }

  /** Offer the puzzles of a text, or of a link. @param {Game[]} games */
  choose(games) {
    const choices = games.map((game, number) => make('li', {}, button(
      `${number + 1}: ${this.called(game.kind)}${game.called && `, ${game.called}`}`, () => void this.open(game), {class: 'choice'})));
    byId('paste-games', HTMLElement).replaceChildren(...choices);
    this.talk.at(byId('paste-status', HTMLElement));
    this.talk.tell(`${games.length} puzzles; choose one below`);
  }

  /** Offer the kinds that a pasted text suits. @param {string} text @param {string[]} suits */
  ask(text, suits) {
    const kinds = byId('paste-kind', HTMLSelectElement);
    byId('paste-text', HTMLTextAreaElement).value = text;
    const choices = suits.map(kind => make('li', {}, button(`Open as ${this.called(kind)}`, () => {
      kinds.value = kind;
      this.#offerVariants();
      void this.#read(text);
    }, {class: 'choice'})));
    byId('paste-games', HTMLElement).replaceChildren(...choices);
    this.talk.at(byId('paste-status', HTMLElement));
    this.talk.tell('this text does not tell its kind; choose one below');
  }
}

/** Return samples by their sizes, which their names begin with. @param {Kind['samples']} samples */
function inOrder(samples) {
  return [...samples].sort((one, other) => one.name.localeCompare(other.name, 'en', {numeric: true}));
}
