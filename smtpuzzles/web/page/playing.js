import {Board} from './board.js';
import {Clashes} from './clashes.js';
import {byId, capital} from './dom.js';
import {alike, forget, keptOf, onOtherTab} from './keeping.js';
import {Played} from './played.js';
import {Undo} from './undo.js';
/** @import {About, Game, Message, Place, Reply, View} from './messages.js' */
/** @import {Talk} from './talk.js' */

/** The game that is open: its board, what one enters, undo, its time; each change keeps it in the browser. */
export class Playing {
  /** @type {Undo<Game> | null} */ #games = null;
  /** @type {View | null} */ view = null;
  /** @type {About} */ about = {rules: [], legend: [], symbols: [], typing: []};
  /** @type {Promise<unknown>} */ #line = Promise.resolve(); // whatever changes the game, one after the other
  #waiting = 0; // changes in that line
  #drawn = 0; // pictures so far, and requests for one
  #typed = '';
  played = new Played();
  marking = false;
  clashes = new Clashes(this);
  board = new Board(byId('board', HTMLElement), {
    clicked: place => this.#clicked(place),
    crossed: place => this.turn('cross', place),
    moved: () => {
      this.#typed = '';
      this.#tellPlace();
      this.ondrawn();
    },
  });
  onact = () => {}; // called before the player changes the game
  onchange = () => {}; // called after each change of the game
  ondrawn = () => {}; // called when the board, or a switch, shows anew
  onsolved = () => {}; // called when the puzzle is solved

  /** @param {Talk} talk */
  constructor(talk) {
    this.talk = talk;
    setInterval(() => this.#tick(), 1000);
    onOtherTab(() => void this.#next(() => this.#follow()));
  }

  get game() {
    if (!this.#games) throw new Error('no game is open');
    return this.#games.now;
  }

  get isOpen() {
    return this.#games !== null;
  }

  /** Is this the game that is open, as it is now? @param {Game} game */
  isNow(game) {
    return this.#games?.now === game;
  }

  get isPlan() {
    return this.game.plan !== undefined;
  }

  /**
   * Open this game, with what is kept of it after everything before; return whether it is open.
   * @param {Game} given @param {() => boolean} wanted whether the player has not gone elsewhere
   */
  open(given, wanted) {
    return this.#line = this.#line.then(async () => {
      if (!wanted()) return false;
      const kept = keptOf(given), game = kept?.game ?? given;
      const reply = await this.talk.quick({ask: 'show', game});
      const about = await this.talk.quick({ask: 'about', game});
      if (!wanted()) return false;
      if (kept && !reply?.view) this.talk.tell(`${kept.heading}: ${this.talk.told}`);
      if (!reply?.view || !about) return false;
      this.about = /** @type {About} */ (/** @type {unknown} */ (about));
      this.#games = new Undo(game);
      this.played.begin(kept);
      this.marking = false;
      this.board.forget();
      this.onchange();
      this.draw(reply.view);
      void this.clashes.look();
      return true;
    });
  }

  /** Do this after everything before, unless another game is open then. @template T @param {() => T} does */
  #next(does) {
    const games = this.#games;
    this.#waiting++;
    return this.#line = this.#line.then(() => (games === this.#games ? does() : undefined)).finally(() => this.#waiting--);
  }

  /** Do this after all that was asked before. @param {Record<string, unknown>} deed @param {(words: string) => void} [refused] */
  do(deed, refused) {
    this.onact();
    return this.follow(deed, refused);
  }

  /** Do this as part of a plan that is shown. @param {Record<string, unknown>} deed @param {(words: string) => void} [refused] */
  follow(deed, refused) {
    this.talk.stop('');
    return this.#next(() => this.#done(deed, refused));
  }

  /** @param {Record<string, unknown>} deed @param {(words: string) => void} [refused] */
  async #done(deed, refused) {
    const before = this.game, {place} = this.board;
    const reply = await this.talk.quick({ask: 'do', game: before, begun: this.#typed, place, ...deed}, refused);
    if (!reply?.game || !reply.view) return;
    const {game, view} = reply, stays = this.board.place === (deed.place ?? place);
    this.#typed = (stays && reply.typed) || '';
    if (!alike(game, before)) {
      this.#games?.push(game);
      this.played.changed(before);
      this.#changed(view);
    }
    if (reply.told) this.talk.tell(reply.told);
    if (game.composing && stays && (reply.ends || deed.moves)) this.board.moveOn();
  }

  /** Undo, or redo; take that back if there is no answer. @param {'undo' | 'redo'} way */
  step(way) {
    this.onact();
    this.talk.stop('');
    void this.#next(async () => {
      const games = this.#games;
      if (!games?.[way]()) return;
      const reply = await this.talk.quick({ask: 'show', game: games.now});
      this.played.changed(null);
      if (reply?.view) this.#changed(reply.view);
      else games[way === 'undo' ? 'redo' : 'undo']();
    });
  }

  /** Go on with what another tab entered into this puzzle; and with what was entered here when that tab did not know of it. */
  async #follow() {
    if (!this.#games || this.isPlan) return;
    const {kept, lost, game} = this.played.elsewhere(this.game);
    if (!game && this.view?.begun && !this.view.solved) {
      this.talk.tell('another tab has begun this game anew or solved it; the next entry keeps it here');
    }
    if (!kept || !game || alike(kept.game, this.game)) return;
    const reply = await this.talk.quick({ask: 'show', game});
    if (!reply?.view) return;
    this.talk.stop('');
    if (!alike(game, this.game)) this.#games.push(game);
    this.played.follow(kept);
    this.onchange();
    this.draw(reply.view);
    if (lost) this.#keep();
    this.talk.tell('another tab changed this game; Undo takes it back');
    void this.clashes.look();
  }

  /** Show the game after a change. @param {View} view */
  #changed(view) {
    this.talk.tell('');
    this.onchange();
    this.draw(view);
    byId('spoken', HTMLElement).textContent = this.isPlan ? view.counters : this.board.words;
    if (view.solved) {
      forget(this.game);
      this.onsolved();
      return;
    }
    this.#keep();
    void this.clashes.look();
  }

  /** Show this picture of the game. @param {View} view */
  draw(view) {
    this.#drawn++;
    this.view = view;
    this.board.room.classList.toggle('plan', this.isPlan);
    this.board.show(view);
    byId('heading', HTMLElement).textContent = this.heading;
    byId('time', HTMLElement).textContent = this.played.time;
    byId('counters', HTMLElement).textContent = view.counters;
    this.#tellPlace();
    this.ondrawn();
  }

  /** Show the board with cells marked; return false if this is too late. @param {Record<string, unknown>} marks */
  async show(marks) {
    const drawn = ++this.#drawn, game = this.game, reply = await this.talk.quick({ask: 'show', game, ...marks});
    if (!reply?.view || drawn !== this.#drawn || !this.isNow(game)) return false;
    this.draw(reply.view);
    return true;
  }

  /** Wait until everything before is done; return whether the player has not gone on since. */
  async settled() {
    const {stops} = this.talk;
    await this.#line;
    return stops === this.talk.stops;
  }

  /** Ask a long question about the game. @param {string} words @param {Message} message @returns {Promise<Reply | null>} */
  async question(words, message) {
    if (!await this.settled()) return null;
    const game = this.game, reply = await this.talk.question(words, {...message, game});
    return this.isNow(game) ? reply : null;
  }

  /**
   * Type a letter, or do this if no symbol that fits under the cursor has it; return whether it can be typed. Clues that
   * wait may still move the cursor of a composer, so that the letter waits, too.
   * @param {string} letter @param {() => unknown} otherwise
   */
  type(letter, otherwise) {
    const late = this.#waiting > 0 && this.game.composing;
    if (!this.board.fits(letter, late)) return false;
    const deed = {do: 'type', character: letter};
    if (!late) this.enter(deed);
    else {
      this.onact();
      this.talk.stop('');
      void this.#next(() => (this.board.fits(letter) ? this.#done(deed) : otherwise()));
    }
    return true;
  }

  /** Enter something into the cell under the cursor. @param {Record<string, unknown>} deed */
  enter(deed) {
    void this.do({marking: this.marking, ...this.#here(), ...deed});
  }

  /** Return the place under the cursor, unless clues that wait may still move it. */
  #here() {
    return this.game.composing ? {} : {place: this.board.place};
  }

  /** Move the cursor, after the clues that wait. @param {string} key */
  move(key) {
    if (this.game.composing) void this.#next(() => this.board.move(key));
    else this.board.move(key);
  }

  /** End a number, so that the next digit begins another. */
  endNumber() {
    void this.#next(() => {
      if (this.#typed && this.game.composing) this.board.moveOn();
      this.#typed = '';
    });
  }

  toggleMarks() {
    if (this.game.composing) this.talk.tell('marks are for playing; here you compose the clues');
    else this.marking = !this.marking;
    void this.#next(() => {
      this.#typed = '';
    });
    this.ondrawn();
  }

  get canUndo() {
    return this.#games?.canUndo ?? false;
  }

  get canRedo() {
    return this.#games?.canRedo ?? false;
  }

  get heading() {
    const {called} = this.game, heading = this.view?.heading ?? '';
    // A plan's heading has its title, which may be what it is called.
    return [heading, !heading.endsWith(called) && called].filter(Boolean).join(', ');
  }

  /** A cell with many symbols is only selected: the digit to enter is on the pad. @param {Place} place */
  #clicked(place) {
    const {length} = this.board.symbols;
    if (this.isPlan) void this.do({do: 'go', place});
    else if (length && (length <= 3 || this.marking)) this.turn('turn', place);
  }

  /** Enter the next symbol there, or under the cursor, or the last one. @param {'turn' | 'cross'} what @param {Place} [place] */
  turn(what, place) {
    if (this.isPlan) return;
    if (this.marking) this.talk.tell('type or tap a symbol to mark it');
    else void this.do({do: what, ...(place ? {place} : this.#here())});
  }

  #tellPlace() {
    byId('here', HTMLElement).textContent = this.isPlan ? '' : capital(this.board.words);
  }

  #keep() {
    const done = this.played.keep(this.game, this.heading, this.view);
    if (!done) this.talk.tell('your browser does not keep this game: its memory for pages is full or closed');
  }

  #tick() {
    if (!this.view || this.view.solved || document.hidden || byId('play', HTMLElement).hidden) return;
    const kept = this.played.tick() && keptOf(this.game);
    byId('time', HTMLElement).textContent = this.played.time;
    // Another tab may have gone on with this game, or solved it.
    if (kept && alike(kept.game, this.game)) this.#keep();
  }
}
